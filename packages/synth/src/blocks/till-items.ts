import type { LineFacts } from "../facts/lines.ts";
import {
  body,
  caption,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  priceText,
  put,
  putPieces,
  quantityText,
  spoken,
} from "../pen.ts";
import type { Mark } from "../sheet.ts";

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
  | "skuOneLine";
const tillStyles: readonly (readonly [TillStyle, number])[] = [
  ["oneLine", 13],
  ["below", 20],
  ["quantityFirst", 12],
  ["columns", 15],
  ["codeRow", 14],
  ["barcode", 8],
  ["above", 7],
  ["threeLines", 4],
  ["priceFirst", 4],
  ["indented", 3],
  ["numbered", 6],
  ["atPrice", 4],
  ["skuOneLine", 5],
];

/** Column positions of till tables as shares of the width: quantity, price, amount end there. */
type Grid = Readonly<{ quantity: number; price: number; total: number }>;

type TillLook = Readonly<{
  style: TillStyle;
  code: string;
  times: string;
  grid: Grid;
  money: (minorUnits: number) => string;
  price: (price: number) => string;
  indent: number;
  unit: string;
  head: boolean;
  markBefore: boolean;
  priceFirst: boolean;
  zeroDiscount: boolean;
}>;

/** The bought things, in one of the many ways tills print them. Returns the next baseline. */
export function drawTillItems(pen: Pen, frame: Frame): number {
  const look = chooseTillLook(pen);
  let y = frame.y;
  if (look.head) y = drawTillHead(pen, { ...frame, y }, look);
  for (const [index, line] of pen.facts.lines.entries()) {
    y = drawTillItem(pen, { ...frame, y }, { line, index, look });
    y = drawTrailers(pen, { ...frame, y }, line);
  }
  return y;
}

function chooseTillLook(pen: Pen): TillLook {
  const { random, look } = pen;
  const style = random.weighted(tillStyles);
  const showMark = look.lineMoney.mark !== "" && random.chance(0.35);
  const money = showMark ? look.lineMoney : { ...look.lineMoney, mark: "" };
  return {
    style,
    code: random.weighted([
      ["", 50],
      ["SR", 14],
      ["A", 6],
      ["*", 5],
      ["T", 4],
      ["Z", 3],
      ["S", 4],
      ["B", 3],
      ["TX", 2],
      ["ZRL", 2],
      ["F", 2],
    ] as const),
    times: random.pick(["x", "x", "X", "@", "*", "x", "X"]),
    grid: random.pick([
      { quantity: 0.5, price: 0.75, total: 1 },
      { quantity: 0.45, price: 0.7, total: 0.93 },
      { quantity: 0.6, price: 0.8, total: 1 },
      { quantity: 0.38, price: 0.64, total: 0.9 },
    ]),
    money: (minorUnits) => moneyText(pen, minorUnits, money),
    price: (price) => priceText(pen, price, money),
    indent: random.pick([0, 0, 0.5, 1, 2]) * look.size,
    unit: random.chance(0.15) ? spoken(pen, random.pick(pen.facts.lexicon.units)) : "",
    head: random.chance(0.5),
    markBefore: random.chance(0.2),
    priceFirst: random.chance(0.12),
    zeroDiscount: random.chance(0.1),
  };
}

function drawTillHead(pen: Pen, frame: Frame, till: TillLook): number {
  const { look, random } = pen;
  const ink = body(pen, { bold: random.chance(0.4) });
  const tabular = till.style === "columns" || till.style === "codeRow" || till.style === "above";
  const at = (share: number) => frame.x + frame.width * share;
  if (tabular) {
    put(
      pen,
      frame.x,
      frame.y,
      pen.sheet.fit(caption(pen, till.style === "codeRow" ? "colSku" : "colDescription"), ink, frame.width * 0.3),
      { ink },
    );
    put(pen, at(till.grid.quantity), frame.y, pen.sheet.fit(caption(pen, "colQuantity"), ink, frame.width * 0.2), {
      ink,
      align: "right",
    });
    put(pen, at(till.grid.price), frame.y, pen.sheet.fit(caption(pen, "colPrice"), ink, frame.width * 0.24), {
      ink,
      align: "right",
    });
    put(pen, at(till.grid.total), frame.y, pen.sheet.fit(caption(pen, "colTotal"), ink, frame.width * 0.24), {
      ink,
      align: "right",
    });
  } else {
    put(
      pen,
      frame.x,
      frame.y,
      pen.sheet.fit(
        till.style === "quantityFirst"
          ? `${caption(pen, "colQuantity")} ${caption(pen, "colDescription")}`
          : caption(pen, "colDescription"),
        ink,
        frame.width * 0.7,
      ),
      { ink },
    );
    put(
      pen,
      frame.x + frame.width,
      frame.y,
      random.chance(0.3) ? pen.look.totalMoney.mark || caption(pen, "colTotal") : caption(pen, "colTotal"),
      { ink, align: "right" },
    );
  }
  if (random.chance(0.4))
    pen.sheet.rule(frame.x, frame.y + look.size * 0.4, frame.x + frame.width, frame.y + look.size * 0.4, 0.5);
  return frame.y + look.leading * 1.2;
}

