import type { ExtractedData } from "@inkvoice/contract";
import type { Fault } from "@inkvoice/engine/faults";
import type { DateOrder } from "@inkvoice/engine/locale/date";

/*
 * What countries say of dates and check digits is 200 files, a seventh of all that a start would load. It is loaded with the first
 * correction, or the first record that does not add up.
 */

/** The record with its checks made again after these fields were changed. */
export async function checkedAgain(data: ExtractedData, changed: readonly string[]): Promise<ExtractedData> {
  const { recheck } = await import("@inkvoice/engine/checks");
  return recheck(data, changed);
}

/** Where a record does not fit together. */
export async function faultsIn(data: ExtractedData): Promise<readonly Fault[]> {
  if (data.checks.every(({ outcome }) => outcome !== "failed")) return [];
  const { faultsOf } = await import("@inkvoice/engine/faults");
  return faultsOf(data);
}

/** How dates are usually written where a record's currency comes from. */
export async function dateOrderOf(data: Pick<ExtractedData, "currency"> | undefined | null): Promise<DateOrder> {
  const { dateOrderOfCurrency } = await import("@inkvoice/engine/locale/country");
  return dateOrderOfCurrency(data?.currency);
}
