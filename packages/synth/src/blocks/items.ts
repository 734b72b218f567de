import type { LineFacts } from "../facts/lines.ts";
import { body, caption, type Frame, type Pen, put, putPieces, withColon } from "../pen.ts";
import type { Ink } from "../sheet.ts";
import { type Cell, cellOf, chooseColumns } from "./columns.ts";
import {
  addsUp,
  beginItem,
  drawCharges,
  drawColumnTotals,
  drawDiscountRow,
  drawGrid,
  drawGroupHead,
  drawGroupTotal,
  drawNoteRow,
  drawSubRows,
  drawSumRow,
  drawTaxRows,
} from "./table-rows.ts";
import { anchorOf, placeColumns, type Slot } from "./table-slots.ts";

type TableLook = Readonly<{
  headFill: boolean;
  headBold: boolean;
  headCapitals: boolean;
  showHead: boolean;
  zebra: boolean;
  rowRules: boolean;
  grid: boolean;
  /** Description on a line of its own, the figures beneath it. */
  stacked: boolean;
  /** Where the figures of a row stand beside a description of several lines. */
  figuresAt: "top" | "middle" | "bottom";
  rowGap: number;
  repeatHead: boolean;
  carryForward: boolean;
  groups: boolean;
  groupTotals: boolean;
  /** Lines by which the total stands lower than quantity and price. */
  totalDrop: number;
  /** A last row with the sum of each column. */
  columnTotals: boolean;
  /** Discount and shipping as rows of the table. */
  chargesInside: boolean;
  /** Rows of single airings, visits or shipments beneath each charge. */
  subRows: boolean;
  /** A second number beneath the article number. */
  skuNote: boolean;
  /** "3 kg" in one cell. */
  unitWithQuantity: boolean;
  /** Discounts on a row of their own. */
  discountRows: boolean;
  /** Quantity and price, or the price alone, beneath the description instead of in columns. */
  figuresBelow: "none" | "all" | "price";
  /** The figures beneath have captions instead of signs. */
  captionedFigures: boolean;
  /** What follows each total: `excl. VAT`. */
  totalNote: string;
  /** How often a remark stands between two items. */
  notes: number;
  taxesInside: boolean;
  partTotals: boolean;
  partIndent: number;
}>;

export type TableWish = Readonly<{
  frame: Frame;
  /** Lowest baseline of a row. */
  bottom: number;
  /** Starts a page and says where its rows begin. */
  turnPage: () => number;
}>;

/** Draws the table of charges over as many pages as it takes; returns the next baseline. */
export function drawItems(pen: Pen, wish: TableWish): number {
  const look = chooseTableLook(pen);
  const wanted = chooseColumns(pen);
  const below = belowKinds[look.figuresBelow];
  const kept = wanted.some((column) => column.kind === "description" && below.has("price"))
    ? wanted.filter((column) => !below.has(column.kind))
    : look.discountRows
      ? wanted.filter((column) => column.kind !== "discount" && column.kind !== "discountAmount")
      : wanted;
  const slots = placeColumns(pen, wish.frame, kept);
  let y = wish.frame.y;
  let top = y;
  if (look.showHead) y = drawHead(pen, wish.frame, slots, look, y);
  let carried = 0;
  const groupSize = pen.random.int(2, 6);
  let groupSum = 0;
  for (const [index, line] of pen.facts.lines.entries()) {
    const height = rowHeight(pen, slots, line, look);
    if (y + height > wish.bottom) {
      if (look.carryForward) drawSumRow(pen, wish.frame, y, carried);
      if (look.grid) drawGrid(pen, wish.frame, slots, top, y);
      y = wish.turnPage();
      top = y;
      if (look.showHead && look.repeatHead) y = drawHead(pen, wish.frame, slots, look, y);
      if (look.carryForward) y = drawSumRow(pen, wish.frame, y, carried);
    }
    if (look.groups && index % groupSize === 0) {
      const sum = look.groupTotals
        ? undefined
        : pen.facts.lines
            .slice(index, index + groupSize)
            .reduce((total, each) => total + (each.partOf === undefined ? each.total : 0), 0);
      y = drawGroupHead(pen, wish.frame, y, sum);
    }
    if (look.notes > 0 && pen.random.chance(look.notes)) y = drawNoteRow(pen, wish.frame, y);
    beginItem(pen, index);
    drawRow(pen, slots, { line, index, y, look }, wish.frame, height);
    y += height;
    if (look.discountRows && line.discount > 0) y = drawDiscountRow(pen, wish.frame, index, y);
    if (look.subRows) y = drawSubRows(pen, { frame: wish.frame, bottom: wish.bottom }, line, y);
    if (line.partOf === undefined) {
      carried += line.total;
      groupSum += line.total;
    }
    if (look.groups && (index % groupSize === groupSize - 1 || index === pen.facts.lines.length - 1)) {
      if (look.groupTotals) y = drawGroupTotal(pen, wish.frame, y, groupSum);
      groupSum = 0;
    }
  }
  if (look.columnTotals && addsUp(pen)) y = drawColumnTotals(pen, slots, y);
  if (look.taxesInside) y = drawTaxRows(pen, wish.frame, slots, y);
  if (look.chargesInside) y = drawCharges(pen, wish.frame, slots, y);
  if (look.grid) drawGrid(pen, wish.frame, slots, top, y);
  return y + pen.look.leading * 0.3;
}

