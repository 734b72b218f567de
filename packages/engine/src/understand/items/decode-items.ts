import { parseAmount, parsePercent } from "../../locale/amounts/amount.ts";
import { type DateOrder, parseDate } from "../../locale/dates/date.ts";
import { moneyIn } from "../decode/amounts/decode-amounts.ts";
import { plainTextIn } from "../decode/numbers/decode-codes.ts";
import { candidateOf, type MarkedDocument } from "../decode/spans.ts";
import type { LineItemReading } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { probabilities } from "../model/predictions.ts";
import { withCaptionedDescriptions } from "./captioned-descriptions.ts";
import { inDescriptionColumn } from "./description-column.ts";
import { describingWords, withNumbersInCell } from "./item-descriptions.ts";
import { itemNumberWords } from "./item-numbers.ts";
import {
  type ItemContext,
  type ItemWords,
  mostProbableCell,
  mostProbableLine,
  type Part,
  partLabels,
  partOf,
  parts,
  partsByLabel,
  quantityIn,
  spanOf,
} from "./item-words.ts";
import { withMissedDescriptions } from "./missed-descriptions.ts";
import { attachProducts } from "./numbers/attach-products.ts";
import { withRolesByUnit } from "./numbers/factor-roles.ts";
import { withGluedQuantities } from "./numbers/glued-quantities.ts";
import { withMultiplyingColumns } from "./numbers/multiplying-columns.ts";
import { withUnreadOnes } from "./numbers/unread-ones.ts";
import { rowsAboveTotal } from "./rows/above-total.ts";
import { withFuelSale } from "./rows/fuel-sales.ts";
import { withNamesBelow } from "./rows/names-below.ts";
import { joinHalves } from "./rows/row-halves.ts";
import { type RowWords, withAgreeingNumbers } from "./rows/row-numbers.ts";
import { totalIn } from "./rows/row-total.ts";
import { isItemRow, type TableRow, tableRowsOf } from "./rows/rows.ts";
import { splitRows } from "./rows/split-rows.ts";
import { joinWrapped } from "./rows/wrapped-rows.ts";

export type ItemOptions = Readonly<{
  decimalMark: "." | "," | undefined;
  dateOrder: DateOrder;
}>;

/** Line items in reading order, with the items that others are parts of. */
export function decodeLineItems(document: MarkedDocument, options: ItemOptions): LineItemReading[] {
  const context = contextOf(document, options);
  const itemRows = splitRows(document, tableRowsOf(document).filter(isItemRow));
  const tableRows = joinHalves(document, joinWrapped(document, itemRows));
  const inParts = tableRows.map((row) => ({ ...partsOf(context, row), kind: row.kind }));
  const kept = withNamesBelow(context, rowsAboveTotal(document, inParts));
  const described = inDescriptionColumn(context, withMissedDescriptions(context, kept));
  const alone = described.map((row) => ({ row, item: readItem(context, row) }));
  const columns = withMultiplyingColumns(context, alone);
  const priced = attachProducts(
    context,
    described.map((row, index) => ({ row, item: columns[index] ?? {} })),
    (row) => readItem(context, row),
  );
  const separated = document.rules.has("quantities-before-names") ? withGluedQuantities(priced) : priced;
  const counted = document.rules.has("unread-ones") ? withUnreadOnes(separated) : separated;
  const items = document.rules.has("captioned-descriptions")
    ? withCaptionedDescriptions(context, counted, described)
    : counted;
  const rows = items.map((item, index) => ({ item, kind: kept[index]?.kind ?? "item", row: described[index] }));
  const read = withFuelSale(context, rows);
  const listed = read.filter(
    ({ item, kind }) =>
      item.total !== undefined || (item.description && (item.unit_price || isPart(document, kind, item))),
  );
  const withNames = document.rules.has("items-have-descriptions") ? mostly(listed, "description") : listed;
  return withParents(document.rules.has("items-have-totals") ? mostly(withNames, "total") : withNames);
}

function contextOf(document: MarkedDocument, options: ItemOptions): ItemContext {
  const chances = new Map(
    Object.values(partLabels).map((label) => [label, probabilities(document.predictions, label)]),
  );
  const cellOf: (readonly number[])[] = [];
  for (const cell of document.cells) for (const word of cell) cellOf[word] = cell;
  return { document, chances, cellOf, ...options };
}

/** An item with the kind of row it stands in. */
type ReadRow = Readonly<{ kind: string; item: LineItemReading }>;

/** Parts of an item that has a price need none themselves. */
function isPart({ rules }: MarkedDocument, kind: string, item: LineItemReading): boolean {
  return kind === "sub_item" && item.quantity !== undefined && rules.has("parts-without-a-price");
}

