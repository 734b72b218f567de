import { fieldAt } from "@inkvoice/contract/field-paths";
import { currenciesIn } from "../../locale/currency.ts";
import { wordKey } from "../../locale/fold-text.ts";
import { type Candidate, fieldNames, type InvoiceReading } from "../../understand/invoice-reading.ts";
import { placeOf } from "./choose-dates.ts";
import { type Hypothesis, ownFeatures } from "./ranking.ts";

/** Other numbers on an invoice than its own. */
const otherNumbers = fieldNames.filter((name) => fieldAt(name)?.type === "code" && name !== "invoice_number");

/** The candidates for the document's own number: near its top, more than a few digits, unlike its other numbers. */
export function numberHypotheses({ fields }: InvoiceReading): Hypothesis<Candidate<string>>[] {
  const candidates = fields.invoice_number;
  const others = new Set(otherNumbers.flatMap((name) => fields[name].map(({ value }) => wordKey(String(value)))));
  return candidates.map((pick) => ({
    pick,
    features: [
      ...ownFeatures(pick, candidates),
      placeOf(pick),
      Math.min(1.5, pick.value.length / 8),
      others.has(wordKey(pick.value)) ? 1 : 0,
      /^\d{1,3}$/.test(pick.value) ? 1 : 0,
    ],
  }));
}

/** Candidates for the currency: printed with its own code or sign, with a shared sign, or not printed. */
export function currencyHypotheses({ fields }: InvoiceReading): Hypothesis<Candidate<string>>[] {
  const candidates = fields.currency;
  return candidates.map((pick) => ({
    pick,
    features: [
      ...ownFeatures({ ...pick, repeats: 1 }, candidates),
      pick.evidence && isItsOwn(pick) ? 1 : 0,
      pick.evidence && !isItsOwn(pick) ? 1 : 0,
    ],
  }));
}

/** `MXN` and `€` say one currency, `$` and `kr` several. */
function isItsOwn({ text }: Candidate<string>): boolean {
  return currenciesIn(text).length === 1;
}
