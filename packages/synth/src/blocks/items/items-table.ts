import { type DrawContext, type Frame, put, textStyle } from "../../drawing/draw-context.ts";
import type { TextStyle } from "../../drawing/page-writer.ts";
import { inCapitals } from "../../letter-case.ts";
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
import { chooseTableStyle, type TableStyle } from "./table-style.ts";

export type TableOptions = Readonly<{
  frame: Frame;
  /** Lowest baseline of a row. */
  bottom: number;
  /** Starts a page and returns its first baseline. */
  turnPage: () => number;
}>;

/** Draws the table of line items over as many pages as needed; returns the next baseline. */
export function drawItems(context: DrawContext, wish: TableOptions): number {
  const look = chooseTableStyle(context);
  const wanted = chooseColumns(context);
  const below = belowKinds[look.figuresBelow];
  const kept = wanted.some((column) => column.kind === "description" && below.has("price"))
    ? wanted.filter((column) => !below.has(column.kind))
    : look.discountRows
      ? wanted.filter((column) => column.kind !== "discount" && column.kind !== "discountAmount")
      : wanted;
  const slots = placeColumns(context, wish.frame, kept);
  let y = wish.frame.y;
  let top = y;
  if (look.showHead) y = drawHead(context, wish.frame, slots, look, y);
  let carried = 0;
  const groupSize = context.random.int(2, 6);
  let groupSum = 0;
  for (const [index, line] of context.content.lines.entries()) {
    const height = rowHeight(context, slots, line, look);
    if (y + height > wish.bottom) {
      if (look.carryForward) drawSumRow(context, wish.frame, y, carried);
      if (look.grid) drawGrid(context, wish.frame, slots, top, y);
      y = wish.turnPage();
      top = y;
      if (look.showHead && look.repeatHead) y = drawHead(context, wish.frame, slots, look, y);
      if (look.carryForward) y = drawSumRow(context, wish.frame, y, carried);
    }
    if (look.groups && index % groupSize === 0) {
      const sum = look.groupTotals
        ? undefined
        : context.content.lines
            .slice(index, index + groupSize)
            .reduce((total, each) => total + (each.partOf === undefined ? each.total : 0), 0);
      y = drawGroupHead(context, wish.frame, y, sum);
    }
    if (look.notes > 0 && context.random.chance(look.notes)) y = drawNoteRow(context, wish.frame, y);
    beginItem(context, index);
    drawRow(context, slots, { line, index, y, look }, wish.frame, height);
    y += height;
    if (look.discountRows && line.discount > 0) y = drawDiscountRow(context, wish.frame, index, y);
    if (look.subRows) y = drawSubRows(context, { frame: wish.frame, bottom: wish.bottom }, line, y);
    if (line.partOf === undefined) {
      carried += line.total;
      groupSum += line.total;
    }
    if (look.groups && (index % groupSize === groupSize - 1 || index === context.content.lines.length - 1)) {
      if (look.groupTotals) y = drawGroupTotal(context, wish.frame, y, groupSum);
      groupSum = 0;
    }
  }
  if (look.columnTotals && addsUp(context)) y = drawColumnTotals(context, slots, y);
  if (look.taxesInside) y = drawTaxRows(context, wish.frame, slots, y);
  if (look.chargesInside) y = drawCharges(context, wish.frame, slots, y);
  if (look.grid) drawGrid(context, wish.frame, slots, top, y);
  return y + context.look.leading * 0.3;
}

function drawHead(context: DrawContext, frame: Frame, slots: readonly Slot[], table: TableStyle, y: number): number {
  const { look, writer } = context;
  const ink: TextStyle = textStyle(context, {
    bold: table.headBold,
    scale: look.captionScale,
    ...(table.headFill ? { colour: look.onAccent } : {}),
  });
  const texts = slots.map((slot) =>
    writer.wrap(
      table.headCapitals ? inCapitals(slot.column.head) : slot.column.head,
      ink,
      slot.width + look.size * 0.6,
    ),
  );
  const depth = Math.max(...texts.map((lines) => lines.length));
  if (table.headFill)
    writer.fill(
      frame.x - 3,
      y - look.size * 1.15,
      frame.x + frame.width + 3,
      y + look.leading * (depth - 1) + look.size * 0.5,
      look.accent,
    );
  const annotation = { label: "none", row: writer.newRow("header") } as const;
  for (const [i, slot] of slots.entries()) {
    for (const [k, line] of (texts[i] as string[]).entries())
      put(context, anchorOf(slot), y + k * look.leading, line, { ink, align: slot.column.align, annotation });
  }
  const below = y + look.leading * (depth - 1);
  if (!table.headFill && (look.decoration === "rules" || look.decoration === "boxes"))
    writer.rule(frame.x, below + look.size * 0.45, frame.x + frame.width, below + look.size * 0.45, 0.8);
  return below + look.leading * (table.headFill ? 1.6 : 1.35);
}