function chooseTableLook(pen: Pen): TableLook {
  const { random, facts, look } = pen;
  const aside = random.aside();
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
    groups: facts.lines.length > 3 && random.chance(0.12),
    groupTotals: random.chance(0.6),
    totalDrop: random.weighted([
      [0, 94],
      [1, 5],
      [2, 1],
    ] as const),
    columnTotals: random.chance(facts.country.code === "PL" ? 0.5 : 0.07),
    chargesInside: random.chance(0.4),
    subRows: facts.lines.length < 20 && random.chance(facts.trade === "media" ? 0.45 : 0.02),
    skuNote: random.chance(0.06),
    unitWithQuantity: random.chance(0.12),
    discountRows: random.chance(0.2),
    figuresBelow: random.weighted([
      ["none", 94],
      ["all", 4],
      ["price", 2],
    ] as const),
    captionedFigures: aside.chance(0.4),
    totalNote: aside.chance(0.025) ? aside.pick(totalNotes[facts.language] ?? ["net"]) : "",
    notes: random.chance(0.06) ? 0.3 : 0,
    taxesInside: !facts.pricesIncludeTax && random.chance(facts.country.code === "IN" ? 0.4 : 0.03),
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

function drawHead(pen: Pen, frame: Frame, slots: readonly Slot[], table: TableLook, y: number): number {
  const { look, sheet } = pen;
  const ink: Ink = body(pen, {
    bold: table.headBold,
    scale: look.captionScale,
    ...(table.headFill ? { colour: look.onAccent } : {}),
  });
  const texts = slots.map((slot) =>
    sheet.wrap(
      table.headCapitals ? slot.column.head.toUpperCase() : slot.column.head,
      ink,
      slot.width + look.size * 0.6,
    ),
  );
  const depth = Math.max(...texts.map((lines) => lines.length));
  if (table.headFill)
    sheet.fill(
      frame.x - 3,
      y - look.size * 1.15,
      frame.x + frame.width + 3,
      y + look.leading * (depth - 1) + look.size * 0.5,
      look.accent,
    );
  const mark = { label: "none", row: sheet.newRow("header") } as const;
  for (const [i, slot] of slots.entries()) {
    for (const [k, line] of (texts[i] as string[]).entries())
      put(pen, anchorOf(slot), y + k * look.leading, line, { ink, align: slot.column.align, mark });
  }
  const below = y + look.leading * (depth - 1);
  if (!table.headFill && (look.decoration === "rules" || look.decoration === "boxes"))
    sheet.rule(frame.x, below + look.size * 0.45, frame.x + frame.width, below + look.size * 0.45, 0.8);
  return below + look.leading * (table.headFill ? 1.6 : 1.35);
}

function descriptionLines(pen: Pen, slots: readonly Slot[], line: LineFacts, table: TableLook): RowTexts {
  const slot = slots.find((each) => each.column.kind === "description");
  if (slot === undefined) return { main: [], more: [], serials: [] };
  const last = slots.at(-1) as Slot;
  const indent = line.partOf === undefined ? 0 : table.partIndent * pen.look.size;
  const width = (table.stacked ? last.x + last.width - slot.x : slot.width) - indent;
  const text = cellOf(pen, "description", line, 0)?.text ?? "";
  const small = body(pen, { scale: 0.92 });
  return {
    main: pen.sheet.wrap(text, body(pen), width),
    more: line.details.flatMap((detail) => pen.sheet.wrap(detail, small, width)),
    serials: line.serials,
  };
}

type RowTexts = Readonly<{ main: readonly string[]; more: readonly string[]; serials: readonly string[] }>;

function rowHeight(pen: Pen, slots: readonly Slot[], line: LineFacts, table: TableLook): number {
  const { main, more, serials } = descriptionLines(pen, slots, line, table);
  const extra = (table.stacked ? 1 : 0) + (hasFiguresBelow(slots, line, table) ? 1 : 0);
  const lines = Math.max(1 + table.totalDrop, main.length + more.length + serials.length) + extra;
  return lines * pen.look.leading + table.rowGap * pen.look.leading;
}

const belowKinds: Readonly<Record<TableLook["figuresBelow"], ReadonlySet<string>>> = {
  none: new Set(),
  all: new Set(["quantity", "price", "priceBase", "unit", "discount", "discountAmount"]),
  price: new Set(["price", "priceBase"]),
};

function hasFiguresBelow(slots: readonly Slot[], line: LineFacts, table: TableLook): boolean {
  return table.figuresBelow !== "none" && !line.lumpSum && !slots.some((slot) => slot.column.kind === "price");
}

type Row = Readonly<{ line: LineFacts; index: number; y: number; look: TableLook }>;

function drawRow(pen: Pen, slots: readonly Slot[], row: Row, frame: Frame, height: number): void {
  const { look, sheet } = pen;
  const { line, index, y } = row;
  if (row.look.zebra && index % 2 === 1)
    sheet.fill(frame.x - 2, y - look.size, frame.x + frame.width + 2, y - look.size + height, look.tint);
  const texts = descriptionLines(pen, slots, line, row.look);
  const { main } = texts;
  const figureY = row.look.stacked
    ? y + look.leading * main.length
    : y + figureDrop(row.look.figuresAt, texts, look.leading);
  for (const slot of slots) {
    if (slot.column.kind === "description") {
      const indent = line.partOf === undefined ? 0 : row.look.partIndent * look.size;
      drawDescription(pen, { ...slot, x: slot.x + indent }, { texts, index, y, skip: row.look.stacked });
    } else if (
      slot.column.kind === "quantity" &&
      row.look.unitWithQuantity &&
      !slots.some((each) => each.column.kind === "unit")
    )
      drawQuantityWithUnit(pen, slot, row, figureY);
    else {
      if (slot.column.kind === "sku" && row.look.skuNote && height > look.leading * 1.9)
        put(pen, slot.x, figureY + look.leading, `(${pen.random.pick(["GTIN", "EAN", "Art", "Ref"])})`);
      if (line.partOf !== undefined && !row.look.partTotals && slot.column.kind !== "quantity") continue;
      const drop = slot.column.kind === "total" || slot.column.kind === "gross" ? row.look.totalDrop : 0;
      const cell = cellOf(pen, slot.column.kind, line, index);
      if (cell && slot.column.kind === "total" && row.look.totalNote !== "")
        drawTotalWithNote(pen, slot, cell, { row, y: figureY + drop * look.leading });
      else drawCell(pen, slot, cell, figureY + drop * look.leading);
    }
  }
  if (hasFiguresBelow(slots, line, row.look)) {
    const slot = slots.find((each) => each.column.kind === "description") ?? (slots[0] as Slot);
    const lines = texts.main.length + texts.more.length + texts.serials.length + (row.look.stacked ? 1 : 0);
    drawFiguresBelow(pen, slot, row, y + look.leading * Math.max(1, lines));
  }
  if (row.look.rowRules)
    sheet.rule(frame.x, y - look.size + height, frame.x + frame.width, y - look.size + height, 0.4);
}

/** How far below the first line of a description its figures stand. */
function figureDrop(at: TableLook["figuresAt"], { main, more, serials }: RowTexts, leading: number): number {
  if (at === "top") return 0;
  if (at === "bottom") return leading * Math.max(0, main.length - 1);
  return (leading * Math.max(0, main.length + more.length + serials.length - 1)) / 2;
}

function drawDescription(
  pen: Pen,
  slot: Slot,
  text: { texts: RowTexts; index: number; y: number; skip: boolean },
): void {
  const { look, sheet } = pen;
  const mark = { label: "line.description" as const, item: text.index, span: sheet.newSpan() };
  let { y } = text;
  for (const line of text.texts.main) {
    put(pen, slot.x, y, line, { mark });
    y += look.leading;
  }
  if (text.skip) y += look.leading;
  for (const line of text.texts.more) {
    put(pen, slot.x, y, line, { ink: body(pen, { scale: 0.92 }), mark });
    y += look.leading;
  }
  const bare = { label: "none", row: sheet.rowOfItem(text.index) } as const;
  for (const line of text.texts.serials) {
    const pieces = line.split(" ").map((word) => ({
      text: word,
      mark: /^\d{13}$/.test(word) ? ({ label: "line.gtin", item: text.index } as const) : bare,
    }));
    putPieces(pen, slot.x, y, pieces, { ink: body(pen, { scale: 0.92 }) });
    y += look.leading;
  }
}

function drawCell(pen: Pen, slot: Slot, cell: Cell | undefined, y: number): void {
  if (cell !== undefined) put(pen, anchorOf(slot), y, cell.text, { align: slot.column.align, mark: cell.mark });
}

function drawTotalWithNote(pen: Pen, slot: Slot, cell: Cell, { row, y }: { row: Row; y: number }): void {
  const mark = { label: "none", row: pen.sheet.rowOfItem(row.index) } as const;
  putPieces(pen, anchorOf(slot), y, [cell, { text: row.look.totalNote, mark }], { align: slot.column.align });
}

/** "3 pcs x 12.00 - 10 %": how the total came about, beneath the description. */
function drawFiguresBelow(pen: Pen, slot: Slot, row: Row, y: number): void {
  const { line, index } = row;
  const quantity = cellOf(pen, "quantity", line, index);
  const price = cellOf(pen, "price", line, index);
  if (quantity === undefined || price === undefined) return;
  if (row.look.captionedFigures || row.look.figuresBelow === "price") {
    drawCaptionedFigures(pen, slot, row, { quantity, price, y });
    return;
  }
  const unit = pen.look.captionBold ? cellOf(pen, "unit", line, index) : undefined;
  const rate = line.discountPercent > 0 ? cellOf(pen, "discount", line, index) : undefined;
  const bare = { label: "none", row: pen.sheet.rowOfItem(index) } as const;
  const pieces = [
    quantity,
    ...(unit === undefined ? [] : [unit]),
    { text: pen.look.gluedValues ? "@" : "x", mark: bare },
    price,
    ...(rate === undefined ? [] : [{ text: "-", mark: bare }, rate]),
  ];
  putPieces(pen, slot.x, y, pieces, { ink: body(pen, { scale: 0.92 }) });
}

/** "Price per unit: 150.00", after "Quantity: 3" where no column says that. */
function drawCaptionedFigures(
  pen: Pen,
  slot: Slot,
  { index, look }: Row,
  { quantity, price, y }: { quantity: Cell; price: Cell; y: number },
): void {
  const mark = { label: "none", row: pen.sheet.rowOfItem(index) } as const;
  const captionOf = (key: "colQuantity" | "colPrice") => ({ text: withColon(pen, caption(pen, key)), mark });
  const pieces = [
    ...(look.figuresBelow === "price" ? [] : [captionOf("colQuantity"), quantity]),
    captionOf("colPrice"),
    price,
  ];
  putPieces(pen, slot.x, y, pieces, { ink: body(pen, { scale: 0.92 }) });
}

function drawQuantityWithUnit(pen: Pen, slot: Slot, { line, index }: Row, y: number): void {
  const quantity = cellOf(pen, "quantity", line, index);
  const unit = cellOf(pen, "unit", line, index);
  if (quantity === undefined || unit === undefined) return;
  putPieces(pen, anchorOf(slot), y, [quantity, unit], { align: slot.column.align });
}
