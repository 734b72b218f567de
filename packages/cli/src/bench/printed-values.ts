import { parseAmount } from "@inkvoice/engine/locale/amount";
import { parseDate } from "@inkvoice/engine/locale/date";
import { type Json, text } from "./json-walk.ts";

/** Some providers answer with the printed text: $1,234.50, 03/04/2026. The label tells how an ambiguous one is meant. */
export type Wanted = Readonly<{ date?: string | undefined; due_date?: string | undefined }>;

export function amount(value: Json): number | undefined {
  if (typeof value === "number") return value;
  const printed = text(value);
  return printed === undefined ? undefined : parseAmount(printed)?.value;
}

/** A date that can be read two ways is taken as the label has it: which day it is, the provider did not say. */
export function date(value: Json, wanted?: string): string | undefined {
  const printed = text(value);
  if (printed === undefined) return undefined;
  const readings = [parseDate(printed, "dmy"), parseDate(printed, "mdy")];
  return readings.find((reading) => reading !== undefined && reading === wanted) ?? readings[0];
}
