import { type LineVerdict, type ScoredField, scoredFields, type Verdicts } from "./judge.ts";

type FieldTally = { n: number; right: number; missed: number; wrong: number };

/** Counts over a group of documents. */
export type Tally = {
  documents: number;
  predicted: number;
  /** Documents with at least one labelled field, and those of them with every field right. */
  labelled: number;
  clean: number;
  fields: Record<ScoredField, FieldTally>;
  lines: { documents: number; clean: number; want: number; got: number; right: number; sumOfF1: number };
};

export function newTally(): Tally {
  const fields = scoredFields.map((field) => [field, { n: 0, right: 0, missed: 0, wrong: 0 }] as const);
  return {
    documents: 0,
    predicted: 0,
    labelled: 0,
    clean: 0,
    fields: Object.fromEntries(fields) as Tally["fields"],
    lines: { documents: 0, clean: 0, want: 0, got: 0, right: 0, sumOfF1: 0 },
  };
}

export function addVerdicts(tally: Tally, { fields, lines }: Verdicts, predicted: boolean): void {
  tally.documents++;
  if (predicted) tally.predicted++;
  for (const { field, right, got } of fields) {
    const counts = tally.fields[field];
    counts.n++;
    counts[right ? "right" : got === undefined ? "missed" : "wrong"]++;
  }
  if (fields.length > 0) tally.labelled++;
  if (fields.length > 0 && fields.every(({ right }) => right)) tally.clean++;
  if (lines) addLines(tally.lines, lines);
}

function addLines(tally: Tally["lines"], { want, got, right }: NonNullable<Verdicts["lines"]>): void {
  tally.documents++;
  tally.want += want;
  tally.got += got;
  tally.right += right;
  tally.sumOfF1 += documentF1({ want, got, right });
  if (right === want && got === want) tally.clean++;
}

export type Summary = Readonly<{
  /** Labelled fields that are right. */
  accuracy: number;
  /** Given fields that are right. */
  precision: number;
  documentsRight: number;
  /** f1 over all lines: long documents weigh most. meanF1: every document weighs the same. */
  lines: { f1: number; meanF1: number; documentsRight: number } | undefined;
}>;

export function summarize(tally: Tally): Summary {
  const counts = Object.values(tally.fields);
  const sum = (of: (counts: FieldTally) => number) => counts.reduce((total, each) => total + of(each), 0);
  const right = sum((each) => each.right);
  return {
    accuracy:
      right /
      Math.max(
        1,
        sum((each) => each.n),
      ),
    precision: right / Math.max(1, right + sum((each) => each.wrong)),
    documentsRight: tally.clean / Math.max(1, tally.labelled),
    lines:
      tally.lines.documents === 0
        ? undefined
        : {
            f1: lineF1(tally.lines),
            meanF1: tally.lines.sumOfF1 / tally.lines.documents,
            documentsRight: tally.lines.clean / tally.lines.documents,
          },
  };
}

/** A document without lines is right if no lines were extracted. */
export function documentF1({ want, got, right }: LineVerdict): number {
  return want + got === 0 ? 1 : (2 * right) / (want + got);
}

function lineF1({ want, got, right }: Pick<Tally["lines"], "want" | "got" | "right">): number {
  const precision = right / Math.max(1, got);
  const recall = right / Math.max(1, want);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}
