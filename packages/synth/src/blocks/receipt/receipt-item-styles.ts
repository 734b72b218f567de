import type { LineContent } from "../../content/lines.ts";
import {
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putPieces,
  quantityText,
  textStyle,
} from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";

export type TillStyle =
  | "oneLine"
  | "below"
  | "quantityFirst"
  | "columns"
  | "codeRow"
  | "barcode"
  | "above"
  | "threeLines"
  | "priceFirst"
  | "indented"
  | "numbered"
  | "atPrice"
  | "skuOneLine"
  | "perUnit"
  | "timesAbove"
  | "timesBelow";

/** Right edges of the columns (quantity, price, amount) as shares of the width. */
type Grid = Readonly<{ quantity: number; price: number; total: number }>;

export type TillLook = Readonly<{
  style: TillStyle;
  code: string;
  times: string;
  /** Printed right after every quantity: `2x`. */
  countSign: string;
  grid: Grid;
  money: (minorUnits: number) => string;
  price: (price: number) => string;
  indent: number;
  unit: string;
  /** The unit of the prices. */
  perUnit: string;
  head: boolean;
  markBefore: boolean;
  priceFirst: boolean;
  zeroDiscount: boolean;
  /** Quantity and price are printed only for more than one piece. */
  countsOnlySeveral: boolean;
}>;

export type TillRow = Readonly<{ line: LineContent; index: number; look: TillLook }>;

/** Draws one item in a given style; returns the next baseline. */
type Drawer = (input: Readonly<{ context: DrawContext; frame: Frame; row: TillRow; draw: Figures }>) => number;
type Figures = Readonly<{ quantity: Piece; price: Piece }>;

/** The name on its own line, and "2 x 3.50" with the amount below. */
const drawBelow: Drawer = ({ context, frame, row, draw }) => {
  const { x, y, width } = frame;
  const { look } = context;
  const below = drawName(context, { x, y, width: row.look.style === "indented" ? width * 0.7 : width }, row);
  const unit: Piece[] =
    row.look.unit === "" ? [] : [{ text: row.look.unit, annotation: { label: "line.unit", item: row.index } }];
  putPieces(
    context,
    x + row.look.indent,
    below,
    unit.length === 0 ? timesPieces(row, draw) : [draw.quantity, ...unit, { text: row.look.times }, draw.price],
  );
  drawTotal(context, frame, below, row);
  return below + look.leading;
};

