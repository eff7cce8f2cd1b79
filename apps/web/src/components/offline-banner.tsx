import { useOnline } from "../lib/use-online.ts";

/** Says why nothing arrives, and that nothing is lost. Always in the page, so that it is announced. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="bg-night px-4 py-2 text-center text-sm font-medium text-on-night">
          You are offline. What you write here is kept until you are back.
        </p>
      )}
    </div>
  );
}
