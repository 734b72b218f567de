import { documentTypes } from "@inkvoice/contract";
import { invalidParameter } from "../../http/api-error.ts";
import { type FieldType, fieldType } from "../field-paths.ts";

type Value = string | number;

/** A person's value in the field's own type, or the error that says what is expected. */
export function correctedValue(field: string, value: string | number | null): Value | null {
  const type = fieldType(field);
  if (!type) throw invalidParameter("field", "is not one that can be corrected");
  if (value === null || (typeof value === "string" && value.trim() === "")) return null;
  return parsers[type](typeof value === "string" ? value.trim() : value);
}

const parsers: Readonly<Record<FieldType, (value: Value) => Value>> = {
  text: (value) => String(value),
  amount: (value) => {
    const amount = typeof value === "number" ? value : parseAmount(value);
    if (amount === undefined || !Number.isFinite(amount) || Math.abs(amount) > 1e12)
      throw invalidParameter("value", "must be a number, such as 1234.50");
    return amount;
  },
  date: (value) => {
    const text = String(value);
    const time = Date.parse(`${text}T00:00:00Z`);
    const real =
      /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
    if (!real) throw invalidParameter("value", "must be a date, such as 2026-03-31");
    return text;
  },
  currency: (value) => {
    const code = String(value).toUpperCase();
    if (!/^[A-Z]{3}$/.test(code))
      throw invalidParameter("value", "must be a currency code of three letters, such as EUR");
    return code;
  },
  document_type: (value) => {
    const known = documentTypes.find((type) => type === value);
    if (!known) throw invalidParameter("value", `must be one of ${documentTypes.join(", ")}`);
    return known;
  },
};

/** Takes 1234.5, 1,234.50 and 1.234,50: where both signs stand, the later one is the decimal mark. */
export function parseAmount(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^[^\d+\-.,]+|[^\d.,]+$/g, "");
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(",");
  const point = bare.lastIndexOf(".");
  const decimalMark = decimalMarkOf(bare, comma, point);
  const digits = [...bare].filter((sign) => /[\d+-]/.test(sign) || sign === decimalMark).join("");
  const amount = Number(digits.replace(",", "."));
  return Number.isNaN(amount) ? undefined : amount;
}

function decimalMarkOf(text: string, comma: number, point: number): "," | "." | undefined {
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  const mark = comma >= 0 ? "," : point >= 0 ? "." : undefined;
  if (!mark) return undefined;
  const groups = text.split(mark);
  // 1.234.567 groups thousands; a single mark is the decimal one unless exactly three digits follow a comma.
  if (groups.length > 2) return undefined;
  return mark === "," && groups[1]?.length === 3 && groups[0] !== "0" ? undefined : mark;
}
