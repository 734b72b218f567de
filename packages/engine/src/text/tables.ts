import type { Rule } from "../pages/page.ts";
import type { Line, Table, Word } from "./page-text.ts";
import { ruledTables } from "./ruled-tables.ts";
import { unruledTables } from "./unruled-tables.ts";

export type PageParts = Readonly<{
  words: readonly Word[];
  lines: readonly Line[];
  rules: readonly Rule[];
  /** The page's height over its width: heights and widths are fractions of different lengths. */
  shape: number;
}>;

/** Tables that the page shows: first those drawn with rules, then those that only their columns show. */
export function findTables({ words, lines, rules, shape }: PageParts): Table[] {
  const ruled = ruledTables(words, rules);
  const free = lines.filter((line) => !ruled.some((table) => isInside(line, table)));
  return [...ruled, ...unruledTables(words, free, shape)].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

function isInside(line: Line, table: Table): boolean {
  const middle = (line.box[1] + line.box[3]) / 2;
  return middle > table.box[1] && middle < table.box[3] && line.box[2] > table.box[0] && line.box[0] < table.box[2];
}
