import { byRowList, type ExtractedData } from "@inkvoice/contract";
import { type RowList, rowLists } from "@inkvoice/contract/dashboard";
import { rowOf } from "../../catalogue/field-paths.ts";
import type { Correction } from "./correction.ts";

/** Numbers of the remaining rows, in order. */
export type KeptRows = Readonly<Record<RowList, readonly number[]>>;

/**
 * Rows of a record after corrections: without removed rows and without empty ones. Corrections refer to rows by number;
 * numbers are never reused.
 */
export function keptRows(data: Partial<ExtractedData>, corrections: readonly Correction[]): KeptRows {
  const removed = new Set(corrections.filter(({ field }) => rowOf(field)?.whole).map(({ field }) => field));
  const kept = (list: RowList) => {
    const rows: readonly (object | undefined)[] = data[list] ?? [];
    return Array.from(rows, (row, index) => ({ row, index }))
      .filter(({ row, index }) => row && Object.keys(row).length > 0 && !removed.has(`${list}.${index}`))
      .map(({ index }) => index);
  };
  return byRowList(kept);
}

type Tree = Readonly<Partial<Record<RowList, readonly unknown[] | undefined>>>;

function closedUp<T extends Tree>(tree: T, kept: KeptRows): T {
  const copy: Record<string, unknown> = { ...tree };
  for (const list of rowLists) {
    const rows = tree[list];
    if (!rows) continue;
    if (kept[list].length > 0) copy[list] = kept[list].map((index) => rows[index] ?? {});
    else delete copy[list];
  }
  // The same tree with fewer rows.
  return copy as T;
}

type Line = NonNullable<ExtractedData["line_items"]>[number];

/** A part names its line by number; in the record by index, and not at all where that line was removed. */
function withParentAt({ parent, ...line }: Line, index: number, numbers: readonly number[]): Line {
  const at = parent === undefined ? -1 : numbers.indexOf(parent);
  return at < 0 || at === index ? line : { ...line, parent: at };
}

/** The record with only the remaining rows, including their confidence and locations. */
export function withRowsKept(data: ExtractedData, kept: KeptRows): ExtractedData {
  const { line_items, ...rest } = closedUp(data, kept);
  return {
    ...rest,
    ...(line_items && { line_items: line_items.map((line, index) => withParentAt(line, index, kept.line_items)) }),
    confidence: closedUp(data.confidence, kept),
    ...(data.source && { source: closedUp(data.source, kept) }),
    locations: closedUp(data.locations, kept),
    issues: data.issues.flatMap((issue) => {
      const row = issue.field === undefined ? undefined : rowOf(issue.field);
      if (!row) return [issue];
      const index = kept[row.list].indexOf(row.index);
      return index < 0
        ? []
        : [{ ...issue, field: [row.list, index, row.column].filter((step) => step !== "").join(".") }];
    }),
  };
}

/** Paths of corrected fields with current row numbers; the list's name for a removed row. */
export function correctedPaths(kept: KeptRows, corrections: readonly Correction[]): string[] {
  const paths = corrections.map(({ field }) => {
    const row = rowOf(field);
    if (!row) return field;
    const index = kept[row.list].indexOf(row.index);
    return row.whole || index < 0 ? row.list : `${row.list}.${index}.${row.column}`;
  });
  return [...new Set(paths)].sort();
}
