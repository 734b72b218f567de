import { cents, parseAmount } from "../locale/amount.ts";
import type { Candidate, Evidence } from "./invoice-reading.ts";
import type { TableRow } from "./rows.ts";
import type { MarkedDocument } from "./spans.ts";

/** A line of the page with the amount that stands at its end. */
type AmountLine = Readonly<{ words: readonly number[]; amount: number; value: number }>;

/** Fewer lines add up by chance: one amount is often printed twice. */
const fewestLines = 2;
/** Longer lists have a head, and the reader knows them by it. */
const longestList = 12;
/** In line heights: numbers of one column share their right edge. */
const sameColumn = 1;
/** As likely as not. */
const likely = 0.5;

/**
 * Lists without a head, as insurers and landlords print them: the lines right above a sum that add up to it, to the cent, are what is sold.
 * Gives them as rows, with the words marked as what they then are.
 */
export function rowsAboveSums(document: MarkedDocument, sums: readonly Candidate<number>[]) {
  for (const sum of sums) {
    const lines = sum.probability >= likely && sum.evidence ? linesAddingUpTo(document, sum.value, sum.evidence) : [];
    if (lines.length >= fewestLines)
      return { document: marked(document, lines, sum.probability), rows: lines.map(rowOf) };
  }
  return undefined;
}

/** Upwards from the sum, the lines with an amount in its column, until they add up to it; none where they never do. */
function linesAddingUpTo(document: MarkedDocument, sum: number, { page, box }: Evidence): AmountLine[] {
  const { ordered } = document;
  const scale = ordered.pages[page - 1];
  const isAbove = (word: number) => {
    const one = ordered.words[word];
    if (!one || !scale || one.page !== page - 1 || one.box[3] > box[1] + (box[3] - box[1]) / 2) return false;
    return (Math.abs(one.box[2] - box[2]) * scale.aspect) / scale.unit < sameColumn;
  };
  const found: AmountLine[] = [];
  let missing = cents(sum);
  for (let word = ordered.words.length - 1; word >= 0 && found.length < longestList; word -= 1) {
    const line = isAbove(word) ? amountLine(document, word) : undefined;
    if (!line) continue;
    if (isSum(document, word)) return [];
    found.unshift(line);
    missing -= cents(line.value);
    if (missing < 0) return [];
    if (missing === 0 && found.length >= fewestLines) return found;
  }
  return [];
}

/** What the reader takes for a sum, a tax or a payment is no line of a list. */
const sumLabels = ["subtotal", "total_amount", "total_tax", "tax.base", "tax.amount", "amount_due", "paid"];

function isSum({ labels }: MarkedDocument, word: number): boolean {
  return sumLabels.includes(labels[word] ?? "");
}

function amountLine({ ordered }: MarkedDocument, amount: number): AmountLine | undefined {
  const printed = parseAmount(ordered.words[amount]?.text ?? "");
  if (printed?.decimals !== 2) return undefined;
  const line = ordered.words[amount]?.line;
  const words: number[] = [];
  for (let word = amount; ordered.words[word]?.line === line; word -= 1) words.unshift(word);
  const isNamed = words.some((word) => /\p{L}{3}/u.test(ordered.words[word]?.text ?? ""));
  return isNamed ? { words, amount, value: printed.value } : undefined;
}

function rowOf({ words }: AmountLine): TableRow {
  return { words, first: words[0] ?? 0, kind: "item" };
}

/** The words as what the sum makes them, as surely as it is one. */
function marked(document: MarkedDocument, lines: readonly AmountLine[], certainty: number): MarkedDocument {
  const { layout, labels } = document.predictions;
  const [width, said, names] = [layout.labels.length, Float32Array.from(labels), [...document.labels]];
  for (const { words, amount } of lines) {
    for (const word of words) {
      const label = word === amount ? "line.total" : "line.description";
      said.fill(0, word * width, (word + 1) * width);
      said[word * width + layout.labels.indexOf(label)] = certainty;
      names[word] = label;
    }
  }
  return { ...document, predictions: { ...document.predictions, labels: said }, labels: names };
}
