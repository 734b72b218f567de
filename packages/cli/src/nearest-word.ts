/** " Did you mean X?" if a candidate is close to the word, else nothing: two typing errors, fewer in short words. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const most = Math.min(2, Math.floor(word.replace(/^-+/, "").length / 2));
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ candidate, distance }) => distance <= most || isBeginning(word, candidate))
    .sort((a, b) => a.distance - b.distance);
  return near[0] ? ` Did you mean ${near[0].candidate}?` : "";
}

const isBeginning = (word: string, candidate: string) =>
  word.replace(/^-+/, "").length >= 3 && candidate.startsWith(word);

/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const at = (up: number, left: number) => (up === 0 ? line : (rows[row - up] ?? []))[column - left] ?? 0;
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const ways = [at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), ...(isSwap ? [at(2, 2) + 1] : [])];
      line.push(Math.min(...ways));
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
