import type { TaxContent } from "../../content/sums.ts";
import {
  body,
  caption,
  cased,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  piecesWidth,
  put,
  putPieces,
  rateText,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Mark } from "../../drawing/page-writer.ts";
import type { MoneyStyle } from "../../formats/numbers.ts";
import type { Label } from "../../labelled-document.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { amountMark, duePiece, otherDatePiece } from "../page/printed-values.ts";

/** One line of the sums: caption and amount. */
export type SumRow = Readonly<{ caption: readonly Piece[]; amount: string; mark: Mark; strong: boolean }>;

export function sumRows(pen: Pen): SumRow[] {
  const { random, content } = pen;
  const { sums } = content;
  const rows: SumRow[] = [];
  const add = (key: LexiconKey, label: Label, amount: number, more?: { ambiguous?: boolean; printed?: number }) =>
    rows.push(row(pen, [{ text: caption(pen, key) }], label, amount, more));
  const adjusted = sums.discount !== 0 || sums.shipping !== 0;
  const worthSubtotal = sums.totalTax !== 0 || adjusted || sums.commission !== 0 || sums.tip !== 0;
  const showNet = adjusted && sums.totalTax !== 0 && !content.pricesIncludeTax && random.chance(0.35);
  const byAgency = sums.commission !== 0 && content.language === "en";
  if (byAgency) rows.push(row(pen, [{ text: cased(pen, random.pick(grossCaptions)) }], "subtotal", sums.lines));
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
  rows.push(...taxRows(pen));
  if (sums.tip !== 0) add("tip", "none", sums.tip);
  if (sums.withholding !== 0) add("withholding", "none", -sums.withholding);
  if (sums.rounding !== 0) add("rounding", "rounding", sums.rounding);
  return [...rows, ...totalRows(pen)];
}

