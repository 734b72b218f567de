import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Score } from "../../packages/engine/src/scoring/score.ts";
import { summarize } from "../../packages/engine/src/scoring/tally.ts";

/** The score of a labelled folder when its baseline was last updated. */
export type BaselineEntry = Readonly<{
  documents: number;
  /** Right and wrong per field; the rest was not given. */
  fields: Readonly<Record<string, { n: number; right: number; wrong: number }>>;
  /** Mean of documents. */
  line_items_f1: number;
  calibration_error: number;
}>;

type Baseline = Record<string, BaselineEntry>;

export type Change = Readonly<{ field: string; before: string; now: string; worse: boolean }>;

export function readBaseline(path: string, key: string): BaselineEntry | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Baseline)[key] : undefined;
}

export function writeBaseline(path: string, key: string, entry: BaselineEntry): void {
  const baseline: Baseline = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  baseline[key] = entry;
  const sorted = Object.fromEntries(Object.entries(baseline).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

export function baselineOf({ all, calibration }: Score): BaselineEntry {
  const fields = Object.entries(all.fields).map(
    ([field, { n, right, wrong }]) => [field, { n, right, wrong }] as const,
  );
  return {
    documents: all.documents,
    fields: Object.fromEntries(fields.filter(([, { n }]) => n > 0)),
    line_items_f1: rounded(summarize(all).lines?.meanF1 ?? 0),
    calibration_error: rounded(calibration?.error ?? 0),
  };
}

/** All differences. Fewer right or more wrong values in any single field count as worse, whatever other fields gain. */
export function changesFrom(before: BaselineEntry, now: BaselineEntry): readonly Change[] {
  const fields = Object.entries(now.fields).flatMap(([field, counts]) => {
    const old = before.fields[field] ?? { n: 0, right: 0, wrong: 0 };
    if (old.right === counts.right && old.wrong === counts.wrong) return [];
    const worse = counts.right < old.right || counts.wrong > old.wrong;
    return [{ field, before: shown(old), now: shown(counts), worse }];
  });
  if (before.line_items_f1 === now.line_items_f1) return fields;
  const worse = now.line_items_f1 < before.line_items_f1;
  return [
    ...fields,
    { field: "line_items", before: `F1 ${before.line_items_f1}`, now: `F1 ${now.line_items_f1}`, worse },
  ];
}

/** Prints the comparison with the committed baseline, or sets that; the exit code is 1 when any field got worse. */
export function compareWithBaseline(
  { path, key, update }: Readonly<{ path: string; key: string; update: boolean }>,
  now: Score,
): 0 | 1 {
  const entry = baselineOf(now);
  if (update) {
    writeBaseline(path, key, entry);
    console.log(`\nbaseline: set for these ${entry.documents} documents (${key})`);
    return 0;
  }
  const before = readBaseline(path, key);
  if (before === undefined) {
    console.log(`\nbaseline: none for these documents (${key}); nothing was compared. --update-baseline sets one.`);
    return 0;
  }
  return printChanges("baseline", changesFrom(before, entry)) ? 1 : 0;
}

/** Whether any change is for the worse. */
export function printChanges(name: string, changes: readonly Change[]): boolean {
  if (changes.length === 0) console.log(`\n${name}: the same in every field`);
  for (const { field, before, now, worse } of changes) {
    console.log(`\n${name}: ${worse ? "WORSE " : "better"} ${field}: ${before} → ${now}`);
  }
  return changes.some(({ worse }) => worse);
}

function shown({ n, right, wrong }: { n: number; right: number; wrong: number }): string {
  return `${right} right, ${wrong} wrong of ${n}`;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
