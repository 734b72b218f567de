import type { MarkedDocument } from "../../decode/spans.ts";
import { type Part, partLabels } from "../item-words.ts";
import type { TableRow } from "./rows.ts";

/** Splits a row that has several lines with their own description and total: an item has one total. */
export function splitRows(document: MarkedDocument, rows: readonly TableRow[]): TableRow[] {
  return document.rules.has("one-total-a-row") ? rows.flatMap((row) => rowsIn(document, row)) : [...rows];
}

/** Lines above the first complete one belong to it, others to the complete one above them. */
function rowsIn({ ordered, labels }: MarkedDocument, row: TableRow): TableRow[] {
  const has = (line: readonly number[], part: Part) => line.some((word) => labels[word] === partLabels[part]);
  const rows: number[][] = [[]];
  let isTotalled = false;
  for (const line of Map.groupBy(row.words, (word) => ordered.words[word]?.line).values()) {
    const isWhole = has(line, "description") && has(line, "total");
    if (isWhole && isTotalled) rows.push([]);
    isTotalled ||= isWhole;
    rows.at(-1)?.push(...line);
  }
  return rows.map((words, index) => ({ ...row, words, first: index === 0 ? row.first : (words[0] ?? row.first) }));
}
