import {
  byRowList,
  columnsOf,
  singleFields as contractFields,
  type ExtractedData,
  type FieldGroup,
  type Location,
  type RowList,
  rowLists,
  type ValueSource,
  type ValueType,
  valueAt,
} from "@inkvoice/contract";
import { bandOf } from "@inkvoice/contract/confidence-bands";
import type { CorrectionRow, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { formatDay, formatMoney, formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import type { ConfidenceLevel } from "../../../ui/invoice/confidence.tsx";
import { customColumns, customLabel, customNameIn } from "./custom-columns.ts";

const numericTypes: ReadonlySet<ValueType> = new Set(["amount", "number", "percent", "line_index"]);
export const isNumeric = (type: ValueType) => numericTypes.has(type);

/** The single fields in the order they are shown. */
export const fieldSpecs = contractFields.filter(({ shown }) => shown !== "never");
type FieldSpec = (typeof fieldSpecs)[number];

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
type Choices = Readonly<Record<string, string>>;

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

export type Field = Readonly<{
  path: string;
  label: string;
  type: ValueType;
  value: string | number | undefined;
  confidence: number | undefined;
  band: ConfidenceLevel | undefined;
  location: Location | undefined;
  correction: CorrectionRow | undefined;
  remembered: boolean;
  /** Source of the value, if known. */
  source: ValueSource | undefined;
  /** Whether a failed check involves the field. */
  faulty: boolean;
  /** Required by the account's settings. */
  needed: boolean;
  /** Allowed values of a custom field, with their labels. */
  choices?: Choices | undefined;
}>;

/** Indexes of a record's lists for lookup by path: a long document has ten thousand cells. */
type Index = Readonly<{
  corrections: ReadonlyMap<string, CorrectionRow>;
  faulty: ReadonlySet<string>;
  remembered: ReadonlySet<string>;
  required: ReadonlySet<string>;
}>;
const indexes = new WeakMap<InvoiceDetail, Index>();

function indexOf(detail: InvoiceDetail): Index {
  const known = indexes.get(detail);
  if (known) return known;
  const index = {
    corrections: new Map(detail.corrections.map((row) => [row.field, row])),
    faulty: new Set(detail.faults.flatMap(({ fields }) => fields)),
    remembered: new Set(detail.remembered),
    required: new Set(detail.required),
  };
  indexes.set(detail, index);
  return index;
}

/** `at`: path in the current record, which shifts when rows are removed; corrections use `path`. */
type Naming = Readonly<{ path: string; label: string; type: ValueType; at?: string; choices?: Choices | undefined }>;

/** Booleans become texts, because their input offers "yes" and "no". */
function shownValue(value: unknown): string | number | undefined {
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

export function fieldOf(detail: InvoiceDetail, { path, label, type, at = path, choices }: Naming): Field {
  const value = valueAt(detail.data, at);
  const confidence = valueAt(detail.data?.confidence, at);
  const index = indexOf(detail);
  const correction = index.corrections.get(path);
  const known = shownValue(value);
  const sure = typeof confidence === "number" ? confidence : undefined;
  return {
    path,
    label,
    type,
    value: known,
    confidence: sure,
    band: correction ? "corrected" : known === undefined || sure === undefined ? undefined : bandOf(sure),
    location: valueAt(detail.data?.locations, at) as Location | undefined,
    correction,
    remembered: index.remembered.has(path),
    source: valueAt(detail.data?.source, at) as ValueSource | undefined,
    faulty: index.faulty.has(path),
    needed: index.required.has(path),
    choices,
  };
}

/** Groups of fields on the page; the account's own come last. */
export type ShownGroup = FieldGroup | "custom";

export function singleFields(detail: InvoiceDetail): (Field & { group: ShownGroup })[] {
  const usual = fieldSpecs
    .map((spec) => ({
      ...fieldOf(detail, { ...spec, label: messages.fields.labels[spec.path] }),
      group: spec.group,
      always: spec.shown === "always",
    }))
    .filter(({ always, needed, value, correction }) => always || needed || value !== undefined || correction);
  const own = customColumns(detail, "document").map(({ key, ...column }) => ({
    ...fieldOf(detail, { path: key, ...column }),
    group: "custom" as const,
  }));
  return [...usual, ...own];
}

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

/** Display name of a field. `numbers` lists the rows in the order shown; without it the path's own number is used. */
export function nameOfField(path: string, numbers?: InvoiceDetail["rows"]): string {
  const spec = fieldSpecs.find((candidate) => candidate.path === path);
  if (spec) return inGroup(spec);
  const own = customNameIn(path);
  const list = listOf(path);
  if (!list) return own === undefined ? path.replaceAll("_", " ") : customLabel(own);
  const [, number = "", key] = path.split(".");
  const at = numbers ? numbers[list].indexOf(Number(number)) : Number(number);
  const row = capital(at < 0 ? messages.fields.someRow[list] : messages.fields.row[list](formatNumber(at + 1)));
  if (own !== undefined) return messages.fields.inRow(row, customLabel(own));
  const column = rowSpecs[list].columns.find((candidate) => candidate.key === key);
  return column ? messages.fields.inRow(row, column.label) : row;
}

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

function inGroup({ group, path }: FieldSpec): string {
  const label = messages.fields.labels[path];
  return group === "vendor" || group === "customer"
    ? messages.fields.ofParty(messages.fields.groups[group], label)
    : label;
}

/** Allowed values of a field with their labels; undefined for free input. */
export function choicesOf({ type, choices }: Pick<Field, "type" | "choices">): Choices | undefined {
  if (choices) return choices;
  if (type === "document_type") return messages.terms.documentTypes;
  return type === "charge_kind" ? messages.terms.chargeKinds : undefined;
}

/** A value as text for its input; amounts with decimals. */
export function editedText(field: Pick<Field, "type" | "value"> | undefined): string {
  const value = field?.value;
  if (value === undefined) return "";
  if (typeof value !== "number" || field?.type !== "amount") return String(value);
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? value.toFixed(2) : String(value);
}

export function displayValue(field: Pick<Field, "type" | "value" | "choices">, data: ExtractedData | null): string {
  const { type, value } = field;
  if (value === undefined) return "";
  if (type === "date") return formatDay(String(value));
  if (typeof value === "string") return choicesOf(field)?.[value] ?? value;
  return type === "amount" ? formatMoney(value, data?.currency) : formatNumber(value);
}
