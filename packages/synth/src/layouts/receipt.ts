import { datePiece, numberPiece } from "../blocks/page/printed-values.ts";
import { drawFormMaker } from "../blocks/party/forms/form-makers.ts";
import { captionedNumber } from "../blocks/party/number-with-caption.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawCardSlip } from "../blocks/receipt/card-slip.ts";
import { chooseSellerPosition, drawCompany, drawShop } from "../blocks/receipt/receipt-head.ts";
import { drawTicketInfo } from "../blocks/receipt/receipt-info.ts";
import { drawTillItems } from "../blocks/receipt/receipt-items.ts";
import { drawTillSums, drawTillTaxes } from "../blocks/receipt/receipt-totals.ts";
import { drawSellerAtFoot } from "../blocks/receipt/shop-lines.ts";
import {
  anchor,
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  put,
  putLines,
  putPieces,
  textStyle,
} from "../drawing/draw-context.ts";
import type { Align } from "../drawing/page-writer.ts";
import { formatTime } from "../formats/dates.ts";
import { drawCardReceipt } from "./card-receipt.ts";

/** Share of receipts that are only a card terminal's slip. */
const cardOnlyShare = 0.04;

/** A till receipt, alone or on a larger scanned page. */
export function drawReceipt(context: DrawContext): void {
  const { random, writer } = context;
  const strip = stripOf(context);
  const isCardOnly = random.fork(0xca7d).chance(cardOnlyShare);
  const y = isCardOnly ? drawCardReceipt(context, strip) : drawTillReceipt(context, strip);
  writer.cutAt(Math.max(y + random.between(6, 60), writer.width * (strip.width < writer.width * 0.6 ? 1.35 : 0.6)));
}

function drawTillReceipt(context: DrawContext, strip: Frame): number {
  const { random, content, look } = context;
  const align: Align = random.chance(0.76) ? "centre" : "left";
  const dashed = chooseDivider(context);
  const numberOnTop = random.chance(0.9);
  const place = chooseSellerPosition(context);
  let y = drawShop(context, strip, align, place);
  if (random.chance(0.62)) y = drawTicketTitle(context, { ...strip, y }, align);
  if (random.chance(0.5)) y = dashed({ ...strip, y });
  const infoLast = random.chance(0.08);
  if (!infoLast) y = drawTicketInfo(context, { ...strip, y }, { number: numberOnTop && random.chance(0.92) });
  if (random.chance(0.6)) y = dashed({ ...strip, y });
  y = drawTillItems(context, { ...strip, y });
  y = random.chance(0.65) ? dashed({ ...strip, y }) : y + look.leading * random.pick([0.2, 0.6, 1]);
  y = drawTillSums(context, { ...strip, y });
  if (random.chance(0.35)) y = dashed({ ...strip, y });
  if (random.chance(0.42)) y = drawTillTaxes(context, { ...strip, y: y + look.leading * random.pick([0, 0.5]) });
  if (infoLast) y = drawTicketInfo(context, { ...strip, y: y + look.leading * 0.5 }, { number: true });
  if (random.chance(0.18)) y = drawCardSlip(context, { ...strip, y: y + look.leading * 0.6 });
  if (random.chance(content.country.code === "BR" ? 0.25 : 0.03))
    y = drawTillBuyer(context, { ...strip, y: y + look.leading }, align);
  if (place === "signOnly") y = drawCompany(context, { ...strip, y: y + look.leading }, align);
  y = drawSellerAtFoot(context, { ...strip, y: y + look.leading * 0.6 }, { align, isOnlyName: place === "inSentence" });
  y = drawFarewell(context, { ...strip, y }, align);
  return drawTillMaker(context, { ...strip, y }, align);
}

function drawTillMaker(context: DrawContext, frame: Frame, align: Align): number {
  const random = context.random.fork();
  return random.chance(0.12) ? drawFormMaker({ ...context, random }, frame, align) : frame.y;
}

/** The buyer below the sums, with or without a tax number. */
function drawTillBuyer(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  const taxId = { text: content.buyer.taxId, annotation: { label: "customer.tax_id" as const } };
  const name = caption(context, "billTo");
  const pieces = random.chance(0.7)
    ? [{ text: name }, ...captionedNumber(context, caption(context, "taxId"), taxId)]
    : [{ text: name }];
  putPieces(context, anchor(frame, align), frame.y, pieces, { align });
  return drawParty(
    context,
    { ...frame, y: frame.y + look.leading },
    { side: "customer", party: content.buyer, align, extras: 0, withAddress: random.chance(0.7) },
  );
}

function stripOf(context: DrawContext): Frame {
  const { random, writer } = context;
  const x = random.between(4, 18);
  if (writer.width < 400) return { x, y: random.between(14, 50), width: writer.width - 2 * x };
  const width = random.between(150, 260);
  return { x: random.between(20, writer.width - width - 20), y: random.between(30, 160), width };
}

type Divider = (frame: Frame) => number;

/** Dividers: rows of dashes as characters, rules, or blank space. */
function chooseDivider(context: DrawContext): Divider {
  const { random, look, writer } = context;
  const kind = random.weighted([
    ["letters", 40],
    ["rule", 30],
    ["space", 30],
  ] as const);
  const sign = random.pick(["-", "-", "-", "=", "*", "_", "."]);
  return (frame) => {
    if (kind === "rule")
      writer.rule(frame.x, frame.y - look.size * 0.5, frame.x + frame.width, frame.y - look.size * 0.5, 0.6);
    if (kind === "letters") {
      const count = Math.floor(frame.width / writer.textWidth(sign, textStyle(context)));
      put(context, frame.x, frame.y, sign.repeat(Math.max(3, count - 1)));
    }
    return frame.y + look.leading * (kind === "rule" ? 0.6 : 1);
  };
}

function drawTicketTitle(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  const ink = textStyle(context, { bold: random.chance(0.5), scale: random.pick([1, 1, 1.2, 1.4]) });
  put(context, anchor(frame, align), frame.y, inDocumentCase(context, random.pick(content.lexicon.receiptTitle)), {
    ink,
    align,
    annotation: { label: "title" },
  });
  return frame.y + look.leading * random.pick([1, 1.2, 1.6]);
}

function drawFarewell(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, look } = context;
  let { y } = frame;
  for (let i = random.int(0, 4); i > 0; i -= 1)
    y = putLines(
      context,
      { ...frame, y },
      [inDocumentCase(context, random.pick(random.chance(0.8) ? content.lexicon.thanks : content.lexicon.prose))],
      { align },
    );
  if (random.chance(0.1))
    y = putLines(context, { ...frame, y }, [content.seller.web], { align, annotation: { label: "contact" } });
  if (random.chance(0.1)) {
    putPieces(
      context,
      frame.x,
      y,
      random.chance(0.5)
        ? [datePiece(context), { text: formatTime(random) }]
        : [{ text: caption(context, "receiptNumber") }, numberPiece(context)],
    );
    y += look.leading;
  }
  if (random.chance(0.14)) y = putLines(context, { ...frame, y }, [random.digits(random.int(12, 24))], { align });
  return y;
}
