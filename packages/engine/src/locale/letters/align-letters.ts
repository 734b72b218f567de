/**
 * Costs in tenths of a letter, so that sums are exact. Replacing a letter costs more than inserting or deleting one,
 * and less than both.
 */
const replaced = 10;
const moved = 7;

export type Alignment = Readonly<{
  /** How many letters differ. */
  differing: number;
  /**
   * The written text at each letter that was read, including insertions before it; the last entry is what follows the
   * last letter.
   */
  written: readonly string[];
}>;

/** Aligns the text that was read with the written text, keeping as many letters as possible (edit distance). */
export function alignLetters(read: string, written: string): Alignment {
  const costs = costsOf(read, written);
  const slots = new Array<string>(read.length + 1).fill("");
  let [i, j, slot] = [read.length, written.length, read.length];
  while (i > 0 || j > 0) {
    const here = costs[i]?.[j];
    const isKept = i > 0 && j > 0 && here === (costs[i - 1]?.[j - 1] ?? 0) + costOf(read[i - 1], written[j - 1]);
    const isPutIn = !isKept && j > 0 && here === (costs[i]?.[j - 1] ?? 0) + moved;
    if (!isPutIn) slot = --i;
    if (isKept || isPutIn) slots[slot] = `${written[--j]}${slots[slot]}`;
  }
  return { differing: (costs[read.length]?.[written.length] ?? 0) / replaced, written: slots };
}

function costOf(a: string | undefined, b: string | undefined): number {
  return a === b ? 0 : replaced;
}

/** Minimal costs between all prefixes of both texts. */
function costsOf(read: string, written: string): number[][] {
  const costs = [Array.from({ length: written.length + 1 }, (_, j) => j * moved)];
  for (let i = 1; i <= read.length; i++) {
    const [above, row] = [costs[i - 1] ?? [], [i * moved]];
    for (let j = 1; j <= written.length; j++) {
      const kept = (above[j - 1] ?? 0) + costOf(read[i - 1], written[j - 1]);
      row.push(Math.min(kept, (above[j] ?? 0) + moved, (row[j - 1] ?? 0) + moved));
    }
    costs.push(row);
  }
  return costs;
}
