import { amountPiece, datePiece } from "../blocks/page/printed-values.ts";
import { drawCardSlip } from "../blocks/receipt/card-slip.ts";
import { drawShop } from "../blocks/receipt/receipt-head.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  putLines,
  putPieces,
  textStyle,
} from "../drawing/draw-context.ts";
import { formatTime } from "../formats/dates.ts";

/** A card terminal's slip: shop, card and amount, without line items. Returns the next baseline. */
export function drawCardReceipt(context: DrawContext, strip: Frame): number {
  const { random, content, look } = context;
  let y = drawShop(context, strip, random.pick(["centre", "centre", "left"]), "top");
  const date: Piece[] = [datePiece(context), { text: formatTime(random) }];
  if (random.chance(0.6)) {
    putPieces(context, strip.x, y, date);
    y += look.leading;
  }
  y = drawCardSlip(context, { ...strip, y: y + look.leading * random.pick([0, 0.6]) }, "total_amount");
  const ink = textStyle(context, { bold: random.chance(0.5), scale: random.pick([1, 1, 1.3]) });
  y += look.leading * 0.5;
  putPieces(context, strip.x, y, [{ text: caption(context, "totalPlain") }], { ink });
  putPieces(
    context,
    strip.x + strip.width,
    y,
    [amountPiece(context, "total_amount", content.sums.total, look.totalMoney)],
    { ink, align: "right" },
  );
  y += look.leading * 1.6;
  return putLines(context, { ...strip, y }, [inDocumentCase(context, random.pick(content.lexicon.thanks))], {
    align: random.pick(["centre", "left"]),
  });
}
