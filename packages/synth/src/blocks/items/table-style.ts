import type { DrawContext } from "../../drawing/draw-context.ts";

/** Style of the table of line items. */
export type TableStyle = Readonly<{
  headFill: boolean;
  headBold: boolean;
  headCapitals: boolean;
  showHead: boolean;
  zebra: boolean;
  rowRules: boolean;
  grid: boolean;
  /** Description on a separate line, the figures below it. */
  stacked: boolean;
  /** Vertical position of the figures beside a description of several lines. */
  figuresAt: "top" | "middle" | "bottom";
  rowGap: number;
  repeatHead: boolean;
  carryForward: boolean;
  groups: boolean;
  groupTotals: boolean;
  /** Number of lines by which the total is lower than quantity and price. */
  totalDrop: number;
  /** A last row with the sum of each column. */
  columnTotals: boolean;
  /** Discount and shipping as rows of the table. */
  chargesInside: boolean;
  /** Rows of single airings, visits or shipments below each line item. */
  subRows: boolean;
  /** A second number below the article number. */
  skuNote: boolean;
  /** Quantity and unit in one cell: "3 kg". */
  unitWithQuantity: boolean;
  /** Discounts on a separate row. */
  discountRows: boolean;
  /** Quantity and price, or only the price, below the description instead of in columns. */
  figuresBelow: "none" | "all" | "price";
  /** Whether the figures below the description have captions instead of signs. */
  captionedFigures: boolean;
  /** Text after each total: `excl. VAT`. */
  totalNote: string;
  /** Probability of a remark between two items. */
  notes: number;
  taxesInside: boolean;
  partTotals: boolean;
  partIndent: number;
}>;

export function chooseTableStyle(context: DrawContext): TableStyle {
  const { random, content, look } = context;
  const forked = random.fork();
  return {
    headFill: look.decoration === "bands" || random.chance(0.25),
    headBold: random.chance(0.7),
    headCapitals: random.chance(0.15),
    showHead: random.chance(0.95),
    zebra: random.chance(0.15),
    rowRules: look.decoration === "rules" ? random.chance(0.6) : random.chance(0.15),
    grid: look.decoration === "boxes" ? random.chance(0.75) : random.chance(0.06),
    stacked: random.chance(0.07),
    figuresAt: random.weighted([
      ["top", 76],
      ["middle", 14],
      ["bottom", 10],
    ] as const),
    rowGap: random.weighted([
      [0, 30],
      [0.2, 20],
      [0.4, 20],
      [0.8, 15],
      [1.4, 6],
    ] as const),
    repeatHead: random.chance(0.75),
    carryForward: random.chance(0.35),
    groups: content.lines.length > 3 && random.chance(0.12),
    groupTotals: random.chance(0.6),
    totalDrop: random.weighted([
      [0, 94],
      [1, 5],
      [2, 1],
    ] as const),
    columnTotals: random.chance(content.country.code === "PL" ? 0.5 : 0.07),
    chargesInside: random.chance(0.4),
    subRows: content.lines.length < 20 && random.chance(content.trade === "media" ? 0.45 : 0.02),
    skuNote: random.chance(0.06),
    unitWithQuantity: random.chance(0.12),
    discountRows: random.chance(0.2),
    figuresBelow: random.weighted([
      ["none", 94],
      ["all", 4],
      ["price", 2],
    ] as const),
    captionedFigures: forked.chance(0.4),
    totalNote: forked.chance(0.025) ? forked.pick(totalNotes[content.language] ?? ["net"]) : "",
    notes: random.chance(0.06) ? 0.3 : 0,
    taxesInside: !content.pricesIncludeTax && random.chance(content.country.code === "IN" ? 0.4 : 0.03),
    partTotals: random.chance(0.6),
    partIndent: random.pick([0, 0.8, 1.5, 3]),
  };
}

const totalNotes: Readonly<Record<string, readonly string[]>> = {
  en: ["excl. VAT", "plus VAT", "net"],
  de: ["exkl. USt", "zzgl. MwSt.", "netto"],
  fr: ["HT", "hors TVA"],
  es: ["+ IVA", "sin IVA"],
  it: ["+ IVA", "IVA esclusa"],
  nl: ["excl. btw"],
  pt: ["+ IVA", "s/ IVA"],
  pl: ["netto"],
  sv: ["exkl. moms"],
  da: ["ekskl. moms"],
};
