import { Popover as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Tooltip } from "./tooltip.tsx";

interface PopoverProps {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
}

/** A small sheet that hangs from the button that opened it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Primitive.Root>
      <Tooltip text={label}>
        <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      </Tooltip>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 w-72 max-w-[calc(100vw-1.5rem)] animate-rise rounded-lg border border-line bg-surface p-5 shadow-raised outline-none"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
