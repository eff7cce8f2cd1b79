import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { type ShownToast, shownToasts, subscribeToasts } from "./toast-store.ts";

type ToastList = ComponentType<{ toasts: ShownToast[] }>;

const loadList = () => import("./toast-list.tsx");
const QUIET_MS = 3000;

/** The toasts' code comes with the first toast, or in a quiet moment: then it is there when offline. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts);
  const [List, setList] = useState<ToastList | null>(null);
  const wanted = toasts.length > 0;
  useEffect(() => {
    if (List) return undefined;
    const show = () => {
      // Without its code a toast cannot be shown; the next one tries again.
      loadList().then(
        ({ default: Loaded }) => setList(() => Loaded),
        () => undefined,
      );
    };
    const timer = setTimeout(show, wanted ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [List, wanted]);
  return List && wanted ? <List toasts={toasts} /> : null;
}
