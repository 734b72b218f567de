import type { ExtractedData } from "@inkvoice/contract";
import type { Fault } from "@inkvoice/engine/faults";
import type { DateOrder } from "@inkvoice/engine/locale/date";

/**
 * Country data (dates, check digits) is 200 files, a seventh of the code loaded at start. It is loaded with the first
 * correction, or the first record that fails a check.
 */

/** The record with its checks repeated after these fields changed. */
export async function withRepeatedChecks(data: ExtractedData, changed: readonly string[]): Promise<ExtractedData> {
  const { recheck } = await import("@inkvoice/engine/checks");
  return recheck(data, changed);
}

/** Failed checks of a record, with values that would satisfy them. */
export async function faultsIn(data: ExtractedData): Promise<readonly Fault[]> {
  if (data.checks.every(({ outcome }) => outcome !== "failed")) return [];
  const { faultsOf } = await import("@inkvoice/engine/faults");
  return faultsOf(data);
}

/** Usual date order in the country of a record's currency. */
export async function dateOrderOf(data: Pick<ExtractedData, "currency"> | undefined | null): Promise<DateOrder> {
  const { dateOrderOfCurrency } = await import("@inkvoice/engine/locale/country");
  return dateOrderOfCurrency(data?.currency);
}
