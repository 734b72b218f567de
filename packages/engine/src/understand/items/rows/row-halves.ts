import type { MarkedDocument } from "../../decode/spans.ts";
import { type Part, partLabels } from "../item-words.ts";
import type { TableRow } from "./rows.ts";

/** Joins two adjacent rows that complete each other: the upper one has a description, the lower one the amounts. */
export function joinHalves(document: MarkedDocument, rows: readonly TableRow[]): TableRow[] {
  if (!document.rules.has("halves-of-a-row")) return [...rows];
  const joined: TableRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isBelow(document, above, row) && areHalves(document, above, row))
      joined.splice(-1, 1, { words: [...above.words, ...row.words], first: above.first, kind: row.kind });
    else joined.push(row);
  }
  return joined;
}

function isBelow({ ordered }: MarkedDocument, above: TableRow, row: TableRow): boolean {
  const [last, next] = [ordered.words[above.words.at(-1) ?? -1]?.line, ordered.words[row.words[0] ?? -1]?.line];
  return last !== undefined && next !== undefined && next - last <= 1;
}

/**
 * Whether the upper row has a description and no amounts, the lower one an amount, and at most one of them a quantity.
 */
function areHalves({ labels }: MarkedDocument, above: TableRow, row: TableRow): boolean {
  const has = ({ words }: TableRow, part: Part) => words.some((word) => labels[word] === partLabels[part]);
  const isUpper = has(above, "description") && !has(above, "total") && !has(above, "unit_price");
  return isUpper && has(row, "total") && !(has(above, "quantity") && has(row, "quantity"));
}
