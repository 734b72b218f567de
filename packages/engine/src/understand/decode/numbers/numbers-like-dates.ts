import type { OrderedWords } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { type MarkedDocument, measureSpan, type Span } from "../spans.ts";

/** `17/06/2024`: the seventeenth invoice of June, or a date. */
const form = /^\d{1,4}\/\d{1,2}\/(?:19|20)\d\d$/;
/** The word for number right before it, which no date has. */
const caption = /^(?:n[or]|n[°º]|num[eé]?ro?|numer|number|nummer)[.:]*$/i;
/** The probability of a number behind such a caption. */
const captionedProbability = 0.8;

/** Whether a word in the form of a date stands behind `Nr`, as in `Faktura nr 17/06/2024`. */
export function isNumberLikeDate({ words }: OrderedWords, word: number): boolean {
  const [own, before] = [words[word], words[word - 1]];
  return own !== undefined && form.test(own.text) && before?.line === own.line && caption.test(before.text);
}

/** The numbers of a document that look like dates. */
export function numbersLikeDates({ ordered, predictions }: MarkedDocument): Span[] {
  const chance = probabilities(predictions, "invoice_number");
  return [...ordered.words.keys()]
    .filter((word) => isNumberLikeDate(ordered, word))
    .map((word) => {
      const span = measureSpan(ordered, [word], chance);
      return {
        ...span,
        score: Math.max(captionedProbability, span.score),
        weakest: Math.max(captionedProbability, span.weakest),
      };
    });
}
