import { body, type Frame, type Pen, put } from "../../drawing/draw-context.ts";
import type { Ink } from "../../drawing/page-writer.ts";
import { anchorOf, placeColumns, type Slot } from "./column-positions.ts";
import { chooseColumns } from "./columns.ts";
import { belowKinds, drawRow, rowHeight } from "./item-row.ts";
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
} from "./other-rows.ts";
import { chooseTableLook, type TableLook } from "./table-style.ts";

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
  for (const [index, line] of pen.content.lines.entries()) {
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
        : pen.content.lines
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
    if (look.groups && (index % groupSize === groupSize - 1 || index === pen.content.lines.length - 1)) {
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
