import type { LineFacts } from "../facts/lines.ts";
import { formatNumber } from "../formats/numbers.ts";
import type { Label } from "../labelled-document.ts";
import type { LexiconKey } from "../lexicon/lexicon.ts";
import { caption, dateText, moneyText, type Pen, priceText, quantityText, spoken } from "../pen.ts";
import type { Align, Mark } from "../sheet.ts";

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
  | "gross";
export type Column = Readonly<{ kind: ColumnKind; head: string; align: Align }>;
export type Cell = Readonly<{ text: string; mark: Mark }>;

const heads: Readonly<Record<ColumnKind, LexiconKey>> = {
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
};
const labels: Readonly<Record<ColumnKind, Label>> = {
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
};
const numeric: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "quantity",
  "price",
  "discount",
  "taxRate",
  "taxAmount",
  "total",
  "gross",
]);

export function chooseColumns(pen: Pen): Column[] {
  const { random, facts } = pen;
  const discounted = facts.lines.some((line) => line.discountPercent > 0);
  const taxed = facts.sums.taxes.length > 0;
  const mixed = new Set(facts.lines.map((line) => line.rate)).size > 1;
  const shown: Readonly<Record<ColumnKind, boolean>> = {
    position: random.chance(0.28),
    sku: random.chance(facts.trade === "office" || facts.trade === "hardware" ? 0.45 : 0.2),
    date: random.chance(
      facts.trade === "services" || facts.trade === "medical" || facts.trade === "media" || facts.trade === "hotel"
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
    gross: taxed && !facts.pricesIncludeTax && random.chance(0.09),
  };
  const order = columnOrder(pen).filter((kind) => shown[kind]);
  const numericAlign: Align = random.weighted([
    ["right", 78],
    ["left", 12],
    ["centre", 10],
  ] as const);
  return order.map((kind) => ({
    kind,
    head: caption(pen, heads[kind]),
    align: numeric.has(kind)
      ? kind === "quantity" && random.chance(0.25)
        ? "centre"
        : numericAlign
      : kind === "unit" && random.chance(0.4)
        ? "centre"
        : "left",
  }));
}

function columnOrder(pen: Pen): ColumnKind[] {
  const { random } = pen;
  const usual: ColumnKind[] = [
    "position",
    "sku",
    "date",
    "description",
    "quantity",
    "unit",
    "price",
    "discount",
    "taxRate",
    "taxAmount",
    "total",
    "gross",
  ];
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

/** Text of a cell; nothing where the row leaves it blank. */
export function cellOf(pen: Pen, kind: ColumnKind, line: LineFacts, index: number): Cell | undefined {
  const text = cellText(pen, kind, line, index);
  if (text === undefined || text === "") return undefined;
  const value = cellValue(pen, kind, line);
  const label = kind === "discount" && text.includes("%") ? "line.discount_rate" : labels[kind];
  return { text, mark: { label, item: index, ...(value === undefined ? {} : { value }) } };
}

function cellText(pen: Pen, kind: ColumnKind, line: LineFacts, index: number): string | undefined {
  const { look } = pen;
  switch (kind) {
    case "position":
      return positionText(pen, index);
    case "sku":
      return line.lumpSum ? undefined : line.sku;
    case "date":
      return dateText(pen, line.date);
    case "description":
      return spoken(pen, line.description);
    case "quantity":
      return line.lumpSum ? undefined : quantityText(pen, line.quantity);
    case "unit":
      return line.lumpSum ? undefined : line.unit;
    case "price":
      return line.lumpSum ? undefined : priceText(pen, line.price);
    case "discount":
      return line.discountPercent > 0
        ? `${formatNumber(line.discountPercent, 0, look.numbers)}${look.colon === "" ? "" : "%"}`
        : undefined;
    case "taxRate":
      return `${formatNumber(line.rate, line.rate % 1 === 0 ? 0 : 2, look.numbers)}${look.captionBold ? "%" : look.valueBold ? "" : "%"}`;
    case "taxAmount":
      return moneyText(pen, line.tax, look.lineMoney);
    case "total":
      return moneyText(pen, line.total, look.lineMoney);
    case "gross":
      return moneyText(pen, line.gross, look.lineMoney);
  }
}

/** 1, 01, 1. or 10, 20, 30: decided by the document's look, the same on every row. */
function positionText(pen: Pen, index: number): string {
  const kind = Math.floor(pen.look.leading * 1000) % 10;
  if (kind === 0) return String((index + 1) * 10);
  if (kind === 1) return `${index + 1}.`;
  if (kind === 2) return String(index + 1).padStart(3, "0");
  return String(index + 1);
}

function cellValue(pen: Pen, kind: ColumnKind, line: LineFacts): number | undefined {
  const major = (minorUnits: number) => minorUnits / 10 ** pen.facts.decimals;
  if (kind === "quantity") return line.quantity;
  if (kind === "price") return line.price;
  if (kind === "total") return major(line.total);
  if (kind === "gross") return major(line.gross);
  if (kind === "taxAmount") return major(line.tax);
  if (kind === "taxRate") return line.rate;
  return undefined;
}
