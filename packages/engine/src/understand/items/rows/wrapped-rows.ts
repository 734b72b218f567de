import type { MarkedDocument } from "../../decode/spans.ts";
import { type Part, partLabels } from "../item-words.ts";
import type { TableRow } from "./rows.ts";

const numbers: readonly Part[] = ["quantity", "unit_price", "total", "discount", "tax_amount", "gross_total"];
/** Fewest rows that show a table to be numbered. */
const fewestRows = 2;

/**
 * Joins the lines of a wrapped description to their row. In a table whose rows are numbered, text without a number and
 * without amounts right below a row, or on top of the next page, is no row.
 */
export function joinWrapped(document: MarkedDocument, rows: readonly TableRow[]): TableRow[] {
  const priced = rows.filter((row) => has(document, row, "total"));
  const isNumbered = priced.length >= fewestRows && priced.every((row) => isPosition(document, row));
  if (!isNumbered || !document.rules.has("wrapped-descriptions")) return [...rows];
  const joined: TableRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && isContinuation(document, row) && follows(document, above, row))
      joined.splice(-1, 1, { ...above, words: [...above.words, ...row.words] });
    else joined.push(row);
  }
  return joined;
}

function isContinuation(document: MarkedDocument, row: TableRow): boolean {
  const isText = has(document, row, "description") && !numbers.some((part) => has(document, row, part));
  return isText && !isPosition(document, row);
}

function has({ labels }: MarkedDocument, { words }: TableRow, part: Part): boolean {
  return words.some((word) => labels[word] === partLabels[part]);
}

function isPosition({ labels }: MarkedDocument, { words }: TableRow): boolean {
  return words.some((word) => labels[word] === "line.position");
}

function follows({ ordered }: MarkedDocument, above: TableRow, row: TableRow): boolean {
  const [last, next] = [ordered.words[above.words.at(-1) ?? -1], ordered.words[row.words[0] ?? -1]];
  return last !== undefined && next !== undefined && (next.line - last.line <= 1 || next.page > last.page);
}
