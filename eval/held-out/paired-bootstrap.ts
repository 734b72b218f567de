import type { DocumentCounts, SavedRun } from "./saved-run.ts";
import { seeded } from "./seeded.ts";

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
 * Two designs, each run with several seeds, over the same documents. Sources are drawn again with replacement, each with all of its documents
 * and the same draw for every run: documents of one source rise and fall together, and one that is hard for both designs cancels out. low and
 * high hold nine in ten of the differences.
 */
export function comparePaired(
  before: readonly SavedRun[],
  after: readonly SavedRun[],
  random = seeded(1),
): Difference[] {
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
