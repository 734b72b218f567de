import { type DateOrder, dateOrderOf, parseDate } from "../locale/date.ts";
import { repairDigits } from "../locale/repair-digits.ts";
import type { Candidate } from "./invoice-reading.ts";
import { rankedAnswers } from "./predictions.ts";
import { textOf } from "./reading-order.ts";
import { candidateOf, type MarkedDocument, rankCandidates, type Span, spansOf } from "./spans.ts";

/** Day or month first: a date that leaves no doubt decides, else the model's view of the whole document. */
export function decodeDateOrder({ ordered, predictions }: MarkedDocument): DateOrder {
  const certain = dateOrderOf(ordered.words.map((word) => word.text));
  return certain ?? (rankedAnswers(predictions, "dateOrders")[0]?.answer as DateOrder | undefined) ?? "dmy";
}

/** Words to take along on either side, tried in this order, when the span alone is no date: OCR and fonts split dates oddly. */
const stretches = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [0, 2],
  [1, 1],
  [2, 2],
] as const;

export function decodeDate(document: MarkedDocument, label: string, order: DateOrder): Candidate<string>[] {
  const found = spansOf(document, label).flatMap((span) => dateCandidate(document, span, order));
  return rankCandidates(found);
}

function dateCandidate(document: MarkedDocument, span: Span, order: DateOrder): Candidate<string>[] {
  for (const [before, after] of stretches) {
    const words = stretched(document, span, before, after);
    const text = textOf(document.ordered, words);
    const value = [text, joined(text), repairDigits(joined(text))]
      .map((one) => parseDate(one, order))
      .find((date) => date);
    if (value) return [candidateOf(document, { ...span, words }, value)];
  }
  return [];
}

/** `12 .03. 2024`, as OCR splits it, is a date once the blanks are gone. */
function joined(text: string): string {
  return text.replace(/\s*([./-])\s*/g, "$1");
}

function stretched({ ordered }: MarkedDocument, { words }: Span, before: number, after: number): number[] {
  const line = ordered.words[words[0] ?? 0]?.line;
  const from = (words[0] ?? 0) - before;
  const to = (words.at(-1) ?? 0) + after;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset).filter(
    (index) => ordered.words[index]?.line === line,
  );
}
