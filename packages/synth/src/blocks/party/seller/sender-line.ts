import {
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  putPieces,
  textStyle,
} from "../../../drawing/draw-context.ts";

/** The return address on one small line above the address in a window envelope. */
export function drawSenderLine(context: DrawContext, frame: Frame): number {
  const { random, content } = context;
  const ink = textStyle(context, { scale: random.between(0.6, 0.85) });
  const separator = random.pick(["·", "-", "|", "•", ",", "–"]);
  const addressSpan = context.writer.newSpan();
  const comma = separator === ",";
  const pieces: Piece[] = [
    { text: inDocumentCase(context, content.seller.name) + (comma ? "," : ""), annotation: { label: "vendor.name" } },
  ];
  for (const [i, line] of content.seller.address.lines.entries()) {
    if (!comma) pieces.push({ text: separator });
    const last = i === content.seller.address.lines.length - 1;
    pieces.push({
      text: inDocumentCase(context, line) + (comma && !last ? "," : ""),
      annotation: { label: "vendor.address", span: addressSpan },
    });
  }
  putPieces(context, frame.x, frame.y, pieces, { ink });
  if (random.chance(0.3)) context.writer.rule(frame.x, frame.y + 2, frame.x + frame.width, frame.y + 2, 0.4);
  return frame.y + context.look.leading * random.between(1.2, 2.2);
}
