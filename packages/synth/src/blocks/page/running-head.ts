import {
  body,
  caption,
  type Frame,
  type Pen,
  type Piece,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import { drawParty } from "../party/party-block.ts";
import { drawInfo, infoEntries } from "./document-details.ts";
import { datePiece, numberPiece } from "./printed-values.ts";

/** What later pages repeat at their top. */
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
export function drawRunningHead(pen: Pen, frame: Frame, kind: RunningHead): number {
  const { random, content, look, sheet } = pen;
  const page: Piece = { text: `${caption(pen, "page")} ${sheet.pages.length}` };
  const number: Piece[] = [{ text: withColon(pen, caption(pen, "invoiceNumber")) }, numberPiece(pen)];
  if (kind === "none") return frame.y;
  if (kind === "number") {
    putPieces(pen, frame.x, frame.y, number, { ink: body(pen, { scale: 0.9 }) });
    return frame.y + look.leading;
  }
  if (kind === "line") {
    const seller: Piece = { text: spoken(pen, content.seller.name), mark: { label: "vendor.name" } };
    const title: Piece = { text: spoken(pen, random.pick(content.lexicon.title)), mark: { label: "title" } };
    putPieces(pen, frame.x, frame.y, random.chance(0.6) ? [seller] : [title, numberPiece(pen)]);
    putPieces(pen, frame.x + frame.width, frame.y, [datePiece(pen), page], { align: "right" });
    if (random.chance(0.5))
      sheet.rule(frame.x, frame.y + look.size * 0.5, frame.x + frame.width, frame.y + look.size * 0.5, 0.5);
    return frame.y + look.leading * 1.4;
  }
  if (kind === "entries") {
    const entries = infoEntries(pen, { number: true, date: random.chance(0.8), due: random.chance(0.3), more: 0.4 });
    return drawInfo(pen, frame, entries);
  }
  const half = { ...frame, width: frame.width * 0.5 };
  const bottom = drawParty(pen, half, {
    side: kind === "seller" ? "vendor" : "customer",
    party: kind === "seller" ? content.seller : content.buyer,
    withAddress: random.chance(0.6),
    extras: 0.4,
  });
  putPieces(pen, frame.x + frame.width, frame.y, number, { align: "right" });
  putPieces(pen, frame.x + frame.width, frame.y + look.leading, [datePiece(pen)], { align: "right" });
  return Math.max(bottom, frame.y + look.leading * 2);
}
