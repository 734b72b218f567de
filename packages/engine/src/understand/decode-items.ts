import { lineAgrees } from "../arithmetic/line-product.ts";
import { parseAmount, parsePercent } from "../locale/amount.ts";
import { type DateOrder, parseDate } from "../locale/date.ts";
import { agreeingNumbers, missingFactor, type RowNumber } from "./agreeing-numbers.ts";
import { moneyIn } from "./decode-amounts.ts";
import { plainTextIn } from "./decode-codes.ts";
import type { Candidate, LineItemReading } from "./invoice-reading.ts";
import { probabilities } from "./predictions.ts";
import { cellsOf, textOf } from "./reading-order.ts";
import { isSelling, type TableRow, tableRowsOf } from "./rows.ts";
import { candidateOf, type MarkedDocument, measureSpan, type Span } from "./spans.ts";

const partLabels = {
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
type Part = keyof typeof partLabels;
const parts = Object.keys(partLabels) as Part[];
type ItemWords = Record<Part, number[]>;
/** A row as the words of each part, with the kind of row they stand in. */
type ItemRow = Readonly<{ words: ItemWords; kind: string }>;

export type ItemOptions = Readonly<{ decimalMark: "." | "," | undefined; dateOrder: DateOrder }>;

/** Line items in reading order, with the items that others are parts of. */
export function decodeLineItems(document: MarkedDocument, { decimalMark, dateOrder }: ItemOptions): LineItemReading[] {
  const chances = new Map(
    Object.values(partLabels).map((label) => [label, probabilities(document.predictions, label)]),
  );
  const cellOf: (readonly number[])[] = [];
  for (const cell of cellsOf(document.ordered)) for (const word of cell) cellOf[word] = cell;
  const context = { document, chances, decimalMark, dateOrder, cellOf };
  const rows = tableRowsOf(document)
    .filter(isSelling)
    .map((row) => partsOf(document, row));
  const read = rows.map(({ words, kind }) => ({ kind, item: readItem(context, words) }));
  const priced = read.filter(({ item }) => item.total !== undefined || (item.description && item.unit_price));
  const described = document.rules.has("items-have-descriptions") ? mostly(priced, "description") : priced;
  return withParents(document.rules.has("items-have-totals") ? mostly(described, "total") : described);
}

type ReadRow = Readonly<{ kind: string; item: LineItemReading }>;

/** Where most items have a part, what lacks it is no item but a heading, a note or a sum. */
function mostly(rows: readonly ReadRow[], part: "description" | "total"): ReadRow[] {
  const having = rows.filter(({ item }) => item[part] !== undefined);
  return having.length >= rows.length / 2 ? having : [...rows];
}

/** A sub-item belongs to the nearest parent above it. */
function withParents(rows: readonly ReadRow[]): LineItemReading[] {
  let parent: number | undefined;
  return rows.map(({ kind, item }, index) => {
    if (kind !== "sub_item") parent = kind === "parent" ? index : undefined;
    const like = item.total ?? item.description;
    return kind === "sub_item" && parent !== undefined && like ? { ...item, parent: { ...like, value: parent } } : item;
  });
}

function partsOf({ labels }: MarkedDocument, { words, kind }: TableRow): ItemRow {
  const found = emptyItem();
  for (const word of words) {
    const part = parts.find((name) => partLabels[name] === labels[word]);
    if (part) found[part].push(word);
  }
  return { words: found, kind };
}

function emptyItem(): ItemWords {
  return Object.fromEntries(parts.map((part): [Part, number[]] => [part, []])) as ItemWords;
}

type ItemContext = Readonly<{
  document: MarkedDocument;
  chances: ReadonlyMap<string, Float32Array>;
  decimalMark: "." | "," | undefined;
  dateOrder: DateOrder;
  /** For each word, the words of its cell. */
  cellOf: readonly (readonly number[])[];
}>;

function readItem(context: ItemContext, words: ItemWords): LineItemReading {
  const { document } = context;
  const text = (part: Part) => value(context, part, words[part], plainTextIn(textOf(document.ordered, words[part])));
  const description = withCellMates(context, words);
  const number = (part: Part, parse: (indexes: readonly number[]) => number | undefined) => {
    const line = surestLine(context, part, words[part]);
    return value(context, part, line, parse(line));
  };
  const read = {
    ...value(context, "description", description, plainTextIn(textOf(document.ordered, description))),
    ...quantityOf(context, words),
    ...number("unit_price", (line) => priceIn(context, line)),
    ...number("total", (line) => moneyIn(document, line)),
    ...text("sku"),
    ...text("unit"),
    ...number("tax_rate", (line) => percentIn(context, line)),
    ...number("discount", (line) => discountIn(document, line)),
    ...number("discount_rate", (line) => percentIn(context, line)),
    ...number("tax_amount", (line) => moneyIn(document, line)),
    ...number("gross_total", (line) => moneyIn(document, line)),
    ...value(context, "gtin", words.gtin, gtinIn(textOf(document.ordered, words.gtin))),
    ...serviceDates(context, words.service_from),
  };
  return withAgreeingNumbers(context, words, withNetTotal(read));
}

/** A row that prints its total without and with tax says both. */
function withNetTotal(item: LineItemReading): LineItemReading {
  const { total, gross_total } = item;
  if (!total || !gross_total) return item;
  return Math.abs(gross_total.value) > Math.abs(total.value) ? { ...item, net_total: total } : item;
}

/** What is taken off, without its sign. */
function discountIn(document: MarkedDocument, words: readonly number[]): number | undefined {
  const amount = moneyIn(document, words);
  return amount === undefined || amount === 0 ? undefined : Math.abs(amount);
}

function gtinIn(text: string): string | undefined {
  return /\b(\d{13}|\d{8}|\d{12}|\d{14})\b/.exec(text)?.[1];
}

/** The first and the last date of a row. */
function serviceDates(context: ItemContext, words: readonly number[]) {
  const { document, dateOrder } = context;
  const dates = words
    .map((word) => ({ word, date: parseDate(document.ordered.words[word]?.text ?? "", dateOrder) }))
    .filter((one): one is { word: number; date: string } => one.date !== undefined)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return {};
  const read = (word: number, date: string) => candidateOf(document, spanOf(context, "service_from", [word]), date);
  return {
    service_from: read(first.word, first.date),
    ...(last.date === first.date ? {} : { service_to: read(last.word, last.date) }),
  };
}

/** Where quantity, price and total do not agree, or one of the two factors was not seen, other numbers of the row may. */
function withAgreeingNumbers(context: ItemContext, words: ItemWords, item: LineItemReading): LineItemReading {
  const { quantity, unit_price, total } = item;
  if (!context.document.rules.has("numbers-that-multiply") || !total) return item;
  if (!quantity || !unit_price) return withMissingFactor(context, words, item, total.value);
  if (lineAgrees({ quantity: quantity.value, unit_price: unit_price.value, total: total.value })) return item;
  const found = agreeingNumbers(numbersOfRow(context, words), total.value);
  if (!found) return item;
  return {
    ...item,
    ...value(context, "quantity", [found.quantity.word], found.quantity.value),
    ...value(context, "unit_price", [found.price.word], found.price.value),
  };
}

/** Of quantity and price the one that was read says what the other must be; it is taken where just that number is printed on the row. */
function withMissingFactor(
  context: ItemContext,
  words: ItemWords,
  item: LineItemReading,
  total: number,
): LineItemReading {
  const known = item.quantity ?? item.unit_price;
  if (!known) return item;
  const part = item.quantity ? "unit_price" : "quantity";
  const found = missingFactor(numbersOfRow(context, words), part, { known: known.value, total });
  return found ? { ...item, ...value(context, part, [found.word], found.value) } : item;
}

/** The numbers on the lines of an item's quantity and price that are not something else. */
function numbersOfRow(context: ItemContext, words: ItemWords): RowNumber[] {
  const { document, chances } = context;
  const { total, tax_rate, sku, description, discount, discount_rate, tax_amount, gross_total, gtin } = words;
  const taken = new Set(
    [total, tax_rate, sku, description, discount, discount_rate, tax_amount, gross_total, gtin].flat(),
  );
  const chance = (part: Part, word: number) => chances.get(partLabels[part])?.[word] ?? 0;
  return wordsBeside(document, [...words.quantity, ...words.unit_price]).flatMap((word) => {
    const amount = taken.has(word) ? undefined : quantityIn(context, [word]);
    if (!amount) return [];
    return [{ word, value: amount, asQuantity: chance("quantity", word), asPrice: chance("unit_price", word) }];
  });
}

/** All words of the lines that some stand on. A line's words follow each other. */
function wordsBeside({ ordered }: MarkedDocument, some: readonly number[]): number[] {
  const lineOf = (word: number) => ordered.words[word]?.line;
  const beside = new Set<number>();
  for (const word of some) {
    let first = word;
    while (lineOf(first - 1) === lineOf(word)) first -= 1;
    for (let next = first; next < ordered.words.length && lineOf(next) === lineOf(word); next += 1) beside.add(next);
  }
  return [...beside].toSorted((a, b) => a - b);
}

function quantityOf(context: ItemContext, words: ItemWords) {
  const line = surestLine(context, "quantity", words.quantity);
  return value(context, "quantity", line, quantityIn(context, line));
}

/** One word that is surely a description makes its cell one, though most of the cell says nothing. */
const surelyDescription = 0.9;

/** Codes, dates and numbers in the middle of a description belong to it: what shares its cell and is no price of the item. */
function withCellMates({ document, cellOf, chances }: ItemContext, words: ItemWords): number[] {
  if (!document.rules.has("whole-descriptions")) return words.description;
  const own = new Set(words.description);
  const taken = new Set(parts.flatMap((part) => (part === "description" || part === "sku" ? [] : words[part])));
  const chance = chances.get(partLabels.description);
  const cells = new Set(words.description.map((word) => cellOf[word] ?? []));
  const mates = [...cells].flatMap((cell) => {
    const described = cell.filter((word) => own.has(word));
    if (described.length * 2 < cell.length && !described.some((word) => (chance?.[word] ?? 0) > surelyDescription))
      return described;
    const [first = 0, last = 0] = [described[0], described.at(-1)];
    const belongs = (word: number) => word > first && !taken.has(word) && (word < last || isLoose(document, word));
    return cell.filter((word) => own.has(word) || belongs(word));
  });
  return mates.sort((a, b) => a - b);
}

/** Nothing else claims the word, or only as part of a line. */
function isLoose({ labels }: MarkedDocument, word: number): boolean {
  const label = labels[word] ?? "none";
  return label === "none" || label === "line.date" || label === "line.sku";
}

function value<Value>(context: ItemContext, part: Part, words: readonly number[], found: Value | undefined) {
  if (found === undefined || words.length === 0) return {};
  const candidate: Candidate<Value> = candidateOf(context.document, spanOf(context, part, words), found);
  return { [part]: candidate };
}

function spanOf({ document, chances }: ItemContext, part: Part, words: readonly number[]): Span {
  return measureSpan(document.ordered, words, chances.get(partLabels[part]));
}

/** A number stands on one line: of several, the surest. */
function surestLine({ document, chances }: ItemContext, part: Part, words: readonly number[]): number[] {
  const lines = [...Map.groupBy(words, (word) => document.ordered.words[word]?.line ?? -1).values()];
  const chance = chances.get(partLabels[part]);
  const sureness = (line: readonly number[]) => Math.max(...line.map((word) => chance?.[word] ?? 0));
  return lines.reduce((best, line) => (sureness(line) > sureness(best) ? line : best), lines[0] ?? []);
}

function quantityIn({ document, decimalMark }: ItemContext, words: readonly number[]): number | undefined {
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

/** Prices may carry more than two decimals. */
function priceIn(context: ItemContext, words: readonly number[]): number | undefined {
  const { document, decimalMark } = context;
  const mark = decimalMark ? { decimalMark } : {};
  const whole = parseAmount(textOf(document.ordered, words), mark);
  if (whole) return whole.value;
  return moneyIn(document, words);
}

function percentIn({ document }: ItemContext, words: readonly number[]): number | undefined {
  return (
    parsePercent(textOf(document.ordered, words)) ??
    words.map((word) => parsePercent(document.ordered.words[word]?.text ?? "")).find((rate) => rate !== undefined)
  );
}
