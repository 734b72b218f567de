import type { LineContent } from "../../content/lines.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  priceText,
  put,
  textStyle,
} from "../../drawing/draw-context.ts";
import { drawTillItem, type TillLook, type TillStyle } from "./receipt-item-styles.ts";

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
  ["perUnit", 6],
];

/** Share of tills with quantity and price on a separate line and the amount beside the name. */
const countLineShare = 0.15;

/** The items of a receipt in one of the many styles of tills. Returns the next baseline. */
export function drawTillItems(context: DrawContext, frame: Frame): number {
  const look = chooseTillLook(context);
  let y = frame.y;
  if (look.head) y = drawTillHead(context, { ...frame, y }, look);
  for (const [index, line] of context.content.lines.entries()) {
    y = drawTillItem(context, { ...frame, y }, { line, index, look });
    y = drawTrailers(context, { ...frame, y }, line);
  }
  return y;
}

function chooseTillLook(context: DrawContext): TillLook {
  const { random, look } = context;
  const forked = random.fork();
  const usual = random.weighted(tillStyles);
  const style = forked.chance(countLineShare) ? forked.pick(["timesAbove", "timesBelow"] as const) : usual;
  const showMark = look.lineMoney.mark !== "" && random.chance(0.35);
  const money = showMark ? look.lineMoney : { ...look.lineMoney, annotation: "" };
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
    countSign: random.chance(0.15) ? random.pick(["x", "x", "X", "×"]) : "",
    grid: random.pick([
      { quantity: 0.5, price: 0.75, total: 1 },
      { quantity: 0.45, price: 0.7, total: 0.93 },
      { quantity: 0.6, price: 0.8, total: 1 },
      { quantity: 0.38, price: 0.64, total: 0.9 },
    ]),
    money: (minorUnits) => moneyText(context, minorUnits, money),
    price: (price) => priceText(context, price, money),
    indent: random.pick([0, 0, 0.5, 1, 2]) * look.size,
    unit: random.chance(0.15) ? inDocumentCase(context, random.pick(context.content.lexicon.units)) : "",
    perUnit: random.pick(["l", "L", "kg", "KG", "Ltr", "lb", "gal", "m"]),
    head: random.chance(0.5),
    markBefore: random.chance(0.2),
    priceFirst: random.chance(0.12),
    zeroDiscount: random.chance(0.1),
    countsOnlySeveral: forked.chance(0.75),
  };
}

function drawTillHead(context: DrawContext, frame: Frame, till: TillLook): number {
  const { look, random } = context;
  const ink = textStyle(context, { bold: random.chance(0.4) });
  const tabular = till.style === "columns" || till.style === "codeRow" || till.style === "above";
  const at = (share: number) => frame.x + frame.width * share;
  if (tabular) {
    put(
      context,
      frame.x,
      frame.y,
      context.writer.fit(
        caption(context, till.style === "codeRow" ? "colSku" : "colDescription"),
        ink,
        frame.width * 0.3,
      ),
      { ink },
    );
    put(
      context,
      at(till.grid.quantity),
      frame.y,
      context.writer.fit(caption(context, "colQuantity"), ink, frame.width * 0.2),
      {
        ink,
        align: "right",
      },
    );
    put(
      context,
      at(till.grid.price),
      frame.y,
      context.writer.fit(caption(context, "colPrice"), ink, frame.width * 0.24),
      {
        ink,
        align: "right",
      },
    );
    put(
      context,
      at(till.grid.total),
      frame.y,
      context.writer.fit(caption(context, "colTotal"), ink, frame.width * 0.24),
      {
        ink,
        align: "right",
      },
    );
  } else {
    put(
      context,
      frame.x,
      frame.y,
      context.writer.fit(
        till.style === "quantityFirst"
          ? `${caption(context, "colQuantity")} ${caption(context, "colDescription")}`
          : caption(context, "colDescription"),
        ink,
        frame.width * 0.7,
      ),
      { ink },
    );
    put(
      context,
      frame.x + frame.width,
      frame.y,
      random.chance(0.3) ? context.look.totalMoney.mark || caption(context, "colTotal") : caption(context, "colTotal"),
      { ink, align: "right" },
    );
  }
  if (random.chance(0.4))
    context.writer.rule(frame.x, frame.y + look.size * 0.4, frame.x + frame.width, frame.y + look.size * 0.4, 0.5);
  return frame.y + look.leading * 1.2;
}

/** Remarks below an item: kitchen notes, savings, serial numbers. */
function drawTrailers(context: DrawContext, frame: Frame, line: LineContent): number {
  const { random, look } = context;
  if (line.discountPercent > 0 && random.chance(0.7)) {
    put(context, frame.x + look.size, frame.y, `${caption(context, "colDiscount")} ${line.discountPercent}%`, {});
    return frame.y + look.leading;
  }
  if (random.chance(0.04)) {
    const part = `${random.int(1, 2)} ${random.pick(context.content.lines).description}`;
    put(
      context,
      frame.x + look.size * 2,
      frame.y,
      context.writer.fit(inDocumentCase(context, part), textStyle(context), frame.width * 0.7),
      {
        annotation: { label: "line.description", ambiguous: true },
      },
    );
    return frame.y + look.leading;
  }
  if (line.details.length === 0 || random.chance(0.6)) return frame.y;
  put(
    context,
    frame.x + look.size,
    frame.y,
    context.writer.fit(inDocumentCase(context, line.details[0] as string), textStyle(context), frame.width * 0.9),
    { annotation: { label: "line.description", ambiguous: true } },
  );
  return frame.y + look.leading;
}
