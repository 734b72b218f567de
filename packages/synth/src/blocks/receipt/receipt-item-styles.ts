import type { LineContent } from "../../content/lines.ts";
import {
  body,
  type Frame,
  type Pen,
  type Piece,
  put,
  putPieces,
  quantityText,
  spoken,
} from "../../drawing/draw-context.ts";
import type { Mark } from "../../drawing/page-writer.ts";

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
  | "perUnit";

/** Column positions of till tables as shares of the width: quantity, price, amount end there. */
type Grid = Readonly<{ quantity: number; price: number; total: number }>;

export type TillLook = Readonly<{
  style: TillStyle;
  code: string;
  times: string;
  /** Printed right behind every quantity: `2x`. */
  countSign: string;
  grid: Grid;
  money: (minorUnits: number) => string;
  price: (price: number) => string;
  indent: number;
  unit: string;
  /** The measure that prices are given per. */
  perUnit: string;
  head: boolean;
  markBefore: boolean;
  priceFirst: boolean;
  zeroDiscount: boolean;
}>;

export type TillRow = Readonly<{ line: LineContent; index: number; look: TillLook }>;

/** One way of printing a bought thing; returns the next baseline. */
type Drawer = (context: Readonly<{ pen: Pen; frame: Frame; row: TillRow; draw: Figures }>) => number;
type Figures = Readonly<{ quantity: Piece; price: Piece }>;

/** The name on its own line and "2 x 3.50" with the amount beneath it. */
const drawBelow: Drawer = ({ pen, frame, row, draw }) => {
  const { x, y, width } = frame;
  const { look } = pen;
  const below = drawName(pen, { x, y, width: row.look.style === "indented" ? width * 0.7 : width }, row);
  const unit: Piece[] =
    row.look.unit === "" ? [] : [{ text: row.look.unit, mark: { label: "line.unit", item: row.index } }];
  putPieces(
    pen,
    x + row.look.indent,
    below,
    unit.length === 0 ? timesPieces(row, draw) : [draw.quantity, ...unit, { text: row.look.times }, draw.price],
  );
  drawTotal(pen, frame, below, row);
  return below + look.leading;
};

const drawers: Readonly<Record<TillStyle, Drawer>> = {
  oneLine: ({ pen, frame, row }) => {
    const { x, y, width } = frame;
    const below = drawName(pen, { x, y, width: width * 0.68 }, row);
    drawTotal(pen, frame, y, row);
    return below;
  },
  quantityFirst: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const right = putPieces(pen, x, y, [
      draw.quantity,
      ...(row.look.unit === "" && row.index % 2 === 0 && row.look.indent > 0 ? [{ text: row.look.times }] : []),
    ]).right;
    const left = Math.max(right + look.size * 0.5, x + look.size * 2);
    const below = drawName(pen, { x: left, y, width: x + width * 0.72 - left }, row);
    drawTotal(pen, frame, y, row);
    return below;
  },
  columns: ({ pen, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const below = drawName(pen, { x, y, width: width * (row.look.grid.quantity - 0.1) }, row);
    drawFigures(pen, frame, below - look.leading, row);
    return below;
  },
  above: ({ pen, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const below = drawName(pen, { x, y, width }, row);
    drawFigures(pen, frame, below, row);
    return below + look.leading;
  },
  codeRow: ({ pen, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    put(pen, x, y, pen.sheet.fit(row.line.sku, body(pen), width * 0.33), {
      mark: { label: "line.sku", item: row.index },
    });
    drawFigures(pen, frame, y, row);
    return drawName(pen, { x, y: y + look.leading, width }, row);
  },
  barcode: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const below = drawName(pen, { x, y, width }, row);
    const code: Piece = { text: row.line.sku, mark: { label: "line.sku", item: row.index } };
    putPieces(pen, x, below, [code, draw.quantity, { text: row.look.times }, draw.price]);
    drawTotal(pen, frame, below, row);
    return below + look.leading;
  },
  threeLines: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const below = drawName(pen, { x, y, width }, row);
    putPieces(pen, x + row.look.indent, below, timesPieces(row, draw));
    drawTotal(pen, frame, below + look.leading, row);
    return below + look.leading * 2;
  },
  priceFirst: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const right = putPieces(pen, x, y, [draw.quantity, draw.price]).right;
    const below = drawName(
      pen,
      { x: right + look.size, y, width: Math.max(width * 0.3, x + width * 0.74 - right) },
      row,
    );
    drawTotal(pen, frame, y, row);
    return below;
  },
  numbered: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const lead: Piece[] = [
      {
        text: `${row.index + 1}${row.look.indent > 0 ? "." : ""}`,
        mark: { label: "line.position", item: row.index },
      },
      ...(row.look.head ? [{ text: row.line.sku, mark: { label: "line.sku" as const, item: row.index } }] : []),
    ];
    const left = putPieces(pen, x, y, lead).right + look.size * 0.6;
    const below = drawName(pen, { x: left, y, width: Math.max(width * 0.4, x + width * 0.9 - left) }, row);
    putPieces(pen, x + look.size, below, timesPieces(row, draw));
    drawTotal(pen, frame, below, row);
    return below + look.leading;
  },
  atPrice: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const below = drawName(pen, { x, y, width }, row);
    const glued: Piece[] = [
      { text: row.line.sku, mark: { label: "line.sku", item: row.index } },
      { text: "@", glued: true },
      { ...draw.price, glued: true },
    ];
    putPieces(pen, x, below, glued);
    putPieces(pen, x + width * 0.62, below, [draw.quantity], { align: "right" });
    drawTotal(pen, frame, below, row);
    return below + look.leading;
  },
  skuOneLine: ({ pen, frame, row }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const left = put(pen, x, y, row.line.sku, { mark: { label: "line.sku", item: row.index } }).right + look.size * 0.6;
    const below = drawName(pen, { x: left, y, width: Math.max(width * 0.3, x + width * 0.74 - left) }, row);
    drawTotal(pen, frame, y, row);
    return below;
  },
  /** Name and amount, beneath them "42.02 l   1.249 /l": petrol, fruit, cheese. */
  perUnit: ({ pen, frame, row, draw }) => {
    const { x, y, width } = frame;
    const { look } = pen;
    const below = drawName(pen, { x, y, width: width * 0.66 }, row);
    drawTotal(pen, frame, y, row);
    const unit: Piece = { text: row.look.perUnit, mark: { label: "line.unit", item: row.index } };
    const per: Piece = { text: `/${row.look.perUnit}`, ...(row.look.indent > 0 ? { glued: true } : {}) };
    putPieces(pen, x + row.look.indent, below, [
      draw.quantity,
      unit,
      ...(row.look.head ? [{ text: row.look.times }] : []),
      draw.price,
      per,
    ]);
    return below + look.leading;
  },
  below: drawBelow,
  indented: drawBelow,
};

