import { lazy, Suspense, useSyncExternalStore } from "react";
import { shownToasts, subscribeToasts } from "./toast-store.ts";

const ToastList = lazy(() => import("./toast-list.tsx"));

/** The toasts' code comes with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
