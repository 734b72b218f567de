import { type Part, partLabels } from "./item-words.ts";
import type { TableRow } from "./rows.ts";
import type { MarkedDocument } from "./spans.ts";

/** Two rows right below each other are one where each lacks what the other has: a name above and what it comes to below. */
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

/** The lower half says what it comes to and has no name; one that goes on with the name has no quantity of its own. */
function areHalves({ labels }: MarkedDocument, above: TableRow, row: TableRow): boolean {
  const has = ({ words }: TableRow, part: Part) => words.some((word) => labels[word] === partLabels[part]);
  const isUpper = has(above, "description") && !has(above, "total") && !has(above, "unit_price");
  if (!isUpper || !has(row, "total")) return false;
  const goesOn = has(above, "quantity") && !has(row, "quantity") && !has(row, "unit_price");
  return goesOn || !has(row, "description");
}
