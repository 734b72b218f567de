import { foldText } from "../letters/fold-text.ts";
import { isCurrencyMark } from "./currency.ts";

/** A printed number: its value and its number of decimals. */
export type Amount = Readonly<{ value: number; decimals: number }>;

const grouped = /^\d{1,3}(?:[.,' ]\d{3})+$/;
const lakhs = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Parses a printed amount: 1,234.56 · 1.234,56 · 1 234,56 · 1'234.56 · 1,23,456.00 · (12.00) · 12.00- · €5 · 5,-
 * Undefined if the text is not one number. `1.234` is 1234, unless `decimalMark` is `.`
 */
export function parseAmount(text: string, options: { decimalMark?: "." | "," } = {}): Amount | undefined {
  const folded = foldText(text);
  // Most words have no digit; stripping currency signs from them would take most of the parsing time.
  if (!/\d/.test(folded)) return undefined;
  const { digits, negative } = stripSigns(folded);
  if (!/^\d[\d.,' ]*$/.test(digits) && !/^[.,]\d+$/.test(digits)) return undefined;
  const parts = splitDecimals(digits, options.decimalMark);
  if (!parts) return undefined;
  const whole = parts.whole.replace(/\D/g, "");
  if (whole.length > 13) return undefined;
  const value = Number(`${whole || "0"}.${parts.decimals || "0"}`);
  return { value: negative && value !== 0 ? -value : value, decimals: parts.decimals.length };
}

function stripSigns(text: string): { digits: string; negative: boolean } {
  let rest = text.trim();
  let negative = false;
  for (let again = true; again; ) {
    const before = rest;
    if (/^[-(]/.test(rest) && /\d/.test(rest)) {
      // A bracket that is never closed is a piece of a table's border.
      negative ||= rest.startsWith("-") || rest.includes(")");
      rest = rest.slice(1).trimStart();
    }
    rest = withoutMarks(rest.replace(/^[+*#:=~|[]+/, "").trimStart());
    if (/\d\s*CR$/i.test(before)) negative = true;
    if (/[-)]$/.test(rest) && !/[.,]-$/.test(rest)) {
      if (/\d\s*-$/.test(rest)) negative = true;
      rest = rest.slice(0, -1).trimEnd();
    }
    rest = rest.replace(/[*×#;:|\]]+$/, "").trim();
    again = rest !== before && rest !== "";
  }
  return { digits: rest.replace(/([^.,])[.,]$/, "$1"), negative };
}

/** Behind a number: credit or debit, no cents, a percentage. */
const otherEnding = /\s*(?:\bCR|\bDR|%|,-|\.-)$/i;
/** Tills print the letter of the tax rate behind an amount: `12.49F`. */
const taxLetter = /(?<=\d[.,]\d{2})\s?[A-Z]$/;
const decimalsOfMoney = /\d[.,]\d{2,3}(?!\d)/;
/** The longest currency mark. */
const firstMark = /^(?:\p{L}{1,3}\p{Sc}|\p{Sc}\p{L}?(?!\p{L})|\p{L}[\p{L}./ ]{0,8})/u;
const lastMark = /(?:\p{L}{1,3}\p{Sc}|\p{Sc}\p{L}?|(?<![\p{L}.])\p{L}[\p{L}./ ]{0,8})[.,]?$/u;

/** The number without the currency before and behind it. */
function withoutMarks(text: string): string {
  const isMoney = decimalsOfMoney.test(text);
  const before = (firstMark.exec(text)?.[0] ?? "").replace(/[. ]+$/, "");
  const rest =
    before !== "" && isCurrencyMark(before, isMoney) ? text.slice(before.length).replace(/^\.?\s*/, "") : text;
  if (otherEnding.test(rest)) return rest.replace(otherEnding, "");
  if (taxLetter.test(rest)) return rest.replace(taxLetter, "");
  const behind = lastMark.exec(rest)?.[0] ?? "";
  if (behind === "" || !isCurrencyMark(behind.replace(/[.,]$/, ""), isMoney)) return rest;
  return rest.slice(0, rest.length - behind.length).trimEnd();
}

function splitDecimals(digits: string, mark?: "." | ","): { whole: string; decimals: string } | undefined {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return isGroupedBySpaces(digits) ? { whole: digits, decimals: "" } : undefined;
  const whole = digits.slice(0, last);
  const decimals = digits.slice(last + 1);
  const separator = digits[last] as "." | ",";
  if (!/^\d*$/.test(decimals)) return undefined;
  if (isThousands({ digits, whole, decimals, separator, mark })) {
    return grouped.test(digits) || lakhs.test(digits) ? { whole: digits, decimals: "" } : undefined;
  }
  if (whole.includes(separator)) return undefined;
  if (!isWholePart(whole)) return undefined;
  return { whole, decimals };
}

type Split = { digits: string; whole: string; decimals: string; separator: string; mark?: "." | "," | undefined };

/**
 * Three digits after the only kind of separator are a thousands group, unless the document uses that mark for decimals.
 */
function isThousands({ whole, decimals, separator, mark }: Split): boolean {
  if (decimals.length !== 3) return false;
  const otherSeparators = whole.replace(/[\d ]/g, "");
  if (otherSeparators && ![...otherSeparators].every((sign) => sign === separator)) return false;
  if (otherSeparators === "" && (whole === "" || /^0+$/.test(whole))) return false;
  if (otherSeparators === "" && whole.replace(/\D/g, "").length > 3) return false;
  return mark !== separator || otherSeparators !== "";
}

function isWholePart(whole: string): boolean {
  return whole === "" || /^\d+$/.test(whole) || grouped.test(whole) || lakhs.test(whole);
}

function isGroupedBySpaces(digits: string): boolean {
  return /^\d+$/.test(digits) || /^\d{1,3}(?:[ ']\d{3})+$/.test(digits);
}

/** Whole cents, the unit in which sums are compared. */
export function cents(value: number): number {
  return Math.round(value * 100);
}

/** The decimal mark of most of these amounts; undefined if none shows it. */
export function decimalMarkOf(texts: Iterable<string>): "." | "," | undefined {
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    const match = /\d([.,])\d{1,2}(?!\d)(?![.,]\d)/.exec(text);
    if (!match || /\d+[./-]\d+[./-]\d/.test(text)) continue;
    if (match[1] === ".") points++;
    else commas++;
  }
  if (points === commas) return undefined;
  return points > commas ? "." : ",";
}

/** A percentage such as `19 %`, `7,7%` or a bare `21.00`; undefined outside 0–100. */
export function parsePercent(text: string): number | undefined {
  const amount = parseAmount(text.replace(/%/g, "").trim());
  if (!amount || amount.value < 0 || amount.value > 100) return undefined;
  return amount.value;
}
