import { type DateOrder, dateOrderOf, parseDate } from "../../locale/date.ts";
import type { Candidate } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { rankedAnswers } from "../model/predictions.ts";
import { candidateOf, type MarkedDocument, rankCandidates, type Span, spansOf } from "./spans.ts";

const ownDates: ReadonlySet<string> = new Set(["date", "due_date"]);

/**
 * Whether the day or the month comes first: decided by an unambiguous date, preferably the document's own, otherwise by
 * the model's prediction.
 */
export function decodeDateOrder({ ordered, predictions, labels }: MarkedDocument): DateOrder {
  const texts = ordered.words.map((word) => word.text);
  const own = texts.filter((_, index) => ownDates.has(labels[index] ?? "none"));
  const certain = dateOrderOf(own) ?? dateOrderOf(texts);
  return certain ?? (rankedAnswers(predictions, "dateOrders")[0]?.answer as DateOrder | undefined) ?? "dmy";
}

export function decodeDate(document: MarkedDocument, label: string, order: DateOrder): Candidate<string>[] {
  const found = spansOf(document, label).flatMap((span) => dateCandidate(document, span, order));
  return rankCandidates(found);
}

function dateCandidate(document: MarkedDocument, span: Span, order: DateOrder): Candidate<string>[] {
  const text = textOf(document.ordered, span.words);
  const language = rankedAnswers(document.predictions, "languages")[0]?.answer;
  const value = parseDate(text, order, language) ?? parseDate(joined(text), order, language);
  return value === undefined ? [] : [candidateOf(document, span, value)];
}

/** `12 .03. 2024`, as OCR splits it, is parsed after removing the blanks. */
function joined(text: string): string {
  return text.replace(/\s*([./-])\s*/g, "$1");
}
