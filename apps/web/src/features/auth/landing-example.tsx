import { Chip } from "../../components/chip.tsx";
import { Lamp } from "../../components/lamp.tsx";
import { ScriptureText } from "../../components/scripture-text.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { trpc } from "../../lib/trpc.ts";

const REFERENCE = "Psalm 4:8";

/** One answer as the product gives it; the verse itself comes from the server's own text. */
export function LandingExample() {
  const { data, isPending } = trpc.verses.passage.useQuery({ reference: REFERENCE, around: 0 });
  return (
    <figure aria-label="An example" className="relative">
      <div
        aria-hidden="true"
        className="pool-of-light absolute -top-56 left-1/2 -z-10 size-[40rem] -translate-x-1/2"
      />
      <Lamp burning className="mx-auto -mb-0.5 size-28 text-ink" />
      <div className="rounded-lg border border-line bg-sunken p-5">
        <p className="text-sm font-semibold text-soft">Your concern</p>
        <p className="mt-1">
          I lie awake going over everything I said at work today, and I cannot make it stop.
        </p>
      </div>
      <div className="-mt-2 rounded-lg border border-line bg-surface p-5 shadow-raised sm:mx-4 sm:p-7">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-serif text-lg font-medium text-flame">{REFERENCE}</span>
          <Chip>Peace</Chip>
        </p>
        {isPending && <Skeleton className="my-5" />}
        {data && (
          <ScriptureText className="mt-3">
            {data.verses.map(({ text }) => text).join(" ")}
          </ScriptureText>
        )}
        <p className="mt-4 text-soft">
          David prays this at the end of a day on which people told lies about him. Nothing is
          settled yet; he lies down because someone else keeps watch. To a night that goes over the
          day again and again, it gives leave to stop.
        </p>
      </div>
      <figcaption className="mt-3 text-center text-sm text-soft">
        An example: one verse of the five
      </figcaption>
    </figure>
  );
}