export function drawTillItem(pen: Pen, frame: Frame, row: TillRow): number {
  return drawers[row.look.style]({ pen, frame, row, draw: pieceMaker(pen, row) });
}

/** "2 x 3.50", or price first on some tills. */
function timesPieces(row: TillRow, draw: { quantity: Piece; price: Piece }): Piece[] {
  if (row.look.countSign !== "") return [draw.quantity, draw.price];
  const sign: Piece = { text: row.look.times };
  return row.look.priceFirst ? [draw.price, sign, draw.quantity] : [draw.quantity, sign, draw.price];
}

function pieceMaker(pen: Pen, row: TillRow): { quantity: Piece; price: Piece } {
  return {
    quantity: {
      text: quantityText(pen, row.line.quantity) + row.look.countSign,
      mark: { label: "line.quantity", item: row.index, value: row.line.quantity },
    },
    price: {
      text: row.look.price(row.line.price),
      mark: { label: "line.unit_price", item: row.index, value: row.line.price },
    },
  };
}

function drawName(pen: Pen, frame: Frame, row: TillRow): number {
  const mark: Mark = { label: "line.description", item: row.index, span: pen.sheet.newSpan() };
  let { y } = frame;
  for (const text of pen.sheet.wrap(spoken(pen, row.line.description), body(pen), frame.width)) {
    put(pen, frame.x, y, text, { mark });
    y += pen.look.leading;
  }
  return y;
}

function drawFigures(pen: Pen, frame: Frame, y: number, row: TillRow): void {
  const { grid } = row.look;
  const at = (share: number) => frame.x + frame.width * share;
  const draw = pieceMaker(pen, row);
  putPieces(pen, at(grid.quantity), y, [draw.quantity], { align: "right" });
  putPieces(pen, at(grid.price), y, [draw.price], { align: "right" });
  if (row.look.zeroDiscount)
    put(pen, at((grid.price + grid.total) / 2), y, row.look.money(0), {
      align: "right",
      mark: { label: "line.discount", item: row.index },
    });
  drawTotal(pen, { ...frame, width: frame.width * grid.total }, y, row);
}

function drawTotal(pen: Pen, frame: Frame, y: number, row: TillRow): void {
  const value = row.line.total / 10 ** pen.content.decimals;
  const total: Piece = { text: row.look.money(row.line.total), mark: { label: "line.total", item: row.index, value } };
  const code: Piece[] = row.look.code === "" ? [] : [{ text: row.look.code }];
  putPieces(pen, frame.x + frame.width, y, row.look.markBefore ? [...code, total] : [total, ...code], {
    align: "right",
  });
}
