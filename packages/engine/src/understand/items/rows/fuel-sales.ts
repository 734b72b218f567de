import { multiplyTo } from "../../../arithmetic/line-product.ts";
import { foldText } from "../../../locale/letters/fold-text.ts";
import type { LineItemReading } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";
import { explainedPart, type Factor, type ItemContext, partOf } from "../item-words.ts";
import { markedReadings } from "../numbers/other-readings.ts";
import type { RowWords } from "./row-numbers.ts";

/** A line with the only number that it shows. */
type NumberLine = Readonly<{ line: number; word: number; values: readonly number[]; words: readonly number[] }>;
type Sale = Readonly<{ quantity: Factor; price: Factor; total: Factor; lines: readonly number[] }>;

/** Captions of volumes and of prices for one unit of volume, in folded small letters. */
const volume =
  /\b(?:gallons?|gals?|litres?|liters?|liter|litri|litros?|litrow|vol|menge|qty|cantidad|mangd|maengde|ilosc|mnozstvi|maara)\b|\b(?:volum|quantit)|\d\s?(?:l|ltr|gal)\b/;
const price =
  /\b(?:price|prix|preis|prezzo|precio|preco|prijs|pris|cena|hinta|ppg|ppl)\b|\/\s?(?:(?:gal|gallon|l|ltr)\b|lit)/;
/** Maximum number of lines from the first of the three to the last. */
const mostLines = 5;

/** An item with the kind of row it stands in and, if it was found as a row, its words. */
type ReadRow = Readonly<{ kind: string; item: LineItemReading; row?: RowWords | undefined }>;

/** Adds the sale of a fuel station, which prints volume, price and amount on lines of their own, in place of their rows. */
export function withFuelSale(context: ItemContext, read: readonly ReadRow[]): readonly ReadRow[] {
  const { ordered, rules } = context.document;
  const sale = rules.has("fuel-sales") ? saleIn(context) : undefined;
  if (!sale) return read;
  const isOnLines = (word: number) => sale.lines.includes(ordered.words[word]?.line ?? -1);
  const isPiece = ({ row }: ReadRow) =>
    row !== undefined && [...row.words.total, ...row.words.quantity, ...row.words.unit_price].some(isOnLines);
  const first = Math.max(0, read.findIndex(isPiece));
  const others = (rows: readonly ReadRow[]) => rows.filter((row) => !isPiece(row));
  return [...others(read.slice(0, first)), { kind: "item", item: itemOf(context, sale) }, ...others(read.slice(first))];
}

function itemOf(context: ItemContext, { quantity, price: each, total, lines }: Sale): LineItemReading {
  const { ordered } = context.document;
  const above = [...ordered.words.keys()].filter((word) => ordered.words[word]?.line === Math.min(...lines) - 1);
  const colon = above.findLastIndex((word) => ordered.words[word]?.text.endsWith(":"));
  const name = above.slice(colon + 1);
  const text = textOf(ordered, name);
  return {
    ...(/\p{L}/u.test(text) ? partOf(context, "description", name, text) : {}),
    quantity: explainedPart(context, "quantity", quantity),
    unit_price: explainedPart(context, "unit_price", each),
    total: explainedPart(context, "total", total),
  };
}

/** The volume, price and amount that multiply, in any order. */
function saleIn(context: ItemContext): Sale | undefined {
  const lines = numberLines(context);
  const textAt = ({ words }: NumberLine) => foldText(textOf(context.document.ordered, words)).toLowerCase();
  const prices = lines.filter((line) => price.test(textAt(line)));
  const volumes = lines.filter((line) => volume.test(textAt(line)) && !prices.includes(line));
  const sales = volumes.flatMap((a) =>
    prices.flatMap((b) => lines.flatMap((c) => (c === a || c === b ? [] : salesOf(a, b, c)))),
  );
  return sales.toSorted((a, b) => Math.max(...a.lines) - Math.max(...b.lines))[0];
}

function salesOf(a: NumberLine, b: NumberLine, c: NumberLine): Sale[] {
  const lines = [a.line, b.line, c.line];
  if (Math.max(...lines) - Math.min(...lines) > mostLines) return [];
  const found = a.values.flatMap((quantity) =>
    b.values.flatMap((each) =>
      c.values.flatMap((total) => (multiplyTo(quantity, each, total) ? [{ quantity, each, total }] : [])),
    ),
  );
  return found.slice(0, 1).map(({ quantity, each, total }) => ({
    quantity: { word: a.word, value: quantity },
    price: { word: b.word, value: each },
    total: { word: c.word, value: total },
    lines,
  }));
}

const decimal = /\d[.,]\d{2,3}(?!\d)/;

/** Lines that show exactly one number with decimals. */
function numberLines({ document: { ordered } }: ItemContext): NumberLine[] {
  const lines = Map.groupBy(ordered.words.keys(), (word) => ordered.words[word]?.line ?? -1);
  return [...lines].flatMap(([line, words]) => {
    const numbers = words.filter((word) => decimal.test(ordered.words[word]?.text ?? ""));
    const [word] = numbers;
    if (word === undefined || numbers.length > 1) return [];
    const text = ordered.words[word]?.text.replace(/^\D+|\D+$/g, "") ?? "";
    return [{ line, word, words, values: [...new Set(markedReadings(text))] }];
  });
}
