import { datePiece, numberPiece } from "../blocks/page/printed-values.ts";
import { drawMaker } from "../blocks/party/form-makers.ts";
import { captionedNumber } from "../blocks/party/number-with-caption.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawCardSlip } from "../blocks/receipt/card-slip.ts";
import { chooseShopPlace, drawCompany, drawShop } from "../blocks/receipt/receipt-head.ts";
import { drawTicketInfo } from "../blocks/receipt/receipt-info.ts";
import { drawTillItems } from "../blocks/receipt/receipt-items.ts";
import { drawTillSums, drawTillTaxes } from "../blocks/receipt/receipt-totals.ts";
import { drawSellerAtFoot } from "../blocks/receipt/shop-lines.ts";
import {
  anchor,
  body,
  caption,
  type Frame,
  type Pen,
  put,
  putLines,
  putPieces,
  spoken,
} from "../drawing/draw-context.ts";
import type { Align } from "../drawing/page-writer.ts";
import { formatTime } from "../formats/dates.ts";

/** A strip of till paper, on its own or lying on a bigger scanned page. */
export function drawReceipt(pen: Pen): void {
  const { random, content, sheet, look } = pen;
  const strip = stripOf(pen);
  const align: Align = random.chance(0.76) ? "centre" : "left";
  const dashed = chooseDivider(pen);
  const numberOnTop = random.chance(0.9);
  const place = chooseShopPlace(pen);
  let y = drawShop(pen, strip, align, place);
  if (random.chance(0.62)) y = drawTicketTitle(pen, { ...strip, y }, align);
  if (random.chance(0.5)) y = dashed({ ...strip, y });
  const infoLast = random.chance(0.08);
  if (!infoLast) y = drawTicketInfo(pen, { ...strip, y }, { number: numberOnTop && random.chance(0.92) });
  if (random.chance(0.6)) y = dashed({ ...strip, y });
  y = drawTillItems(pen, { ...strip, y });
  y = random.chance(0.65) ? dashed({ ...strip, y }) : y + look.leading * random.pick([0.2, 0.6, 1]);
  y = drawTillSums(pen, { ...strip, y });
  if (random.chance(0.35)) y = dashed({ ...strip, y });
  if (random.chance(0.42)) y = drawTillTaxes(pen, { ...strip, y: y + look.leading * random.pick([0, 0.5]) });
  if (infoLast) y = drawTicketInfo(pen, { ...strip, y: y + look.leading * 0.5 }, { number: true });
  if (random.chance(0.18)) y = drawCardSlip(pen, { ...strip, y: y + look.leading * 0.6 });
  if (random.chance(content.country.code === "BR" ? 0.25 : 0.03))
    y = drawTillBuyer(pen, { ...strip, y: y + look.leading }, align);
  if (place === "signOnly") y = drawCompany(pen, { ...strip, y: y + look.leading }, align);
  y = drawSellerAtFoot(pen, { ...strip, y: y + look.leading * 0.6 }, { align, isOnlyName: place === "inSentence" });
  y = drawFarewell(pen, { ...strip, y }, align);
  y = drawTillMaker(pen, { ...strip, y }, align);
  sheet.cutAt(Math.max(y + random.between(6, 60), sheet.width * (strip.width < sheet.width * 0.6 ? 1.35 : 0.6)));
}

function drawTillMaker(pen: Pen, frame: Frame, align: Align): number {
  const random = pen.random.aside();
  return random.chance(0.12) ? drawMaker({ ...pen, random }, frame, align) : frame.y;
}

/** The buyer below the sums, with or without the number that the tax office asks for. */
function drawTillBuyer(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, look } = pen;
  const taxId = { text: content.buyer.taxId, mark: { label: "customer.tax_id" as const } };
  const name = caption(pen, "billTo");
  const pieces = random.chance(0.7)
    ? [{ text: name }, ...captionedNumber(pen, caption(pen, "taxId"), taxId)]
    : [{ text: name }];
  putPieces(pen, anchor(frame, align), frame.y, pieces, { align });
  return drawParty(
    pen,
    { ...frame, y: frame.y + look.leading },
    { side: "customer", party: content.buyer, align, extras: 0, withAddress: random.chance(0.7) },
  );
}

function stripOf(pen: Pen): Frame {
  const { random, sheet } = pen;
  const x = random.between(4, 18);
  if (sheet.width < 400) return { x, y: random.between(14, 50), width: sheet.width - 2 * x };
  const width = random.between(150, 260);
  return { x: random.between(20, sheet.width - width - 20), y: random.between(30, 160), width };
}

type Divider = (frame: Frame) => number;

/** Rows of dashes are letters on many tills and rules or blank space on others. */
function chooseDivider(pen: Pen): Divider {
  const { random, look, sheet } = pen;
  const kind = random.weighted([
    ["letters", 40],
    ["rule", 30],
    ["space", 30],
  ] as const);
  const sign = random.pick(["-", "-", "-", "=", "*", "_", "."]);
  return (frame) => {
    if (kind === "rule")
      sheet.rule(frame.x, frame.y - look.size * 0.5, frame.x + frame.width, frame.y - look.size * 0.5, 0.6);
    if (kind === "letters") {
      const count = Math.floor(frame.width / sheet.textWidth(sign, body(pen)));
      put(pen, frame.x, frame.y, sign.repeat(Math.max(3, count - 1)));
    }
    return frame.y + look.leading * (kind === "rule" ? 0.6 : 1);
  };
}

function drawTicketTitle(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, look } = pen;
  const ink = body(pen, { bold: random.chance(0.5), scale: random.pick([1, 1, 1.2, 1.4]) });
  put(pen, anchor(frame, align), frame.y, spoken(pen, random.pick(content.lexicon.receiptTitle)), {
    ink,
    align,
    mark: { label: "title" },
  });
  return frame.y + look.leading * random.pick([1, 1.2, 1.6]);
}

function drawFarewell(pen: Pen, frame: Frame, align: Align): number {
  const { random, content, look } = pen;
  let { y } = frame;
  for (let i = random.int(0, 4); i > 0; i -= 1)
    y = putLines(
      pen,
      { ...frame, y },
      [spoken(pen, random.pick(random.chance(0.8) ? content.lexicon.thanks : content.lexicon.prose))],
      { align },
    );
  if (random.chance(0.1))
    y = putLines(pen, { ...frame, y }, [content.seller.web], { align, mark: { label: "contact" } });
  if (random.chance(0.1)) {
    putPieces(
      pen,
      frame.x,
      y,
      random.chance(0.5)
        ? [datePiece(pen), { text: formatTime(random) }]
        : [{ text: caption(pen, "receiptNumber") }, numberPiece(pen)],
    );
    y += look.leading;
  }
  if (random.chance(0.14)) y = putLines(pen, { ...frame, y }, [random.digits(random.int(12, 24))], { align });
  return y;
}
