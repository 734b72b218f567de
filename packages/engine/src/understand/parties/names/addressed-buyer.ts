import { addressedPerson } from "../../../locale/people/addressed-person.ts";
import { candidateOf, type MarkedDocument, measureSpan } from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { probabilities } from "../../model/predictions.ts";
import { bestLabelAt } from "../../thresholds.ts";

/** The chance given to the person whom a mail addresses. */
const addressed = 0.8;

/**
 * The person whom the first such line addresses, where the models see no buyer elsewhere: `Dear Farid Moss,` in a shop's
 * mail.
 */
export function withAddressedBuyer(
  document: MarkedDocument,
  names: readonly Candidate<string>[],
): readonly Candidate<string>[] {
  const { ordered, cells, predictions } = document;
  for (const cell of cells) {
    const line = textOf(ordered, cell);
    const name = addressedPerson(line);
    if (name === undefined) continue;
    const others = names.filter(({ value }) => !line.includes(value));
    if (others.some(({ probability }) => probability >= bestLabelAt)) return names;
    const parts = new Set(name.split(" "));
    const words = cell.filter((word) => parts.has((ordered.words[word]?.text ?? "").replace(/[,!:]$/, "")));
    const span = measureSpan(ordered, words, probabilities(predictions, "customer.name"));
    return [candidateOf(document, { ...span, score: addressed, weakest: addressed }, name, name), ...others];
  }
  return names;
}
