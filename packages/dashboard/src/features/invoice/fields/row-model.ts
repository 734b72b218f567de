import { byRowList, columnsOf, type RowList, rowLists, type ValueType } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { customColumns } from "./custom-columns.ts";
import { type Choices, type Field, fieldOf, singleFields } from "./field-model.ts";

const numericTypes: ReadonlySet<ValueType> = new Set(["amount", "number", "percent", "line_index"]);
export const isNumeric = (type: ValueType) => numericTypes.has(type);

export type RowColumn = Readonly<{
  key: string;
  label: string;
  type: ValueType;
  align: "left" | "right";
  /** Shown only if some row has a value. */
  rare: boolean;
  /** Allowed values of a custom field, with their labels. */
  choices?: Choices | undefined;
}>;
export type RowSpec = Readonly<{ list: RowList; columns: readonly RowColumn[] }>;

/** Path of a single field or, with `#` for the row, of a column. */
function labelOf(path: string): string {
  const labels: Readonly<Record<string, string>> = messages.fields.labels;
  return labels[path] ?? path;
}

/** The tables of a record and their columns. */
export const rowSpecs: Readonly<Record<RowList, RowSpec>> = byRowList((list) => ({
  list,
  // Usual columns, which hold the amounts, before rare ones: in a narrow pane the last are out of view.
  columns: columnsOf(list)
    .filter(({ shown }) => shown !== "never")
    .toSorted((a, b) => Number(b.shown === "always") - Number(a.shown === "always"))
    .map(({ key, type, shown }, index) => ({
      key,
      get label() {
        return labelOf(`${list}.#.${key}`);
      },
      type,
      align: index === 0 || !isNumeric(type) ? "left" : "right",
      rare: shown !== "always",
    })),
}));

/** A row of a table; its number stays the same when other rows are removed. */
export type Row = Readonly<{ path: string; number: number; name: string; fields: readonly Field[] }>;

/** Columns to show: the usual ones, the rare ones that some row has, and the account's own. */
export function columnsIn({ list, columns }: RowSpec, detail: InvoiceDetail): readonly RowColumn[] {
  const { data, corrections } = detail;
  const rows: readonly object[] = data?.[list] ?? [];
  const isCorrected = (key: string) =>
    corrections.some(({ field }) => field.startsWith(`${list}.`) && field.endsWith(`.${key}`));
  const usual = columns.filter(({ key, rare }) => !rare || rows.some((row) => key in row) || isCorrected(key));
  return list === "line_items" ? [...usual, ...customColumns(detail, "line").map(ownColumn)] : usual;
}

const ownColumn = (column: ReturnType<typeof customColumns>[number]): RowColumn => ({
  ...column,
  align: isNumeric(column.type) ? "right" : "left",
  rare: false,
});

/**
 * Keys of columns without any value or correction. Never the first column, which names a row, nor the account's custom
 * columns.
 */
export function emptyColumns({ columns }: RowSpec, rows: readonly Row[]): ReadonlySet<string> {
  const isFilled = ({ value, correction }: Field) => value !== undefined || correction !== undefined;
  const filled = new Set(
    rows.flatMap(({ path, fields }) => fields.filter(isFilled).map((field) => field.path.slice(path.length + 1))),
  );
  return new Set(columns.slice(1).flatMap(({ key }) => (filled.has(key) ? [] : [key])));
}

export function rowsOf(detail: InvoiceDetail, spec: RowSpec): Row[] {
  const { list } = spec;
  const columns = columnsIn(spec, detail);
  return detail.rows[list].map((number, index) => {
    const name = messages.fields.row[list](formatNumber(index + 1));
    return {
      path: `${list}.${number}`,
      number,
      name,
      fields: columns.map((column) =>
        fieldOf(detail, {
          path: `${list}.${number}.${column.key}`,
          at: `${list}.${index}.${column.key}`,
          label: messages.fields.cell(column.label, name),
          type: column.type,
          choices: column.choices,
        }),
      ),
    };
  });
}

/** The cell at a path such as `line_items.3.total`. */
export function cellAt(rows: readonly Row[], path: string | undefined): Field | undefined {
  const row = path && rows.find((candidate) => path.startsWith(`${candidate.path}.`));
  return row ? row.fields.find((field) => field.path === path) : undefined;
}

/** The field at a path of the record, as its editor shows it. */
export function fieldAt(detail: InvoiceDetail, path: string): Field | undefined {
  const list = listOf(path);
  if (list) return cellAt(rowsOf(detail, rowSpecs[list]), path);
  return singleFields(detail).find((field) => field.path === path);
}

export type RowsByList = Readonly<Record<RowList, readonly Row[]>>;

/** The table of a path such as `line_items.3.total`; undefined for a single field. */
export function listOf(path: string | undefined): RowList | undefined {
  return rowLists.find((list) => path?.startsWith(`${list}.`));
}
