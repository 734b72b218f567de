import {
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  piecesWidth,
  put,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, TextStyle } from "../../drawing/page-writer.ts";
import type { FormKey } from "../../languages/pack-keys.ts";
import { inCapitals } from "../../letter-case.ts";
import { formWords } from "../../lexicon/forms.ts";

/** A box of a form: a small caption with the value below or beside it. */
export type FormCell = Readonly<{ caption: string; value: readonly Piece[]; align?: Align }>;

export type FormStyle = Readonly<{
  rules: "boxes" | "rows" | "none";
  captions: "above" | "beside";
  captionScale: number;
  captionBold: boolean;
  /** Share of the width that is divided evenly instead of by need. */
  evenness: number;
}>;

export function chooseFormStyle(context: DrawContext): FormStyle {
  const { random } = context;
  return {
    rules: random.weighted([
      ["boxes", 60],
      ["rows", 20],
      ["none", 20],
    ] as const),
    captions: random.chance(0.72) ? "above" : "beside",
    captionScale: random.pick([0.6, 0.65, 0.7, 0.75, 0.85, 1]),
    captionBold: random.chance(0.35),
    evenness: random.pick([0, 0.3, 0.7, 1]),
  };
}

export function formCaption(context: DrawContext, key: FormKey): string {
  const text = context.random.pick(formWords(context.content.language, key));
  return context.look.captionCase === "upper" ? inCapitals(text) : inDocumentCase(context, text);
}

/** Draws rows of boxes; a row that does not fit is printed smaller, then split. Returns the next baseline. */
export function drawCells(
  context: DrawContext,
  frame: Frame,
  rows: readonly (readonly FormCell[])[],
  look: FormStyle,
): number {
  let { y } = frame;
  for (const row of rows) y = drawCellRow(context, { ...frame, y }, row, look);
  return y;
}

const narrowest = 0.62;

function drawCellRow(context: DrawContext, frame: Frame, row: readonly FormCell[], look: FormStyle): number {
  if (row.length === 0) return frame.y;
  const small = textStyle(context, { scale: look.captionScale, bold: look.captionBold });
  const pad = context.look.size * 0.5;
  const needs = row.map((cell) => needOf(context, cell, { caption: small, value: textStyle(context) }, look) + 2 * pad);
  const need = needs.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, frame.width / need);
  if (scale < narrowest && row.length > 1) {
    const half = Math.ceil(row.length / 2);
    const y = drawCellRow(context, frame, row.slice(0, half), look);
    return drawCellRow(context, { ...frame, y }, row.slice(half), look);
  }
  const inks = {
    caption: { ...small, size: small.size * scale },
    value: textStyle(context, { scale, bold: context.look.valueBold }),
  };
  const spare = Math.max(0, frame.width - need * scale);
  const widest = needs.map((width) => width * scale);
  const total = widest.reduce((sum, width) => sum + width, 0);
  let x = frame.x;
  const height = look.captions === "above" ? inks.caption.size * 1.25 + inks.value.size * 1.55 : inks.value.size * 1.7;
  const top = frame.y - (look.captions === "above" ? inks.caption.size : inks.value.size * 1.05);
  for (const [i, cell] of row.entries()) {
    const own = widest[i] as number;
    const width = own + spare * (look.evenness / row.length + (1 - look.evenness) * (own / total));
    drawCell(context, { x: x + pad, y: frame.y, width: width - 2 * pad }, cell, inks, look);
    if (look.rules === "boxes") context.writer.box(x, top, x + width, top + height, 0.5);
    x += width;
  }
  if (look.rules === "rows") {
    context.writer.rule(frame.x, top + height, frame.x + frame.width, top + height, 0.4);
  }
  return frame.y + height;
}

type Inks = Readonly<{ caption: TextStyle; value: TextStyle }>;

function needOf(context: DrawContext, cell: FormCell, inks: Inks, look: FormStyle): number {
  const caption = cell.caption === "" ? 0 : context.writer.textWidth(withColon(context, cell.caption), inks.caption);
  const value = piecesWidth(context, cell.value, inks.value);
  return look.captions === "above" ? Math.max(caption, value) : caption + value + context.look.size * 0.5;
}

function drawCell(context: DrawContext, frame: Frame, cell: FormCell, inks: Inks, look: FormStyle): void {
  const { x, y, width } = frame;
  const caption = look.captions === "above" ? cell.caption : withColon(context, cell.caption);
  const right = caption === "" ? x : put(context, x, y, caption, { ink: inks.caption }).right;
  if (cell.value.length === 0) return;
  if (look.captions === "beside") {
    putPieces(context, caption === "" ? x : right + context.look.size * 0.4, y, cell.value, { ink: inks.value });
    return;
  }
  const align = cell.align ?? "left";
  const at = align === "right" ? x + width : align === "centre" ? x + width / 2 : x;
  putPieces(context, at, y + inks.caption.size * 0.2 + inks.value.size * 1.08, cell.value, { ink: inks.value, align });
}
