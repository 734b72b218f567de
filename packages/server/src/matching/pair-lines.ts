import type { GivenOrderLine } from "@inkvoice/contract";
import { keyText } from "../catalogue/vendor-keys.ts";
import { similarity, trigramsOf } from "../parties/name-sketch.ts";
import { type InvoiceLine, unitPricesOf } from "./net-amounts.ts";

/** A line of an order, with the quantity that is not invoiced yet. */
export type OpenLine = Readonly<{ orderId: string; index: number; line: GivenOrderLine; remaining: number }>;
export type Pair = Readonly<{ line: OpenLine; confidence: number }>;

const sameNumber = 0.99;
const sameText = 0.95;
/** Share of common trigrams from which descriptions may be of the same article; less with an equal price. */
const similarText = 0.5;
const similarTextAtPrice = 0.3;
const leastConfidence = 0.5;
/** Beyond this many pairs only equal numbers and descriptions are compared. */
const mostComparisons = 20_000;

const letters = (text: string | undefined) => keyText(text ?? "").replace(/[^\p{L}\p{N}]+/gu, "");

type Prepared = Readonly<{ open: OpenLine; sku: string; text: string; trigrams: ReadonlySet<string> | undefined }>;

/**
 * Finds the order's line of each invoice line; undefined where none fits. Several invoice lines may be of one order
 * line. Of equal lines the one with enough left is taken.
 */
export function pairLines(lines: readonly InvoiceLine[], ordered: readonly OpenLine[]): (Pair | undefined)[] {
  const isSmall = lines.length * ordered.length <= mostComparisons;
  const prepared = ordered.map((open) => ({
    open,
    sku: letters(open.line.sku),
    text: letters(open.line.description),
    trigrams: isSmall ? trigramsOf(open.line.description) : undefined,
  }));
  const taken = new Map<OpenLine, number>();
  return lines.map((line) => {
    const pair = bestPair(line, prepared, taken);
    if (pair) taken.set(pair.line, (taken.get(pair.line) ?? 0) + (line.quantity ?? 0));
    return pair;
  });
}

function bestPair(
  line: InvoiceLine,
  ordered: readonly Prepared[],
  taken: ReadonlyMap<OpenLine, number>,
): Pair | undefined {
  const sku = letters(line.sku);
  const text = letters(line.description);
  const trigrams = trigramsOf(line.description ?? "");
  let best: (Pair & { rank: number }) | undefined;
  for (const candidate of ordered) {
    const confidence = confidenceOf(line, { sku, text, trigrams }, candidate);
    if (confidence < leastConfidence) continue;
    const { open } = candidate;
    const left = open.remaining - (taken.get(open) ?? 0);
    const rank = confidence + (hasPrice(line, open) ? 0.02 : 0) + (left >= (line.quantity ?? 0) ? 0.01 : 0);
    if (!best || rank > best.rank) best = { line: open, confidence, rank };
  }
  return best && { line: best.line, confidence: best.confidence };
}

const hasPrice = (line: InvoiceLine, { line: { unit_price } }: OpenLine) => unitPricesOf(line).includes(unit_price);

function confidenceOf(
  line: InvoiceLine,
  own: Readonly<{ sku: string; text: string; trigrams: ReadonlySet<string> }>,
  { open, sku, text, trigrams }: Prepared,
): number {
  if (own.sku !== "" && own.sku === sku) return sameNumber;
  if (own.text !== "" && own.text === text) return sameText;
  // Two article numbers that differ are two articles, however similar their descriptions.
  if (!trigrams || (own.sku !== "" && sku !== "")) return 0;
  const share = similarity(own.trigrams, trigrams);
  if (share >= similarText) return Math.round((leastConfidence + (share - similarText) * 0.8) * 100) / 100;
  return share >= similarTextAtPrice && hasPrice(line, open) ? leastConfidence : 0;
}
