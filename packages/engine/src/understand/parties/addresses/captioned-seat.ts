import { isCaptionOfSeat } from "../../../locale/addresses/party-captions.ts";
import { joinSpans, type MarkedDocument, type Span } from "../../decode/spans.ts";
import { textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";

/** Probability of an address behind such a caption. */
const seatChance = 0.8;
const longestCaption = 4;
const fewestWords = 3;

/** The only address behind a caption of the seller's seat, on its line, if no other address is likely. */
export function captionedSeat(document: MarkedDocument, addresses: readonly (readonly Span[])[]): Span[][] {
  if (addresses.some((spans) => joinSpans(spans).score >= strongAt)) return [];
  const found = document.cells.flatMap((cell) => seatOn(document, cell));
  return found.length === 1 ? [found] : [];
}

function seatOn({ ordered, labels }: MarkedDocument, cell: readonly number[]): Span[] {
  const ends = cell.slice(0, longestCaption).findIndex((_, at) => {
    const caption = textOf(ordered, cell.slice(0, at + 1));
    return caption.endsWith(":") && isCaptionOfSeat(caption);
  });
  const words = ends < 0 ? [] : cell.slice(ends + 1);
  const isFree = words.every((word) => /^(?:none|vendor\.address)$/.test(labels[word] ?? ""));
  const isAddress = words.length >= fewestWords && isFree && /\d/.test(textOf(ordered, words));
  return isAddress ? [{ words, score: seatChance, weakest: seatChance, edge: 0 }] : [];
}
