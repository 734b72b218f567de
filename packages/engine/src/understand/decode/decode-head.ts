import type { Candidate } from "../invoice-reading.ts";
import { type DocumentHead, rankedAnswers } from "../model/predictions.ts";
import { type MarkedDocument, maxCandidates, mean } from "./spans.ts";

/** Values of the whole page, without a location. */
export function decodeHead<Value extends string>(
  { ordered, predictions }: MarkedDocument,
  head: DocumentHead,
  isPossible: (answer: string) => boolean = () => true,
): Candidate<Value>[] {
  const worstLegibility = mean(ordered.words.map((word) => word.confidence));
  const source = ordered.words.some((word) => word.source === "ocr") ? "ocr" : "text";
  return rankedAnswers(predictions, head)
    .filter(({ answer }) => answer !== "other" && isPossible(answer))
    .slice(0, maxCandidates)
    .map(({ answer, probability }) => ({
      value: answer as Value,
      text: answer,
      probability,
      weakest: probability,
      edge: 0,
      repeats: 1,
      worstLegibility,
      source,
    }));
}
