import { packOf } from "../languages/index.ts";
import { inCapitals } from "../letter-case.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";

/** A calendar day; months count from 1. */
export type Day = Readonly<{ year: number; month: number; day: number }>;

export function addDays(day: Day, count: number): Day {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day + count));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

export function isoOf(day: Day): string {
  return `${day.year}-${two(day.month)}-${two(day.day)}`;
}

export function randomDay(random: Random): Day {
  return addDays({ year: 2004, month: 1, day: 1 }, random.int(0, 8500));
}

const two = (value: number) => String(value).padStart(2, "0");

export type DateOrder = "dmy" | "mdy" | "ymd";
/**
 * `sep` with D/M/Y order, padded or not, two-digit years; month names in full or abbreviated; or a pattern of a language
 * pack.
 */
export type DateFormat = Readonly<
  | { kind: "numeric"; order: DateOrder; separator: string; padded: boolean; shortYear: boolean }
  | { kind: "named"; pattern: string; monthForm: "full" | "short" | "dotted"; upper?: boolean }
  | { kind: "pattern"; pattern: string }
>;

const numeric = (order: DateOrder, separator: string, more?: { bare?: boolean; short?: boolean }): DateFormat => ({
  kind: "numeric",
  order,
  separator,
  padded: more?.bare !== true,
  shortYear: more?.short === true,
});
const named = (pattern: string, monthForm: "full" | "short" | "dotted" = "full", upper = false): DateFormat => ({
  kind: "named",
  pattern,
  monthForm,
  upper,
});

type Weighted = readonly (readonly [DateFormat, number])[];

const american: Weighted = [
  [numeric("mdy", "/"), 6],
  [numeric("mdy", "/", { bare: true }), 4],
  [numeric("mdy", "/", { short: true }), 3],
  [numeric("mdy", "/", { bare: true, short: true }), 1],
  [numeric("mdy", "-"), 2],
  [numeric("mdy", "-", { short: true }), 0.6],
  [numeric("mdy", "."), 0.4],
  [named("M d, y", "short"), 4],
  [named("M d, y"), 4],
  [named("M dd, y", "short"), 2],
  [named("M dd, y"), 1],
  [named("M d y", "short"), 0.5],
  [named("dd-M-y", "short"), 1],
  [named("dd M y", "short"), 0.7],
  [named("M. d, y", "short"), 0.4],
  [named("M-dd-y", "short"), 0.4],
  [named("dd-M-yy", "short", true), 0.5],
];
const british: Weighted = [
  [numeric("dmy", "/"), 8],
  [numeric("dmy", "/", { short: true }), 3],
  [numeric("dmy", "/", { bare: true }), 1.5],
  [numeric("dmy", "-"), 3],
  [numeric("dmy", "-", { short: true }), 1],
  [numeric("dmy", "."), 1.5],
  [named("d M y", "short"), 3],
  [named("dd M y", "short"), 2],
  [named("d M y"), 3],
  [named("dd-M-y", "short"), 2],
  [named("dd-M-yy", "short"), 1],
  [named("dd/M/y", "short"), 0.6],
  [named("th M y"), 1],
  [named("M d, y"), 1.5],
  [named("M d, y", "short"), 1],
  [named("ddMy", "short", true), 0.3],
];
const dotted: Weighted = [
  [numeric("dmy", "."), 16],
  [numeric("dmy", ".", { short: true }), 3],
  [numeric("dmy", ".", { bare: true }), 2],
  [named("d. M y"), 4],
  [named("dd. M y"), 1.5],
  [named("d. M y", "short"), 1],
  [numeric("dmy", "-"), 1],
  [numeric("dmy", "/"), 1],
];
const slashed = (name: string): Weighted => [
  [numeric("dmy", "/"), 12],
  [numeric("dmy", "/", { short: true }), 2.5],
  [numeric("dmy", "/", { bare: true }), 1],
  [numeric("dmy", "-"), 3],
  [numeric("dmy", "."), 2],
  [named(name), 4],
  [named(name.replace(/^d/, "dd")), 1],
  [named("dd-M-y", "short"), 0.7],
  [named("dd M y", "dotted"), 0.5],
];
const iso: Weighted = [
  [numeric("ymd", "-"), 10],
  [named("d M y"), 2],
  [numeric("dmy", "/"), 0.6],
  [numeric("dmy", "."), 0.6],
  [numeric("ymd", ""), 0.4],
];

