import { chargeKinds, documentTypes, refusals, type ValueType } from "@inkvoice/contract";
import { parseAmount } from "@inkvoice/engine/locale/amount";
import { type DateOrder, parseDate } from "@inkvoice/engine/locale/date";
import { fieldType } from "../../catalogue/field-paths.ts";
import { ApiError } from "../../platform/api-error.ts";

export type FieldValue = string | number;

type Reader = Readonly<{ read(text: string, order: DateOrder): FieldValue | undefined; expected: string }>;

const freeText: Reader = { read: (text) => text, expected: "The value must be a text." };
const decimal: Reader = { read: (text) => parseAmount(text)?.value, expected: refusals.not_a_number };

/** How a person's text becomes a value of each type, and what is said where it does not. */
const readers: Readonly<Record<ValueType, Reader>> = {
  text: freeText,
  name: freeText,
  code: freeText,
  amount: decimal,
  number: decimal,
  percent: decimal,
  date: { read: (text, order) => parseDate(text, order), expected: refusals.not_a_date },
  currency: {
    read: (text) => (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : undefined),
    expected: refusals.not_a_currency,
  },
  country: {
    read: (text) => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined),
    expected: "The value must be a country code of two letters, such as DE.",
  },
  language: {
    read: (text) => (/^[A-Za-z]{2}$/.test(text) ? text.toLowerCase() : undefined),
    expected: "The value must be a language code of two letters, such as de.",
  },
  document_type: oneOf(documentTypes),
  charge_kind: oneOf(chargeKinds),
  line_index: {
    read: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined),
    expected: "The value must be the number of a line, counted from 0.",
  },
};

function oneOf(names: readonly string[]): Reader {
  return {
    read: (text) => names.find((name) => name === text),
    expected: `The value must be one of ${names.join(", ")}.`,
  };
}

/** The value a text shows for a field of this type; undefined where it shows none. */
export function readValue(type: ValueType, text: string, order: DateOrder): FieldValue | undefined {
  return readers[type].read(text, order);
}

const isNumeric = (type: ValueType) => readers[type] === decimal;

/** A person's value in the field's own type, null for none, or the error that says what is expected. */
export function correctedValue(
  field: string,
  value: FieldValue | null,
  order: DateOrder,
  customType?: ValueType,
): FieldValue | null {
  const type = customType ?? fieldType(field);
  if (!type) throw new ApiError("INVALID_PARAMETER", refusals.not_correctable);
  const text = value === null ? "" : String(value).trim();
  if (text === "") return null;
  const read = typeof value === "number" && isNumeric(type) ? value : readValue(type, text, order);
  if (read === undefined) throw new ApiError("INVALID_PARAMETER", readers[type].expected);
  return read;
}
