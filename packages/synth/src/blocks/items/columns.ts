import type { LineContent } from "../../content/lines.ts";
import {
  caption,
  type DrawContext,
  dateText,
  inDocumentCase,
  moneyText,
  priceText,
  quantityText,
} from "../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../drawing/page-writer.ts";
import { isoOf } from "../../formats/dates.ts";
import { formatNumber } from "../../formats/numbers.ts";
import type { Label } from "../../labelled-document.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { type ExtraColumnKind, extraColumnHead, extraColumnKinds, extraColumnText } from "./extra-columns.ts";

export type ColumnKind =
  | "position"
  | "sku"
  | "date"
  | "description"
  | "quantity"
  | "unit"
  | "price"
  | "discount"
  | "taxRate"
  | "taxAmount"
  | "total"
  | "gross"
  | "gtin"
  | "discountAmount"
  | "priceBase"
  | ExtraColumnKind;
export type Column = Readonly<{ kind: ColumnKind; head: string; align: Align }>;
export type Cell = Readonly<{ text: string; annotation: Annotation }>;

const heads: Readonly<Partial<Record<ColumnKind, LexiconKey>>> = {
  position: "colPosition",
  sku: "colSku",
  date: "colDate",
  description: "colDescription",
  quantity: "colQuantity",
  unit: "colUnit",
  price: "colPrice",
  discount: "colDiscount",
  taxRate: "colTaxRate",
  taxAmount: "colTaxAmount",
  total: "colTotal",
  gross: "colGross",
  discountAmount: "colDiscount",
};
const labels: Readonly<Partial<Record<ColumnKind, Label>>> = {
  position: "line.position",
  sku: "line.sku",
  date: "line.date",
  description: "line.description",
  quantity: "line.quantity",
  unit: "line.unit",
  price: "line.unit_price",
  discount: "line.discount",
  taxRate: "line.tax_rate",
  taxAmount: "line.tax_amount",
  total: "line.total",
  gross: "line.gross_total",
  gtin: "line.gtin",
  discountAmount: "line.discount",
};
const numeric: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "quantity",
  "price",
  "discount",
  "taxRate",
  "taxAmount",
  "total",
  "gross",
  "discountAmount",
  "priceBase",
  "listPrice",
  "ordered",
  "weight",
]);

export function chooseColumns(context: DrawContext): Column[] {
  const { random, content } = context;
  const discounted = content.lines.some((line) => line.discountPercent > 0);
  const taxed = content.sums.taxes.length > 0;
  const mixed = new Set(content.lines.map((line) => line.rate)).size > 1;
  const shown: Readonly<Partial<Record<ColumnKind, boolean>>> = {
    position: random.chance(0.28),
    sku: random.chance(content.trade === "office" || content.trade === "hardware" ? 0.45 : 0.2),
    date: random.chance(
      content.trade === "services" ||
        content.trade === "medical" ||
        content.trade === "media" ||
        content.trade === "hotel"
        ? 0.35
        : 0.05,
    ),
    description: random.chance(0.985),
    quantity: random.chance(0.86),
    unit: random.chance(0.24),
    price: random.chance(0.84),
    discount: discounted ? random.chance(0.85) : random.chance(0.07),
    taxRate: taxed && random.chance(mixed ? 0.7 : 0.22),
    taxAmount: taxed && random.chance(0.08),
    total: true,
    gross: taxed && !content.pricesIncludeTax && random.chance(0.12),
    gtin: random.chance(content.trade === "grocery" || content.trade === "office" ? 0.12 : 0.04),
    discountAmount: discounted && random.chance(0.3),
    priceBase: context.look.priceBase > 1,
  };
  const crowded = content.country.code === "IN" || content.trade === "medical";
  const sides = random.chance(crowded ? 0.4 : 0.16)
    ? random.some(extraColumnKinds, random.int(1, crowded ? 5 : 3))
    : [];
  const order = withSides(
    context,
    withPriceBase(context, columnOrder(context)).filter((kind) => shown[kind]),
    sides,
  );
  const numericAlign: Align = random.weighted([
    ["right", 78],
    ["left", 12],
    ["centre", 10],
  ] as const);
  return order.map((kind) => ({
    kind,
    head: headOf(context, kind),
    align: numeric.has(kind)
      ? kind === "quantity" && random.chance(0.25)
        ? "centre"
        : numericAlign
      : kind === "unit" && random.chance(0.4)
        ? "centre"
        : "left",
  }));
}

function isSide(kind: ColumnKind): kind is ExtraColumnKind {
  return (extraColumnKinds as readonly string[]).includes(kind);
}

function headOf(context: DrawContext, kind: ColumnKind): string {
  if (isSide(kind)) return extraColumnHead(context, kind);
  if (kind === "priceBase") return inDocumentCase(context, context.random.pick(priceBaseHeads));
  if (kind === "gtin")
    return inDocumentCase(context, context.random.pick(["EAN", "GTIN", "EAN code", "Barcode", "UPC", "EAN-13"]));
  return caption(context, heads[kind] ?? "colDescription");
}

const priceBaseHeads = ["PE", "per", "Per", "je", "P.E.", "Preiseinh.", "Price unit", "U/P", "pro", "par", "por", "x"];

