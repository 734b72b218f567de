import type { ExtractedData, Location } from "@inkvoice/contract";
import { bandOf } from "@inkvoice/contract/confidence-bands";
import { type CorrectionRow, type InvoiceDetail, type RowList, rowLists } from "@inkvoice/contract/dashboard";
import { formatDay, formatMoney, formatNumber } from "../../format/format.ts";
import type { Band } from "../../ui/band.tsx";

export type FieldKind = "text" | "amount" | "number" | "date" | "currency" | "document_type";
export type FieldGroup = "Document" | "Vendor" | "Customer" | "Amounts" | "Payment";

type FieldSpec = Readonly<{ path: string; label: string; group: FieldGroup; kind: FieldKind; always?: boolean }>;

/** INDEX of the single fields, in the order they are shown. `always` ones are shown even when nothing was read. */
export const fieldSpecs: readonly FieldSpec[] = [
  { path: "document_type", label: "Type", group: "Document", kind: "document_type" },
  { path: "invoice_number", label: "Number", group: "Document", kind: "text", always: true },
  { path: "date", label: "Date", group: "Document", kind: "date", always: true },
  { path: "due_date", label: "Due", group: "Document", kind: "date", always: true },
  { path: "purchase_order", label: "Order", group: "Document", kind: "text" },
  { path: "payment_terms", label: "Terms", group: "Document", kind: "text" },
  { path: "vendor.name", label: "Name", group: "Vendor", kind: "text", always: true },
  { path: "vendor.tax_id", label: "Tax number", group: "Vendor", kind: "text", always: true },
  { path: "vendor.address", label: "Address", group: "Vendor", kind: "text" },
  { path: "customer.name", label: "Name", group: "Customer", kind: "text", always: true },
  { path: "customer.tax_id", label: "Tax number", group: "Customer", kind: "text" },
  { path: "customer.address", label: "Address", group: "Customer", kind: "text" },
  { path: "currency", label: "Currency", group: "Amounts", kind: "currency", always: true },
  { path: "subtotal", label: "Subtotal", group: "Amounts", kind: "amount", always: true },
  { path: "total_tax", label: "Tax", group: "Amounts", kind: "amount", always: true },
  { path: "total_amount", label: "Total", group: "Amounts", kind: "amount", always: true },
  { path: "amount_due", label: "Amount due", group: "Amounts", kind: "amount" },
  { path: "payment.iban", label: "IBAN", group: "Payment", kind: "text" },
  { path: "payment.bic", label: "BIC", group: "Payment", kind: "text" },
  { path: "payment.reference", label: "Reference", group: "Payment", kind: "text" },
];

export type RowColumn = Readonly<{
  key: string;
  label: string;
  kind: FieldKind;
  align: "left" | "right";
  /** Shown only where some row has it. */
  rare?: boolean;
}>;
export type RowSpec = Readonly<{ list: RowList; noun: string; columns: readonly RowColumn[] }>;

/** INDEX of the tables of a record, with the columns people see and correct. */
export const rowSpecs: Readonly<Record<RowList, RowSpec>> = {
  line_items: {
    list: "line_items",
    noun: "line",
    columns: [
      { key: "description", label: "Description", kind: "text", align: "left" },
      { key: "quantity", label: "Quantity", kind: "number", align: "right" },
      { key: "unit_price", label: "Price", kind: "amount", align: "right" },
      { key: "tax_rate", label: "Tax %", kind: "number", align: "right", rare: true },
      { key: "total", label: "Total", kind: "amount", align: "right" },
    ],
  },
  taxes: {
    list: "taxes",
    noun: "tax",
    columns: [
      { key: "rate", label: "Rate %", kind: "number", align: "left" },
      { key: "base", label: "Of", kind: "amount", align: "right" },
      { key: "amount", label: "Tax", kind: "amount", align: "right" },
    ],
  },
};

