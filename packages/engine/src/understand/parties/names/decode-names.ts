import { isOwnerLine, withoutOwner } from "../../../locale/addresses/no-address-lines.ts";
import { isCaptionOfAddress, isSalutation, withoutAttention } from "../../../locale/addresses/party-captions.ts";
import { hasLegalForm, isOnlyLegalForm } from "../../../locale/companies/legal-form.ts";
import { withoutCaptionOfName, withoutFormerName } from "../../../locale/companies/name-additions.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { RuleSet } from "../../../rules.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  outerSigns,
  printedOnce,
  rankCandidates,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { blocksOf } from "../../layout/blocks.ts";
import { gapBetween, textOf } from "../../layout/reading-order.ts";
import { isInCare } from "../addresses/address-lines.ts";
import { withoutOthers, withoutStaffAndAmounts, withoutThanks } from "./captions-of-others.ts";
import { withFullNames } from "./full-names.ts";
import { withoutIllegibleWords, withoutStraySymbols } from "./image-noise.ts";
import {
  withDoubtfulLines,
  withNameOfForm,
  withOwner,
  withSignBelow,
  withWholeLines,
  withWordsBehindTaxNumber,
} from "./name-lines.ts";
import { withoutPieces } from "./name-pieces.ts";
import { isPaymentSlip } from "./payment-slips.ts";
import { upToPlace, withoutPlaces } from "./places-in-names.ts";
import { splitAtStarts } from "./split-names.ts";

/** In line heights: maximum distance of a name's lines, less than a blank line. */
const reach = 1.4;

/** Names: consecutive lines are one name unless the model predicts the beginning of a new one. */
export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const namesIn = (spans: readonly Span[]) =>
    blocksOf(document, spans, reach).flatMap((block) => splitAtStarts(document, block.spans));
  const strong = withoutCareOf(document, strongSpansOf(document, label));
  const whole = document.rules.has("whole-name-lines") ? wholeNames(document, label, strong) : strong;
  const lines = document.rules.has("illegible-words") ? withoutStraySymbols(document, label, whole) : whole;
  const taken = new Set(lines.flatMap(({ words }) => words));
  const sure = namesIn(lines).map((name) => withLinesAround(document, label, name));
  const named = document.rules.has("owners-in-names") ? withOwners(document, sure) : sure;
  const weak = weakSpansOf(document, label).filter(({ words }) => !words.every((word) => taken.has(word)));
  const all = [...named, ...namesIn(weak)];
  const possible = document.rules.has("captions-of-others")
    ? withoutThanks(document, withoutStaffAndAmounts(document, withoutOthers(document, all)))
    : all;
  const found = possible.flatMap((name) => nameOf(document, name));
  const own = document.rules.has("no-names") ? withoutPieces(found) : found;
  const people = label === "customer.name" && document.rules.has("no-names") ? withoutPlaces(own) : own;
  return rankCandidates(withFullNames(people, document.rules), wordKey);
}

function wholeNames(document: MarkedDocument, label: string, spans: readonly Span[]): readonly Span[] {
  return withWordsBehindTaxNumber(document, label, withWholeLines(document, label, spans));
}

/** Adds the lines above and below that are part of the name. */
function withLinesAround(document: MarkedDocument, label: string, name: readonly Span[]): readonly Span[] {
  const { rules } = document;
  const whole = rules.has("legal-forms-end-names") ? withNameOfForm(document, name) : name;
  if (label === "customer.name")
    return rules.has("doubtful-name-lines") ? withDoubtfulLines(document, label, whole) : whole;
  // Other text beside a seller's name is as often a slogan or a line of business.
  return label === "vendor.name" && rules.has("signs-in-lines") ? withSignBelow(document, whole) : whole;
}

/** Removes those in whose care a letter is, unless there is no other name. */
function withoutCareOf(document: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  if (!document.rules.has("care-of-lines")) return spans;
  const own = spans.filter(({ words }) => !isInCare(document.ordered, words));
  return own.length > 0 ? own : spans;
}

