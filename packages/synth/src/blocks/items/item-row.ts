import type { LineContent } from "../../content/lines.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  put,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import { anchorOf, type Slot } from "./column-positions.ts";
import { type Cell, cellOf } from "./columns.ts";
import type { TableStyle } from "./table-style.ts";

function descriptionLines(
  context: DrawContext,
  slots: readonly Slot[],
  line: LineContent,
  table: TableStyle,
): RowTexts {
  const slot = slots.find((each) => each.column.kind === "description");
  if (slot === undefined) return { main: [], more: [], serials: [] };
  const last = slots.at(-1) as Slot;
  const indent = line.partOf === undefined ? 0 : table.partIndent * context.look.size;
  const width = (table.stacked ? last.x + last.width - slot.x : slot.width) - indent;
  const text = cellOf(context, "description", line, 0)?.text ?? "";
  const small = textStyle(context, { scale: 0.92 });
  return {
    main: context.writer.wrap(text, textStyle(context), width),
    more: line.details.flatMap((detail) => context.writer.wrap(detail, small, width)),
    serials: line.serials,
  };
}

type RowTexts = Readonly<{ main: readonly string[]; more: readonly string[]; serials: readonly string[] }>;

export function rowHeight(context: DrawContext, slots: readonly Slot[], line: LineContent, table: TableStyle): number {
  const { main, more, serials } = descriptionLines(context, slots, line, table);
  const extra = (table.stacked ? 1 : 0) + (hasFiguresBelow(slots, line, table) ? 1 : 0);
  const lines = Math.max(1 + table.totalDrop, main.length + more.length + serials.length) + extra;
  return lines * context.look.leading + table.rowGap * context.look.leading;
}

export const belowKinds: Readonly<Record<TableStyle["figuresBelow"], ReadonlySet<string>>> = {
  none: new Set(),
  all: new Set(["quantity", "price", "priceBase", "unit", "discount", "discountAmount"]),
  price: new Set(["price", "priceBase"]),
};

function hasFiguresBelow(slots: readonly Slot[], line: LineContent, table: TableStyle): boolean {
  return table.figuresBelow !== "none" && !line.lumpSum && !slots.some((slot) => slot.column.kind === "price");
}

type ItemRow = Readonly<{ line: LineContent; index: number; y: number; look: TableStyle }>;

export function drawRow(
  context: DrawContext,
  slots: readonly Slot[],
  row: ItemRow,
  frame: Frame,
  height: number,
): void {
  const { look, writer } = context;
  const { line, index, y } = row;
  if (row.look.zebra && index % 2 === 1)
    writer.fill(frame.x - 2, y - look.size, frame.x + frame.width + 2, y - look.size + height, look.tint);
  const texts = descriptionLines(context, slots, line, row.look);
  const { main } = texts;
  const figureY = row.look.stacked
    ? y + look.leading * main.length
    : y + figureDrop(row.look.figuresAt, texts, look.leading);
  for (const slot of slots) {
    if (slot.column.kind === "description") {
      const indent = line.partOf === undefined ? 0 : row.look.partIndent * look.size;
      drawDescription(context, { ...slot, x: slot.x + indent }, { texts, index, y, skip: row.look.stacked });
    } else if (
      slot.column.kind === "quantity" &&
      row.look.unitWithQuantity &&
      !slots.some((each) => each.column.kind === "unit")
    )
      drawQuantityWithUnit(context, slot, row, figureY);
    else {
      if (slot.column.kind === "sku" && row.look.skuNote && height > look.leading * 1.9)
        put(context, slot.x, figureY + look.leading, `(${context.random.pick(["GTIN", "EAN", "Art", "Ref"])})`);
      if (line.partOf !== undefined && !row.look.partTotals && slot.column.kind !== "quantity") continue;
      const drop = slot.column.kind === "total" || slot.column.kind === "gross" ? row.look.totalDrop : 0;
      const cell = cellOf(context, slot.column.kind, line, index);
      if (cell && slot.column.kind === "total" && row.look.totalNote !== "")
        drawTotalWithNote(context, slot, cell, { row, y: figureY + drop * look.leading });
      else drawCell(context, slot, cell, figureY + drop * look.leading);
    }
  }
  if (hasFiguresBelow(slots, line, row.look)) {
    const slot = slots.find((each) => each.column.kind === "description") ?? (slots[0] as Slot);
    const lines = texts.main.length + texts.more.length + texts.serials.length + (row.look.stacked ? 1 : 0);
    drawFiguresBelow(context, slot, row, y + look.leading * Math.max(1, lines));
  }
  if (row.look.rowRules)
    writer.rule(frame.x, y - look.size + height, frame.x + frame.width, y - look.size + height, 0.4);
}

