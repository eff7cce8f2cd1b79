import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { buttonClasses } from "../../components/button-classes.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { ScreenHeading } from "../../components/screen-heading.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { ScreenLink } from "../../navigation.tsx";
import { filterSaved, NO_FILTERS } from "./saved-filters.ts";
import { SavedSearch } from "./saved-search.tsx";
import { SavedVerseCard } from "./saved-verse-card.tsx";
import { useSavedVerses } from "./use-saved.ts";

/** The member's own shelf of verses, with a way to find one again. */
export function SavedScreen() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [now] = useState(() => new Date());
  const { data, isPending, isError, refetch } = useSavedVerses();
  const verses = data?.verses ?? [];
  const found = filterSaved({ verses, filters, now });
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <header className="lg:sticky lg:top-20 lg:-mx-2 lg:max-h-[calc(100dvh-9.5rem)] lg:self-start lg:overflow-y-auto lg:p-2">
        <ScreenHeading className="text-2xl">Your Saved Verses</ScreenHeading>
        {data && (
          <p className="mt-1 text-soft" role="status">
            {found.length === verses.length
              ? countOf(verses.length)
              : `${found.length} of ${countOf(verses.length)}`}
          </p>
        )}
        {verses.length > 0 && (
          <SavedSearch verses={verses} filters={filters} onChange={setFilters} />
        )}
      </header>
      <div className="grid grid-cols-1 content-start gap-6">
        {isPending && (
          <div role="status">
            <span className="sr-only">Loading your verses</span>
            <Skeleton />
          </div>
        )}
        {isError && (
          <EmptyState title="Your verses did not arrive">
            <p>They are safe where they are kept.</p>
            <Button className="mt-6" onClick={() => void refetch()}>
              Try again
            </Button>
          </EmptyState>
        )}
        {data && verses.length === 0 && (
          <EmptyState title="No saved verses yet">
            <p>Save a verse from your guidance, and it will wait for you here with your notes.</p>
            <ScreenLink screen="welcome" className={`mt-6 ${buttonClasses("primary")}`}>
              Find Guiding Verses
            </ScreenLink>
          </EmptyState>
        )}
        {verses.length > 0 && found.length === 0 && (
          <EmptyState title="No verses found">
            <p>Try other words or fewer filters.</p>
            <Button look="secondary" className="mt-6" onClick={() => setFilters(NO_FILTERS)}>
              Show all verses
            </Button>
          </EmptyState>
        )}
        {found.map((verse) => (
          <SavedVerseCard key={verse.id} verse={verse} />
        ))}
      </div>
    </div>
  );
}

const countOf = (count: number): string => `${count} ${count === 1 ? "verse" : "verses"}`;