/** Inserts the price base ("per 100") right after the price. */
function withPriceBase(context: DrawContext, order: ColumnKind[]): ColumnKind[] {
  if (context.look.priceBase > 1) order.splice(order.indexOf("price") + 1, 0, "priceBase");
  return order;
}

/** Inserts extra columns anywhere but last. */
function withSides(context: DrawContext, order: ColumnKind[], sides: readonly ExtraColumnKind[]): ColumnKind[] {
  for (const side of sides) order.splice(context.random.int(0, Math.max(0, order.length - 1)), 0, side);
  return order;
}

function columnOrder(context: DrawContext): ColumnKind[] {
  const { random } = context;
  const usual: ColumnKind[] = [
    "position",
    "sku",
    "date",
    "description",
    "quantity",
    "unit",
    "price",
    "discount",
    "discountAmount",
    "taxRate",
    "taxAmount",
    "total",
    "gross",
  ];
  if (random.chance(0.3)) usual.splice(random.int(1, 4), 0, "gtin");
  else usual.splice(3, 0, "gtin");
  if (random.chance(0.62)) return usual;
  if (random.chance(0.5))
    return [
      "position",
      "quantity",
      "unit",
      "sku",
      "description",
      "date",
      "price",
      "discount",
      "taxRate",
      "taxAmount",
      "total",
      "gross",
    ];
  if (random.chance(0.4))
    return [
      "date",
      "position",
      "description",
      "sku",
      "price",
      "quantity",
      "unit",
      "taxRate",
      "discount",
      "total",
      "taxAmount",
      "gross",
    ];
  if (random.chance(0.4))
    return [
      "position",
      "sku",
      "description",
      "taxRate",
      "unit",
      "quantity",
      "discount",
      "price",
      "total",
      "taxAmount",
      "gross",
      "date",
    ];
  return random.shuffle(usual);
}

/** Text of a cell; empty if the row has none. */
export function cellOf(context: DrawContext, kind: ColumnKind, line: LineContent, index: number): Cell | undefined {
  const text = cellText(context, kind, line, index);
  if (text === undefined || text === "") return undefined;
  const label = kind === "discount" ? "line.discount_rate" : labels[kind];
  if (label === undefined) return { text, annotation: { label: "none", row: context.writer.rowOfItem(index) } };
  const value = cellValue(context, kind, line);
  return { text, annotation: { label, item: index, ...(value === undefined ? {} : { value }) } };
}

function cellText(context: DrawContext, kind: ColumnKind, line: LineContent, index: number): string | undefined {
  const { look } = context;
  if (isSide(kind)) return extraColumnText(context, kind, line, index);
  switch (kind) {
    case "gtin":
      return line.lumpSum ? undefined : line.gtin;
    case "discountAmount":
      return line.discount === 0 ? undefined : moneyText(context, line.discount, look.lineMoney);
    case "position":
      return positionText(context, index);
    case "sku":
      return line.lumpSum ? undefined : line.sku;
    case "date":
      return dateText(context, line.date);
    case "description":
      return inDocumentCase(context, line.description);
    case "quantity":
      return line.lumpSum ? undefined : quantityText(context, line.quantity);
    case "unit":
      return line.lumpSum ? undefined : line.unit;
    case "price":
      return line.lumpSum ? undefined : priceText(context, line.price * look.priceBase);
    case "priceBase":
      return line.lumpSum ? undefined : String(look.priceBase);
    case "discount":
      return line.discountPercent > 0
        ? `${formatNumber(line.discountPercent, 0, look.numbers)}${look.colon === "" ? "" : "%"}`
        : undefined;
    case "taxRate":
      return `${formatNumber(line.rate, line.rate % 1 === 0 ? 0 : 2, look.numbers)}${look.captionBold ? "%" : look.valueBold ? "" : "%"}`;
    case "taxAmount":
      return moneyText(context, line.tax, look.lineMoney);
    case "total":
      return moneyText(context, line.total, look.lineMoney);
    case "gross":
      return moneyText(context, line.gross, look.lineMoney);
  }
}

/** Position numbers 1, 01, 1. or 10, 20, 30: one style per document. */
function positionText(context: DrawContext, index: number): string {
  const kind = Math.floor(context.look.leading * 1000) % 10;
  if (kind === 0) return String((index + 1) * 10);
  if (kind === 1) return `${index + 1}.`;
  if (kind === 2) return String(index + 1).padStart(3, "0");
  return String(index + 1);
}

function cellValue(context: DrawContext, kind: ColumnKind, line: LineContent): number | string | undefined {
  const major = (minorUnits: number) => minorUnits / 10 ** context.content.decimals;
  if (kind === "date") return isoOf(line.date);
  if (kind === "quantity") return line.quantity;
  if (kind === "price") return line.price * context.look.priceBase;
  if (kind === "total") return major(line.total);
  if (kind === "gross") return major(line.gross);
  if (kind === "taxAmount") return major(line.tax);
  if (kind === "taxRate") return line.rate;
  if (kind === "discount") return line.discountPercent;
  if (kind === "discountAmount") return major(line.discount);
  return undefined;
}
