import {
  endsWithCaptionOfAmount,
  endsWithCaptionOfOthers,
  endsWithCaptionOfStaff,
  isCaptionOfOthers,
} from "../../../locale/addresses/party-captions.ts";
import { isOnlyThanks, isThanks } from "../../../locale/addresses/thanks.ts";
import { joinSpans, type MarkedDocument, type Span } from "../../decode/spans.ts";
import { wordsBeside } from "../../items/item-words.ts";
import { boxAround, textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";

type Value = readonly Span[];

/** Names or addresses whose caption calls them another's count only where there are no others. */
export function withoutOthers(document: MarkedDocument, values: readonly Value[]): readonly Value[] {
  const own = values.filter((spans) => !isOthers(document, spans));
  return own.length > 0 ? own : values;
}

/**
 * Removes staff (`Es bediente Sie: Frau Müller`) and amounts in words (`Yalnız: Yüz Lira`), which the models may take for
 * names.
 */
export function withoutStaffAndAmounts(document: MarkedDocument, names: readonly Value[]): readonly Value[] {
  return names.filter(
    (spans) =>
      !endsWithCaptionOfStaff(wordsBefore(document, spans, 1)) &&
      !endsWithCaptionOfAmount(wordsBefore(document, spans, 0)),
  );
}

/**
 * Names without those on a line of thanks, if there is a likely one elsewhere: `Vielen Dank für Ihren Besuch bei uns`.
 * One that begins with the greeting and goes on is a name: `Welcome Inn`.
 */
export function withoutThanks(document: MarkedDocument, names: readonly Value[]): readonly Value[] {
  const own = names.filter((spans) => {
    const text = textOf(document.ordered, spans[0]?.words ?? []);
    return !isThanks(lineOf(document, spans)) || (isThanks(text) && !isOnlyThanks(text));
  });
  return own.some((spans) => joinSpans(spans).score >= strongAt) ? own : names;
}

function lineOf(document: MarkedDocument, [first]: Value): string {
  return textOf(document.ordered, first ? wordsBeside(document, first.words) : []);
}

/** Maximum words of a caption on the line of its value. */
const captionWords = 4;

function isOthers(document: MarkedDocument, spans: Value): boolean {
  return endsWithCaptionOfOthers(wordsBefore(document, spans, 0)) || isBelowCaption(document, spans);
}

/** In line heights: a caption above its value begins at the same edge, without a blank line between them. */
const sameEdge = 0.7;
const reach = 1;

/** Whether the cell right above a value is such a caption: `PATIENT` above a name. */
function isBelowCaption({ ordered, cells }: MarkedDocument, [first]: Value): boolean {
  const word = ordered.words[first?.words[0] ?? -1];
  const scale = word && ordered.pages[word.page];
  if (!first || !word || !scale) return false;
  const [left, top] = boxAround(ordered, first.words);
  return cells.some((cell) => {
    const [cellLeft, , , bottom] = boxAround(ordered, cell);
    const gap = top - bottom;
    const isAbove = ordered.words[cell[0] ?? -1]?.page === word.page && gap > -word.fontHeight / 2;
    const isNear = gap < reach * word.fontHeight && (Math.abs(cellLeft - left) * scale.aspect) / scale.unit < sameEdge;
    return isAbove && isNear && isCaptionOfOthers(textOf(ordered, cell));
  });
}

/** The words before a value, on its line and on so many lines above. */
function wordsBefore({ ordered }: MarkedDocument, spans: Value, linesAbove: number): string {
  const first = spans[0]?.words[0] ?? 0;
  const before = Array.from({ length: Math.min(captionWords, first) }, (_, back) => first - 1 - back).reverse();
  const line = ordered.words[first]?.line ?? 0;
  const caption = before.filter((word) => line - (ordered.words[word]?.line ?? 0) <= linesAbove);
  return textOf(ordered, caption);
}