type TillRow = Readonly<{ line: LineFacts; index: number; look: TillLook }>;

function drawTillItem(pen: Pen, frame: Frame, row: TillRow): number {
  const { look } = pen;
  const { style } = row.look;
  const { x, y, width } = frame;
  const draw = pieceMaker(pen, row);
  const next = y + look.leading;
  switch (style) {
    case "oneLine": {
      const below = drawName(pen, { x, y, width: width * 0.68 }, row);
      drawTotal(pen, frame, y, row);
      return below;
    }
    case "quantityFirst": {
      const right = putPieces(pen, x, y, [
        draw.quantity,
        ...(row.look.unit === "" && row.index % 2 === 0 && row.look.indent > 0 ? [{ text: row.look.times }] : []),
      ]).right;
      const left = Math.max(right + look.size * 0.5, x + look.size * 2);
      const below = drawName(pen, { x: left, y, width: x + width * 0.72 - left }, row);
      drawTotal(pen, frame, y, row);
      return below;
    }
    case "columns": {
      const below = drawName(pen, { x, y, width: width * (row.look.grid.quantity - 0.1) }, row);
      drawFigures(pen, frame, below - look.leading, row);
      return below;
    }
    case "above": {
      const below = drawName(pen, { x, y, width }, row);
      drawFigures(pen, frame, below, row);
      return below + look.leading;
    }
    case "codeRow": {
      put(pen, x, y, pen.sheet.fit(row.line.sku, body(pen), width * 0.33), {
        mark: { label: "line.sku", item: row.index },
      });
      drawFigures(pen, frame, y, row);
      return drawName(pen, { x, y: next, width }, row);
    }
    case "barcode": {
      const below = drawName(pen, { x, y, width }, row);
      const code: Piece = { text: row.line.sku, mark: { label: "line.sku", item: row.index } };
      putPieces(pen, x, below, [code, draw.quantity, { text: row.look.times }, draw.price]);
      drawTotal(pen, frame, below, row);
      return below + look.leading;
    }
    case "threeLines": {
      const below = drawName(pen, { x, y, width }, row);
      putPieces(pen, x + row.look.indent, below, timesPieces(row, draw));
      drawTotal(pen, frame, below + look.leading, row);
      return below + look.leading * 2;
    }
    case "priceFirst": {
      const right = putPieces(pen, x, y, [draw.quantity, draw.price]).right;
      const below = drawName(
        pen,
        { x: right + look.size, y, width: Math.max(width * 0.3, x + width * 0.74 - right) },
        row,
      );
      drawTotal(pen, frame, y, row);
      return below;
    }
    case "numbered": {
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
    }
    case "atPrice": {
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
    }
    case "skuOneLine": {
      const left =
        put(pen, x, y, row.line.sku, { mark: { label: "line.sku", item: row.index } }).right + look.size * 0.6;
      const below = drawName(pen, { x: left, y, width: Math.max(width * 0.3, x + width * 0.74 - left) }, row);
      drawTotal(pen, frame, y, row);
      return below;
    }
    default: {
      const below = drawName(pen, { x, y, width: style === "indented" ? width * 0.7 : width }, row);
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
    }
  }
}

/** "2 x 3.50", or price first on some tills. */
function timesPieces(row: TillRow, draw: { quantity: Piece; price: Piece }): Piece[] {
  const sign: Piece = { text: row.look.times };
  return row.look.priceFirst ? [draw.price, sign, draw.quantity] : [draw.quantity, sign, draw.price];
}

function pieceMaker(pen: Pen, row: TillRow): { quantity: Piece; price: Piece } {
  return {
    quantity: {
      text: quantityText(pen, row.line.quantity),
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
  const value = row.line.total / 10 ** pen.facts.decimals;
  const total: Piece = { text: row.look.money(row.line.total), mark: { label: "line.total", item: row.index, value } };
  const code: Piece[] = row.look.code === "" ? [] : [{ text: row.look.code }];
  putPieces(pen, frame.x + frame.width, y, row.look.markBefore ? [...code, total] : [total, ...code], {
    align: "right",
  });
}

/** Remarks under an item that are no item: kitchen wishes, savings, serial numbers. */
function drawTrailers(pen: Pen, frame: Frame, line: LineFacts): number {
  const { random, look } = pen;
  if (line.discountPercent > 0 && random.chance(0.7)) {
    put(pen, frame.x + look.size, frame.y, `${caption(pen, "colDiscount")} ${line.discountPercent}%`, {});
    return frame.y + look.leading;
  }
  if (random.chance(0.04)) {
    const part = `${random.int(1, 2)} ${random.pick(pen.facts.lines).description}`;
    put(pen, frame.x + look.size * 2, frame.y, pen.sheet.fit(spoken(pen, part), body(pen), frame.width * 0.7), {
      mark: { label: "line.description", ambiguous: true },
    });
    return frame.y + look.leading;
  }
  if (line.details.length === 0 || random.chance(0.6)) return frame.y;
  put(
    pen,
    frame.x + look.size,
    frame.y,
    pen.sheet.fit(spoken(pen, line.details[0] as string), body(pen), frame.width * 0.9),
    { mark: { label: "line.description", ambiguous: true } },
  );
  return frame.y + look.leading;
}
