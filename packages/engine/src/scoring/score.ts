import { type Calibration, calibrate } from "./calibration.ts";
import { judge, type Prediction, type Verdicts } from "./judge.ts";
import type { LabelledDocument } from "./labelled-folder.ts";
import { addVerdicts, newTally, type Tally } from "./tally.ts";

export const groupings = ["kind", "language", "source"] as const;
export type Grouping = (typeof groupings)[number];

export type ScoredDocument = Readonly<{
  document: LabelledDocument;
  prediction: Prediction | undefined;
  verdicts: Verdicts;
}>;

export type Score = Readonly<{
  documents: readonly ScoredDocument[];
  all: Tally;
  groups: Readonly<Record<Grouping, ReadonlyMap<string, Tally>>>;
  calibration: Calibration | undefined;
}>;

/** Scores predictions by the label's name. One that is missing counts as every labelled field missed. */
export function score(documents: readonly LabelledDocument[], predictions: ReadonlyMap<string, Prediction>): Score {
  const scored = documents.map((document) => {
    const prediction = predictions.get(document.name);
    return { document, prediction, verdicts: judge(document.label, prediction ?? {}) };
  });
  return {
    documents: scored,
    all: tallyOf(scored),
    groups: { kind: groupBy(scored, "kind"), language: groupBy(scored, "language"), source: groupBy(scored, "source") },
    calibration: calibrate(scored.flatMap(({ verdicts }) => verdicts.fields)),
  };
}

function groupBy(scored: readonly ScoredDocument[], grouping: Grouping): ReadonlyMap<string, Tally> {
  const groups = Map.groupBy(scored, ({ document }) => groupOf(document, grouping));
  return new Map([...groups].map(([name, members]) => [name, tallyOf(members)]));
}

/** Labels often name each single document as its source; documents of one source share a folder. */
function groupOf({ name, label }: LabelledDocument, grouping: Grouping): string {
  const group = label._meta?.[grouping] ?? "?";
  if (grouping !== "source") return group;
  return (name.includes("/") ? name : group).split("/", 1)[0] ?? "?";
}

function tallyOf(scored: readonly ScoredDocument[]): Tally {
  const tally = newTally();
  for (const { verdicts, prediction } of scored) addVerdicts(tally, verdicts, prediction !== undefined);
  return tally;
}
