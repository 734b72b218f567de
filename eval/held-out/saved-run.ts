import { readFileSync } from "node:fs";
import type { Score } from "../../packages/engine/src/scoring/score.ts";
import { documentF1 } from "../../packages/engine/src/scoring/tally.ts";
import { type Part, partOf } from "../parts.ts";
import { issuerGroupOf } from "./issuer-groups.ts";

/** The score of one document. linesF1 is absent if its label has no lines. */
export type DocumentCounts = Readonly<{
  part: Part;
  source: string;
  kind: string;
  fields: number;
  right: number;
  wrong: number;
  linesF1?: number;
}>;

/** Counts by document: enough to compare two runs, without showing errors. */
export type SavedRun = Readonly<Record<string, DocumentCounts>>;

export function countsOf({ documents }: Score): SavedRun {
  const counts = documents.map(({ document, verdicts: { fields, lines } }): [string, DocumentCounts] => [
    document.name,
    {
      part: partOf(document),
      source: issuerGroupOf(document),
      kind: document.label._meta?.kind ?? "?",
      fields: fields.length,
      right: fields.filter(({ right }) => right).length,
      wrong: fields.filter(({ right, got }) => !right && got !== undefined).length,
      ...(lines ? { linesF1: documentF1(lines) } : {}),
    },
  ]);
  return Object.fromEntries(counts);
}

export function readRun(path: string): SavedRun {
  return JSON.parse(readFileSync(path, "utf8")) as SavedRun;
}