/** Joins owners to the business names before them, and drops candidates that consist of such an owner only. */
function withOwners(document: MarkedDocument, names: readonly (readonly Span[])[]): (readonly Span[])[] {
  const whole = names.map((name) => withOwner(document, name));
  const owners = whole.flatMap((name, index) => name.slice(names[index]?.length).flatMap(({ words }) => words));
  return whole.filter((name) => !name.every(({ words }) => words.every((word) => owners.includes(word))));
}

function nameOf(document: MarkedDocument, spans: readonly Span[]): Candidate<string>[] {
  const legible = document.rules.has("illegible-words") ? withoutIllegibleWords(document, spans) : spans;
  const addressee = document.rules.has("salutations") ? withoutSalutations(document, legible) : legible;
  const named = document.rules.has("no-names") ? upToPlace(document, addressee) : addressee;
  const once = document.rules.has("printed-twice") ? withoutBeginnings(document, printedOnce(document, named)) : named;
  if (once.length === 0 || (document.rules.has("no-names") && isStreet(document, once))) return [];
  const printed = once.map((span) => textOf(document.ordered, span.words));
  const lines = document.rules.has("salutations") ? withoutDepartments(printed) : printed;
  const whole = together(withoutSigns(lines.join(" ")));
  if (document.rules.has("owners-in-names") && isOwnerLine(whole)) return [];
  const own = document.rules.has("owners-in-names") ? withoutOwner(whole) : whole;
  const text = document.rules.has("captions-of-names") ? withoutFormerName(withoutCaptionOfName(own)) : own;
  return isName(text, document.rules) ? [candidateOf(document, joinSpans(once), text, text)] : [];
}

/** Whether the next word on the line is the number of a house: `Spinnereistraße | 7, 04179 Leipzig`. */
function isStreet({ ordered, labels }: MarkedDocument, spans: readonly Span[]): boolean {
  const last = spans.at(-1)?.words.at(-1) ?? -1;
  // `issued by Alder Ltd, 7 Harbour Lane`
  if (/[,;:]$/.test(ordered.words[last]?.text ?? "") || spans.some(({ words }) => hasLegalForm(textOf(ordered, words))))
    return false;
  const next = ordered.words[last + 1];
  const isNumber = /^\d+\p{L}?,?$/u.test(next?.text ?? "") && labels[last + 1]?.endsWith(".address") === true;
  return isNumber && next?.line === ordered.words[last]?.line && gapBetween(ordered, last, last + 1) < widestBlank;
}

/** In line heights. */
const widestBlank = 1;

/** The first sign of a line that is no part of the name. */
const looseAnd = /\s[&+]$/;

/** Removes a line that the line above or below repeats with more words: `Alder Press` beside `Alder Press Limited`. */
function withoutBeginnings({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const texts = spans.map(({ words }) => textOf(ordered, words).toLowerCase());
  return spans.filter((_, index) =>
    [texts[index - 1], texts[index + 1]].every((beside) => !beside?.startsWith(`${texts[index]} `)),
  );
}

/** Removes lines that only say how somebody is addressed: `Herrn`, `Eheleute`. */
function withoutSalutations({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  return spans.filter(({ words }) => !isSalutation(textOf(ordered, words)));
}

/** Removes for whose attention a letter is, unless nothing else is printed. */
function withoutDepartments(lines: readonly string[]): readonly string[] {
  const own = lines.map(withoutAttention).filter((line) => line !== "");
  return own.length > 0 ? own : lines;
}

function withoutSigns(name: string): string {
  return name.replace(outerSigns, "").replace(quotes, "$1").replace(looseAnd, "");
}

/** `"Alder Ltd"` */
const quotes = /^["“”„«']([^"“”„«»']+)["“”»']$/;

/** `A N K E R`, in spaced letters, is one word. */
function together(name: string): string {
  return setApart.test(name) ? name.replaceAll(" ", "") : name;
}

/** Minimum letters: two may be initials. */
const setApart = /^\p{L}(?: \p{L}){2,}$/u;

/** Removes fragments: a legal form alone such as `GmbH`, the number of a shop, or how the customer paid. */
function isName(text: string, rules: RuleSet): boolean {
  const isOther = !/\p{L}|&/u.test(text) || isPaymentSlip(text) || isCaptionOfAddress(text);
  return !(rules.has("no-names") && isOther) && !isOnlyLegalForm(text);
}