export type Field = Readonly<{
  path: string;
  label: string;
  kind: FieldKind;
  value: string | number | undefined;
  confidence: number | undefined;
  band: Band | undefined;
  location: Location | undefined;
  correction: CorrectionRow | undefined;
  remembered: boolean;
}>;

export function valueAt(tree: unknown, path: string): unknown {
  let here: unknown = tree;
  for (const step of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

/** `at` is where the value stands now, when rows before it were taken away; corrections go by `path`. */
type Naming = Readonly<{ path: string; label: string; kind: FieldKind; at?: string }>;

export function fieldOf(detail: InvoiceDetail, { path, label, kind, at = path }: Naming): Field {
  const value = valueAt(detail.data, at);
  const confidence = valueAt(detail.data?.confidence, at);
  const correction = detail.corrections.find((row) => row.field === path);
  const known = typeof value === "string" || typeof value === "number" ? value : undefined;
  const sure = typeof confidence === "number" ? confidence : undefined;
  return {
    path,
    label,
    kind,
    value: known,
    confidence: sure,
    band: correction ? "corrected" : known === undefined || sure === undefined ? undefined : bandOf(sure),
    location: valueAt(detail.data?.locations, at) as Location | undefined,
    correction,
    remembered: detail.remembered.includes(path),
  };
}

export function singleFields(detail: InvoiceDetail): (Field & { group: FieldGroup })[] {
  return fieldSpecs
    .map((spec) => ({ ...fieldOf(detail, spec), group: spec.group, always: spec.always ?? false }))
    .filter((field) => field.always || field.value !== undefined || field.correction !== undefined);
}

/** A row of a table; its number stays the same whatever happens to the others. */
export type Row = Readonly<{ path: string; number: number; name: string; fields: readonly Field[] }>;

export function rowsOf(detail: InvoiceDetail, { list, noun, columns }: RowSpec): Row[] {
  return detail.rows[list].map((number, index) => ({
    path: `${list}.${number}`,
    number,
    name: `${noun} ${index + 1}`,
    fields: columns.map((column) =>
      fieldOf(detail, {
        path: `${list}.${number}.${column.key}`,
        at: `${list}.${index}.${column.key}`,
        label: `${column.label}, ${noun} ${index + 1}`,
        kind: column.kind,
      }),
    ),
  }));
}

/** The table a path such as `line_items.3.total` belongs to; undefined for a field of its own. */
export function listOf(path: string | undefined): RowList | undefined {
  return rowLists.find((list) => path?.startsWith(`${list}.`));
}

/** What people call a field. `numbers` says which row is shown first, second, …; without it the path already counts so. */
export function nameOfField(path: string, numbers?: InvoiceDetail["rows"]): string {
  const spec = fieldSpecs.find((candidate) => candidate.path === path);
  if (spec) return inGroup(spec);
  const list = listOf(path);
  if (!list) return path.replaceAll("_", " ");
  const [, number = "", key] = path.split(".");
  const at = numbers ? numbers[list].indexOf(Number(number)) : Number(number);
  const row = at < 0 ? `A ${rowSpecs[list].noun}` : `${capital(rowSpecs[list].noun)} ${at + 1}`;
  const column = rowSpecs[list].columns.find((candidate) => candidate.key === key);
  return column ? `${row}, ${column.label.toLowerCase()}` : row;
}

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

function inGroup({ group, label }: FieldSpec): string {
  return group === "Vendor" || group === "Customer" ? `${group} ${label.toLowerCase()}` : label;
}

const documentTypeNames: Readonly<Record<string, string>> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt: "Receipt",
};

export function displayValue(field: Pick<Field, "kind" | "value">, data: ExtractedData | null): string {
  const { kind, value } = field;
  if (value === undefined) return "";
  if (kind === "date") return formatDay(String(value));
  if (kind === "document_type") return documentTypeNames[String(value)] ?? String(value);
  if (kind === "amount" && typeof value === "number") return formatMoney(value, data?.currency);
  if (kind === "number" && typeof value === "number") return formatNumber(value);
  return String(value);
}
