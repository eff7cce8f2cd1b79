import { useState } from "react";
import { Chip } from "../../components/chip.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { relativeAge } from "../../lib/dates.ts";
import { type PastQuery, trpc } from "../../lib/trpc.ts";
import { useSignedInUser } from "../auth/use-user.ts";

const SHOWN = 5;
/** More than are shown, because those written in a crisis are left out. */
const FETCHED = 20;

/** The newest five. What somebody wrote in a crisis stays out of sight here (Decisions E.7). */
export const listRecent = (queries: PastQuery[]): PastQuery[] =>
  queries.filter(({ isCrisis }) => !isCrisis).slice(0, SHOWN);

export function RecentGuidance() {
  const { id: userId } = useSignedInUser();
  const [now] = useState(() => new Date());
  const { data, isPending, isError } = trpc.history.recent.useQuery({ userId, limit: FETCHED });
  const recent = listRecent(data?.queries ?? []);
  return (
    <section aria-labelledby="recent-guidance" className="min-w-0">
      <h2 id="recent-guidance" className="text-xl">
        Recent Guidance
      </h2>
      {isPending && <Skeleton className="mt-5" />}
      {isError && (
        <p role="alert" className="mt-2 text-soft">
          Failed to fetch history
        </p>
      )}
      {data && recent.length === 0 && (
        <p className="mt-2 text-soft">The verses you were given last will be listed here.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {recent.map(({ id, timestamp, verses: [first] }) => (
          <li key={id} className="py-4">
            <p className="flex items-center gap-2.5 text-sm text-soft">
              <Chip>{first?.category ?? "Guidance"}</Chip>
              {relativeAge({ instant: timestamp, now })}
            </p>
            {first && (
              <p className="mt-2 line-clamp-3 font-serif">
                {first.text} <span className="whitespace-nowrap text-flame">{first.reference}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
