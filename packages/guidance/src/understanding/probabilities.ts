/** Softmax, in place. */
export function toProbabilities(scores: Float32Array): void {
  let highest = -Infinity;
  for (const value of scores) if (value > highest) highest = value;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}
