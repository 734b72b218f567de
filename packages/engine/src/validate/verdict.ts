import type { Check } from "@inkvoice/contract";

export type Verdict = Readonly<{ outcome: Check["outcome"]; message?: string }>;

export const notApplicable: Verdict = { outcome: "not_applicable" };

export function passed(message: string): Verdict {
  return { outcome: "passed", message };
}

export function failed(message: string): Verdict {
  return { outcome: "failed", message };
}
