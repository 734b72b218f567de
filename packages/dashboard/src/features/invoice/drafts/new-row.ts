import { type Location, rowLists } from "@inkvoice/contract";
import type { InvoiceDetail, RowList } from "@inkvoice/contract/dashboard";
import { useSyncExternalStore } from "react";
import type { NewRow } from "../fields/use-corrections.ts";
import { draftStore } from "./draft-store.ts";

type Cell = Readonly<{ text: string; location?: Location }>;
type Cells = Readonly<Record<string, Cell>>;

/** The path under which a new row is kept among the drafts of its invoice. */
export const newRowPath = (list: RowList) => `${list}.new`;

/** The list of such a path; undefined for the path of a field. */
export const newRowList = (path: string): RowList | undefined => rowLists.find((list) => path === newRowPath(list));

const cellsIn = (text: string | undefined): Cells => (text === undefined ? {} : (JSON.parse(text) as Cells));

/** The request to add the row, without empty cells; undefined if all are empty. */
export function addRowBody(list: RowList, text: string): NewRow | undefined {
  const filled = Object.entries(cellsIn(text)).filter(([, cell]) => cell.text.trim() !== "");
  if (filled.length === 0) return undefined;
  const values = filled.map(([column, { text: value, location }]) => [
    column,
    { value, ...(location && { location }) },
  ]);
  return { kind: "add_row", list, cells: Object.fromEntries(values) };
}

/** The cells of the row that is being added to a list. */
export function useNewRow({ row }: InvoiceDetail, list: RowList) {
  const path = newRowPath(list);
  const draft = useSyncExternalStore(draftStore.subscribe, () => draftStore.get(row.id, path));
  const cells = cellsIn(draft?.text);
  return {
    cells,
    error: draft?.error,
    change: (column: string, cell: Cell) =>
      draftStore.set(row.id, path, {
        text: JSON.stringify({ ...cellsIn(draftStore.get(row.id, path)?.text), [column]: cell }),
      }),
    discard: () => draftStore.drop(row.id, path),
  };
}