/** Vertical offset of the figures from the first line of the description. */
function figureDrop(at: TableStyle["figuresAt"], { main, more, serials }: RowTexts, leading: number): number {
  if (at === "top") return 0;
  if (at === "bottom") return leading * Math.max(0, main.length - 1);
  return (leading * Math.max(0, main.length + more.length + serials.length - 1)) / 2;
}

function drawDescription(
  context: DrawContext,
  slot: Slot,
  text: { texts: RowTexts; index: number; y: number; skip: boolean },
): void {
  const { look, writer } = context;
  const annotation = { label: "line.description" as const, item: text.index, span: writer.newSpan() };
  let { y } = text;
  for (const line of text.texts.main) {
    put(context, slot.x, y, line, { annotation });
    y += look.leading;
  }
  if (text.skip) y += look.leading;
  for (const line of text.texts.more) {
    put(context, slot.x, y, line, { ink: textStyle(context, { scale: 0.92 }), annotation });
    y += look.leading;
  }
  const bare = { label: "none", row: writer.rowOfItem(text.index) } as const;
  for (const line of text.texts.serials) {
    const pieces = line.split(" ").map((word) => ({
      text: word,
      annotation: /^\d{13}$/.test(word) ? ({ label: "line.gtin", item: text.index } as const) : bare,
    }));
    putPieces(context, slot.x, y, pieces, { ink: textStyle(context, { scale: 0.92 }) });
    y += look.leading;
  }
}

function drawCell(context: DrawContext, slot: Slot, cell: Cell | undefined, y: number): void {
  if (cell !== undefined)
    put(context, anchorOf(slot), y, cell.text, { align: slot.column.align, annotation: cell.annotation });
}

function drawTotalWithNote(
  context: DrawContext,
  slot: Slot,
  cell: Cell,
  { row, y }: { row: ItemRow; y: number },
): void {
  const annotation = { label: "none", row: context.writer.rowOfItem(row.index) } as const;
  putPieces(context, anchorOf(slot), y, [cell, { text: row.look.totalNote, annotation }], { align: slot.column.align });
}

/** "3 pcs x 12.00 - 10 %": the calculation of the total, below the description. */
function drawFiguresBelow(context: DrawContext, slot: Slot, row: ItemRow, y: number): void {
  const { line, index } = row;
  const quantity = cellOf(context, "quantity", line, index);
  const price = cellOf(context, "price", line, index);
  if (quantity === undefined || price === undefined) return;
  if (row.look.captionedFigures || row.look.figuresBelow === "price") {
    drawCaptionedFigures(context, slot, row, { quantity, price, y });
    return;
  }
  const unit = context.look.captionBold ? cellOf(context, "unit", line, index) : undefined;
  const rate = line.discountPercent > 0 ? cellOf(context, "discount", line, index) : undefined;
  const bare = { label: "none", row: context.writer.rowOfItem(index) } as const;
  const pieces = [
    quantity,
    ...(unit === undefined ? [] : [unit]),
    { text: context.look.gluedValues ? "@" : "x", annotation: bare },
    price,
    ...(rate === undefined ? [] : [{ text: "-", annotation: bare }, rate]),
  ];
  putPieces(context, slot.x, y, pieces, { ink: textStyle(context, { scale: 0.92 }) });
}

/** "Price per unit: 150.00", after "Quantity: 3" if there is no such column. */
function drawCaptionedFigures(
  context: DrawContext,
  slot: Slot,
  { index, look }: ItemRow,
  { quantity, price, y }: { quantity: Cell; price: Cell; y: number },
): void {
  const annotation = { label: "none", row: context.writer.rowOfItem(index) } as const;
  const captionOf = (key: "colQuantity" | "colPrice") => ({
    text: withColon(context, caption(context, key)),
    annotation,
  });
  const pieces = [
    ...(look.figuresBelow === "price" ? [] : [captionOf("colQuantity"), quantity]),
    captionOf("colPrice"),
    price,
  ];
  putPieces(context, slot.x, y, pieces, { ink: textStyle(context, { scale: 0.92 }) });
}

function drawQuantityWithUnit(context: DrawContext, slot: Slot, { line, index }: ItemRow, y: number): void {
  const quantity = cellOf(context, "quantity", line, index);
  const unit = cellOf(context, "unit", line, index);
  if (quantity === undefined || unit === undefined) return;
  putPieces(context, anchorOf(slot), y, [quantity, unit], { align: slot.column.align });
}
