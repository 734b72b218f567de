import type { OrderTolerance } from "@inkvoice/contract";

/** The inputs of the tolerance form: numbers as text with a decimal point; empty is zero. */
export type ToleranceDraft = Readonly<{ percent: string; amount: string }>;

export const toleranceDraft = ({ percent, amount }: OrderTolerance): ToleranceDraft => ({
  percent: String(percent),
  amount: String(amount),
});

export const enteredTolerance = ({ percent, amount }: ToleranceDraft): OrderTolerance => ({
  percent: Number(percent),
  amount: Number(amount),
});

export type ToleranceProblem = keyof OrderTolerance;

/** As the API: up to 100 %, up to a million. */
const most: OrderTolerance = { percent: 100, amount: 1e6 };

/** Which values are outside of their range, in the order of the form. */
export function toleranceProblems(draft: ToleranceDraft): ToleranceProblem[] {
  const entered = enteredTolerance(draft);
  return (["percent", "amount"] as const).filter((key) => !(entered[key] >= 0 && entered[key] <= most[key]));
}
