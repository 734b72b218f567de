import type { TaxContent } from "../../content/sums.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inCaptionCase,
  moneyText,
  type Piece,
  piecesWidth,
  put,
  putPieces,
  rateText,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Annotation } from "../../drawing/page-writer.ts";
import type { MoneyStyle } from "../../formats/numbers.ts";
import type { Label } from "../../labelled-document.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { amountAnnotation, duePiece, otherDatePiece } from "../page/printed-values.ts";

/** One line of the sums: caption and amount. */
export type SumRow = Readonly<{ caption: readonly Piece[]; amount: string; annotation: Annotation; strong: boolean }>;

export function sumRows(context: DrawContext): SumRow[] {
  const { random, content } = context;
  const { sums } = content;
  const rows: SumRow[] = [];
  const add = (key: LexiconKey, label: Label, amount: number, more?: { ambiguous?: boolean; printed?: number }) =>
    rows.push(row(context, [{ text: caption(context, key) }], label, amount, more));
  const adjusted = sums.discount !== 0 || sums.shipping !== 0;
  const worthSubtotal = sums.totalTax !== 0 || adjusted || sums.commission !== 0 || sums.tip !== 0;
  const showNet = adjusted && sums.totalTax !== 0 && !content.pricesIncludeTax && random.chance(0.35);
  const byAgency = sums.commission !== 0 && content.language === "en";
  if (byAgency)
    rows.push(row(context, [{ text: inCaptionCase(context, random.pick(grossCaptions)) }], "subtotal", sums.lines));
  else if (random.chance(worthSubtotal ? 0.88 : 0.3)) {
    if (content.pricesIncludeTax && random.chance(0.6)) add("subtotal", "subtotal", sums.net);
    else add("subtotal", "subtotal", sums.lines, { ambiguous: content.pricesIncludeTax || showNet });
  }
  if (sums.commission !== 0)
    add("commission", "discount", -sums.commission, {
      printed: random.chance(0.4) ? -sums.commission : sums.commission,
    });
  if (sums.discount !== 0)
    add("discount", "discount", -sums.discount, { printed: random.chance(0.7) ? -sums.discount : sums.discount });
  if (sums.shipping !== 0) add("shipping", "shipping", sums.shipping);
  else if (random.chance(0.05)) add("shipping", "shipping", 0);
  if (showNet) add("subtotal", "subtotal", sums.net);
  rows.push(...taxRows(context));
  if (sums.tip !== 0) add("tip", "none", sums.tip);
  if (sums.withholding !== 0) add("withholding", "none", -sums.withholding);
  if (sums.rounding !== 0) add("rounding", "rounding", sums.rounding);
  return [...rows, ...totalRows(context)];
}

