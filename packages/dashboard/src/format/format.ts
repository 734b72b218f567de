import { language, locale } from "../messages/language.ts";
import { messages } from "../messages/messages.ts";

/** Formats dates, numbers and money for the user's language and country. Formatters are created once: that is slow. */
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
const shortDayFormat = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" });
const momentFormat = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
const dayAndTimeFormat = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "medium" });
const plainNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
const percentFormat = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
const relativeFormat = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const sizeFormats = {
  kilobyte: new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 }),
  megabyte: new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }),
};
const listFormats = {
  and: new Intl.ListFormat(locale, { type: "conjunction" }),
  or: new Intl.ListFormat(locale, { type: "disjunction" }),
};
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** A calendar date without time zone: shown as printed, never shifted by the user's zone. */
export function formatDay(day: string): string {
  return formatDayBy(dayFormat, day);
}

/** In figures only, for columns of tables. */
export function formatShortDay(day: string): string {
  return formatDayBy(shortDayFormat, day);
}

function formatDayBy(format: Intl.DateTimeFormat, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
}

export const formatMoment = (iso: string) => momentFormat.format(new Date(iso));
/** To the second, for logs. */
export const formatDayAndTime = (iso: string) => dayAndTimeFormat.format(new Date(iso));
export const formatTime = (iso: string) => timeFormat.format(new Date(iso));
export const formatNumber = (value: number) => plainNumber.format(value);
/** "a, b and c", or "a, b or c". */
export const formatList = (parts: readonly string[], joined: "and" | "or") => listFormats[joined].format(parts);
export const formatPercent = (share: number) => percentFormat.format(share);

export function formatMoney(amount: number, currency: string | null | undefined): string {
  if (!currency)
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  try {
    let format = moneyFormats.get(currency);
    if (!format) {
      format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "code" });
      moneyFormats.set(currency, format);
    }
    return format.format(amount);
  } catch {
    return `${plainNumber.format(amount)} ${currency}`;
  }
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function formatAgo(iso: string): string {
  const seconds = (new Date(iso).getTime() - Date.now()) / 1000;
  if (Math.abs(seconds) > 7 * 86_400) return messages.ui.onDay(dayFormat.format(new Date(iso)));
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relativeFormat.format(Math.round(seconds / size), unit);
  }
  return messages.ui.justNow;
}

/** The service names a person, or `API key` and the key's name. */
export const formatAuthor = (name: string) => name.replace(/^API key (?=.)/, `${messages.audit.apiKey} `);

export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return sizeFormats.kilobyte.format(Math.max(1, bytes / 1024));
  return sizeFormats.megabyte.format(bytes / 1024 / 1024);
}