const drawers: Readonly<Record<TillStyle, Drawer>> = {
  oneLine: ({ context, frame, row }) => {
    const { x, y, width } = frame;
    const below = drawName(context, { x, y, width: width * 0.68 }, row);
    drawTotal(context, frame, y, row);
    return below;
  },
  quantityFirst: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const right = putPieces(context, x, y, [
      draw.quantity,
      ...(row.look.unit === "" && row.index % 2 === 0 && row.look.indent > 0 ? [{ text: row.look.times }] : []),
    ]).right;
    const left = Math.max(right + look.size * 0.5, x + look.size * 2);
    const below = drawName(context, { x: left, y, width: x + width * 0.72 - left }, row);
    drawTotal(context, frame, y, row);
    return below;
  },
  columns: ({ context, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const below = drawName(context, { x, y, width: width * (row.look.grid.quantity - 0.1) }, row);
    drawFigures(context, frame, below - look.leading, row);
    return below;
  },
  above: ({ context, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const below = drawName(context, { x, y, width }, row);
    drawFigures(context, frame, below, row);
    return below + look.leading;
  },
  codeRow: ({ context, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = context;
    put(context, x, y, context.writer.fit(row.line.sku, textStyle(context), width * 0.33), {
      annotation: { label: "line.sku", item: row.index },
    });
    drawFigures(context, frame, y, row);
    return drawName(context, { x, y: y + look.leading, width }, row);
  },
  barcode: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const below = drawName(context, { x, y, width }, row);
    const code: Piece = { text: row.line.sku, annotation: { label: "line.sku", item: row.index } };
    putPieces(context, x, below, [code, draw.quantity, { text: row.look.times }, draw.price]);
    drawTotal(context, frame, below, row);
    return below + look.leading;
  },
  threeLines: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const below = drawName(context, { x, y, width }, row);
    putPieces(context, x + row.look.indent, below, timesPieces(row, draw));
    drawTotal(context, frame, below + look.leading, row);
    return below + look.leading * 2;
  },
  priceFirst: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const right = putPieces(context, x, y, [draw.quantity, draw.price]).right;
    const below = drawName(
      context,
      { x: right + look.size, y, width: Math.max(width * 0.3, x + width * 0.74 - right) },
      row,
    );
    drawTotal(context, frame, y, row);
    return below;
  },
  numbered: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const lead: Piece[] = [
      {
        text: `${row.index + 1}${row.look.indent > 0 ? "." : ""}`,
        annotation: { label: "line.position", item: row.index },
      },
      ...(row.look.head ? [{ text: row.line.sku, annotation: { label: "line.sku" as const, item: row.index } }] : []),
    ];
    const left = putPieces(context, x, y, lead).right + look.size * 0.6;
    const below = drawName(context, { x: left, y, width: Math.max(width * 0.4, x + width * 0.9 - left) }, row);
    putPieces(context, x + look.size, below, timesPieces(row, draw));
    drawTotal(context, frame, below, row);
    return below + look.leading;
  },
  atPrice: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const below = drawName(context, { x, y, width }, row);
    const glued: Piece[] = [
      { text: row.line.sku, annotation: { label: "line.sku", item: row.index } },
      { text: "@", glued: true },
      { ...draw.price, glued: true },
    ];
    putPieces(context, x, below, glued);
    putPieces(context, x + width * 0.62, below, [draw.quantity], { align: "right" });
    drawTotal(context, frame, below, row);
    return below + look.leading;
  },
  skuOneLine: ({ context, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const left =
      put(context, x, y, row.line.sku, { annotation: { label: "line.sku", item: row.index } }).right + look.size * 0.6;
    const below = drawName(context, { x: left, y, width: Math.max(width * 0.3, x + width * 0.74 - left) }, row);
    drawTotal(context, frame, y, row);
    return below;
  },
  /** Name and amount, with "42.02 l 1.249 /l" below: petrol, fruit, cheese. */
  perUnit: ({ context, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = context;
    const below = drawName(context, { x, y, width: width * 0.66 }, row);
    drawTotal(context, frame, y, row);
    const unit: Piece = { text: row.look.perUnit, annotation: { label: "line.unit", item: row.index } };
    const per: Piece = { text: `/${row.look.perUnit}`, ...(row.look.indent > 0 ? { glued: true } : {}) };
    putPieces(context, x + row.look.indent, below, [
      draw.quantity,
      unit,
      ...(row.look.head ? [{ text: row.look.times }] : []),
      draw.price,
      per,
    ]);
    return below + look.leading;
  },
  /** "2 x 0,75" on a separate line, then the name with its amount. */
  timesAbove: ({ context, frame, row, draw }) => {
    const y = drawCount(context, frame, row, draw);
    drawTotal(context, frame, y, row);
    return drawName(context, { x: frame.x, y, width: frame.width * 0.66 }, row);
  },
  /** The name with its amount, then "2 x 0,75" below. */
  timesBelow: ({ context, frame, row, draw }) => {
    drawTotal(context, frame, frame.y, row);
    const y = drawName(context, { ...frame, width: frame.width * 0.66 }, row);
    return drawCount(context, { ...frame, y }, row, draw);
  },
  below: drawBelow,
  indented: drawBelow,
};

/** Quantity and price on a separate line, sometimes with the unit: "0,45 kg x 19,80 /kg". Returns the next baseline. */
function drawCount(context: DrawContext, frame: Frame, row: TillRow, draw: Figures): number {
  const { line, look } = row;
  if (look.countsOnlySeveral && line.quantity === 1) return frame.y;
  const isWeighed = !Number.isInteger(line.quantity);
  const name = isWeighed ? look.perUnit : look.unit;
  const unit: Piece[] = name === "" ? [] : [{ text: name, annotation: { label: "line.unit", item: row.index } }];
  const per: Piece[] = isWeighed && look.head ? [{ text: `/${look.perUnit}`, glued: true }] : [];
  const pieces =
    unit.length === 0 ? timesPieces(row, draw) : [draw.quantity, ...unit, { text: look.times }, draw.price, ...per];
  putPieces(context, frame.x + look.indent, frame.y, pieces);
  return frame.y + context.look.leading;
}

export function drawTillItem(context: DrawContext, frame: Frame, row: TillRow): number {
  return drawers[row.look.style]({ context, frame, row, draw: pieceMaker(context, row) });
}

/** "2 x 3.50", or with the price first. */
function timesPieces(row: TillRow, draw: { quantity: Piece; price: Piece }): Piece[] {
  if (row.look.countSign !== "") return [draw.quantity, draw.price];
  const sign: Piece = { text: row.look.times };
  return row.look.priceFirst ? [draw.price, sign, draw.quantity] : [draw.quantity, sign, draw.price];
}

function pieceMaker(context: DrawContext, row: TillRow): { quantity: Piece; price: Piece } {
  return {
    quantity: {
      text: quantityText(context, row.line.quantity) + row.look.countSign,
      annotation: { label: "line.quantity", item: row.index, value: row.line.quantity },
    },
    price: {
      text: row.look.price(row.line.price),
      annotation: { label: "line.unit_price", item: row.index, value: row.line.price },
    },
  };
}

function drawName(context: DrawContext, frame: Frame, row: TillRow): number {
  const annotation: Annotation = { label: "line.description", item: row.index, span: context.writer.newSpan() };
  let { y } = frame;
  for (const text of context.writer.wrap(
    inDocumentCase(context, row.line.description),
    textStyle(context),
    frame.width,
  )) {
    put(context, frame.x, y, text, { annotation });
    y += context.look.leading;
  }
  return y;
}

function drawFigures(context: DrawContext, frame: Frame, y: number, row: TillRow): void {
  const { grid } = row.look;
  const at = (share: number) => frame.x + frame.width * share;
  const draw = pieceMaker(context, row);
  putPieces(context, at(grid.quantity), y, [draw.quantity], { align: "right" });
  putPieces(context, at(grid.price), y, [draw.price], { align: "right" });
  if (row.look.zeroDiscount)
    put(context, at((grid.price + grid.total) / 2), y, row.look.money(0), {
      align: "right",
      annotation: { label: "line.discount", item: row.index },
    });
  drawTotal(context, { ...frame, width: frame.width * grid.total }, y, row);
}

function drawTotal(context: DrawContext, frame: Frame, y: number, row: TillRow): void {
  const value = row.line.total / 10 ** context.content.decimals;
  const total: Piece = {
    text: row.look.money(row.line.total),
    annotation: { label: "line.total", item: row.index, value },
  };
  const code: Piece[] = row.look.code === "" ? [] : [{ text: row.look.code }];
  putPieces(context, frame.x + frame.width, y, row.look.markBefore ? [...code, total] : [total, ...code], {
    align: "right",
  });
}
