import { Flame } from "../components/lamp.tsx";

/** While a screen's code is on its way. It shows itself only when that takes a moment. */
export function Waiting() {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center">
      <span className="animate-fade [animation-delay:400ms]">
        <Flame burning className="h-12" />
        <span className="sr-only">Loading</span>
      </span>
    </div>
  );
}
