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
  /** Amounts of charges (discounts negative) that were read, but not surely enough to be given: they still explain a sum. */
  unsureCharges?: readonly number[];
  /** Whether the currency stands beside the total on paper; undefined where nobody looked. */
  currencyBesideTotal?: boolean;
}>;
