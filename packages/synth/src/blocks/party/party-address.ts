import type { PartyContent } from "../../content/content.ts";
import {
  anchor,
  body,
  caption,
  type Frame,
  type Pen,
  type Piece,
  piecesWidth,
  putLines,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align, Ink, Mark } from "../../drawing/page-writer.ts";
import { captionedNumber } from "./number-with-caption.ts";

type AddressWish = Readonly<{
  lines: readonly string[];
  mark: Mark;
  ink?: Ink /** On the last line of the address. */;
  phone?: string;
}>;

/** On separate lines mostly; sometimes run together with commas, dots or bars between. */
export function drawAddress(pen: Pen, frame: Frame, wish: AddressWish, align: Align): number {
  const { random } = pen;
  const lines = wish.lines.map((line) => spoken(pen, line));
  const ink = wish.ink ?? body(pen);
  if (wish.phone !== undefined) return drawAddressWithPhone(pen, frame, { ...wish, lines, phone: wish.phone }, align);
  if (lines.length > 1 && random.chance(0.14)) {
    const joined = lines.join(random.pick([", ", ", ", " ", " - "])).replace(/,,/g, ",");
    return putLines(pen, frame, [joined], { ink, align, mark: wish.mark });
  }
  if (lines.length > 2 && random.chance(0.12)) {
    const at = random.int(0, lines.length - 2);
    const merged = [
      ...lines.slice(0, at),
      `${lines[at]}, ${lines[at + 1]}`.replace(/,,/g, ","),
      ...lines.slice(at + 2),
    ];
    return putLines(pen, frame, merged, { ink, align, mark: wish.mark });
  }
  const ended = random.chance(0.06)
    ? lines.map((line, i) => (i < lines.length - 1 && !line.endsWith(",") ? `${line},` : line))
    : lines;
  return putLines(pen, frame, ended, { ink, align, mark: wish.mark });
}

function drawAddressWithPhone(pen: Pen, frame: Frame, wish: AddressWish & { phone: string }, align: Align): number {
  const ink = wish.ink ?? body(pen);
  const mark: Mark = { ...wish.mark, span: wish.mark.span ?? pen.sheet.newSpan() };
  const y = putLines(pen, frame, wish.lines.slice(0, -1), { ink, align, mark });
  const phone: Mark = { label: "contact", ...(mark.party === undefined ? {} : { party: mark.party }) };
  const pieces: Piece[] = [
    { text: wish.lines.at(-1) as string, mark },
    ...(pen.random.chance(0.3) ? [{ text: pen.random.pick(["-", "|", ","]) }] : []),
    { text: withColon(pen, caption(pen, "phone")) },
    { text: wish.phone, mark: phone },
  ];
  const scale = Math.max(0.6, Math.min(1, frame.width / piecesWidth(pen, pieces, ink)));
  putPieces(pen, anchor(frame, align), y, pieces, { ink: { ...ink, size: ink.size * scale }, align });
  return y + pen.look.leading;
}

/** Address, phone and web one after the other along the line, the way letterheads print them. */
export function drawRunOn(pen: Pen, frame: Frame, party: PartyContent, align: Align): number {
  const { random, sheet, look } = pen;
  const separator = random.pick(["·", "|", "-", "•", "*"]);
  const span = sheet.newSpan();
  const parts: Piece[][] = party.address.lines.map((line) => [
    { text: spoken(pen, line), mark: { label: "vendor.address", span } },
  ]);
  if (random.chance(0.7))
    parts.push([{ text: withColon(pen, caption(pen, "phone")) }, { text: party.phone, mark: { label: "contact" } }]);
  if (random.chance(0.4)) parts.push([{ text: party.web, mark: { label: "contact" } }]);
  if (random.chance(0.3))
    parts.push(captionedNumber(pen, caption(pen, "taxId"), { text: party.taxId, mark: { label: "vendor.tax_id" } }));
  const ink = body(pen, { scale: random.pick([0.8, 0.9, 1]) });
  let row: Piece[] = [];
  let { y } = frame;
  for (const part of parts) {
    const longer = row.length === 0 ? part : [...row, { text: separator }, ...part];
    if (row.length > 0 && piecesWidth(pen, longer, ink) > frame.width) {
      putPieces(pen, anchor(frame, align), y, row, { ink, align });
      y += look.leading;
      row = part;
    } else row = longer;
  }
  putPieces(pen, anchor(frame, align), y, row, { ink, align });
  return y + look.leading;
}
