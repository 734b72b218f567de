import type { Location, RecordChange } from "@inkvoice/contract";
import type { CorrectionRow, InvoiceDetail, RowList } from "@inkvoice/contract/dashboard";
import { changeInvoice } from "../../../api/invoices.ts";
import { customNameIn } from "../fields/custom-columns.ts";

type Value = Readonly<{ value: string | number; location?: Location }>;
type Cell = readonly [column: string, value: Value];
export type AddedRow = Readonly<{ list: RowList; cells: readonly Cell[] }>;

/** The values of a row that a person added, to add it again: removing it also deletes its corrections. */
export function addedRow({ corrections }: Pick<InvoiceDetail, "corrections">, list: RowList, number: number): AddedRow {
  const start = `${list}.${number}.`;
  const cells = corrections.flatMap(({ field, after, location }: CorrectionRow): Cell[] => {
    if (!field.startsWith(start) || after === null || after === undefined) return [];
    const value = typeof after === "number" ? after : String(after);
    return [[field.slice(start.length), { value, ...(location && { location }) }]];
  });
  return { list, cells };
}

/** Adds the row again, with a new number. Custom fields are set afterwards: a new row takes none. */
export async function addAgain(id: string, { list, cells }: AddedRow): Promise<InvoiceDetail> {
  const isCustom = ([column]: Cell) => customNameIn(column) !== undefined;
  const usual = Object.fromEntries(cells.filter((cell) => !isCustom(cell)));
  const { detail } = await changeInvoice(id, [{ kind: "add_row", list, cells: usual }], { remember: false });
  const path = `${list}.${Math.max(...detail.rows[list])}`;
  const custom = cells
    .filter(isCustom)
    .map(([column, value]): RecordChange => ({ kind: "set", field: `${path}.${column}`, ...value }));
  return custom.length > 0 ? (await changeInvoice(id, custom, { remember: false })).detail : detail;
}
