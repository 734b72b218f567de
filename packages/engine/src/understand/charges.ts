import { isChargeText } from "../locale/language.ts";
import type { LineItemReading } from "./invoice-reading.ts";

export type ItemsAndCharges = Readonly<{ items: readonly LineItemReading[]; charges: readonly number[] }>;

/** Parts from the items the rows under them that only add to or take from the bill: no quantity, and a name that says so. */
export function splitCharges(rows: readonly LineItemReading[]): ItemsAndCharges {
  const last = rows.findLastIndex((row) => row.quantity !== undefined);
  if (last < 0) return { items: rows, charges: [] };
  const isCharge = (row: LineItemReading, index: number) => index > last && isChargeText(row.description?.value ?? "");
  return {
    items: rows.filter((row, index) => !isCharge(row, index)),
    charges: rows.filter(isCharge).flatMap((row) => row.total?.value ?? []),
  };
}
