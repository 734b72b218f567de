import { table } from "../../packages/cli/src/table.ts";

/** One line of the table: a measurement, its reference in the same run, and the allowed ratio. */
export type Line = Readonly<{
  group: string;
  name: string;
  unit: string;
  ours: number;
  reference: Readonly<{ name: string; value: number }>;
  /** Our time divided by the reference's. */
  ratio: number;
  /** Upper or lower bound. */
  bound: Readonly<{ most: number }> | Readonly<{ least: number }>;
}>;

export type NewLine = Omit<Line, "ratio">;

export function lineOf(line: NewLine): Line {
  return { ...line, ratio: line.ours / line.reference.value };
}

export function isWithinBound({ ratio, bound }: Line): boolean {
  return "most" in bound ? ratio <= bound.most : ratio >= bound.least;
}

export const boundText = ({ bound }: Line) => ("most" in bound ? `≤ ${bound.most}` : `≥ ${bound.least}`);

const number = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2);

/** The table as text, grouped. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    `${line.group}: ${line.name}`,
    `${number(line.ours)} ${line.unit}`,
    `${number(line.reference.value)} ${line.unit}`,
    line.reference.name,
    `${line.ratio.toFixed(2)}×`,
    boundText(line),
    isWithinBound(line) ? "holds" : "MISSED",
  ]);
  const headings = ["what", "measured", "reference", "which is", "ratio", "bound", ""];
  return table(headings, rows);
}
