import { parseAddressParts } from "../../../locale/addresses/address-parts.ts";
import { addressOnly } from "../../../locale/addresses/no-address-lines.ts";
import { postalForms } from "../../../locale/addresses/postal-forms.ts";
import { countryOf } from "../../../locale/country.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  maxCandidates,
  outerSigns,
  printedOnce,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { blocksOf } from "../../layout/blocks.ts";
import { textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";
import { withoutOthers } from "../names/captions-of-others.ts";
import { withoutIllegibleWords } from "../names/image-noise.ts";
import { splitByPostalCode, withCareOf, withLineBelowName, withLinesBetween } from "./address-lines.ts";
import { captionedSeat } from "./captioned-seat.ts";
import { withLineStarts } from "./line-starts.ts";

/** In line heights: maximum distance of an address's lines; forms leave room for a caption between them. */
const reach = 2.4;
/** Share of words that two occurrences of an address have in common; one may have a line more or less. */
const sameAddress = 0.7;
/** Maximum distance between rows of boxes in line heights, captions included. */
const rowsApart = 3.5;
const tenths = 10;

/** Digits of a telephone number in North America; a postal code with its extension has nine. */
const telephoneDigits = 10;

/** Addresses: blocks of lines, the most probable first; if equal, a complete one before a fragment. */
export function decodeAddress(document: MarkedDocument, label: string): Candidate<string>[] {
  const all = [strongSpansOf(document, label), weakSpansOf(document, label)]
    .flatMap((spans) => blocksOf(document, spans, reach))
    .flatMap(({ spans }) => linesOf(document, label, spans));
  const blocks = document.rules.has("captions-of-others") ? withoutOthers(document, all) : all;
  const joined = document.rules.has("addresses-in-boxes") ? joinedPieces(document, blocks) : [];
  const seats =
    label === "vendor.address" && document.rules.has("seats-behind-captions") ? captionedSeat(document, blocks) : [];
  const found = [...blocks, ...joined, ...seats].flatMap((block) => {
    const legible = document.rules.has("illegible-words") ? withoutIllegibleWords(document, block) : block;
    const spans = document.rules.has("printed-twice") ? printedOnce(document, legible) : legible;
    const text = addressText(document, spans);
    return text === "" ? [] : [candidateOf(document, joinSpans(spans), text, text)];
  });
  const whole = document.rules.has("addresses-in-boxes") ? withoutPieces(found) : found;
  const repeats = repeatsOf(whole.map(({ value }) => value));
  return whole
    .map((candidate, index) => ({ ...candidate, repeats: repeats[index] ?? 1 }))
    .sort((a, b) => surenessOf(b) - surenessOf(a) || b.value.length - a.value.length)
    .slice(0, maxCandidates);
}

function linesOf(document: MarkedDocument, label: string, spans: readonly Span[]): readonly (readonly Span[])[] {
  const whole = document.rules.has("whole-address-lines") ? withLineStarts(document, label, spans) : spans;
  const between = document.rules.has("lines-between") ? withLinesBetween(document, label, whole) : whole;
  const all = document.rules.has("lines-below-names") ? withLineBelowName(document, label, between) : between;
  const addresses = document.rules.has("one-postal-code") ? splitByPostalCode(document, all) : [all];
  return document.rules.has("care-of-lines") ? addresses.map((lines) => withCareOf(document, lines)) : addresses;
}

/** Minimum probability of a joined address that replaces its fragments. */
const surelyJoined = 0.8;

/** Removes fragments without a postal code that are part of an address with one. */
function withoutPieces(found: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const hasCode = ({ value }: Candidate<string>) => parseAddressParts(value).postal_code !== undefined;
  const isPartOf = (piece: Candidate<string>, whole: Candidate<string>) =>
    whole.probability >= surelyJoined &&
    whole.value.length > piece.value.length &&
    piece.value.split(", ").every((line) => whole.value.includes(line)) &&
    hasCode(whole);
  return found.filter((piece) => hasCode(piece) || !found.some((whole) => isPartOf(piece, whole)));
}

function surenessOf({ probability }: Candidate<string>): number {
  return Math.round(probability * tenths);
}

const captionedPart = /\s[·•|]\s*\p{L}+:.*$/u;

/** `Box 1187, 101 38 Stockholm · Visits: Kungsgatan 44`: a caption after a whole address begins something else. */
function withoutVisits(line: string): string {
  const before = line.replace(captionedPart, "");
  return before !== line && parseAddressParts(before).postal_code !== undefined ? before : line;
}

function addressText({ ordered, rules }: MarkedDocument, spans: readonly Span[]): string {
  const printed = spans.map((span) => withoutVisits(textOf(ordered, span.words)));
  const own = rules.has("only-addresses") ? printed.map(addressOnly) : printed;
  const lines = own.map((line) => line.replace(outerSigns, ""));
  const isAddress = (line: string) => line !== "" && !(rules.has("long-numbers-are-telephones") && isTelephone(line));
  const kept = lines.filter(isAddress);
  return (rules.has("countries-end-addresses") ? upToCountry(kept) : kept).join(", ");
}

const onlyPostalCode = new RegExp(
  `^(?:\\d{4,6}|${postalForms.british.pattern.source}|${postalForms.canadian.pattern.source})$`,
);

/** The lines up to the one that is a country's name; below `Wales` may follow postal code and state. */
function upToCountry(lines: readonly string[]): readonly string[] {
  const isCountry = (line: string) => countryOf(line) !== undefined;
  const end = lines.findIndex((line, index) => index > 0 && isCountry(line));
  if (end < 0) return lines;
  const behind = lines.slice(end + 1).findIndex((line) => !isCountry(line) && !onlyPostalCode.test(line));
  return behind < 0 ? lines : lines.slice(0, end + 1 + behind);
}

/** Whether a text is digits and separators, with more digits than any postal code. */
function isTelephone(line: string): boolean {
  return /^[+(]?\d[\d\s()./-]*$/.test(line) && line.replace(/\D/g, "").length >= telephoneDigits;
}

/** Joins fragments of addresses with their neighbours in the boxes of a form. */
function joinedPieces(document: MarkedDocument, blocks: readonly (readonly Span[])[]): Span[][] {
  const pieces = blocks.filter((spans) => joinSpans(spans).score >= strongAt);
  const groups: { spans: Span[]; pieces: number }[] = [];
  for (const piece of pieces.toSorted((a, b) => firstWord(a) - firstWord(b))) {
    const home = groups.findLast(
      ({ spans }) => isNear(document, spans, piece) && !(isWhole(document, spans) && isWhole(document, piece)),
    );
    if (home) {
      home.spans.push(...piece);
      home.pieces++;
    } else groups.push({ spans: [...piece], pieces: 1 });
  }
  return groups
    .filter((group) => group.pieces > 1)
    .map(({ spans }) => spans.toSorted((a, b) => firstWord([a]) - firstWord([b])));
}

/** Whether two fragments are in the same row of boxes or in adjacent ones. */
function isNear(document: MarkedDocument, group: readonly Span[], piece: readonly Span[]): boolean {
  return group.some((one) => piece.some((other) => rowsBetween(document, one, other) <= rowsApart));
}

/** Whether an address is complete and no fragment. */
function isWhole(document: MarkedDocument, spans: readonly Span[]): boolean {
  return parseAddressParts(addressText(document, spans)).postal_code !== undefined;
}

/** Vertical distance in line heights; infinite between pages. */
function rowsBetween({ ordered }: MarkedDocument, one: Span, other: Span): number {
  const [a, b] = [ordered.words[one.words[0] ?? -1], ordered.words[other.words[0] ?? -1]];
  const scale = a && ordered.pages[a.page];
  if (!a || !b || !scale || a.page !== b.page) return Number.POSITIVE_INFINITY;
  return Math.max(b.box[1] - a.box[3], a.box[1] - b.box[3], 0) / scale.unit;
}

function firstWord(spans: readonly Span[]): number {
  return spans[0]?.words[0] ?? 0;
}

/** How often each address is printed, itself included. */
function repeatsOf(addresses: readonly string[]): number[] {
  const words = addresses.map((address) => new Set(address.split(/\s+/).map(wordKey).filter(Boolean)));
  return words.map((own) => {
    const isSame = (other: ReadonlySet<string>) =>
      [...other].filter((word) => own.has(word)).length >= sameAddress * Math.max(1, own.size);
    return words.filter(isSame).length;
  });
}