/** If most items have a part, a row without it is a heading, a note or a sum. */
function mostly(rows: readonly ReadRow[], part: "description" | "total"): ReadRow[] {
  const having = rows.filter(({ item, kind }) => item[part] !== undefined || (part === "total" && kind === "sub_item"));
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

function partsOf(context: ItemContext, { words, first }: TableRow): RowWords {
  const { labels } = context.document;
  const found = Object.fromEntries(parts.map((part): [Part, number[]] => [part, []])) as ItemWords;
  for (const word of words) {
    const part = partsByLabel.get(labels[word] ?? "none");
    if (part) found[part].push(word);
  }
  return { words: { ...found, description: describingWords(context, words) }, first };
}

/** The multiplication sign of `Coffee @ 3.50` and of `Water 62 m3 x £1.84` is between numbers and no description. */
const lastSign = /\s+[@×x]$/i;

function descriptionIn(text: string): string | undefined {
  return plainTextIn(text.replace(lastSign, ""));
}

function readItem(context: ItemContext, row: RowWords): LineItemReading {
  const { document } = context;
  const { words } = row;
  const text = (part: Part, found: readonly number[]) =>
    partOf(context, part, found, plainTextIn(textOf(document.ordered, found)));
  const description = withNumbersInCell(context, words);
  const number = (part: Part, parse: (indexes: readonly number[]) => number | undefined) => {
    if (words[part].length === 0) return {};
    const isFactor = part === "quantity" || part === "unit_price";
    const line = (isFactor ? mostProbableCell : mostProbableLine)(context, part, words[part]);
    return partOf(context, part, line, parse(line));
  };
  const factors = {
    ...number("quantity", (line) => quantityIn(context, line)),
    ...number("unit_price", (line) => priceIn(context, line)),
  };
  const read = {
    ...partOf(context, "description", description, descriptionIn(textOf(document.ordered, description))),
    ...factors,
    ...totalIn(context, words.total, factors),
    ...text("sku", itemNumberWords(context, words.sku)),
    ...text("unit", words.unit),
    ...number("tax_rate", (line) => percentIn(context, line)),
    ...number("discount", (line) => discountIn(document, line)),
    ...number("discount_rate", (line) => percentIn(context, line)),
    ...number("tax_amount", (line) => moneyIn(document, line)),
    ...number("gross_total", (line) => moneyIn(document, line)),
    ...partOf(context, "gtin", words.gtin, gtinIn(textOf(document.ordered, words.gtin))),
    ...serviceDates(context, words.service_from),
  };
  const agreeing = withAgreeingNumbers(context, row, withNetTotal(withoutNothing(context, read)));
  return withRolesByUnit(context, words, agreeing);
}

/** A quantity of 0 in a row with an amount belongs to another column. */
function withoutNothing({ document }: ItemContext, item: LineItemReading): LineItemReading {
  const { quantity, ...others } = item;
  const isFalse = quantity?.value === 0 && Boolean(item.total?.value) && document.rules.has("numbers-that-multiply");
  return isFalse ? others : item;
}

/** A row with two totals shows it without and with tax. */
function withNetTotal(item: LineItemReading): LineItemReading {
  const { total, gross_total } = item;
  if (!total || !gross_total) return item;
  return Math.abs(gross_total.value) > Math.abs(total.value) ? { ...item, net_total: total } : item;
}

/** The discount without its sign. */
function discountIn(document: MarkedDocument, words: readonly number[]): number | undefined {
  const amount = moneyIn(document, words);
  return amount === undefined || amount === 0 ? undefined : Math.abs(amount);
}

function gtinIn(text: string): string | undefined {
  return /\b(\d{13}|\d{8}|\d{12}|\d{14})\b/.exec(text)?.[1];
}

/** First and last date of a row. */
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

/** `12.50/pc`, `12,50 €/Std.`: a price with its unit. */
const perUnit = /\s*\/\s*\p{L}[\p{L}.]*$/u;

/** Prices may carry more than two decimals. */
function priceIn(context: ItemContext, words: readonly number[]): number | undefined {
  const { document, decimalMark } = context;
  if (document.moneyDecimals === 3) return moneyIn(document, words);
  const mark = decimalMark ? { decimalMark } : {};
  const whole = parseAmount(textOf(document.ordered, words).replace(perUnit, ""), mark);
  if (whole) return whole.value;
  return moneyIn(document, words);
}

function percentIn({ document }: ItemContext, words: readonly number[]): number | undefined {
  return (
    parsePercent(textOf(document.ordered, words)) ??
    words.map((word) => parsePercent(document.ordered.words[word]?.text ?? "")).find((rate) => rate !== undefined)
  );
}
