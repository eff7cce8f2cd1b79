import type { ReactNode } from "react";
import { Lamp } from "./lamp.tsx";

/** Nothing here, why, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid max-w-md justify-items-center py-8 text-center text-soft max-lg:mx-auto">
      <Lamp className="size-16" />
      <h2 className="mt-5 mb-2 text-xl text-ink">{title}</h2>
      {children}
    </div>
  );
}
