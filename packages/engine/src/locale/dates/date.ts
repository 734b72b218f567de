import { foldText } from "../letters/fold-text.ts";
import { monthOf } from "./months.ts";

export type DateOrder = "dmy" | "mdy" | "ymd";

const firstYear = 1950;
const lastYear = 2079;

const yearFirst = /(?<!\d)((?:19|20)\d{2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{1,2})(?!\d)/;
const dayOrMonthFirst = /(?<![\d.,])(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})(?![\d])/;
const twoDigitYearFirst = /(?<![\d.,])(\d{2})[-/](\d{2})[-/](\d{2})(?!\d)/;
const dayThenName =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|o|e|i|u|\.)?[\s.,/-]{0,4}(?:de\s{1,4}|of\s{1,4}|den\s{1,4}|ta'\s{0,4})?([a-z]{3,12})(?:\s{1,2}fomhair)?[\s.,/'-]{0,4}(?:de[l]?\s{1,4})?(\d{4}|\d{2})(?!\d)/;
const nameThenDay = /([a-z]{3,12})[\s./-]{0,4}(\d{1,2})(?:st|nd|rd|th)?[\s.,'/-]{1,4}(\d{4}|\d{2})(?!\d)/;
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** `2026. november 18.`, `2026 m. lapkričio 18 d.` */
const yearNameDay =
  /(?<!\d)((?:19|20)\d{2})[\s./-]{0,4}(?:m\.\s{0,2})?([a-z]{3,12})(?:\s{1,2}men\.)?[\s./-]{0,4}(\d{1,2})(?!\d)/;
/** `2026. gada 18. novembris` */
const yearDayName = /(?<!\d)((?:19|20)\d{2})\.?\s{0,2}g(?:ada|\.)\s{0,2}(\d{1,2})\.?\s{0,2}([a-z]{3,12})/;

/**
 * Parses a printed date to YYYY-MM-DD; `order` decides ambiguous ones (03/04), `language` months that languages name
 * alike. Undefined if there is none.
 */
export function parseDate(text: string, order: DateOrder, language?: string): string | undefined {
  const plain = foldText(text).toLowerCase().trim();
  return numericDate(plain, order) ?? namedDate(plain, language) ?? compactDate(plain);
}

const timeOfDay = String.raw`(?:t|\s)\s?\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:z|[ap]\.?m\.?|[+-]\d{2}:?\d{2})?`;
/** Words for year and day that some languages put behind a date: `30.12.2026 r.`, `2024 m. kovo 5 d.` */
const marks = String.raw`\s?(?:d|r|g|t)\.?`;
/** A caption or a weekday, which words picked on a page may begin with. */
const leading = String.raw`(?:\D{1,40}[\s:.,])?`;
const wholeDates = [
  yearFirst,
  dayOrMonthFirst,
  twoDigitYearFirst,
  dayThenName,
  nameThenDay,
  compact,
  yearNameDay,
  yearDayName,
].map(
  ({ source }) => new RegExp(`^${leading}(?:${source.replace(/^\^|\$$/g, "")})(?:${marks})?[.,]?(?:${timeOfDay})?$`),
);

/** Whether a text is a date with nothing behind it but a time of day. */
export function isWholeDate(text: string): boolean {
  const plain = foldText(text).toLowerCase().trim();
  return wholeDates.some((pattern) => pattern.test(plain));
}

function numericDate(text: string, order: DateOrder): string | undefined {
  const iso = yearFirst.exec(text);
  if (iso) return calendarDate(iso[1], iso[2], iso[3]);
  const short = order === "ymd" ? twoDigitYearFirst.exec(text) : null;
  if (short) return calendarDate(short[1], short[2], short[3]);
  const match = dayOrMonthFirst.exec(text);
  if (!match) return undefined;
  const [, first, second, year] = match;
  const monthFirst = order === "mdy";
  return (
    (monthFirst ? calendarDate(year, first, second) : calendarDate(year, second, first)) ??
    (monthFirst ? calendarDate(year, second, first) : calendarDate(year, first, second))
  );
}

function namedDate(text: string, language: string | undefined): string | undefined {
  const dayFirst = dayThenName.exec(text);
  if (dayFirst) {
    const date = calendarDate(dayFirst[3], monthOf(dayFirst[2] ?? "", language), dayFirst[1]);
    if (date) return date;
  }
  const nameFirst = nameThenDay.exec(text);
  if (nameFirst) {
    const date = calendarDate(nameFirst[3], monthOf(nameFirst[1] ?? "", language), nameFirst[2]);
    if (date) return date;
  }
  const yearLed = yearNameDay.exec(text);
  if (yearLed) {
    const date = calendarDate(yearLed[1], monthOf(yearLed[2] ?? "", language), yearLed[3]);
    if (date) return date;
  }
  const dayLed = yearDayName.exec(text);
  return dayLed ? calendarDate(dayLed[1], monthOf(dayLed[3] ?? "", language), dayLed[2]) : undefined;
}

function compactDate(text: string): string | undefined {
  const match = compact.exec(text);
  return match ? calendarDate(match[1], match[2], match[3]) : undefined;
}

type Part = string | number | undefined;

function calendarDate(yearText: Part, monthText: Part, dayText: Part): string | undefined {
  if (yearText === undefined || monthText === undefined || dayText === undefined) return undefined;
  const year = fullYear(String(yearText));
  const [month, day] = [Number(monthText), Number(dayText)];
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

const numericWord = /^\D?(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\D?$/;

/**
 * Date order of the document: one unambiguous date (25/03 or 03/25) decides for all. Undefined if all are ambiguous;
 * then the model's estimate decides. Where years are written first, `24-06-30` begins with one.
 */
export function dateOrderOf(words: Iterable<string>, mayBeYearFirst = false): DateOrder | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  let yearFirst = 0;
  for (const word of words) {
    const match = numericWord.exec(word);
    if (!match) continue;
    if (mayBeYearFirst && isYearFirst(match)) {
      yearFirst++;
      continue;
    }
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && first <= 31 && second >= 1 && second <= 12) dayFirst++;
    if (second > 12 && second <= 31 && first >= 1 && first <= 12) monthFirst++;
  }
  if (dayFirst === monthFirst) return yearFirst > 0 ? "ymd" : undefined;
  return dayFirst > monthFirst ? "dmy" : "mdy";
}

/** `24-06-30` is 30 June 2024 in Sweden; dates with points or slashes begin with the day. */
function isYearFirst([word = "", first, month, last]: readonly string[]): boolean {
  return word.includes("-") && first?.length === 2 && last?.length === 2 && !!calendarDate(first, month, last);
}

/** Whole days from one YYYY-MM-DD to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
