import { documentTypes } from "@inkvoice/contract";
import { parseAmount } from "@inkvoice/engine/locale/amount";
import { type DateOrder, parseDate } from "@inkvoice/engine/locale/date";
import { type FieldType, fieldType } from "../../catalogue/field-paths.ts";
import { invalidParameter } from "../../platform/api-error.ts";

export type FieldValue = string | number;

/** The value a text shows for a field of this type; undefined where it shows none. */
export function readValue(type: FieldType, text: string, order: DateOrder): FieldValue | undefined {
  if (type === "text") return text;
  if (type === "amount") return parseAmount(text)?.value;
  if (type === "date") return parseDate(text, order);
  if (type === "currency") return /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : undefined;
  return documentTypes.find((name) => name === text);
}

const expectations: Readonly<Record<FieldType, string>> = {
  text: "must be a text",
  amount: "must be a number, such as 1234.50",
  date: "must be a date, such as 2026-03-31",
  currency: "must be a currency code of three letters, such as EUR",
  document_type: `must be one of ${documentTypes.join(", ")}`,
};

/** A person's value in the field's own type, null for none, or the error that says what is expected. */
export function correctedValue(field: string, value: FieldValue | null, order: DateOrder): FieldValue | null {
  const type = fieldType(field);
  if (!type) throw invalidParameter("field", "is not one that can be corrected");
  const text = value === null ? "" : String(value).trim();
  if (text === "") return null;
  const read = typeof value === "number" && type === "amount" ? value : readValue(type, text, order);
  if (read === undefined) throw invalidParameter("The value", expectations[type]);
  return read;
}

/** 03/04 is a day first nearly everywhere; the currency tells the one large exception. */
export function dateOrderOf(currency: string | undefined): DateOrder {
  return currency === "USD" ? "mdy" : "dmy";
}
