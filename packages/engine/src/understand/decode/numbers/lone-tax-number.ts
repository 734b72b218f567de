import { hasIbanForm } from "../../../locale/companies/iban.ts";
import { isProvenTaxId, looksLikeVatId, normaliseTaxId, withoutTaxName } from "../../../locale/companies/tax-id.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { strongAt } from "../../thresholds.ts";
import { candidateOf, type MarkedDocument, maxCandidates, measureSpan } from "../spans.ts";
import { codeEdgeSigns } from "./decode-codes.ts";

type Candidates = readonly Candidate<string>[];
type TaxIds = Readonly<{ vendor: Candidates; customer: Candidates }>;

/** `DE 281 260 691` has four; a number that is longer is hardly printed in more. */
const mostWords = 5;
/** A number with at least this probability stays the seller's. */
const sureOfAnother = 0.9;
/** The chance given to the only proven number of a document. */
const loneChance = 0.8;

/**
 * Makes a number a likely candidate for the seller, who must state one, if it is the only one with valid check digits
 * (the buyer's excepted) or the only one with the caption Steuernummer. Not if the models are confident of another.
 */
export function withLoneTaxNumber(document: MarkedDocument, { vendor, customer }: TaxIds, buyers: Candidates): TaxIds {
  const isBuyers = (number: string) =>
    buyers.length > 0 &&
    customer.some(({ value, probability }) => wordKey(value) === wordKey(number) && probability >= strongAt);
  const proven = provenNumbers(document).filter(({ value }) => !isBuyers(value));
  const isVatIdSeen = vendor.some(({ value, probability }) => looksLikeVatId(value) && probability >= strongAt);
  const captioned = isVatIdSeen ? [] : captionedNumbers(document);
  const [found, ...others] = proven.length > 0 ? proven : captioned;
  if (!found || others.length > 0) return { vendor, customer };
  const isSame = ({ value }: Candidate<string>) => wordKey(value) === wordKey(found.value);
  if (vendor.some((one) => !isSame(one) && one.probability >= sureOfAnother)) return { vendor, customer };
  const read = vendor.find(isSame) ?? found;
  const raised = (chance: number) => Math.max(loneChance, chance);
  const likely = { ...read, probability: raised(read.probability), weakest: raised(read.weakest) };
  const rest = (all: Candidates) => all.filter((one) => !isSame(one));
  return { vendor: [likely, ...rest(vendor)].slice(0, maxCandidates), customer: rest(customer) };
}

/** One candidate for each proven number of the page; of `CHE-113.658.876 MWST` the part before the tax. */
export function provenNumbers(document: MarkedDocument): Candidate<string>[] {
  const chance = probabilities(document.predictions, "vendor.tax_id");
  const found = new Map<string, Candidate<string>>();
  for (const words of document.cells.flatMap((cell) => stretchesOf(document, cell))) {
    const value = provenNumberIn(textOf(document.ordered, words));
    if (value === undefined || found.has(wordKey(value))) continue;
    found.set(wordKey(value), candidateOf(document, measureSpan(document.ordered, words, chance), value));
  }
  const keys = [...found.keys()];
  return [...found]
    .filter(([key]) => !keys.some((other) => other !== key && key.startsWith(other)))
    .map(([, one]) => one);
}

/** The office, the district and the file of a German taxpayer: `14/211/41188`. */
const germanNumber = /^\d{2,3}\/\d{3,4}\/\d{4,5}[.,;]?$/;
const germanCaption = /(?:^|\s)st(?:euer)?[.-]*\s?-?(?:nr|nummer|id)[.:]*$/i;
/** `St.- Nr. :` */
const captionWords = 3;

/** Numbers in the form of a German Steuernummer behind their caption; buyers do not state theirs. */
function captionedNumbers(document: MarkedDocument): Candidate<string>[] {
  const { ordered, rules } = document;
  if (!rules.has("german-tax-numbers")) return [];
  const chance = probabilities(document.predictions, "vendor.tax_id");
  const found = [...ordered.words.keys()].flatMap((word) => {
    const before = Array.from({ length: Math.min(captionWords, word) }, (_, back) => word - 1 - back).reverse();
    const isOne = germanNumber.test(ordered.words[word]?.text ?? "") && germanCaption.test(textOf(ordered, before));
    const value = isOne ? normaliseTaxId(ordered.words[word]?.text ?? "") : undefined;
    return value === undefined ? [] : [candidateOf(document, measureSpan(ordered, [word], chance), value)];
  });
  return [...new Map(found.map((one) => [one.value, one])).values()];
}

/** A number begins with a word that has digits, or with its country's letters. */
const beginsNumber = /\d{2}|^[A-Z]{2,3}$/;

function stretchesOf({ ordered }: MarkedDocument, cell: readonly number[]): number[][] {
  return cell.flatMap((word, start) =>
    beginsNumber.test(ordered.words[word]?.text ?? "")
      ? Array.from({ length: Math.min(mostWords, cell.length - start) }, (_, more) =>
          cell.slice(start, start + more + 1),
        )
      : [],
  );
}

const fewestDigits = 7;
const mostDigits = 15;

/** Some telephone and article numbers pass the check digits: only a number with a country's letters counts. */
function hasLettersAndDigits(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= fewestDigits && digits <= mostDigits && /[A-Z]/.test(text);
}

function provenNumberIn(text: string): string | undefined {
  if (!hasLettersAndDigits(text)) return undefined;
  const bare = text.replace(codeEdgeSigns, "");
  const value = hasIbanForm(bare) ? undefined : normaliseTaxId(withoutTaxName(bare));
  return value !== undefined && /[A-Z]/.test(value) && isProvenTaxId(value) ? value : undefined;
}
