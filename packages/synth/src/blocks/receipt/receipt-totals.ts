import {
  body,
  caption,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  put,
  putPieces,
  rateText,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Mark } from "../../drawing/page-writer.ts";
import type { Label } from "../../labelled-document.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { amountMark } from "../page/printed-values.ts";
import { taxCaption } from "../totals/totals.ts";

type TillSum = Readonly<{ caption: readonly Piece[]; amount: string; mark?: Mark; strong?: boolean }>;

/** Subtotal, tax, rounding, total, cash and change. Returns the next baseline. */
export function drawTillSums(pen: Pen, frame: Frame): number {
  const { random, look } = pen;
  const captionX =
    frame.x +
    frame.width *
      random.weighted([
        [0, 66],
        [0.15, 10],
        [0.3, 10],
        [-1, 14],
      ] as const);
  const amountX = frame.x + frame.width * random.pick([1, 1, 1, 0.93]);
  const colon = random.pick(["", ":", "", " :", ":"]);
  const scale = random.pick([1, 1, 1.2, 1.4, 1.8]);
  const bold = random.chance(0.5);
  const amountGap = random.chance(0.06);
  let y = frame.y;
  for (const sum of tillSums(pen)) {
    const ink = body(pen, sum.strong ? { bold, scale } : {});
    if (sum.strong && scale > 1) y += look.size * (scale - 1) * 0.8;
    const pieces = sum.caption.map((piece, i) =>
      i === sum.caption.length - 1 && piece.mark === undefined ? { ...piece, text: piece.text + colon } : piece,
    );
    const amountMore = sum.mark === undefined ? { ink } : { ink, mark: sum.mark };
    if (amountGap && pieces.length > 0)
      put(pen, putPieces(pen, frame.x, y, pieces, { ink }).right + look.size, y, sum.amount, amountMore);
    else {
      const amountWidth = pen.sheet.textWidth(sum.amount, ink);
      if (captionX < frame.x)
        putPieces(pen, amountX - Math.max(amountWidth, frame.width * 0.26) - look.size, y, pieces, {
          ink,
          align: "right",
        });
      else putPieces(pen, captionX, y, pieces, { ink });
      put(pen, amountX, y, sum.amount, { ...amountMore, align: "right" });
    }
    y += look.leading * (sum.strong ? Math.max(1, scale * 0.85) : 1) * (sum.strong && random.chance(0.2) ? 1.3 : 1);
  }
  return y;
}

