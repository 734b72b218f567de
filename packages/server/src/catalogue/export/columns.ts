import { columnsOf, type RowList, singleFields, type TaxLine, type ValueType, valueAt } from "@inkvoice/contract";
import type { ExportColumn } from "@inkvoice/contract/dashboard";
import type { ExportedInvoice } from "./exported-invoice.ts";
import type { Cell, Column } from "./table.ts";

/** A column of an exported list with its key. */
export type ListColumn<Row = ExportedInvoice> = Column<Row> & Readonly<{ key: string }>;

type Shown = Pick<Column<never>, "isAmount" | "isDay">;
const shownAs = (type: ValueType): Shown => ({ isAmount: type === "amount", isDay: type === "date" });
const asAmount: Shown = { isAmount: true };

function cellOf(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number") return value;
  return typeof value === "boolean" ? (value ? "yes" : "no") : null;
}

const column = (key: string, title: string, value: ListColumn["value"], shown: Shown = {}): ListColumn => ({
  key,
  title,
  value,
  ...shown,
});

/** The columns named by the field table, in its order. */
const fieldColumns = singleFields.flatMap(({ path, column: title, type }) =>
  title === undefined ? [] : [column(path, title, ({ data }) => cellOf(valueAt(data, path)), shownAs(type))],
);

/** Tax rates per invoice in the list; a separate sheet holds all of them. */
const ratesInList = 4;

const taxColumns = Array.from({ length: ratesInList }, (_, index) => {
  const of =
    (key: keyof TaxLine): ListColumn["value"] =>
    ({ data }) =>
      cellOf(data?.taxes?.[index]?.[key]);
  const number = index + 1;
  return [
    column(`tax.${number}.rate`, `Tax rate ${number} %`, of("rate")),
    column(`tax.${number}.base`, `Taxable ${number}`, of("base"), asAmount),
    column(`tax.${number}.amount`, `Tax ${number}`, of("amount"), asAmount),
  ];
}).flat();

const recordColumns: readonly ListColumn[] = [
  column("status", "Status", ({ row }) => row.status),
  column("review", "Review", ({ row }) => (row.status === "completed" ? row.review : null)),
  column("confidence", "Confidence", ({ row: { confidence } }) => confidence && Math.round(confidence * 1000) / 1000),
  column("failed_checks", "Failed checks", ({ row }) => (row.status === "completed" ? row.failed_checks : null)),
  column("duplicates", "Possible duplicates", ({ row }) => row.duplicates),
  column("corrected", "Corrected", ({ row }) => (row.corrected ? "yes" : "no")),
  column("external_id", "External id", ({ externalId }) => externalId),
  column("filename", "File", ({ row }) => row.filename),
  column("created_at", "Uploaded", ({ row }) => row.created_at),
  column("error", "Error", ({ row }) => row.error?.message ?? null),
];

/** All columns for an account with these custom fields. */
export function listColumns(customFields: readonly string[] = []): readonly ListColumn[] {
  const custom = customFields.map((name) =>
    column(`custom_fields.${name}`, name, ({ data }) => cellOf(data?.custom_fields?.[name])),
  );
  return [column("id", "Id", ({ row }) => row.id), ...fieldColumns, ...taxColumns, ...custom, ...recordColumns];
}

/** The selected columns in that order; all columns without a selection. */
export function chosenColumns(all: readonly ListColumn[], keys: readonly string[] | undefined): readonly ListColumn[] {
  if (!keys) return all;
  return keys.flatMap((key) => all.find((each) => each.key === key) ?? []);
}

export const describeColumns = (columns: readonly ListColumn[]): ExportColumn[] =>
  columns.map(({ key, title }) => ({ key, title }));

/** A line item or tax with its invoice. */
export type Part = Readonly<{ invoice: ExportedInvoice; number: number; values: Readonly<Record<string, unknown>> }>;

/** Columns of the sheets of line items and taxes: invoice, row number, and the columns of the field table. */
export function partColumns(list: RowList): readonly Column<Part>[] {
  const own = columnsOf(list).flatMap(({ key, column: title, type }): Column<Part>[] =>
    title === undefined ? [] : [{ title, value: ({ values }) => cellOf(values[key]), ...shownAs(type) }],
  );
  return [
    { title: "Id", value: ({ invoice }) => invoice.row.id },
    { title: "Vendor", value: ({ invoice }) => invoice.row.vendor_name },
    { title: "Number", value: ({ invoice }) => invoice.row.invoice_number },
    { title: "Row", value: ({ number }) => number },
    ...own,
    { title: "Currency", value: ({ invoice }) => invoice.row.currency },
  ];
}

export function partsOf(list: RowList, invoice: ExportedInvoice): Part[] {
  return (invoice.data?.[list] ?? []).map((values, index) => ({ invoice, number: index + 1, values }));
}
