import { Skeleton } from "../../components/skeleton.tsx";
import { trpc } from "../../lib/trpc.ts";
import { versesIn } from "./verses-in.ts";

const AROUND = 3;

/** The verses around a verse, from the server's own text; the verse itself stands out. */
export function Passage({ reference, bibleVersion }: { reference: string; bibleVersion: string }) {
  const { data, isPending } = trpc.verses.passage.useQuery({
    reference,
    around: AROUND,
    ...(bibleVersion && { bibleVersion }),
  });
  if (isPending) return <Skeleton className="mt-4" />;
  if (!data) {
    return (
      <p role="alert" className="mt-2 text-soft">
        Unable to load the passage
      </p>
    );
  }
  const own = versesIn(reference);
  return (
    <div className="mt-3 animate-fade border-s-2 border-lamp ps-4 sm:ps-5">
      <p className="text-sm font-semibold text-soft">
        Around {data.reference} <span className="font-normal">{data.bibleVersion}</span>
      </p>
      <p className="mt-1.5 font-serif leading-relaxed">
        {data.verses.map(({ verse, text }) => (
          <span key={`${verse} ${text}`} className={own(verse) ? "text-ink" : "text-soft"}>
            <sup className="me-1 font-sans text-xs font-semibold text-flame">{verse}</sup>
            {text}{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
