import { type Calibration, certainty } from "./calibration.ts";
import type { Score, ScoredDocument } from "./score.ts";
import { summarize, type Tally } from "./tally.ts";

/** The whole table of one group, field by field. */
export function groupTable(name: string, tally: Tally): string {
  const { accuracy, precision, documentsRight, lines } = summarize(tally);
  const rows = Object.entries(tally.fields)
    .filter(([, { n }]) => n > 0)
    .map(([field, { n, right, missed, wrong }]) => {
      const counts = `${cell(n, 4)}${cell(right, 7)}${cell(missed, 8)}${cell(wrong, 7)}`;
      return `${field.padEnd(17)}${counts}${percent(right / n)}${percent(right / Math.max(1, right + wrong))}`;
    });
  return [
    `\n== ${name}: ${tally.documents} documents, ${tally.predicted} with a prediction`,
    "field              n  right  missed  wrong  accuracy  precision",
    ...rows,
    `fields right ${short(accuracy)}, of those given ${short(precision)}; documents with every field right ${short(documentsRight)}`,
    ...(lines
      ? [
          `line items: F1 ${short(lines.f1)} over all lines, ${short(lines.meanF1)} as the mean of ${tally.lines.documents} documents, every line right in ${short(lines.documentsRight)}`,
        ]
      : []),
  ].join("\n");
}

/** One row per group: where the errors are. */
export function overviewTable(grouping: string, groups: ReadonlyMap<string, Tally>): string {
  const rows = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, tally]) => {
      const { accuracy, precision, documentsRight, lines } = summarize(tally);
      const items = lines ? percent(lines.meanF1) : "–".padStart(10);
      return `${name.slice(0, 20).padEnd(20)}${cell(tally.documents, 5)}${percent(accuracy)}${percent(precision)}${percent(documentsRight)}${items}`;
    });
  return [`\n${`by ${grouping}`.padEnd(20)}    n  accuracy precision documents  lines F1`, ...rows].join("\n");
}

export function reliabilityTable({ n, error, bins, nearlyCertain }: Calibration): string {
  const rows = bins.map(({ from, to, n: count, confidence, right }) => {
    return `${from.toFixed(1)}–${to.toFixed(1)}${cell(count, 8)}${cell(confidence.toFixed(3), 12)}${cell(right.toFixed(3), 8)}`;
  });
  return [
    "\nconfidence    n        mean   right",
    ...rows,
    `confidence: expected calibration error ${error.toFixed(3)} over ${n} fields; at ${certainty} and above ${nearlyCertain.wrong} of ${nearlyCertain.n} are wrong`,
  ].join("\n");
}

/** One line per wrong or missed field, and per document whose lines are not all right. */
export function errorLines({ documents }: Score): readonly string[] {
  return documents.flatMap(errorsOf);
}

function errorsOf({ document: { name }, verdicts }: ScoredDocument): readonly string[] {
  const fields = verdicts.fields
    .filter(({ right }) => !right)
    .map(({ field, want, got, confidence }) => {
      const sure = got === undefined || confidence === undefined ? "" : `\tat ${confidence.toFixed(2)}`;
      return `${name}\t${field}\twant ${JSON.stringify(want)}\tgot ${JSON.stringify(got)}${sure}`;
    });
  const { lines } = verdicts;
  const allRight = !lines || (lines.right === lines.want && lines.got === lines.want);
  return allRight
    ? fields
    : [...fields, `${name}\tline_items\twant ${lines.want}\tgot ${lines.got}\tright ${lines.right}`];
}

function cell(value: string | number, width: number): string {
  return String(value).padStart(width);
}

function percent(share: number): string {
  return short(share).padStart(10);
}

function short(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
