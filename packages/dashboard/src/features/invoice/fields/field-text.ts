import type { ExtractedData } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { formatDay, formatMoney, formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { customLabel, customNameIn } from "./custom-columns.ts";
import { type Choices, type Field, type FieldSpec, fieldSpecs } from "./field-model.ts";
import { listOf, rowSpecs } from "./row-model.ts";

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
