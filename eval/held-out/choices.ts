import type { InvoiceFields } from "@inkvoice/contract";
import { fieldJudges, matchesLabel, type ScoredField, scoredFields } from "../../packages/engine/src/scoring/judge.ts";
import type { Label } from "../../packages/engine/src/scoring/labelled-folder.ts";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { amountHypotheses } from "../../packages/engine/src/validate/choose/choose-amounts.ts";
import { dateHypotheses } from "../../packages/engine/src/validate/choose/choose-dates.ts";
import {
  addressHypotheses,
  nameHypotheses,
  type Pair,
  taxIdHypotheses,
} from "../../packages/engine/src/validate/choose/choose-parties.ts";
import type { Hypothesis } from "../../packages/engine/src/validate/choose/ranking.ts";
import type { Choice } from "./fit-choices.ts";

/** Fields whose value is chosen among hypotheses: the scored ones and three that depend on them. */
const choiceJudges = {
  ...fieldJudges,
  subtotal: { of: (fields: InvoiceFields) => fields.subtotal, same: fieldJudges.total_amount.same },
  total_tax: { of: (fields: InvoiceFields) => fields.total_tax, same: fieldJudges.total_amount.same },
  "customer.tax_id": {
    of: (fields: InvoiceFields) => fields.customer?.tax_id,
    same: fieldJudges["vendor.tax_id"].same,
  },
};
type ChosenField = keyof typeof choiceJudges;
type Value = Readonly<{ value: string | number }> | undefined;

/**
 * Verdict on a candidate, or on the field being absent. `open`: unknown, counts neither way. `unasked`: excluded from
 * the choice.
 */
export type Verdict = (
  field: ChosenField,
  value: string | number | undefined,
) => "right" | "wrong" | "open" | "unasked";

/**
 * Verdicts from the label of a real document. It cannot teach whether a field is absent: labels omit values that are
 * not printed and values that nobody labelled.
 */
export function labelVerdict(label: Label): Verdict {
  const isScored = (field: ChosenField): field is ScoredField => (scoredFields as readonly string[]).includes(field);
  return (field, value) => {
    const verdict = isScored(field) ? matchesLabel(field, label, value) : undefined;
    if (verdict === undefined) return "open";
    if (value === undefined) return "unasked";
    return verdict ? "right" : "wrong";
  };
}

/** Verdicts of a generated document, whose label knows every field. */
export function truthVerdict(truth: InvoiceFields): Verdict {
  return (field, value) => {
    const { of, same } = choiceJudges[field];
    const want = of(truth);
    const isRight = want === undefined || value === undefined ? want === value : same(want, value);
    return isRight ? "right" : "wrong";
  };
}

/**
 * The choices of a document with the right options. Choices that depend on names and addresses are given the true ones.
 */
export function choicesOf(reading: InvoiceReading, verdict: Verdict): Map<string, Choice> {
  const right = (field: ChosenField, pick: Value) => worths[verdict(field, pick?.value)];
  const both = (part: "name" | "address" | "tax_id") => (pick: Pair) =>
    right(`vendor.${part}`, pick.vendor) + right(`customer.${part}`, pick.customer);
  const names = judged(nameHypotheses(reading), both("name"));
  const addresses = judged(addressHypotheses(reading, best(names)), both("address"));
  const taxIds = judged(taxIdHypotheses(reading, best(names), best(addresses)), both("tax_id"));
  // A total counts twice because it matters most to users.
  const amounts = judged(
    amountHypotheses(reading),
    ({ total, subtotal, tax }) =>
      2 * right("total_amount", total) + right("subtotal", subtotal) + right("total_tax", tax),
  );
  const dates = judged(dateHypotheses(reading), ({ date, due }) => right("date", date) + right("due_date", due));
  const groups = { amounts, dates, names, addresses, taxIds };
  return new Map(Object.entries(groups).filter(([, choice]) => choice.length > 1));
}

/** Lower than any sum of other scores, so that an excluded option is never chosen. */
const worths = { right: 1, wrong: 0, open: 0, unasked: Number.NEGATIVE_INFINITY } as const;

type Judged<Pick> = Hypothesis<Pick> & Readonly<{ right: number }>;

function judged<Pick>(hypotheses: readonly Hypothesis<Pick>[], right: (pick: Pick) => number): Judged<Pick>[] {
  return hypotheses
    .map(({ pick, features }) => ({ pick, features, right: right(pick) }))
    .filter((option) => option.right >= 0);
}

function best(hypotheses: readonly Judged<Pair>[]): Pair {
  const nobody: Pair = { vendor: undefined, customer: undefined };
  return hypotheses.toSorted((a, b) => b.right - a.right)[0]?.pick ?? nobody;
}
