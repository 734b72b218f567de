import { parseAmount } from "@inkvoice/engine/locale/amount";
import { parseDate } from "@inkvoice/engine/locale/date";
import { type Json, text } from "./json-walk.ts";

/** Some providers return printed text: $1,234.50, 03/04/2026. The label resolves ambiguous ones. */
export type LabelDates = Readonly<{ date?: string | undefined; due_date?: string | undefined }>;

export function amount(value: Json): number | undefined {
  if (typeof value === "number") return value;
  const printed = text(value);
  return printed === undefined ? undefined : parseAmount(printed)?.value;
}

/** An ambiguous date is read as in the label, because the provider does not say which day it is. */
export function date(value: Json, wanted?: string): string | undefined {
  const printed = text(value);
  if (printed === undefined) return undefined;
  const readings = [parseDate(printed, "dmy"), parseDate(printed, "mdy")];
  return readings.find((reading) => reading !== undefined && reading === wanted) ?? readings[0];
}
