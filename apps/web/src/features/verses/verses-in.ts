/**
 * Which verse numbers a normal-form reference names: "John 3:16" or "Psalm 46:1-3". Anything else, a whole
 * chapter or a reference that runs over chapters, names them all.
 */
export function versesIn(reference: string): (verse: number) => boolean {
  const match = /^[^:]+:(\d+)(?:-(\d+))?$/.exec(reference);
  if (!match) return () => true;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  return (verse) => verse >= first && verse <= last;
}
