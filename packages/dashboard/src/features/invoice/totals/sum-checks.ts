import type { Check } from "@inkvoice/contract";

/** Checks of arithmetic; the others concern dates, currencies and check digits. */
const sums: ReadonlySet<string> = new Set([
  "lines_to_subtotal",
  "subtotal_and_tax_to_total",
  "quantity_times_price",
  "tax_by_rate",
  "taxes_to_total_tax",
]);

export const isSumCheck = (name: string): boolean => sums.has(name);

export const failedSums = (checks: readonly Check[]): number =>
  checks.filter(({ name, outcome }) => outcome === "failed" && isSumCheck(name)).length;
