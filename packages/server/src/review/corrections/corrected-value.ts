import {
  type CustomField,
  chargeKinds,
  documentTypes,
  type ReasonValues,
  type SpecificReason,
  type ValueType,
} from "@inkvoice/contract";
import { parseAmount } from "@inkvoice/engine/locale/amount";
import { type DateOrder, isWholeDate, parseDate } from "@inkvoice/engine/locale/date";
import { fieldType } from "../../catalogue/field-paths.ts";
import { builtInTypeOf } from "../../fields/custom-value.ts";
import { refused } from "../../platform/api-error.ts";

export type FieldValue = string | number;

type Reader = Readonly<{
  read(text: string, order: DateOrder): FieldValue | undefined;
  /** The reason why a text is no such value. */
  reason: SpecificReason;
  values?: ReasonValues;
}>;

const freeText: Reader = { read: (text) => text, reason: "not_a_text" };
const decimal: Reader = { read: (text) => parseAmount(text)?.value, reason: "not_a_number" };

/** Parsers of typed text for each field type, with their error message. */
const readers: Readonly<Record<ValueType, Reader>> = {
  text: freeText,
  name: freeText,
  code: freeText,
  amount: decimal,
  number: decimal,
  percent: decimal,
  date: { read: (text, order) => parseDate(text, order), reason: "not_a_date" },
  currency: {
    read: (text) => (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : undefined),
    reason: "not_a_currency",
  },
  country: {
    read: (text) => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined),
    reason: "not_a_country",
  },
  language: {
    read: (text) => (/^[A-Za-z]{2}$/.test(text) ? text.toLowerCase() : undefined),
    reason: "not_a_language",
  },
  document_type: oneOf(documentTypes),
  charge_kind: oneOf(chargeKinds),
  line_index: {
    read: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
    reason: "not_a_line_number",
  },
};

function oneOf(names: readonly string[]): Reader {
  return {
    read: (text) => names.find((name) => name === text),
    reason: "not_a_choice",
    values: { choices: names.join(", ") },
  };
}

/** The value of a text for a field type; undefined if it has none. */
export function readValue(type: ValueType, text: string, order: DateOrder): FieldValue | undefined {
  return readers[type].read(text, order);
}

/** Words behind a typed date are refused; behind a printed one they belong to something else. */
const readTyped = (type: ValueType, text: string, order: DateOrder) =>
  type === "date" && !isWholeDate(text) ? undefined : readValue(type, text, order);

const isNumeric = (type: ValueType) => readers[type] === decimal;

/** A person's value in the field's type, or null; throws an error that says what is expected. */
export function correctedValue(
  field: string,
  value: FieldValue | null,
  order: DateOrder,
  customType?: ValueType,
): FieldValue | null {
  const type = customType ?? fieldType(field);
  if (!type) throw refused("field_not_correctable");
  const text = value === null ? "" : String(value).trim();
  if (text === "") return null;
  const read = typeof value === "number" && isNumeric(type) ? value : readTyped(type, text, order);
  if (read === undefined) throw refused(readers[type].reason, readers[type].values);
  return read;
}

type Typed = Readonly<{ field: string; value: FieldValue | null }>;

/** A person's value of a custom field, in its type. */
export function correctedCustomValue(
  { type, choices }: CustomField,
  { field, value }: Typed,
  order: DateOrder,
): FieldValue | boolean | null {
  const read = correctedValue(field, value, order, builtInTypeOf[type]);
  const allowed = type === "boolean" ? ["true", "false"] : type === "choice" ? (choices ?? []) : undefined;
  if (read === null || !allowed) return read;
  const chosen = allowed.find((choice) => choice.toLowerCase() === String(read).toLowerCase());
  if (chosen === undefined) throw refused("not_a_choice", { choices: allowed.join(", ") });
  return type === "boolean" ? chosen === "true" : chosen;
}
