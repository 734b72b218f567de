import { hasIbanForm, isValidIban, normaliseBic, normaliseIban } from "../../../locale/companies/iban.ts";
import { correctMisreadTaxId } from "../../../locale/companies/misread-tax-id.ts";
import { isMisshapenTaxId, looksLikeVatId, normaliseTaxId, withoutTaxName } from "../../../locale/companies/tax-id.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { RuleSet } from "../../../rules.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { blocksOf } from "../../layout/blocks.ts";
import { textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";
import { includeDocumentTypePrefix } from "../document-type-prefix.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  rankCandidates,
  type Span,
  spansOf,
  strongSpansOf,
} from "../spans.ts";
import { isPartOfAccessKey } from "./access-keys.ts";
import { isCardNumber } from "./card-numbers.ts";
import { withoutReferences } from "./letter-references.ts";
import { numbersLikeDates } from "./numbers-like-dates.ts";
import { withoutOrders } from "./order-numbers.ts";
import { isOtherIdentifier } from "./other-identifiers.ts";
import { seriesBefore } from "./series-before-number.ts";

type Normalise = (text: string, rules: RuleSet) => string | undefined;

/** Candidates for a field of type code: a number, an id, an account. */
export function decodeCode(document: MarkedDocument, label: string, normalise: Normalise): Candidate<string>[] {
  const ranked = rankCandidates(codesIn(document, label, normalise), wordKey);
  return label === "invoice_number" && document.rules.has("numbers-with-series") ? ranked.map(withSeries) : ranked;
}

/** Minimum digits of a number that another one ends with: shorter ones end many numbers. */
const shortestEnd = 3;

/** Relates a number to the one that adds a series or a year to it: `4188` to `25/04188`. */
function withSeries(short: Candidate<string>, _: number, all: readonly Candidate<string>[]): Candidate<string> {
  const bare = short.value.replace(/^0+/, "");
  const isEnd = /^\d+$/.test(bare) && bare.length >= shortestEnd;
  const whole = isEnd
    ? all.find(({ value, probability }) => probability >= strongAt && new RegExp(`[^\\d]0*${bare}$`).test(value))
    : undefined;
  return whole ? { ...short, signOf: whole.value } : short;
}

function codesIn(document: MarkedDocument, label: string, normalise: Normalise): Candidate<string>[] {
  const isNumber = label === "invoice_number";
  const isOther = isNumber ? isNumberOfOthers : isNumberOfPayment;
  const all = spansOf(document, label);
  const lettersOwn = isNumber && document.rules.has("references-of-letters") ? withoutReferences(document, all) : all;
  const likeDates = isNumber && document.rules.has("numbers-like-dates") ? numbersLikeDates(document) : [];
  const isTaken = ({ words }: Span) => likeDates.some((one) => words.includes(one.words[0] ?? -1));
  const found = [...likeDates, ...lettersOwn.filter((span) => !isTaken(span))];
  const own = isNumber && document.rules.has("numbers-of-orders") ? withoutOrders(document, found) : found;
  return own.flatMap((one) => {
    if (isOther(document, one.words)) return [];
    const span = isNumber ? includeDocumentTypePrefix(document, one) : one;
    const value = normalise(textOf(document.ordered, span.words), document.rules);
    const series = isNumber ? seriesBefore(document, span) : "";
    return value === undefined ? [] : [candidateOf(document, span, `${series}${value}`)];
  });
}

function isNumberOfPayment({ ordered, rules }: MarkedDocument, words: readonly number[]): boolean {
  return rules.has("card-numbers") && isCardNumber(ordered, words);
}

/** Whether words are the number of something else than the document: a card, a party, a program. */
function isNumberOfOthers(document: MarkedDocument, words: readonly number[]): boolean {
  const { ordered, rules } = document;
  if (isNumberOfPayment(document, words)) return true;
  if (rules.has("other-identifiers") && isOtherIdentifier(ordered, words)) return true;
  if (!rules.has("programs-numbers")) return false;
  return certifiedProgram.test(textOf(ordered, words)) || isPartOfAccessKey(document, words);
}

/** `2217/AT`: the number of the certified program that printed a Portuguese invoice. */
const certifiedProgram = /^\d{1,5}\/AT\.?$/;

