import { isOwnerLine, withoutOwner } from "../../../locale/addresses/no-address-lines.ts";
import { isSalutation, withoutAttention } from "../../../locale/addresses/party-captions.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
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
import { textOf } from "../../layout/reading-order.ts";
import { isInCare } from "../addresses/address-lines.ts";
import { withAddressedBuyer } from "./addressed-buyer.ts";
import { withoutOthers, withoutStaff, withoutThanks } from "./captions-of-others.ts";
import { withoutDirt, withoutLooseSigns } from "./dirt.ts";
import { withFullNames } from "./full-names.ts";
import { withDoubtfulLines, withNameOfForm, withOwner, withSignBelow, withWholeLines } from "./name-lines.ts";
import { upToPieces, withoutPieces } from "./name-pieces.ts";
import { isAirport, isName, isStreet, withoutAuthorities } from "./no-names.ts";
import { asPrintedAlone, firmOf, withoutContacts } from "./people-in-names.ts";
import { upToPlace, withoutPlaces } from "./places-in-names.ts";
import { withPrintedInFull } from "./printed-in-full.ts";
import { splitAtStarts } from "./split-names.ts";

/** In line heights: maximum distance of a name's lines, less than a blank line. */
const reach = 1.4;

/** The lines of one name. */
type NameLines = readonly Span[];

export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const names = withoutOtherPeople(document, label, linesOfNames(document, label));
  const found = withoutNoNames(
    document,
    label,
    names.flatMap((name) => nameOf(document, name)),
  );
  return rankCandidates(withFullNames(withPrints(document, label, found), document.rules), wordKey);
}

/** Consecutive lines are one name unless the model predicts the beginning of a new one. */
function linesOfNames(document: MarkedDocument, label: string): readonly NameLines[] {
  const namesIn = (spans: readonly Span[]) =>
    blocksOf(document, spans, reach).flatMap((block) => splitAtStarts(document, block.spans));
  const strong = withoutCareOf(document, strongSpansOf(document, label));
  const whole = document.rules.has("whole-name-lines") ? withWholeLines(document, label, strong) : strong;
  const lines = document.rules.has("illegible-words") ? withoutLooseSigns(document, label, whole) : whole;
  const taken = new Set(lines.flatMap(({ words }) => words));
  const sure = namesIn(lines).map((name) => withLinesAround(document, label, name));
  const named = document.rules.has("owners-in-names") ? withOwners(document, sure) : sure;
  const weak = weakSpansOf(document, label).filter(({ words }) => !words.every((word) => taken.has(word)));
  return [...named, ...namesIn(weak)];
}

/** Removes the lines of people: in a seller's name, which may be a person's, only where it is printed without them. */
function withoutOtherPeople(
  document: MarkedDocument,
  label: string,
  names: readonly NameLines[],
): readonly NameLines[] {
  const { rules } = document;
  const own = rules.has("captions-of-others")
    ? withoutThanks(document, withoutStaff(document, withoutOthers(document, names)))
    : names;
  if (!rules.has("people-in-names")) return own;
  return label === "vendor.name" ? asPrintedAlone(document, own) : withoutContacts(document, own);
}

function withoutNoNames(
  document: MarkedDocument,
  label: string,
  found: readonly Candidate<string>[],
): readonly Candidate<string>[] {
  if (!document.rules.has("no-names")) return found;
  const whole = withoutAuthorities(withoutPieces(found));
  return label === "customer.name" ? withoutPlaces(whole) : whole;
}

/** Adds a name that is printed where the models do not expect it. */
function withPrints(
  document: MarkedDocument,
  label: string,
  names: readonly Candidate<string>[],
): readonly Candidate<string>[] {
  const { rules } = document;
  if (label === "customer.name") return rules.has("addressed-buyers") ? withAddressedBuyer(document, names) : names;
  return label === "vendor.name" && rules.has("full-names") ? withPrintedInFull(document, names) : names;
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
  const legible = document.rules.has("illegible-words") ? withoutDirt(document, spans) : spans;
  const own = document.rules.has("salutations") ? withoutSalutations(document, legible) : legible;
  const named = document.rules.has("no-names") ? upToPieces(document, upToPlace(document, own)) : own;
  const once = document.rules.has("printed-twice") ? withoutBeginnings(document, printedOnce(document, named)) : named;
  if (once.length === 0 || (document.rules.has("no-names") && isStreet(document, once))) return [];
  const printed = once.map((span) => textOf(document.ordered, span.words));
  const lines = document.rules.has("salutations") ? withoutDepartments(printed) : printed;
  const whole = together(lines.join(" ").replace(outerSigns, "").replace(looseAnd, ""));
  if (document.rules.has("owners-in-names") && isOwnerLine(whole)) return [];
  const owned = document.rules.has("owners-in-names") ? withoutOwner(whole) : whole;
  const text = document.rules.has("people-in-names") ? firmOf(owned) : owned;
  if (document.rules.has("no-names") && isAirport(document, text)) return [];
  return isName(text, document.rules) ? [candidateOf(document, joinSpans(once), text, text)] : [];
}

/** The first sign of a line that is no part of the name. */
const looseAnd = /\s[&+]$/;

/** Removes a line that the next one repeats with more words: `Alder Press` above `Alder Press Limited`. */
function withoutBeginnings({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const texts = spans.map(({ words }) => textOf(ordered, words).toLowerCase());
  return spans.filter((_, index) => !texts[index + 1]?.startsWith(`${texts[index]} `));
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

/** `A N K E R`, in spaced letters, is one word. */
function together(name: string): string {
  return setApart.test(name) ? name.replaceAll(" ", "") : name;
}

/** Minimum letters: two may be initials. */
const setApart = /^\p{L}(?: \p{L}){2,}$/u;
