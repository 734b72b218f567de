import type { DocumentCounts, SavedRun } from "./saved-run.ts";
import { seededRandom } from "./seeded-random.ts";

/** A figure over some documents, from the counts of every run. */
type Figure = Readonly<{ name: string; of: (counts: readonly DocumentCounts[]) => number }>;

const figures: readonly Figure[] = [
  { name: "fields right", of: (counts) => sum(counts, "right") / Math.max(1, sum(counts, "fields")) },
  {
    name: "right of those given",
    of: (counts) => sum(counts, "right") / Math.max(1, sum(counts, "right") + sum(counts, "wrong")),
  },
  { name: "lines F1, mean of documents", of: meanLinesF1 },
];

export type Difference = Readonly<{ figure: string; before: number; after: number; low: number; high: number }>;

const resamples = 2000;

/**
 * Compares two designs, each run with several seeds, on the same documents. Sources are resampled with replacement,
 * with the same sample for every run, because documents of one source are correlated and documents that are hard for
 * both designs cancel out. low and high bound 90 % of the differences.
 */
export function comparePaired(before: readonly SavedRun[], after: readonly SavedRun[]): Difference[] {
  const random = seededRandom(1);
  const names = Object.keys(before[0] ?? {}).filter((name) => [...before, ...after].every((run) => name in run));
  const sources = [...Map.groupBy(names, (name) => before[0]?.[name]?.source).values()];
  const draws = Array.from({ length: resamples }, () =>
    sources.flatMap(() => sources[Math.floor(random() * sources.length)] ?? []),
  );
  return figures.map(({ name, of }) => {
    const difference = (drawn: readonly string[]) => meanOf(after, drawn, of) - meanOf(before, drawn, of);
    const spread = draws.map(difference).toSorted((a, b) => a - b);
    return {
      figure: name,
      before: meanOf(before, names, of),
      after: meanOf(after, names, of),
      low: spread[Math.floor(0.05 * resamples)] ?? 0,
      high: spread[Math.floor(0.95 * resamples)] ?? 0,
    };
  });
}

function meanOf(runs: readonly SavedRun[], names: readonly string[], of: Figure["of"]): number {
  const values = runs.map((run) => of(names.flatMap((name) => run[name] ?? [])));
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function sum(counts: readonly DocumentCounts[], part: "fields" | "right" | "wrong"): number {
  return counts.reduce((total, each) => total + each[part], 0);
}

function meanLinesF1(counts: readonly DocumentCounts[]): number {
  const scores = counts.flatMap(({ linesF1 }) => linesF1 ?? []);
  return scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
}