export const codeEdgeSigns = /^[\s.,:;#()[\]|*"'°º–—>-]+|[\s.,:;()[\]|*"'#–—<-]+$/g;
/** `UStID#DE123…`, `n°123…`: a caption printed without a blank. */
const gluedLabel = /^[\p{L}.-]{1,14}[#:°º]\s*(?=[A-Z]{0,3}\d)/u;
const numberWord = /^(?:(?:n[°ºor]?\.?|num\.?|№)[\s:]+|(?:n\.?[°º]|№)\.?|(?:n[or]?|num)[.:#])\s*(?=\S*\d)/i;
/** `nrBILL/202421`, `No4711`: lower-case letters before the number. */
const gluedNumberWord = /^[Nn](?:[or]|um)(?=[A-Z]*[-/]?\d)/;

/** `Rechnung2024-0471`, as in narrow tables: a capital, small letters and a number are two words. */
const gluedTitle = /^\p{Lu}\p{Ll}{5,}(?=\d)/u;

export function documentNumberIn(text: string, rules: RuleSet): string | undefined {
  const bare = text.replace(codeEdgeSigns, "");
  const trimmed = rules.has("number-captions")
    ? bare.replace(numberWord, "").replace(gluedNumberWord, "").replace(gluedTitle, "").replace(codeEdgeSigns, "")
    : bare;
  return /\d/.test(trimmed) && trimmed.length <= 40 ? trimmed : undefined;
}

const americanTelephone = /^\(?\d{3}\)?-\s?\d{3}-\d{4}$/;
/** `J40/12345/2019`, `F12/2210/2019`: entries of the Romanian trade register. */
const romanianRegister = /^[JFC]\s?\d{1,2}\s?\/\s?\d{1,7}\s?\/\s?\d{4}$/;

/** `IT08020000001777`: no VAT number has so many digits behind its prefix; those of the registers of waste have. */
const tooLongForVat = /^[A-Z]{2}\d{13,}$/;

/** `015128830417`: a mobile telephone in Germany, whose tax numbers have ten, eleven or thirteen digits. */
const germanMobile = /^01[5-7]\d{9}$/;
const otherNumbers = [americanTelephone, germanMobile, romanianRegister];

function isOtherNumber(text: string): boolean {
  const isTooLong = tooLongForVat.test(text) && isMisshapenTaxId(text);
  return isTooLong || hasIbanForm(text) || otherNumbers.some((form) => form.test(text));
}

export function decodeTaxId(document: MarkedDocument, label: string): Candidate<string>[] {
  const found = codesIn(document, label, (printed, rules) => {
    // `VAT No: IE 3447188QH · 065 707 4418`: after the sign comes another number.
    const text = printed.split(/ [·•|] /)[0] ?? printed;
    if (rules.has("plus-means-telephone") && text.startsWith("+")) return undefined;
    const bare = text.replace(codeEdgeSigns, "");
    if (rules.has("no-tax-numbers") && isOtherNumber(bare)) return undefined;
    return normaliseTaxId(rules.has("number-captions") ? withoutTaxName(bare.replace(gluedLabel, "")) : bare);
  });
  const read = document.rules.has("misread-tax-numbers") ? found.flatMap(asPrinted) : found;
  return rankCandidates(document.rules.has("country-prefixes") ? withPrefixes(read) : read, wordKey);
}

/** Replaces numbers of which a VAT number on the page is made by that: `0418827-3` beside `FI04188273`. */
function withPrefixes(found: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const prefixed = found.filter(({ value }) => looksLikeVatId(value));
  return found.map((one) => {
    const same = prefixed.find(({ value }) => isSameNumber(one.value, value));
    return same ? { ...same, probability: Math.max(one.probability, same.probability) } : one;
  });
}

/** Minimum digits that two numbers share: fewer may be in both by chance. */
const sharedDigits = 8;
/** A French establishment: the nine digits of the company, which its VAT number ends with, and five of its own. */
const establishment = /^(\d{9})\d{5}$/;

/** Whether a VAT number is made of a number: `SE556012345601` of `556012-3456`, `FR12481220337` of `481 220 337 00018`. */
function isSameNumber(number: string, vatId: string): boolean {
  const digits = number.replace(/\D/g, "").replace(establishment, "$1");
  const own = vatId.replace(/\D/g, "");
  return (
    wordKey(number) === wordKey(vatId).replace(/^\p{L}{2,3}(?=\d)/u, "") ||
    (digits.length >= sharedDigits && own.includes(digits))
  );
}

function asPrinted(candidate: Candidate<string>): Candidate<string>[] {
  const value = candidate.source === "ocr" ? correctMisreadTaxId(candidate.value) : candidate.value;
  return value === undefined ? [] : [{ ...candidate, value }];
}

/** IBANs: the printed groups joined; valid ones first. */
export function decodeIban(document: MarkedDocument): Candidate<string>[] {
  const candidates = decodeCode(document, "payment.iban", normaliseIban);
  const merit = ({ value, probability }: Candidate<string>) => (isValidIban(value) ? 1 : 0) + probability;
  return !document.rules.has("valid-ibans-first") ? candidates : candidates.toSorted((a, b) => merit(b) - merit(a));
}

export function decodeBic(document: MarkedDocument): Candidate<string>[] {
  return decodeCode(document, "payment.bic", normaliseBic);
}

/** In line heights: maximum distance between the lines of one sentence, or of a list of terms. */
const sameTerms = 1.2;

/** "2 % within 10 days, net 30 days" may be printed on two lines: half of it alone has another meaning. */
export function decodeTerms(document: MarkedDocument): Candidate<string>[] {
  const sure = strongSpansOf(document, "payment_terms");
  const whole = blocksOf(document, sure, sameTerms).map(({ spans }) => joinSpans(spans));
  const taken = new Set(sure.flatMap(({ words }) => words));
  const others = spansOf(document, "payment_terms").filter(({ words }) => !taken.has(words[0] ?? -1));
  const found = [...whole, ...others].flatMap((span) => {
    const value = plainTextIn(textOf(document.ordered, span.words));
    return value === undefined ? [] : [candidateOf(document, span, value)];
  });
  return rankCandidates(found, wordKey);
}

export function plainTextIn(text: string): string | undefined {
  const trimmed = text.replace(/^[\s.,:;|*-]+|[\s,:;|*-]+$/g, "");
  return /[\p{L}\d]/u.test(trimmed) ? trimmed : undefined;
}
