import { byRowList } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { type Field, singleFields } from "./field-model.ts";
import { type Row, type RowsByList, rowSpecs, rowsOf } from "./row-model.ts";

export const rowsByList = (detail: InvoiceDetail): RowsByList => byRowList((list) => rowsOf(detail, rowSpecs[list]));

/** Fields in the order of the arrow keys: taxes and charges after the amounts, line items last. */
export function fieldsInOrder(detail: InvoiceDetail, rows: RowsByList): Field[] {
  const single = singleFields(detail);
  const after = single.findLastIndex((field) => field.group === "amounts") + 1;
  const cells = (rows: readonly Row[]) => rows.flatMap((row) => row.fields);
  return [
    ...single.slice(0, after),
    ...cells(rows.taxes),
    ...cells(rows.charges),
    ...single.slice(after),
    ...cells(rows.line_items),
  ];
}
