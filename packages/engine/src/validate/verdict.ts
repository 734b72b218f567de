import type { Check } from "@inkvoice/contract";

export type Verdict = Readonly<{ outcome: Check["outcome"]; message?: string }>;

export const notApplicable: Verdict = { outcome: "not_applicable" };

export function passed(message: string): Verdict {
  return { outcome: "passed", message };
}

export function failed(message: string): Verdict {
  return { outcome: "failed", message };
}

/** Context of the checks, apart from the fields. */
export type CheckContext = Readonly<{
  /** Charges (discounts negative) below the threshold: not in the record, but they explain sums. */
  unsureCharges?: readonly number[];
  /** Whether the currency is printed beside the total; undefined if not checked. */
  currencyBesideTotal?: boolean;
}>;