function taxRows(context: DrawContext): SumRow[] {
  const { random, content } = context;
  const { taxes, totalTax } = content.sums;
  if (taxes.length === 0)
    return random.chance(0.15) ? [row(context, [{ text: caption(context, "tax") }], "total_tax", 0)] : [];
  if (taxes.length > 1 && random.chance(0.25))
    return [row(context, [{ text: caption(context, "tax") }], "total_tax", totalTax)];
  const rows = taxes.map((tax) =>
    row(context, taxCaption(context, tax), taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
  );
  if (taxes.length > 1 && random.chance(0.2))
    rows.push(row(context, [{ text: caption(context, "tax") }], "total_tax", totalTax));
  return rows;
}

/** "VAT 20%", "20 % VAT", "VAT (20%)", "VAT 20% of 100.00" or just "VAT". */
export function taxCaption(context: DrawContext, tax: TaxContent): Piece[] {
  const { random } = context;
  const name = tax.name === "CGST" || tax.name === "SGST" || random.chance(0.6) ? tax.name : caption(context, "tax");
  const rate: Piece = { text: rateText(context, tax.rate), annotation: { label: "tax.rate", value: tax.rate } };
  const base: Piece = {
    text: moneyText(context, tax.base, { ...context.look.sumMoney, mark: "" }),
    annotation: amountAnnotation(context, "tax.base", tax.base),
  };
  const builds: readonly (readonly [() => Piece[], number])[] = [
    [() => [{ text: name }], 25],
    [() => [{ text: name }, rate], 35],
    [() => [rate, { text: name }], 10],
    [() => [{ text: `${name} (` }, { ...rate, glued: true }, { text: ")", glued: true }], 12],
    [() => [{ text: name }, rate, { text: random.pick(["of", "von", "auf", "on", "de"]) }, base], 5],
    [() => [{ text: `${name} @` }, rate], 4],
  ];
  return random.weighted(builds)();
}

function totalRows(context: DrawContext): SumRow[] {
  const { random, content } = context;
  const { sums } = content;
  const settled = sums.paid !== 0 || sums.previousBalance !== 0;
  const strong = random.chance(0.75);
  if (!settled) {
    const byAgency = sums.commission !== 0 && content.language === "en";
    const named =
      byAgency && random.chance(0.75)
        ? [{ text: inCaptionCase(context, random.pick(netCaptions)) }]
        : totalCaption(context, "total");
    const rows = [row(context, named, "total_amount", sums.total, { strong })];
    if (byAgency && random.chance(0.3)) rows.push(balanceRow(context));
    if (random.chance(0.05)) rows.push(row(context, [{ text: caption(context, "paid") }], "paid", 0));
    if (random.chance(0.06))
      rows.push(row(context, [{ text: caption(context, "amountDue") }], "amount_due", sums.total, { strong }));
    if (random.chance(0.03)) rows.push(otherCurrencyRow(context));
    if (random.chance(0.02))
      rows.push(row(context, [{ text: `${caption(context, "period")} 1/4` }], "none", Math.round(sums.total / 4)));
    return rows;
  }
  const rows = [
    row(context, totalCaption(context, "totalPlain"), "total_amount", sums.total, {
      strong: strong && random.chance(0.5),
    }),
  ];
  const previous = row(
    context,
    [{ text: caption(context, "previousBalance") }],
    "previous_balance",
    sums.previousBalance,
  );
  const paid = row(context, [{ text: caption(context, "paid") }], "paid", -sums.paid, {
    printed: random.chance(0.6) ? -sums.paid : sums.paid,
  });
  const before = sums.previousBalance !== 0 && random.chance(0.4);
  const older = [...(sums.previousBalance !== 0 ? [previous] : []), ...(sums.paid !== 0 ? [paid] : [])];
  const all = before ? [...older, ...rows] : [...rows, ...older];
  return [...all, row(context, totalCaption(context, "amountDue"), "amount_due", sums.due, { strong })];
}

/** Captions of an agency's totals: the gross amount, then the net after its commission. */
const grossCaptions = [
  "Gross Total",
  "Gross Amount",
  "Gross",
  "Gross Billing",
  "Total Gross",
  "Subtotal",
  "Gross Charges",
];
const netCaptions = ["Net Amount Due", "Net Due", "Net Total", "Net Amount", "Net", "Total Net Due", "Net Billing"];

/** Open balance on the day of printing: neither the total nor the amount due. */
function balanceRow(context: DrawContext): SumRow {
  const { random, content } = context;
  const text = inCaptionCase(context, random.pick(["Invoice Balance as of", "Balance as of", "Account balance on"]));
  const open = random.chance(0.6) ? 0 : content.sums.total;
  return row(context, [{ text }, otherDatePiece(context)], "amount_due", open, { ambiguous: true });
}

const dueBridges: Readonly<Record<string, readonly string[]>> = {
  en: ["by", "on", "due"],
  de: ["bis", "am", "fällig am"],
  fr: ["avant le", "le"],
  es: ["antes del", "al"],
  it: ["entro il"],
  nl: ["voor", "op"],
  pt: ["até"],
  pl: ["do dnia", "do"],
  sv: ["senast", "den"],
  da: ["senest", "den"],
};

/** The same sum in another currency, for information. */
function otherCurrencyRow(context: DrawContext): SumRow {
  const { random, content } = context;
  const other = random.pick(["USD", "EUR", "GBP", "CHF", "SEK"].filter((code) => code !== content.currency));
  const amount = Math.round(content.sums.total * random.between(0.6, 1.6));
  const rate = random.between(0.6, 1.6).toFixed(4);
  const style: MoneyStyle = { ...context.look.totalMoney, mark: other, gap: " " };
  return {
    caption: [
      {
        text: random.pick([
          `${other} (${rate})`,
          `${caption(context, "total")} ${other}`,
          `1 ${content.currency} = ${rate} ${other}`,
        ]),
      },
    ],
    amount: moneyText(context, amount, style),
    annotation: { label: "none" },
    strong: false,
  };
}

function totalCaption(context: DrawContext, key: LexiconKey): Piece[] {
  const { random, content } = context;
  const text = caption(context, key);
  if (key !== "totalPlain" && random.chance(0.025))
    return [{ text }, { text: random.pick(dueBridges[content.language] ?? ["by"]) }, duePiece(context)];
  if (random.chance(0.1))
    return [
      { text },
      {
        text: random.pick([content.currency, `(${content.currency})`, `in ${content.currency}`]),
        annotation: { label: "currency" },
      },
    ];
  return [{ text }];
}

type RowMore = Readonly<{ ambiguous?: boolean; printed?: number; strong?: boolean }>;

function row(
  context: DrawContext,
  captionPieces: readonly Piece[],
  label: Label,
  amount: number,
  more?: RowMore,
): SumRow {
  const style: MoneyStyle =
    label === "total_amount" || label === "amount_due" ? context.look.totalMoney : context.look.sumMoney;
  const sign = context.content.documentType === "credit_note" && context.look.valueBold ? -1 : 1;
  return {
    caption: captionPieces,
    amount: moneyText(context, (more?.printed ?? amount) * sign, style),
    annotation: { ...amountAnnotation(context, label, amount), ...(more?.ambiguous ? { ambiguous: true } : {}) },
    strong: more?.strong ?? false,
  };
}

type SumStyle = "stack" | "spread" | "inline" | "grid" | "boxed";
const sumStyles: readonly (readonly [SumStyle, number])[] = [
  ["stack", 52],
  ["spread", 20],
  ["inline", 7],
  ["grid", 8],
  ["boxed", 13],
];

/** Draws the rows; returns the next baseline. */
export function drawSums(context: DrawContext, frame: Frame, rows: readonly SumRow[]): number {
  const style = context.random.weighted(sumStyles);
  if (style === "inline") return drawInlineSums(context, frame, rows);
  if (style === "grid" && rows.length <= 5) return drawSumGrid(context, frame, rows);
  return drawStack(context, frame, rows, style);
}

function drawStack(context: DrawContext, frame: Frame, rows: readonly SumRow[], style: SumStyle): number {
  const { look, random, writer } = context;
  const captionAlign: Align = style === "stack" && random.chance(0.4) ? "right" : "left";
  const amountWidth = Math.max(...rows.map((each) => writer.textWidth(each.amount, rowInk(context, each))));
  const captionX =
    captionAlign === "right" ? frame.x + frame.width - amountWidth - look.size * random.between(1, 4) : frame.x;
  const gap = random.pick([1, 1, 1.15, 1.35]);
  const strongWidth = Math.max(
    0,
    ...rows
      .filter((each) => each.strong)
      .map(
        (each) =>
          piecesWidth(context, each.caption, rowInk(context, each)) +
          writer.textWidth(each.amount, rowInk(context, each)) +
          look.size * 2,
      ),
  );
  const scale = Math.max(0.6, Math.min(random.pick([1, 1, 1, 1.15, 1.4, 1.8]), frame.width / strongWidth));
  let y = frame.y;
  for (const each of rows) {
    const ink = each.strong ? { ...rowInk(context, each), size: look.size * scale } : rowInk(context, each);
    if (each.strong && scale > 1) y += look.size * (scale - 1);
    if (each.strong && style === "boxed")
      writer.fill(frame.x - 3, y - ink.size, frame.x + frame.width + 3, y + ink.size * 0.4, look.tint);
    if (each.strong && look.decoration === "rules")
      writer.rule(frame.x, y - ink.size * 1.05, frame.x + frame.width, y - ink.size * 1.05, 0.7);
    putPieces(context, captionX, y, colonised(context, each.caption), { ink, align: captionAlign });
    put(context, frame.x + frame.width, y, each.amount, { ink, align: "right", annotation: each.annotation });
    y += look.leading * gap * (each.strong ? Math.max(1, scale * 0.9) : 1);
  }
  if (style === "boxed")
    writer.box(frame.x - 4, frame.y - look.size * 1.2, frame.x + frame.width + 4, y - look.size * 0.6);
  return y;
}

function rowInk(context: DrawContext, row_: SumRow) {
  return textStyle(context, { bold: row_.strong });
}

function colonised(context: DrawContext, pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (last === undefined || last.annotation !== undefined) return [...pieces];
  return [...pieces.slice(0, -1), { ...last, text: withColon(context, last.text) }];
}

function drawInlineSums(context: DrawContext, frame: Frame, rows: readonly SumRow[]): number {
  const align: Align = context.random.chance(0.5) ? "right" : "left";
  let y = frame.y;
  for (const each of rows) {
    putPieces(
      context,
      align === "right" ? frame.x + frame.width : frame.x,
      y,
      [...colonised(context, each.caption), { text: each.amount, annotation: each.annotation }],
      { ink: rowInk(context, each), align },
    );
    y += context.look.leading * 1.05;
  }
  return y;
}

/** Captions side by side with the amounts beneath them. */
function drawSumGrid(context: DrawContext, frame: Frame, rows: readonly SumRow[]): number {
  const { look, writer, random } = context;
  const small = textStyle(context, { scale: 0.9 });
  const natural = rows.map(
    (each) =>
      Math.max(piecesWidth(context, each.caption, small), writer.textWidth(each.amount, rowInk(context, each))) +
      look.size,
  );
  if (natural.reduce((sum, width) => sum + width, 0) > frame.width) return drawStack(context, frame, rows, "stack");
  const extra = (frame.width - natural.reduce((sum, width) => sum + width, 0)) / rows.length;
  const align: Align = random.pick(["right", "left", "centre"]);
  let x = frame.x;
  for (const [i, each] of rows.entries()) {
    const width = (natural[i] as number) + extra;
    const at = align === "right" ? x + width - look.size * 0.5 : align === "centre" ? x + width / 2 : x + 2;
    putPieces(context, at, frame.y, each.caption, { ink: small, align });
    put(context, at, frame.y + look.leading * 1.15, each.amount, {
      ink: rowInk(context, each),
      align,
      annotation: each.annotation,
    });
    if (look.decoration === "boxes")
      writer.box(x, frame.y - look.size * 1.1, x + width, frame.y + look.leading * 1.15 + look.size * 0.4, 0.5);
    x += width;
  }
  return frame.y + look.leading * 2.6;
}
