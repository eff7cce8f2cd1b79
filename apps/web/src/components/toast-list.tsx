import { X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { classes } from "../lib/classes.ts";
import { IconButton } from "./icon-button.tsx";
import { dismissToast, type ShownToast, TOAST_DURATION_MS } from "./toast-store.ts";

export default function ToastList({ toasts }: { toasts: ShownToast[] }) {
  return (
    <Primitive.Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map(({ id, title, description, destructive = false, open }) => (
        <Primitive.Root
          key={id}
          open={open}
          type={destructive ? "foreground" : "background"}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) dismissToast(id);
          }}
          className={classes(
            "grid animate-rise grid-cols-[1fr_auto] items-start gap-x-2 rounded-lg border py-3 ps-5 pe-2 shadow-raised data-[state=closed]:hidden",
            destructive
              ? "border-danger bg-danger-ground text-danger"
              : "border-line bg-surface text-ink",
          )}
        >
          <div className="py-2">
            <Primitive.Title className="font-semibold leading-snug">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-0.5 text-sm">
                {description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <IconButton label="Close" className="text-inherit">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport className="fixed inset-x-0 top-0 z-60 mx-auto grid w-full max-w-[420px] gap-2 p-3 outline-none md:top-auto md:bottom-20 md:mr-4 md:ml-auto md:p-4" />
    </Primitive.Provider>
  );
}