const byLanguage: Readonly<Record<string, Weighted>> = {
  en: british,
  de: dotted,
  da: [...dotted, [numeric("dmy", "-"), 6], [numeric("ymd", "-"), 2]],
  pl: [
    [numeric("dmy", "."), 5],
    [numeric("ymd", "-"), 6],
    [numeric("dmy", "-"), 3],
    [named("d M y"), 2],
    [numeric("dmy", "/"), 1],
  ],
  sv: iso,
  nl: [
    [numeric("dmy", "-"), 9],
    [numeric("dmy", "-", { bare: true }), 1],
    [numeric("dmy", "-", { short: true }), 1],
    [named("d M y"), 5],
    [numeric("dmy", "/"), 2],
    [numeric("dmy", "."), 1],
  ],
  fr: slashed("d M y"),
  it: slashed("d M y"),
  es: slashed("d de M de y"),
  pt: slashed("d de M de y"),
};

export function chooseDateFormat(random: Random, language: string, country: string): DateFormat {
  if (random.chance(0.07)) return numeric("ymd", random.pick(["-", "-", "-", "/", "."]));
  if (country === "US" || (country === "CA" && random.chance(0.5))) return random.weighted(american);
  const own = packOf(language)?.dates;
  if (own !== undefined) return { kind: "pattern", pattern: random.pick(listOf(own)) };
  return random.weighted(byLanguage[language] ?? british);
}

export function dateOrderOf(format: DateFormat): DateOrder {
  if (format.kind === "numeric") return format.order;
  if (format.kind === "pattern") return format.pattern.startsWith("{y") ? "ymd" : "dmy";
  return format.pattern.startsWith("M") ? "mdy" : "dmy";
}

export function formatDate(day: Day, format: DateFormat, months: readonly string[]): string {
  if (format.kind === "numeric") return numericDate(day, format);
  const name = months[day.month - 1] ?? "";
  if (format.kind === "pattern") return patternDate(day, format.pattern, name);
  const cut = name.length <= 4 ? name : name.slice(0, 3);
  const month = format.monthForm === "full" ? name : format.monthForm === "dotted" && cut !== name ? `${cut}.` : cut;
  const tokens: Record<string, string> = {
    M: format.upper ? inCapitals(month) : month,
    d: String(day.day),
    dd: two(day.day),
    y: String(day.year),
    yy: two(day.year % 100),
    th: `${day.day}${ordinal(day.day)}`,
  };
  return format.pattern.replace(/\bde\b|dd|yy|th|d|M|y/g, (token) =>
    token === "de" ? "de" : (tokens[token] ?? token),
  );
}

function patternDate(day: Day, pattern: string, month: string): string {
  const parts: Record<string, string> = {
    ...{ d: String(day.day), dd: two(day.day), m: String(day.month), mm: two(day.month), M: month },
    ...{ y: String(day.year), yy: two(day.year % 100) },
  };
  return pattern.replace(/\{(\w+)\}/g, (blank, part: string) => parts[part] ?? blank);
}

function numericDate(day: Day, format: DateFormat & { kind: "numeric" }): string {
  const dayText = format.padded ? two(day.day) : String(day.day);
  const monthText = format.padded ? two(day.month) : String(day.month);
  const yearText = format.shortYear ? two(day.year % 100) : String(day.year);
  const parts = {
    dmy: [dayText, monthText, yearText],
    mdy: [monthText, dayText, yearText],
    ymd: [yearText, monthText, dayText],
  };
  return parts[format.order].join(format.separator);
}

function ordinal(day: number): string {
  if (day % 10 === 1 && day !== 11) return "st";
  if (day % 10 === 2 && day !== 12) return "nd";
  if (day % 10 === 3 && day !== 13) return "rd";
  return "th";
}

export function formatTime(random: Random): string {
  const hour = random.int(6, 23);
  const minute = two(random.int(0, 59));
  const second = two(random.int(0, 59));
  return random.pick([
    `${two(hour)}:${minute}`,
    `${two(hour)}:${minute}:${second}`,
    `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`,
    `${two(hour % 12 || 12)}:${minute}:${second} ${hour < 12 ? "AM" : "PM"}`,
    `${hour}:${minute}${hour < 12 ? "AM" : "PM"}`,
    `${two(hour)}h${minute}`,
  ]);
}
