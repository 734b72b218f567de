import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import { drawParty } from "../party/party-block.ts";
import { drawInfo, infoEntries } from "./document-details.ts";
import { datePiece, numberPiece } from "./printed-values.ts";

/** Content repeated at the top of later pages. */
export type RunningHead = "none" | "number" | "line" | "entries" | "seller" | "buyer";

export const runningHeads: readonly (readonly [RunningHead, number])[] = [
  ["none", 30],
  ["number", 18],
  ["line", 20],
  ["entries", 14],
  ["seller", 12],
  ["buyer", 6],
];

/** Draws it on the page just begun; returns the next baseline. */
export function drawRunningHead(context: DrawContext, frame: Frame, kind: RunningHead): number {
  const { random, content, look, writer } = context;
  const page: Piece = { text: `${caption(context, "page")} ${writer.pages.length}` };
  const number: Piece[] = [{ text: withColon(context, caption(context, "invoiceNumber")) }, numberPiece(context)];
  if (kind === "none") return frame.y;
  if (kind === "number") {
    putPieces(context, frame.x, frame.y, number, { ink: textStyle(context, { scale: 0.9 }) });
    return frame.y + look.leading;
  }
  if (kind === "line") {
    const seller: Piece = { text: inDocumentCase(context, content.seller.name), annotation: { label: "vendor.name" } };
    const title: Piece = {
      text: inDocumentCase(context, random.pick(content.lexicon.title)),
      annotation: { label: "title" },
    };
    putPieces(context, frame.x, frame.y, random.chance(0.6) ? [seller] : [title, numberPiece(context)]);
    putPieces(context, frame.x + frame.width, frame.y, [datePiece(context), page], { align: "right" });
    if (random.chance(0.5))
      writer.rule(frame.x, frame.y + look.size * 0.5, frame.x + frame.width, frame.y + look.size * 0.5, 0.5);
    return frame.y + look.leading * 1.4;
  }
  if (kind === "entries") {
    const entries = infoEntries(context, {
      number: true,
      date: random.chance(0.8),
      due: random.chance(0.3),
      more: 0.4,
    });
    return drawInfo(context, frame, entries);
  }
  const half = { ...frame, width: frame.width * 0.5 };
  const bottom = drawParty(context, half, {
    side: kind === "seller" ? "vendor" : "customer",
    party: kind === "seller" ? content.seller : content.buyer,
    withAddress: random.chance(0.6),
    extras: 0.4,
  });
  putPieces(context, frame.x + frame.width, frame.y, number, { align: "right" });
  putPieces(context, frame.x + frame.width, frame.y + look.leading, [datePiece(context)], { align: "right" });
  return Math.max(bottom, frame.y + look.leading * 2);
}
