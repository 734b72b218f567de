import type { ExtractedData } from "@inkvoice/contract";
import { checkInvoice } from "./checks.ts";

/** The record after some of its values changed: the checks that speak of these are judged anew, the others stand. */
export function recheck(data: ExtractedData, changed: readonly string[]): ExtractedData {
  if (changed.length === 0) return data;
  const adjustments = (data.charges ?? []).flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  const anew = new Map(checkInvoice(data, { adjustments }).map((check) => [check.name, check]));
  const checks = data.checks.map((check) =>
    check.fields.some((field) => changed.includes(field)) ? (anew.get(check.name) ?? check) : check,
  );
  return { ...data, checks };
}
