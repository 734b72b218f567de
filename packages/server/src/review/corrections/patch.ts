import { type ExtractedData, rowLists, valueAt } from "@inkvoice/contract";
import type { RowList } from "@inkvoice/contract/dashboard";
import { invalidParameter } from "../../platform/api-error.ts";
import type { Change, CorrectedValue, NewValue } from "./apply-change.ts";
import type { KeptRows } from "./corrected-rows.ts";

type Tree = Readonly<Record<string, unknown>>;
type Cell = CorrectedValue | null | undefined;
type Cells = Readonly<Record<string, Cell>>;
type Row = Readonly<Record<string, Cell | Cells>>;

/** A row's custom fields as columns: `custom_fields.colour`. Columns that are not named stay unchanged. */
function flat(row: Row, named: Row = row): Cells {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, cell]): [string, Cell][] => {
      if (!isGroup(cell)) return [[column, cell as Cell]];
      const wanted = named[column];
      const own = Object.entries(cell as Cells).filter(([name]) => isGroup(wanted) && name in wanted);
      return own.map(([name, value]) => [`${column}.${name}`, value]);
    }),
  );
}

const isList = (name: string): name is RowList => (rowLists as readonly string[]).includes(name);
const isGroup = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** A record with the row numbers that corrections use. */
export type PatchedRecord = Readonly<{
  data: ExtractedData;
  kept: KeptRows;
  /** The number that the next new line gets. */
  nextLine: number;
}>;

/**
 * Corrections that turn a record into the wanted one: omitted members stay, null removes a value, and a list is
 * replaced row by row. Unchanged values give no correction.
 */
export function changesOf(patch: Tree, record: PatchedRecord): Change[] {
  const changes: Change[] = [];
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (isList(name)) changes.push(...rowChanges(name, (value ?? []) as readonly Row[], record));
    else changes.push(...valueChanges(name, value, record.data));
  }
  return changes;
}

function* valueChanges(path: string, wanted: unknown, data: ExtractedData): Generator<Change> {
  if (isGroup(wanted)) {
    for (const [name, value] of Object.entries(wanted))
      if (value !== undefined) yield* valueChanges(`${path}.${name}`, value, data);
    return;
  }
  // The request schema has validated the leaves.
  const value = wanted as CorrectedValue | null;
  const confirms = value !== null && valueAt(data.source ?? {}, path) !== "person";
  if ((valueAt(data, path) ?? null) !== value || confirms) yield { kind: "set", field: path, value };
}

/** Rows whose `parent` is the number of a line instead of its index in the list. */
function numbered(rows: readonly Row[], { data, kept, nextLine }: PatchedRecord): readonly Row[] {
  const numberAt = (index: number) => kept.line_items[index] ?? nextLine + index - (data.line_items?.length ?? 0);
  return rows.map((row) => (typeof row.parent === "number" ? { ...row, parent: numberAt(row.parent) } : row));
}

function* rowChanges(list: RowList, given: readonly Row[], record: PatchedRecord): Generator<Change> {
  const { data, kept } = record;
  const present = numbered((data[list] ?? []) as readonly Row[], record);
  const wanted = numbered(given, record);
  for (const [index, row] of present.entries()) {
    const number = kept[list][index] ?? index;
    const replacement = wanted[index];
    if (!replacement) yield { kind: "remove", list, index: number };
    else yield* cellChanges(`${list}.${number}`, flat(row, replacement), flat(replacement));
  }
  for (const [index, row] of wanted.entries()) {
    const cells = new Map<string, NewValue>();
    for (const [column, value] of Object.entries(flat(row))) if (value != null) cells.set(column, { value });
    if (cells.size === 0) throw invalidParameter(`extracted_data.${list}.${index}`, "must have at least one value");
    if (index >= present.length) yield { kind: "add", list, cells };
  }
}

function* cellChanges(row: string, present: Cells, wanted: Cells): Generator<Change> {
  for (const column of new Set([...Object.keys(present), ...Object.keys(wanted)])) {
    const value = wanted[column] ?? null;
    if ((present[column] ?? null) !== value) yield { kind: "set", field: `${row}.${column}`, value };
  }
}
