import { lineAgrees, multiplyTo } from "../../../arithmetic/line-product.ts";
import { moneyIn } from "../../decode/amounts/decode-amounts.ts";
import type { Candidate, LineItemReading } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import {
  explainedPart,
  type ItemContext,
  type ItemWords,
  mostProbableCell,
  mostProbableLine,
  partOf,
  parts,
  probabilityOf,
  quantityIn,
  wordsBeside,
} from "../item-words.ts";
import { agreeingNumbers, missingFactor, type RowNumber } from "../numbers/agreeing-numbers.ts";
import { markedReadings, misreadings, otherReadings } from "../numbers/other-readings.ts";
import { belongsToRowAt } from "./rows.ts";

/** A row to be decoded: the words of its parts, and the word that all of its words point at. */
export type RowWords = Readonly<{ words: ItemWords; first: number }>;

/** If quantity, price and total do not multiply, or a factor is missing, other numbers of the row are tried. */
export function withAgreeingNumbers(context: ItemContext, row: RowWords, item: LineItemReading): LineItemReading {
  const { quantity, unit_price, total } = item;
  if (!context.document.rules.has("numbers-that-multiply")) return item;
  if (!total) return withMissingTotal(context, row, item);
  if (!quantity || !unit_price) return withMissingFactor(context, row, item, total.value);
  if (multiplyTo(quantity.value, unit_price.value, total.value)) return withSignOfTotal(item);
  const net = withOtherTotal(item);
  if (net) return net;
  const whole = withOtherMark(context, row, item);
  if (whole) return whole;
  if (lineAgrees({ quantity: quantity.value, unit_price: unit_price.value, total: total.value })) return item;
  const found = agreeingNumbers(numbersOfRow(context, row), total.value);
  if (!found) return readOtherwise(context, row, item);
  return {
    ...item,
    ...partOf(context, "quantity", [found.quantity.word], found.quantity.value),
    ...partOf(context, "unit_price", [found.price.word], found.price.value),
  };
}

/** `6 x (0,92) 5,52`: a bracket around one factor of a positive row is no sign. */
function withSignOfTotal(item: LineItemReading): LineItemReading {
  const { quantity, unit_price, total } = item;
  if (!quantity || !unit_price || !total || total.value < 0 || quantity.value * unit_price.value >= 0) return item;
  const positive = <Part extends Candidate<number>>(part: Part) => ({ ...part, value: Math.abs(part.value) });
  return { ...item, quantity: positive(quantity), unit_price: positive(unit_price) };
}

/**
 * The product of quantity and price is the total, even if the row has more amounts; a larger amount labelled as total
 * includes the tax.
 */
function withOtherTotal(item: LineItemReading): LineItemReading | undefined {
  const { quantity, unit_price, total, tax_amount, ...others } = item;
  if (!quantity || !unit_price || !total || !tax_amount) return undefined;
  if (!multiplyTo(quantity.value, unit_price.value, tax_amount.value)) return undefined;
  const isGross = Math.abs(total.value) > Math.abs(tax_amount.value);
  return {
    ...others,
    quantity,
    unit_price,
    total: tax_amount,
    ...(isGross ? { gross_total: total, net_total: tax_amount } : {}),
  };
}

/**
 * The missing factor is computed from the total and the known one, and used if exactly that number is printed on the
 * row.
 */
function withMissingFactor(context: ItemContext, row: RowWords, item: LineItemReading, total: number): LineItemReading {
  const known = item.quantity ?? item.unit_price;
  if (!known) return item;
  const part = item.quantity ? "unit_price" : "quantity";
  const found = missingFactor(numbersOfRow(context, row), part, { known: known.value, total });
  return found ? { ...item, ...partOf(context, part, [found.word], found.value) } : item;
}

/** The total is the last number of the row, if it is the product of the other two. */
function withMissingTotal(context: ItemContext, row: RowWords, item: LineItemReading): LineItemReading {
  const { quantity, unit_price } = item;
  if (!quantity || !unit_price) return item;
  const printed = new Set([...row.words.quantity, ...row.words.unit_price]);
  const last = numbersOfRow(context, row).findLast(({ word }) => !printed.has(word));
  const value = last && moneyIn(context.document, [last.word]);
  if (!last || value === undefined || !multiplyTo(quantity.value, unit_price.value, value)) return item;
  return { ...item, total: explainedPart(context, "total", { word: last.word, value }) };
}

/** The numbers on the lines of an item that have no other label. */
function numbersOfRow(context: ItemContext, row: RowWords): RowNumber[] {
  const { total, tax_rate, sku, description, discount, discount_rate, tax_amount, gross_total, gtin } = row.words;
  const taken = new Set(
    [total, tax_rate, sku, description, discount, discount_rate, tax_amount, gross_total, gtin].flat(),
  );
  return wordsOfRow(context, row).flatMap((word) => {
    const amount = taken.has(word) ? undefined : quantityIn(context, [word]);
    if (!amount) return [];
    const [asQuantity, asPrice] = [
      probabilityOf(context, "quantity", word),
      probabilityOf(context, "unit_price", word),
    ];
    return [{ word, value: amount, asQuantity, asPrice }];
  });
}

/** Number of lines below a row that may contain its price: `Price per hour: 150`. */
const linesBelow = 2;

/** The words on the lines of a row, and those directly below that refer to it. */
function wordsOfRow({ document }: ItemContext, { words, first }: RowWords): number[] {
  const { ordered, predictions } = document;
  const own = parts.flatMap((part) => words[part]);
  const beside = new Set(wordsBeside(document, own));
  const last = Math.max(...own.map((word) => ordered.words[word]?.line ?? 0)) + linesBelow;
  for (let word = first; word < ordered.words.length && (ordered.words[word]?.line ?? 0) <= last; word += 1) {
    if (belongsToRowAt(predictions, word, first)) beside.add(word);
  }
  return [...beside].toSorted((a, b) => a - b);
}

const factors = ["quantity", "unit_price", "total"] as const;
type Factor = (typeof factors)[number];

/** `10.000` pieces are ten if ten times the price is the total to the cent. */
function withOtherMark(context: ItemContext, { words }: RowWords, item: LineItemReading): LineItemReading | undefined {
  const { quantity, unit_price, total } = item;
  if (!quantity || !unit_price || !total || !context.document.rules.has("numbers-read-otherwise")) return undefined;
  const text = textOf(context.document.ordered, mostProbableCell(context, "quantity", words.quantity));
  const value = markedReadings(text).find((other) => multiplyTo(other, unit_price.value, total.value));
  return value === undefined ? undefined : { ...item, quantity: { ...quantity, value } };
}

/**
 * One of the three numbers may lack its decimal sign or have a misread digit: the only reading that multiplies is used,
 * one with a likely digit before one with any other digit.
 */
function readOtherwise(context: ItemContext, { words }: RowWords, item: LineItemReading): LineItemReading {
  const { quantity, unit_price, total } = item;
  if (!quantity || !unit_price || !total || !context.document.rules.has("numbers-read-otherwise")) return item;
  const read: Readonly<Record<Factor, Candidate<number>>> = { quantity, unit_price, total };
  for (const readings of [otherReadings, misreadings]) {
    const found = factors.flatMap((part) =>
      readings(context, mostProbableLine(context, part, words[part])).flatMap((value) => {
        const other = { ...read, [part]: { ...read[part], value } };
        return multiplyTo(other.quantity.value, other.unit_price.value, other.total.value) ? [other] : [];
      }),
    );
    if (found.length > 0) return found.length === 1 ? { ...item, ...found[0] } : item;
  }
  return item;
}
