import { body, type Frame, type Pen, type Piece, putPieces, spoken } from "../../drawing/draw-context.ts";

/** The small line above a window envelope's address: sender on one line. */
export function drawSenderLine(pen: Pen, frame: Frame): number {
  const { random, content } = pen;
  const ink = body(pen, { scale: random.between(0.6, 0.85) });
  const separator = random.pick(["·", "-", "|", "•", ",", "–"]);
  const addressSpan = pen.sheet.newSpan();
  const comma = separator === ",";
  const pieces: Piece[] = [
    { text: spoken(pen, content.seller.name) + (comma ? "," : ""), mark: { label: "vendor.name" } },
  ];
  for (const [i, line] of content.seller.address.lines.entries()) {
    if (!comma) pieces.push({ text: separator });
    const last = i === content.seller.address.lines.length - 1;
    pieces.push({
      text: spoken(pen, line) + (comma && !last ? "," : ""),
      mark: { label: "vendor.address", span: addressSpan },
    });
  }
  putPieces(pen, frame.x, frame.y, pieces, { ink });
  if (random.chance(0.3)) pen.sheet.rule(frame.x, frame.y + 2, frame.x + frame.width, frame.y + 2, 0.4);
  return frame.y + pen.look.leading * random.between(1.2, 2.2);
}