function taxRows(pen: Pen): SumRow[] {
  const { random, content } = pen;
  const { taxes, totalTax } = content.sums;
  if (taxes.length === 0) return random.chance(0.15) ? [row(pen, [{ text: caption(pen, "tax") }], "total_tax", 0)] : [];
  if (taxes.length > 1 && random.chance(0.25))
    return [row(pen, [{ text: caption(pen, "tax") }], "total_tax", totalTax)];
  const rows = taxes.map((tax) =>
    row(pen, taxCaption(pen, tax), taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
  );
  if (taxes.length > 1 && random.chance(0.2))
    rows.push(row(pen, [{ text: caption(pen, "tax") }], "total_tax", totalTax));
  return rows;
}

/** "VAT 20%", "20 % VAT", "VAT (20%)", "VAT 20% of 100.00" or just "VAT". */
export function taxCaption(pen: Pen, tax: TaxContent): Piece[] {
  const { random } = pen;
  const name = tax.name === "CGST" || tax.name === "SGST" || random.chance(0.6) ? tax.name : caption(pen, "tax");
  const rate: Piece = { text: rateText(pen, tax.rate), mark: { label: "tax.rate", value: tax.rate } };
  const base: Piece = {
    text: moneyText(pen, tax.base, { ...pen.look.sumMoney, mark: "" }),
    mark: amountMark(pen, "tax.base", tax.base),
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

function totalRows(pen: Pen): SumRow[] {
  const { random, content } = pen;
  const { sums } = content;
  const settled = sums.paid !== 0 || sums.previousBalance !== 0;
  const strong = random.chance(0.75);
  if (!settled) {
    const byAgency = sums.commission !== 0 && content.language === "en";
    const named =
      byAgency && random.chance(0.75) ? [{ text: cased(pen, random.pick(netCaptions)) }] : totalCaption(pen, "total");
    const rows = [row(pen, named, "total_amount", sums.total, { strong })];
    if (byAgency && random.chance(0.3)) rows.push(balanceRow(pen));
    if (random.chance(0.05)) rows.push(row(pen, [{ text: caption(pen, "paid") }], "paid", 0));
    if (random.chance(0.06))
      rows.push(row(pen, [{ text: caption(pen, "amountDue") }], "amount_due", sums.total, { strong }));
    if (random.chance(0.03)) rows.push(otherCurrencyRow(pen));
    if (random.chance(0.02))
      rows.push(row(pen, [{ text: `${caption(pen, "period")} 1/4` }], "none", Math.round(sums.total / 4)));
    return rows;
  }
  const rows = [
    row(pen, totalCaption(pen, "totalPlain"), "total_amount", sums.total, { strong: strong && random.chance(0.5) }),
  ];
  const previous = row(pen, [{ text: caption(pen, "previousBalance") }], "previous_balance", sums.previousBalance);
  const paid = row(pen, [{ text: caption(pen, "paid") }], "paid", -sums.paid, {
    printed: random.chance(0.6) ? -sums.paid : sums.paid,
  });
  const before = sums.previousBalance !== 0 && random.chance(0.4);
  const older = [...(sums.previousBalance !== 0 ? [previous] : []), ...(sums.paid !== 0 ? [paid] : [])];
  const all = before ? [...older, ...rows] : [...rows, ...older];
  return [...all, row(pen, totalCaption(pen, "amountDue"), "amount_due", sums.due, { strong })];
}

/** What an agency is billed: the whole first, then what is left after its commission. */
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

/** What was still open on the day of printing: neither the total nor what the invoice asked for. */
function balanceRow(pen: Pen): SumRow {
  const { random, content } = pen;
  const text = cased(pen, random.pick(["Invoice Balance as of", "Balance as of", "Account balance on"]));
  const open = random.chance(0.6) ? 0 : content.sums.total;
  return row(pen, [{ text }, otherDatePiece(pen)], "amount_due", open, { ambiguous: true });
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
function otherCurrencyRow(pen: Pen): SumRow {
  const { random, content } = pen;
  const other = random.pick(["USD", "EUR", "GBP", "CHF", "SEK"].filter((code) => code !== content.currency));
  const amount = Math.round(content.sums.total * random.between(0.6, 1.6));
  const rate = random.between(0.6, 1.6).toFixed(4);
  const style: MoneyStyle = { ...pen.look.totalMoney, mark: other, gap: " " };
  return {
    caption: [
      {
        text: random.pick([
          `${other} (${rate})`,
          `${caption(pen, "total")} ${other}`,
          `1 ${content.currency} = ${rate} ${other}`,
        ]),
      },
    ],
    amount: moneyText(pen, amount, style),
    mark: { label: "none" },
    strong: false,
  };
}

function totalCaption(pen: Pen, key: LexiconKey): Piece[] {
  const { random, content } = pen;
  const text = caption(pen, key);
  if (key !== "totalPlain" && random.chance(0.025))
    return [{ text }, { text: random.pick(dueBridges[content.language] ?? ["by"]) }, duePiece(pen)];
  if (random.chance(0.1))
    return [
      { text },
      {
        text: random.pick([content.currency, `(${content.currency})`, `in ${content.currency}`]),
        mark: { label: "currency" },
      },
    ];
  return [{ text }];
}

type RowMore = Readonly<{ ambiguous?: boolean; printed?: number; strong?: boolean }>;

function row(pen: Pen, captionPieces: readonly Piece[], label: Label, amount: number, more?: RowMore): SumRow {
  const style: MoneyStyle =
    label === "total_amount" || label === "amount_due" ? pen.look.totalMoney : pen.look.sumMoney;
  const sign = pen.content.documentType === "credit_note" && pen.look.valueBold ? -1 : 1;
  return {
    caption: captionPieces,
    amount: moneyText(pen, (more?.printed ?? amount) * sign, style),
    mark: { ...amountMark(pen, label, amount), ...(more?.ambiguous ? { ambiguous: true } : {}) },
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
export function drawSums(pen: Pen, frame: Frame, rows: readonly SumRow[]): number {
  const style = pen.random.weighted(sumStyles);
  if (style === "inline") return drawInlineSums(pen, frame, rows);
  if (style === "grid" && rows.length <= 5) return drawSumGrid(pen, frame, rows);
  return drawStack(pen, frame, rows, style);
}

function drawStack(pen: Pen, frame: Frame, rows: readonly SumRow[], style: SumStyle): number {
  const { look, random, sheet } = pen;
  const captionAlign: Align = style === "stack" && random.chance(0.4) ? "right" : "left";
  const amountWidth = Math.max(...rows.map((each) => sheet.textWidth(each.amount, rowInk(pen, each))));
  const captionX =
    captionAlign === "right" ? frame.x + frame.width - amountWidth - look.size * random.between(1, 4) : frame.x;
  const gap = random.pick([1, 1, 1.15, 1.35]);
  const strongWidth = Math.max(
    0,
    ...rows
      .filter((each) => each.strong)
      .map(
        (each) =>
          piecesWidth(pen, each.caption, rowInk(pen, each)) +
          sheet.textWidth(each.amount, rowInk(pen, each)) +
          look.size * 2,
      ),
  );
  const scale = Math.max(0.6, Math.min(random.pick([1, 1, 1, 1.15, 1.4, 1.8]), frame.width / strongWidth));
  let y = frame.y;
  for (const each of rows) {
    const ink = each.strong ? { ...rowInk(pen, each), size: look.size * scale } : rowInk(pen, each);
    if (each.strong && scale > 1) y += look.size * (scale - 1);
    if (each.strong && style === "boxed")
      sheet.fill(frame.x - 3, y - ink.size, frame.x + frame.width + 3, y + ink.size * 0.4, look.tint);
    if (each.strong && look.decoration === "rules")
      sheet.rule(frame.x, y - ink.size * 1.05, frame.x + frame.width, y - ink.size * 1.05, 0.7);
    putPieces(pen, captionX, y, colonised(pen, each.caption), { ink, align: captionAlign });
    put(pen, frame.x + frame.width, y, each.amount, { ink, align: "right", mark: each.mark });
    y += look.leading * gap * (each.strong ? Math.max(1, scale * 0.9) : 1);
  }
  if (style === "boxed")
    sheet.box(frame.x - 4, frame.y - look.size * 1.2, frame.x + frame.width + 4, y - look.size * 0.6);
  return y;
}

function rowInk(pen: Pen, row_: SumRow) {
  return body(pen, { bold: row_.strong });
}

function colonised(pen: Pen, pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (last === undefined || last.mark !== undefined) return [...pieces];
  return [...pieces.slice(0, -1), { ...last, text: withColon(pen, last.text) }];
}

function drawInlineSums(pen: Pen, frame: Frame, rows: readonly SumRow[]): number {
  const align: Align = pen.random.chance(0.5) ? "right" : "left";
  let y = frame.y;
  for (const each of rows) {
    putPieces(
      pen,
      align === "right" ? frame.x + frame.width : frame.x,
      y,
      [...colonised(pen, each.caption), { text: each.amount, mark: each.mark }],
      { ink: rowInk(pen, each), align },
    );
    y += pen.look.leading * 1.05;
  }
  return y;
}

/** Captions side by side with the amounts beneath them. */
function drawSumGrid(pen: Pen, frame: Frame, rows: readonly SumRow[]): number {
  const { look, sheet, random } = pen;
  const small = body(pen, { scale: 0.9 });
  const natural = rows.map(
    (each) =>
      Math.max(piecesWidth(pen, each.caption, small), sheet.textWidth(each.amount, rowInk(pen, each))) + look.size,
  );
  if (natural.reduce((sum, width) => sum + width, 0) > frame.width) return drawStack(pen, frame, rows, "stack");
  const extra = (frame.width - natural.reduce((sum, width) => sum + width, 0)) / rows.length;
  const align: Align = random.pick(["right", "left", "centre"]);
  let x = frame.x;
  for (const [i, each] of rows.entries()) {
    const width = (natural[i] as number) + extra;
    const at = align === "right" ? x + width - look.size * 0.5 : align === "centre" ? x + width / 2 : x + 2;
    putPieces(pen, at, frame.y, each.caption, { ink: small, align });
    put(pen, at, frame.y + look.leading * 1.15, each.amount, { ink: rowInk(pen, each), align, mark: each.mark });
    if (look.decoration === "boxes")
      sheet.box(x, frame.y - look.size * 1.1, x + width, frame.y + look.leading * 1.15 + look.size * 0.4, 0.5);
    x += width;
  }
  return frame.y + look.leading * 2.6;
}
