/** How often each word occurs. */
export type Counts = ReadonlyMap<string, number>;

export type Tally = Readonly<{ ours: number; theirs: number; shared: number }>;

export const emptyTally: Tally = { ours: 0, theirs: 0, shared: 0 };

/** Letters and digits alone: fonts map the same dash or quotation mark to different characters. */
export function countWords(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) {
    const key = word.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
    if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function compareCounts(ours: Counts, theirs: Counts): Tally {
  let shared = 0;
  for (const [word, count] of theirs) shared += Math.min(count, ours.get(word) ?? 0);
  return { ours: total(ours), theirs: total(theirs), shared };
}

function total(counts: Counts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

export function addTallies(a: Tally, b: Tally): Tally {
  return { ours: a.ours + b.ours, theirs: a.theirs + b.theirs, shared: a.shared + b.shared };
}

/** Harmonic mean of recall and precision. */
export function agreement({ ours, theirs, shared }: Tally): number {
  return ours + theirs === 0 ? 1 : (2 * shared) / (ours + theirs);
}
