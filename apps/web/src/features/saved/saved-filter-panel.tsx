import { type ReactNode, useRef } from "react";
import { ChoiceChip } from "../../components/chip.tsx";
import { TextButton } from "../../components/text-button.tsx";
import {
  CATEGORY_FILTERS,
  countActive,
  DATE_FILTERS,
  NO_FILTERS,
  type SavedFilters,
} from "./saved-filters.ts";

interface SavedFilterPanelProps {
  id: string;
  filters: SavedFilters;
  years: number[];
  onChange: (filters: SavedFilters) => void;
}

/** Which saved verses are shown, by category and by when they were saved. */
export function SavedFilterPanel({ id, filters, years, onChange }: SavedFilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label="Filters"
      className="mt-4 grid gap-5 outline-none"
    >
      <Group label="Category">
        {CATEGORY_FILTERS.map((category) => (
          <ChoiceChip
            key={category}
            chosen={filters.category === category}
            onClick={() => onChange({ ...filters, category })}
          >
            {category}
          </ChoiceChip>
        ))}
      </Group>
      <Group label="Date saved">
        {[...DATE_FILTERS, ...years].map((date) => (
          <ChoiceChip
            key={date}
            chosen={filters.date === date}
            onClick={() => onChange({ ...filters, date })}
          >
            {date}
          </ChoiceChip>
        ))}
      </Group>
      {countActive(filters) > 0 && (
        <TextButton
          className="justify-self-start"
          onClick={() => {
            onChange({ ...NO_FILTERS, search: filters.search });
            panel.current?.focus();
          }}
        >
          Clear all
        </TextButton>
      )}
    </section>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-soft">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
