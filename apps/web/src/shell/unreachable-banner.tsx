import { trpc } from "../lib/trpc.ts";
import { useOnline } from "../lib/use-online.ts";

/** The server is silent although the browser is connected; offline says its own word. */
export function UnreachableBanner() {
  const online = useOnline();
  const { auth } = trpc.useUtils();
  if (!online) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 bg-night px-4 py-1.5 text-sm font-medium text-on-night"
    >
      Lampstand does not answer at the moment.
      <button
        type="button"
        className="min-h-11 font-semibold text-lamp underline underline-offset-4"
        onClick={() => void auth.user.invalidate()}
      >
        Try again
      </button>
    </div>
  );
}
