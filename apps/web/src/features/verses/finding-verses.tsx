import { Flame } from "../../components/lamp.tsx";

/** While verses are looked for. */
export function FindingVerses() {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-12">
      <Flame burning className="h-14" />
      <p className="text-soft">Finding verses for you...</p>
    </div>
  );
}
