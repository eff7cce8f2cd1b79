import { ScriptureText } from "../../components/scripture-text.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { formatDate } from "../../lib/dates.ts";
import { trpc } from "../../lib/trpc.ts";
import { DAILY_FRESH_MS } from "../verses/daily-fresh.ts";

/** Today's verse, the real one; without it the page does well, so nothing is said when it fails. */
export function LandingDaily({ onStart }: { onStart: () => void }) {
  const { data: verse } = trpc.verses.daily.useQuery(undefined, { staleTime: DAILY_FRESH_MS });
  if (!verse) return null;
  return (
    <section aria-label="Verse of the day" className="page py-14 sm:py-20">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-xl text-soft">Today, {formatDate(verse.date, "long")}</h2>
        <ScriptureText className="mt-5 text-xl sm:text-2xl">{verse.text}</ScriptureText>
        <p className="mt-4 font-serif text-lg font-medium text-flame">
          {verse.reference}{" "}
          <span className="font-sans text-sm text-soft">{verse.bibleVersion}</span>
        </p>
        <TextButton className="mt-6" onClick={onStart}>
          Find the verses for your own day
        </TextButton>
      </div>
    </section>
  );
}
