import { dateOrderOfLanguage } from "../../locale/country.ts";
import { type DateOrder, dateOrderOf, parseDate } from "../../locale/dates/date.ts";
import { repairDate, withoutTime } from "../../locale/dates/misread-date.ts";
import type { Candidate } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { rankedAnswers } from "../model/predictions.ts";
import { strongAt } from "../thresholds.ts";
import { withBoxedDate } from "./date-boxes.ts";
import { withDateline } from "./datelines.ts";
import { isNumberLikeDate } from "./numbers/numbers-like-dates.ts";
import { candidateOf, type MarkedDocument, rankCandidates, type Span, spansOf } from "./spans.ts";

const ownDates: ReadonlySet<string> = new Set(["date", "due_date"]);

/**
 * Whether the day or the month comes first: decided by an unambiguous date, preferably the document's own, otherwise by
 * the model's prediction.
 */
export function decodeDateOrder({ ordered, predictions, labels }: MarkedDocument): DateOrder {
  const texts = ordered.words.map((word) => word.text);
  const own = texts.filter((_, index) => ownDates.has(labels[index] ?? "none"));
  const usual = dateOrderOfLanguage(rankedAnswers(predictions, "languages")[0]?.answer);
  const certain = dateOrderOf(own, usual === "ymd") ?? dateOrderOf(texts, usual === "ymd");
  const predicted = rankedAnswers(predictions, "dateOrders")[0]?.answer as DateOrder | undefined;
  return certain ?? predicted ?? "dmy";
}

export function decodeDate(document: MarkedDocument, label: string, order: DateOrder): Candidate<string>[] {
  const { ordered, rules } = document;
  const isDate = ({ words }: Span) => !words.every((word) => isNumberLikeDate(ordered, word));
  const all = spansOf(document, label);
  const spans = rules.has("numbers-like-dates") ? all.filter(isDate) : all;
  const due = label === "due_date" && document.rules.has("discount-dates") ? withoutDiscounts(document, spans) : spans;
  const found = rankCandidates(due.flatMap((span) => dateCandidate(document, span, order)));
  if (label !== "date") return found;
  const lined = rules.has("datelines") ? withDateline(document, found, (text) => dateIn(document, text, order)) : found;
  return [
    ...(rules.has("dates-in-boxes") ? withBoxedDate(document, lined, (text) => dateIn(document, text, "dmy")) : lined),
  ];
}

const discount =
  /^(?:s[ck]onto|discount|escompte|descuento|desconto|(?:betalings|contant)?korting|kassarabatt?|rabatt?)/i;
/** Maximum distance in words of a date from the discount it is for: `3 % Skonto innerhalb 10 Tagen bis 15.06.2026`. */
const clauseWords = 6;

/** Until such a date less is to be paid; it is not the due date where another one is printed. */
function withoutDiscounts(document: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const left = spans.filter((span) => !clauseOf(document, span).some((text) => discount.test(text)));
  return left.some(({ score }) => score >= strongAt) ? left : spans;
}

/** The words around a date up to the next comma or year. */
function clauseOf({ ordered }: MarkedDocument, { words }: Span): string[] {
  const textAt = (word: number) => ordered.words[word]?.text ?? "";
  const [first = 0, last = 0] = [words[0], words.at(-1)];
  const steps = [...Array(clauseWords).keys()];
  const isEnd = (text: string) => /[,;]$|\d{4}/.test(text);
  const before = steps.map((step) => textAt(first - 1 - step));
  const after = endsClause.test(textAt(last)) ? [] : steps.map((step) => textAt(last + 1 + step));
  const [start, end] = [before.findIndex(isEnd), after.findIndex(isEnd)];
  return [...before.slice(0, start < 0 ? undefined : start), ...after.slice(0, end < 0 ? undefined : end + 1)];
}

const endsClause = /[,;]$/;

function dateCandidate(document: MarkedDocument, span: Span, order: DateOrder): Candidate<string>[] {
  const { ordered, predictions, rules } = document;
  const text = withoutTime(textOf(ordered, span.words));
  const isRead = span.words.some((word) => ordered.words[word]?.source === "ocr");
  const language = rankedAnswers(predictions, "languages")[0]?.answer;
  const value = dateIn(document, isRead && rules.has("misread-dates") ? repairDate(text, language) : text, order);
  return value === undefined ? [] : [candidateOf(document, span, value)];
}

function dateIn({ predictions }: MarkedDocument, text: string, order: DateOrder): string | undefined {
  const language = rankedAnswers(predictions, "languages")[0]?.answer;
  return parseDate(text, order, language) ?? parseDate(joined(text), order, language);
}

/** `12 .03. 2024`, as OCR splits it, is parsed after removing the blanks. */
function joined(text: string): string {
  return text.replace(/\s*([./-])\s*/g, "$1");
}
