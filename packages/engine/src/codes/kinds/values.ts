import { isValidIban, normaliseBic, normaliseIban } from "../../locale/companies/iban.ts";
import type { CodeReading } from "../payload.ts";

/** A value with wrong check digits. */
export class Fault {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

export type Value = string | number | Fault | undefined;

/** Separates values from faults; undefined entries are dropped. */
export function reading(members: Readonly<Record<string, Value>>): CodeReading {
  const entries = Object.entries(members);
  return {
    values: Object.fromEntries(
      entries.filter((entry): entry is [string, string | number] => !isAbsent(entry[1]) && !isFault(entry[1])),
    ),
    faults: entries.flatMap(([name, value]) => (isFault(value) ? [`${name}: ${value.message}`] : [])),
  };
}

function isFault(value: Value): value is Fault {
  return value instanceof Fault;
}

function isAbsent(value: Value): value is undefined {
  return value === undefined;
}

const longestText = 200;
/** Control characters, zero-width characters and everything that changes the direction of writing. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Text for a person: on one line, without characters that hide or reorder others. */
export function plain(text: string | undefined, longest = longestText): string | undefined {
  if (text === undefined) return undefined;
  const line = text
    .slice(0, 4 * longest)
    .replace(/\s+/g, " ")
    .replace(invisible, "")
    .trim();
  const short = [...line].slice(0, longest).join("");
  return short === "" ? undefined : short;
}

/** Letters, digits and the punctuation of identifiers. */
export function identifier(text: string | undefined, longest = 60): string | undefined {
  const line = plain(text, longest + 1);
  return line !== undefined && line.length <= longest && /^[\p{L}\p{N}][\p{L}\p{N} ./_#:+-]*$/u.test(line)
    ? line
    : undefined;
}

/** A decimal with a point or a comma and no grouping. */
export function amount(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? "";
  if (!/^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(trimmed)) return undefined;
  const value = Math.round(Number(trimmed.replace(",", ".")) * 100) / 100;
  return Math.abs(value) < 1e12 ? value + 0 : undefined;
}

export function amountInCents(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? amount((Number(text) / 100).toFixed(2)) : undefined;
}

/** Zero stands for "any amount" in payment codes. */
function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}

export function currency(text: string | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

function calendarDate(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const real = y >= 1990 && y <= 2099 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

/** A date in one of the fixed forms that codes use; a time after it is ignored. */
export function date(text: string | undefined, form: "ymd" | "dmy" | "yymmdd" | "ddmmyy"): string | undefined {
  if (text === undefined) return undefined;
  if (form === "ymd") {
    const match = /^(\d{4})([-/]?)(\d{2})\2(\d{2})(?!\d)/.exec(text);
    return match ? calendarDate(match[1], match[3], match[4]) : undefined;
  }
  if (form === "dmy") {
    const match = /^(\d{2})[-/.](\d{2})[-/.](\d{4})(?!\d)/.exec(text);
    return match ? calendarDate(match[3], match[2], match[1]) : undefined;
  }
  const match = /^(\d{2})(\d{2})(\d{2})(?!\d)/.exec(text);
  if (!match) return undefined;
  const [, first, middle, last] = match;
  return form === "yymmdd" ? calendarDate(`20${first}`, middle, last) : calendarDate(`20${last}`, middle, first);
}

export function iban(text: string | undefined): Value {
  const shape = normaliseIban(text?.slice(0, 60) ?? "");
  if (shape === undefined) return undefined;
  return isValidIban(shape) ? shape : new Fault(`the check digits of ${shape} are wrong`);
}

export function bic(text: string | undefined): string | undefined {
  return normaliseBic(text?.slice(0, 20) ?? "");
}

/** The amount of a payment: the amount due, and also the total if nothing was paid before. */
export function payable(value: number | undefined): Readonly<{ amount_due: Value; total_amount: Value }> {
  return { amount_due: positive(value), total_amount: positive(value) };
}

/** Name and lines of an address as one value each. */
export function joined(...lines: readonly (string | undefined)[]): string | undefined {
  return plain(
    lines
      .map((line) => plain(line))
      .filter((line) => line !== undefined)
      .join(", "),
  );
}
