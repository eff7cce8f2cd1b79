/** One letter too many, too few, other, or two that changed places; the first letter is right. */
export function isOneSlipAway(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1 || word[0] !== other[0])
    return false;
  let start = 0;
  while (word[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(word.length, other.length) - start &&
    word.at(-1 - end) === other.at(-1 - end)
  )
    end += 1;
  const left = word.slice(start, word.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}
