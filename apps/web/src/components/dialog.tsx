import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { classes } from "../lib/classes.ts";
import { IconButton } from "./icon-button.tsx";

/** How wide the sheet is on a desk: for one column, for pairs of fields, for columns of content. */
const widths = { narrow: "sm:max-w-md", medium: "sm:max-w-xl", wide: "sm:max-w-3xl" } as const;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

/**
 * A sheet above the page: from the bottom on a phone, in the middle on a desk. Focus stays inside and
 * goes back to what opened it. A form is opened at its first field.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = "narrow",
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const firstField = sheet.current?.querySelector("input");
            if (firstField) {
              event.preventDefault();
              firstField.focus();
            }
          }}
          ref={sheet}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={classes(
            "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[94dvh] w-full animate-rise flex-col rounded-t-lg border border-line bg-surface shadow-raised",
            "sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[90dvh] sm:rounded-lg",
            widths[width],
          )}
        >
          <header className="flex items-start gap-3 border-b border-line py-3 ps-5 pe-3 sm:ps-7">
            <div className="grow pt-1.5 pb-1">
              <Primitive.Title className="text-xl">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-soft">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </header>
          <div className="overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-7">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
