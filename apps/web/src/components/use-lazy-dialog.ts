import { type ComponentType, useState } from "react";
import { toast } from "./toast-store.ts";

/**
 * A dialog whose code comes when it is first wanted. `Dialog` is null while it is closed. When the code
 * does not come (offline, or a new version was published meanwhile) that is said, and asking again tries
 * again.
 */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  return {
    Dialog,
    open: () => {
      load().then(
        ({ default: Loaded }) => setDialog(() => Loaded),
        () =>
          toast({
            title: "This did not open",
            description: "Please check your connection, or reload the page.",
            destructive: true,
          }),
      );
    },
    close: () => setDialog(null),
    /** For the button that opens it: fetches the code when a hand or the focus comes near. */
    nearing: { onPointerEnter: () => preload(load), onFocus: () => preload(load) },
  };
}

/** A failure is told when the dialog is really wanted. */
function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
