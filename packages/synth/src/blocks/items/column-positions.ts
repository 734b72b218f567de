import type { LineContent } from "../../content/lines.ts";
import { type DrawContext, type Frame, textStyle } from "../../drawing/draw-context.ts";
import { type Column, cellOf } from "./columns.ts";

/** Horizontal position of a table column. */
export type Slot = Readonly<{ column: Column; x: number; width: number }>;

export function anchorOf(slot: Slot): number {
  if (slot.column.align === "right") return slot.x + slot.width;
  return slot.column.align === "centre" ? slot.x + slot.width / 2 : slot.x;
}

/** Numeric columns get the width they need, the description the rest; columns that leave it too little are dropped. */
export function placeColumns(context: DrawContext, frame: Frame, wanted: readonly Column[]): Slot[] {
  const { writer, random, look } = context;
  let columns = [...wanted];
  const gap = look.size * random.between(0.7, 1.8);
  for (;;) {
    const widths = columns.map((column) => (column.kind === "description" ? 0 : naturalWidth(context, column)));
    const used = widths.reduce((sum, width) => sum + width, 0) + gap * columns.length;
    const rest = frame.width - used;
    const droppable = columns.filter((column) => !["description", "total", "quantity", "price"].includes(column.kind));
    if (rest < frame.width * 0.2 && droppable.length > 0) {
      const victim = random.pick(droppable);
      columns = columns.filter((column) => column !== victim);
      continue;
    }
    const free = Math.max(rest, frame.width * 0.12);
    const hasDescription = columns.some((column) => column.kind === "description");
    const descriptionShare = random.chance(0.7) ? 1 : random.between(0.5, 0.9);
    const spread = (free * (hasDescription ? 1 - descriptionShare : 1)) / Math.max(1, columns.length - 1);
    let x = frame.x;
    return columns.map((column, i) => {
      const width =
        column.kind === "description"
          ? Math.max(free * descriptionShare, writer.textWidth("Description", textStyle(context)))
          : (widths[i] as number) + spread;
      const slot = { column, x, width };
      x += width + gap;
      return slot;
    });
  }
}

function naturalWidth(context: DrawContext, column: Column): number {
  const { content, writer } = context;
  let width = longestWord(context, column.head);
  const step = Math.max(1, Math.floor(content.lines.length / 25));
  for (let i = 0; i < content.lines.length; i += step) {
    const cell = cellOf(context, column.kind, content.lines[i] as LineContent, i);
    const unit =
      column.kind === "quantity"
        ? writer.textWidth(` ${(content.lines[i] as LineContent).unit}`, textStyle(context))
        : 0;
    if (cell !== undefined) width = Math.max(width, writer.textWidth(cell.text, textStyle(context)) + unit);
  }
  return width;
}

function longestWord(context: DrawContext, text: string): number {
  return Math.max(...text.split(" ").map((word) => context.writer.textWidth(word, textStyle(context, { bold: true }))));
}
