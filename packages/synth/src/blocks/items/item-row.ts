import type { LineContent } from "../../content/lines.ts";
import { body, caption, type Frame, type Pen, put, putPieces, withColon } from "../../drawing/draw-context.ts";
import { anchorOf, type Slot } from "./column-positions.ts";
import { type Cell, cellOf } from "./columns.ts";
import type { TableLook } from "./table-style.ts";

function descriptionLines(pen: Pen, slots: readonly Slot[], line: LineContent, table: TableLook): RowTexts {
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

export function rowHeight(pen: Pen, slots: readonly Slot[], line: LineContent, table: TableLook): number {
  const { main, more, serials } = descriptionLines(pen, slots, line, table);
  const extra = (table.stacked ? 1 : 0) + (hasFiguresBelow(slots, line, table) ? 1 : 0);
  const lines = Math.max(1 + table.totalDrop, main.length + more.length + serials.length) + extra;
  return lines * pen.look.leading + table.rowGap * pen.look.leading;
}

export const belowKinds: Readonly<Record<TableLook["figuresBelow"], ReadonlySet<string>>> = {
  none: new Set(),
  all: new Set(["quantity", "price", "priceBase", "unit", "discount", "discountAmount"]),
  price: new Set(["price", "priceBase"]),
};

function hasFiguresBelow(slots: readonly Slot[], line: LineContent, table: TableLook): boolean {
  return table.figuresBelow !== "none" && !line.lumpSum && !slots.some((slot) => slot.column.kind === "price");
}

type ItemRow = Readonly<{ line: LineContent; index: number; y: number; look: TableLook }>;

export function drawRow(pen: Pen, slots: readonly Slot[], row: ItemRow, frame: Frame, height: number): void {
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

function drawTotalWithNote(pen: Pen, slot: Slot, cell: Cell, { row, y }: { row: ItemRow; y: number }): void {
  const mark = { label: "none", row: pen.sheet.rowOfItem(row.index) } as const;
  putPieces(pen, anchorOf(slot), y, [cell, { text: row.look.totalNote, mark }], { align: slot.column.align });
}

/** "3 pcs x 12.00 - 10 %": how the total came about, beneath the description. */
function drawFiguresBelow(pen: Pen, slot: Slot, row: ItemRow, y: number): void {
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
  { index, look }: ItemRow,
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

function drawQuantityWithUnit(pen: Pen, slot: Slot, { line, index }: ItemRow, y: number): void {
  const quantity = cellOf(pen, "quantity", line, index);
  const unit = cellOf(pen, "unit", line, index);
  if (quantity === undefined || unit === undefined) return;
  putPieces(pen, anchorOf(slot), y, [quantity, unit], { align: slot.column.align });
}
