import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { SavedVerse } from "../../lib/trpc.ts";
import { SavedFilterPanel } from "./saved-filter-panel.tsx";
import { countActive, type SavedFilters, savedYears } from "./saved-filters.ts";

interface SavedSearchProps {
  verses: SavedVerse[];
  filters: SavedFilters;
  onChange: (filters: SavedFilters) => void;
}

export function SavedSearch({ verses, filters, onChange }: SavedSearchProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const active = countActive(filters);
  return (
    <search className="mt-5 block">
      <TextField
        label="Search your verses"
        type="search"
        placeholder="Text, reference or category"
        value={filters.search}
        onChange={({ target }) => onChange({ ...filters, search: target.value })}
      />
      <Button
        look="secondary"
        className="mt-3"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" strokeWidth={1.8} />
        Filters
        {active > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-lamp text-xs text-on-lamp">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {open && (
        <SavedFilterPanel
          id={panelId}
          filters={filters}
          years={savedYears(verses)}
          onChange={onChange}
        />
      )}
    </search>
  );
}
