import { parseAmount } from "../../locale/amounts/amount.ts";
import type { DateOrder } from "../../locale/dates/date.ts";
import { candidateOf, type MarkedDocument, measureSpan, type Span } from "../decode/spans.ts";
import type { Candidate } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";

export const partLabels = {
  description: "line.description",
  quantity: "line.quantity",
  unit_price: "line.unit_price",
  total: "line.total",
  sku: "line.sku",
  unit: "line.unit",
  tax_rate: "line.tax_rate",
  discount: "line.discount",
  discount_rate: "line.discount_rate",
  tax_amount: "line.tax_amount",
  gross_total: "line.gross_total",
  gtin: "line.gtin",
  service_from: "line.date",
} as const;
export type Part = keyof typeof partLabels;
export const parts = Object.keys(partLabels) as Part[];
export const partsByLabel: ReadonlyMap<string, Part> = new Map(parts.map((part) => [partLabels[part], part]));

/** The words of each part of a row. */
export type ItemWords = Record<Part, number[]>;

/** Context for decoding a row. */
export type ItemContext = Readonly<{
  document: MarkedDocument;
  /** For each label, its probability for every word. */
  chances: ReadonlyMap<string, Float32Array>;
  decimalMark: "." | "," | undefined;
  dateOrder: DateOrder;
  /** For each word, the words of its cell. */
  cellOf: readonly (readonly number[])[];
}>;

export function probabilityOf({ chances }: ItemContext, part: Part, word: number): number {
  return chances.get(partLabels[part])?.[word] ?? 0;
}

/** A part of an item under its name; empty if it was not found. */
export function partOf<Value>(context: ItemContext, part: Part, words: readonly number[], found: Value | undefined) {
  if (found === undefined || words.length === 0) return {};
  const candidate: Candidate<Value> = candidateOf(context.document, spanOf(context, part, words), found);
  return { [part]: candidate };
}

/** A printed quantity or price. */
export type Factor = Readonly<{ word: number; value: number }>;

/** A product that equals a row's total to the cent is better evidence of its numbers than the model. */
export const productProbability = 0.95;

/** A number of a row whose quantity times price is its total. */
export function explainedPart(context: ItemContext, part: Part, { word, value }: Factor): Candidate<number> {
  const candidate = candidateOf(context.document, spanOf(context, part, [word]), value);
  return { ...candidate, probability: Math.max(productProbability, candidate.probability) };
}

/** Quantity and price whose product is the total of their row. */
export function explainedFactors(context: ItemContext, { quantity, price }: Record<"quantity" | "price", Factor>) {
  return {
    quantity: explainedPart(context, "quantity", quantity),
    unit_price: explainedPart(context, "unit_price", price),
  };
}

export function spanOf({ document, chances }: ItemContext, part: Part, words: readonly number[]): Span {
  return measureSpan(document.ordered, words, chances.get(partLabels[part]));
}

/** A number is on one line: of several lines, the most probable one. */
export function mostProbableLine(context: ItemContext, part: Part, words: readonly number[]): number[] {
  const lines = [...Map.groupBy(words, (word) => context.document.ordered.words[word]?.line ?? -1).values()];
  return mostProbable(context, part, lines);
}

/** A quantity or price is in one cell: of several on the most probable line, the most probable one. */
export function mostProbableCell(context: ItemContext, part: Part, words: readonly number[]): number[] {
  const line = mostProbableLine(context, part, words);
  if (!context.document.rules.has("one-number-a-part")) return line;
  return mostProbable(context, part, cellsOnLine(context, line));
}

/** The words of a line by their cells. */
export function cellsOnLine({ cellOf }: ItemContext, line: readonly number[]): number[][] {
  return [...Map.groupBy(line, (word) => cellOf[word] ?? []).values()];
}

/** The group with the word that is most probably this part. */
export function mostProbable(context: ItemContext, part: Part, groups: readonly number[][]): number[] {
  const sureness = (words: readonly number[]) => Math.max(...words.map((word) => probabilityOf(context, part, word)));
  return groups.reduce((best, words) => (sureness(words) > sureness(best) ? words : best), groups[0] ?? []);
}

/** All words on the lines of the given words. */
export function wordsBeside({ ordered }: MarkedDocument, some: readonly number[]): number[] {
  const lineOf = (word: number) => ordered.words[word]?.line;
  const beside = new Set<number>();
  for (const word of some) {
    let first = word;
    while (first > 0 && lineOf(first - 1) === lineOf(word)) first -= 1;
    for (let next = first; next < ordered.words.length && lineOf(next) === lineOf(word); next += 1) beside.add(next);
  }
  return [...beside].toSorted((a, b) => a - b);
}

export function quantityIn({ document, decimalMark }: ItemContext, words: readonly number[]): number | undefined {
  const mark = decimalMark ? { decimalMark } : {};
  const whole = parseAmount(textOf(document.ordered, words), mark);
  if (whole) return whole.value;
  for (const word of words) {
    const text = document.ordered.words[word]?.text ?? "";
    const amount = parseAmount(text, mark) ?? parseAmount(text.replace(/[^\d.,-]+$|^[xX×*@]/g, ""), mark);
    if (amount) return amount.value;
  }
  return undefined;
}
