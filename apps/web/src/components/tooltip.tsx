import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Once around everything that has tooltips: they share their delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

/** Says what a control does to those who point at it; its label says it to everybody else. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2.5 py-1.5 text-sm text-ground"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
