import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  type Piece,
  put,
  putPieces,
  rateText,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";
import type { Label } from "../../labelled-document.ts";
import type { LexiconKey } from "../../lexicon/lexicon.ts";
import { amountAnnotation } from "../page/printed-values.ts";
import { taxCaption } from "../totals/totals.ts";

type TillSum = Readonly<{ caption: readonly Piece[]; amount: string; annotation?: Annotation; strong?: boolean }>;

/** Subtotal, tax, rounding, total, cash and change. Returns the next baseline. */
export function drawTillSums(context: DrawContext, frame: Frame): number {
  const { random, look } = context;
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
  for (const sum of tillSums(context)) {
    const ink = textStyle(context, sum.strong ? { bold, scale } : {});
    if (sum.strong && scale > 1) y += look.size * (scale - 1) * 0.8;
    const pieces = sum.caption.map((piece, i) =>
      i === sum.caption.length - 1 && piece.annotation === undefined ? { ...piece, text: piece.text + colon } : piece,
    );
    const amountMore = sum.annotation === undefined ? { ink } : { ink, annotation: sum.annotation };
    if (amountGap && pieces.length > 0)
      put(context, putPieces(context, frame.x, y, pieces, { ink }).right + look.size, y, sum.amount, amountMore);
    else {
      const amountWidth = context.writer.textWidth(sum.amount, ink);
      if (captionX < frame.x)
        putPieces(context, amountX - Math.max(amountWidth, frame.width * 0.26) - look.size, y, pieces, {
          ink,
          align: "right",
        });
      else putPieces(context, captionX, y, pieces, { ink });
      put(context, amountX, y, sum.amount, { ...amountMore, align: "right" });
    }
    y += look.leading * (sum.strong ? Math.max(1, scale * 0.85) : 1) * (sum.strong && random.chance(0.2) ? 1.3 : 1);
  }
  return y;
}

function tillSums(context: DrawContext): TillSum[] {
  const { random, content, look } = context;
  const { sums } = content;
  const out: TillSum[] = [];
  const add = (key: LexiconKey, label: Label, amount: number, more?: { strong?: boolean; value?: number }) =>
    out.push({
      caption: [{ text: caption(context, key) }],
      amount: moneyText(context, amount, label === "total_amount" ? look.totalMoney : look.sumMoney),
      annotation: amountAnnotation(context, label, more?.value ?? amount),
      ...(more?.strong ? { strong: true } : {}),
    });
  const count = () =>
    out.push({
      caption: [{ text: caption(context, "itemCount") }],
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
        caption: taxCaption(context, tax),
        amount: moneyText(context, tax.amount),
        annotation: amountAnnotation(context, sums.taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
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
        caption: taxCaption(context, tax),
        amount: moneyText(context, tax.amount),
        annotation: amountAnnotation(context, sums.taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
      });
  out.push(...tender(context));
  if (random.chance(0.12)) count();
  return out;
}

/** Cash tendered and change. */
function tender(context: DrawContext): TillSum[] {
  const { random, content } = context;
  if (!random.chance(0.72)) return [];
  const { total } = content.sums;
  const byCard = random.chance(0.4);
  const note = random.pick([500, 1000, 2000, 5000, 10000]) * (content.decimals === 0 ? 10 : 1);
  const given = byCard || random.chance(0.3) ? total : Math.max(Math.ceil(total / note) * note, total);
  const row = (key: LexiconKey, amount: number, label: Label): TillSum => ({
    caption: [{ text: caption(context, key) }],
    amount: moneyText(context, amount),
    annotation: amountAnnotation(context, label, amount),
  });
  const rows = [row(byCard ? "card" : "cash", given, "paid")];
  if (!byCard || random.chance(0.3)) rows.push(row("change", given - total, "none"));
  return rows;
}

/** Taxes by rate at the foot of a receipt, as a little table or a sentence. */
export function drawTillTaxes(context: DrawContext, frame: Frame): number {
  const { random, content, look } = context;
  const { taxes } = content.sums;
  if (taxes.length === 0) return frame.y;
  let y = frame.y;
  const bare = { ...look.sumMoney, annotation: "" };
  if (random.chance(0.25)) {
    const tax = taxes[0] as (typeof taxes)[number];
    const included = inDocumentCase(context, random.pick(includedWords[content.language] ?? ["included"]));
    putPieces(context, frame.x, y, [
      { text: tax.name },
      { text: rateText(context, tax.rate), annotation: { label: "tax.rate", value: tax.rate } },
      { text: withColon(context, included) },
      {
        text: moneyText(context, tax.amount),
        annotation: amountAnnotation(context, taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount),
      },
    ]);
    return y + look.leading;
  }
  const heads = [caption(context, "taxRate"), caption(context, "taxBase"), caption(context, "taxAmount")];
  if (random.chance(0.7)) {
    put(context, frame.x, y, caption(context, "taxSummary"));
    if (random.chance(0.4)) {
      put(context, frame.x + frame.width * 0.68, y, heads[1] as string, { align: "right" });
      put(context, frame.x + frame.width, y, heads[2] as string, { align: "right" });
      y += look.leading;
    } else {
      y += look.leading;
      put(context, frame.x, y, heads[0] as string);
      put(context, frame.x + frame.width * 0.68, y, heads[1] as string, { align: "right" });
      put(context, frame.x + frame.width, y, heads[2] as string, { align: "right" });
      y += look.leading;
    }
  }
  for (const tax of taxes) {
    const code = random.pick(["SR", "A", "S", "B", "*", tax.name, ""]);
    const rate: Piece = { text: rateText(context, tax.rate), annotation: { label: "tax.rate", value: tax.rate } };
    putPieces(context, frame.x, y, [
      ...(code === "" ? [] : [{ text: code }]),
      ...(random.chance(0.3) ? [{ text: "@" }] : []),
      rate,
    ]);
    put(context, frame.x + frame.width * 0.68, y, moneyText(context, tax.base, bare), {
      align: "right",
      annotation: amountAnnotation(context, "tax.base", tax.base),
    });
    put(context, frame.x + frame.width, y, moneyText(context, tax.amount, bare), {
      align: "right",
      annotation: amountAnnotation(context, "tax.amount", tax.amount),
    });
    y += look.leading;
  }
  if (random.chance(0.3)) {
    put(context, frame.x, y, withColon(context, caption(context, "totalPlain")));
    put(context, frame.x + frame.width * 0.68, y, moneyText(context, content.sums.net, bare), {
      align: "right",
      annotation: { ...amountAnnotation(context, "subtotal", content.sums.net), ambiguous: true },
    });
    put(context, frame.x + frame.width, y, moneyText(context, content.sums.totalTax, bare), {
      align: "right",
      annotation: amountAnnotation(context, "total_tax", content.sums.totalTax),
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