function tillSums(pen: Pen): TillSum[] {
  const { random, content, look } = pen;
  const { sums } = content;
  const out: TillSum[] = [];
  const add = (key: LexiconKey, label: Label, amount: number, more?: { strong?: boolean; value?: number }) =>
    out.push({
      caption: [{ text: caption(pen, key) }],
      amount: moneyText(pen, amount, label === "total_amount" ? look.totalMoney : look.sumMoney),
      mark: amountMark(pen, label, more?.value ?? amount),
      ...(more?.strong ? { strong: true } : {}),
    });
  const count = () =>
    out.push({
      caption: [{ text: caption(pen, "itemCount") }],
      amount: String(Math.round(content.lines.reduce((sum, line) => sum + line.quantity, 0))),
    });
  if (random.chance(0.18)) count();
  if (random.chance(0.55)) {
    const net = content.pricesIncludeTax && sums.totalTax !== 0 && random.chance(0.35);
    add(
      "subtotal",
      content.pricesIncludeTax && !net && sums.totalTax !== 0 ? "none" : "subtotal",
      net ? sums.net : sums.lines,
    );
  }
  if (sums.discount !== 0) add("discount", "discount", -sums.discount);
  else if (random.chance(0.15)) add("discount", "discount", 0);
  if (!content.pricesIncludeTax)
    for (const tax of sums.taxes)
      out.push({
        caption: taxCaption(pen, tax),
        amount: moneyText(pen, tax.amount),
        mark: amountMark(pen, sums.taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
      });
  if (sums.tip !== 0) add("tip", "none", sums.tip);
  const exact = sums.total - sums.rounding;
  if (sums.rounding !== 0 && random.chance(0.6)) add("total", "none", exact);
  if (sums.rounding !== 0 || random.chance(content.country.code === "MY" ? 0.25 : 0.03))
    add("rounding", "rounding", sums.rounding);
  add("total", "total_amount", sums.total, { strong: random.chance(0.6) });
  if (random.chance(0.15)) add("total", "total_amount", sums.total, { strong: random.chance(0.4) });
  if (content.pricesIncludeTax && random.chance(0.3))
    for (const tax of sums.taxes)
      out.push({
        caption: taxCaption(pen, tax),
        amount: moneyText(pen, tax.amount),
        mark: amountMark(pen, sums.taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
      });
  out.push(...tender(pen));
  if (random.chance(0.12)) count();
  return out;
}

/** What was handed over and what came back. */
function tender(pen: Pen): TillSum[] {
  const { random, content } = pen;
  if (!random.chance(0.72)) return [];
  const { total } = content.sums;
  const byCard = random.chance(0.4);
  const note = random.pick([500, 1000, 2000, 5000, 10000]) * (content.decimals === 0 ? 10 : 1);
  const given = byCard || random.chance(0.3) ? total : Math.max(Math.ceil(total / note) * note, total);
  const row = (key: LexiconKey, amount: number, label: Label): TillSum => ({
    caption: [{ text: caption(pen, key) }],
    amount: moneyText(pen, amount),
    mark: amountMark(pen, label, amount),
  });
  const rows = [row(byCard ? "card" : "cash", given, "paid")];
  if (!byCard || random.chance(0.3)) rows.push(row("change", given - total, "none"));
  return rows;
}

/** Taxes by rate at the foot of a receipt, as a little table or a sentence. */
export function drawTillTaxes(pen: Pen, frame: Frame): number {
  const { random, content, look } = pen;
  const { taxes } = content.sums;
  if (taxes.length === 0) return frame.y;
  let y = frame.y;
  const bare = { ...look.sumMoney, mark: "" };
  if (random.chance(0.25)) {
    const tax = taxes[0] as (typeof taxes)[number];
    const included = spoken(pen, random.pick(includedWords[content.language] ?? ["included"]));
    putPieces(pen, frame.x, y, [
      { text: tax.name },
      { text: rateText(pen, tax.rate), mark: { label: "tax.rate", value: tax.rate } },
      { text: withColon(pen, included) },
      {
        text: moneyText(pen, tax.amount),
        mark: amountMark(pen, taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
      },
    ]);
    return y + look.leading;
  }
  const heads = [caption(pen, "taxRate"), caption(pen, "taxBase"), caption(pen, "taxAmount")];
  if (random.chance(0.7)) {
    put(pen, frame.x, y, caption(pen, "taxSummary"));
    if (random.chance(0.4)) {
      put(pen, frame.x + frame.width * 0.68, y, heads[1] as string, { align: "right" });
      put(pen, frame.x + frame.width, y, heads[2] as string, { align: "right" });
      y += look.leading;
    } else {
      y += look.leading;
      put(pen, frame.x, y, heads[0] as string);
      put(pen, frame.x + frame.width * 0.68, y, heads[1] as string, { align: "right" });
      put(pen, frame.x + frame.width, y, heads[2] as string, { align: "right" });
      y += look.leading;
    }
  }
  for (const tax of taxes) {
    const code = random.pick(["SR", "A", "S", "B", "*", tax.name, ""]);
    const rate: Piece = { text: rateText(pen, tax.rate), mark: { label: "tax.rate", value: tax.rate } };
    putPieces(pen, frame.x, y, [
      ...(code === "" ? [] : [{ text: code }]),
      ...(random.chance(0.3) ? [{ text: "@" }] : []),
      rate,
    ]);
    put(pen, frame.x + frame.width * 0.68, y, moneyText(pen, tax.base, bare), {
      align: "right",
      mark: amountMark(pen, "tax.base", tax.base),
    });
    put(pen, frame.x + frame.width, y, moneyText(pen, tax.amount, bare), {
      align: "right",
      mark: amountMark(pen, "tax.amount", tax.amount),
    });
    y += look.leading;
  }
  if (random.chance(0.3)) {
    put(pen, frame.x, y, withColon(pen, caption(pen, "totalPlain")));
    put(pen, frame.x + frame.width * 0.68, y, moneyText(pen, content.sums.net, bare), {
      align: "right",
      mark: { ...amountMark(pen, "subtotal", content.sums.net), ambiguous: true },
    });
    put(pen, frame.x + frame.width, y, moneyText(pen, content.sums.totalTax, bare), {
      align: "right",
      mark: amountMark(pen, "total_tax", content.sums.totalTax),
    });
    y += look.leading;
  }
  return y;
}

const includedWords: Readonly<Record<string, readonly string[]>> = {
  en: ["included in total", "incl.", "included", "in total"],
  de: ["enthalten", "inkl.", "im Betrag enthalten"],
  fr: ["inclus", "dont TVA", "incluse"],
  es: ["incluido", "incl."],
  it: ["inclusa", "di cui IVA"],
  nl: ["inbegrepen", "incl."],
  pt: ["incluído", "incl."],
  pl: ["w tym", "zawarty"],
  sv: ["varav moms", "ingår"],
  da: ["heraf moms", "inkl."],
};
