import type { Content } from "../content/content.ts";
import { type Day, formatDate } from "../formats/dates.ts";
import { formatMoney, formatNumber, formatQuantity, type MoneyStyle } from "../formats/numbers.ts";
import type { LexiconKey } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";
import type { Look } from "./document-style.ts";
import type { Align, Ink, Mark, Placed, Sheet } from "./page-writer.ts";

/** A column of paper to write in: left edge, first baseline, width. */
export type Frame = Readonly<{ x: number; y: number; width: number }>;

/** Everything a block needs to write itself. */
export type Pen = Readonly<{ random: Random; content: Content; look: Look; sheet: Sheet }>;

export function body(pen: Pen, change?: Partial<Ink> & { bold?: boolean; scale?: number }): Ink {
  const { look } = pen;
  return {
    font: change?.font ?? (change?.bold ? look.bold : look.font),
    size: (change?.size ?? look.size) * (change?.scale ?? 1),
    ...(change?.colour === undefined ? {} : { colour: change.colour }),
  };
}

export function captionInk(pen: Pen): Ink {
  return body(pen, { bold: pen.look.captionBold, scale: pen.look.captionScale });
}

/** A caption of the document's language, in the document's case, without its colon. */
export function caption(pen: Pen, key: LexiconKey): string {
  return cased(pen, pen.random.pick(pen.content.lexicon[key]));
}

/** In the document's case for captions. */
export function cased(pen: Pen, text: string): string {
  const { captionCase, allCapitals } = pen.look;
  if (captionCase === "upper" || allCapitals) return text.toUpperCase();
  if (captionCase === "lower") return text.toLowerCase();
  return text;
}

export function withColon(pen: Pen, text: string): string {
  return /[:#]$/.test(text) ? text : text + pen.look.colon;
}

/** Free text, in capitals where the whole document is. */
export function spoken(pen: Pen, text: string): string {
  return pen.look.allCapitals ? text.toUpperCase() : text;
}

export function dateText(pen: Pen, day: Day): string {
  return spoken(pen, formatDate(day, pen.look.dates, pen.content.lexicon.months));
}

export function moneyText(pen: Pen, minorUnits: number, style: MoneyStyle = pen.look.sumMoney): string {
  const { decimals } = pen.content;
  return formatMoney(minorUnits / 10 ** decimals, decimals, pen.look.numbers, style);
}

export function priceText(pen: Pen, price: number, style: MoneyStyle = pen.look.lineMoney): string {
  const needed = Math.max(pen.look.priceDecimals, decimalsNeeded(price));
  return formatMoney(price, needed, pen.look.numbers, style);
}

function decimalsNeeded(value: number): number {
  for (let digits = 0; digits < 4; digits += 1)
    if (Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6) return digits;
  return 4;
}

export function quantityText(pen: Pen, quantity: number): string {
  return formatQuantity(quantity, pen.look.quantityDecimals, pen.look.numbers);
}

export function rateText(pen: Pen, rate: number): string {
  const digits = Math.max(decimalsNeeded(rate), pen.random.pick([0, 0, 0, 1, 2]));
  return formatNumber(rate, digits, { ...pen.look.numbers, group: "" }) + pen.random.pick(["%", "%", " %"]);
}

export function put(
  pen: Pen,
  x: number,
  y: number,
  text: string,
  more?: { ink?: Ink; align?: Align; mark?: Mark },
): Placed {
  return pen.sheet.put({
    x,
    y,
    text,
    ink: more?.ink ?? body(pen),
    ...(more?.align === undefined ? {} : { align: more.align }),
    ...(more?.mark === undefined ? {} : { mark: more.mark }),
  });
}

/** The x that aligned text hangs from inside a frame. */
export function anchor(frame: Frame, align: Align): number {
  if (align === "right") return frame.x + frame.width;
  return align === "centre" ? frame.x + frame.width / 2 : frame.x;
}

/** Lines of one value that is wrapped or printed on several lines: all in one span. Returns the next baseline. */
export function putLines(
  pen: Pen,
  frame: Frame,
  lines: readonly string[],
  more?: { ink?: Ink; align?: Align; mark?: Mark; leading?: number },
): number {
  const ink = more?.ink ?? body(pen);
  const leading = more?.leading ?? pen.look.leading * Math.max(1, ink.size / pen.look.size);
  const align = more?.align ?? "left";
  const span = more?.mark === undefined ? undefined : (more.mark.span ?? pen.sheet.newSpan());
  let y = frame.y;
  for (const line of lines) {
    for (const part of pen.sheet.wrap(line, ink, frame.width)) {
      put(pen, anchor(frame, align), y, part, {
        ink,
        align,
        ...(more?.mark === undefined || span === undefined ? {} : { mark: { ...more.mark, span } }),
      });
      y += leading;
    }
  }
  return y;
}

/** Caption and value on one line; glued where the document prints no blank after its colons. */
export function captioned(pen: Pen, text: string, value: readonly Piece[], ink?: Ink): Piece[] {
  const shown = withColon(pen, text);
  const glue = pen.look.gluedValues && shown.endsWith(":");
  const label: Piece = { text: shown, ...(ink === undefined ? {} : { ink }) };
  return [label, ...value.map((piece, i) => (i === 0 && glue ? { ...piece, glued: true } : piece))];
}

/** Part of a line: a caption, or a value inside a sentence. `glued` parts follow without a space. */
export type Piece = Readonly<{ text: string; mark?: Mark; glued?: boolean; ink?: Ink }>;

export function piecesWidth(pen: Pen, pieces: readonly Piece[], ink: Ink): number {
  let width = 0;
  for (const [i, piece] of pieces.entries()) {
    if (i > 0 && !piece.glued) width += pen.sheet.textWidth(" ", ink);
    width += pen.sheet.textWidth(piece.text, piece.ink ?? ink);
  }
  return width;
}

export function putPieces(
  pen: Pen,
  x: number,
  y: number,
  pieces: readonly Piece[],
  more?: { ink?: Ink; align?: Align },
): Placed {
  const ink = more?.ink ?? body(pen);
  const total = piecesWidth(pen, pieces, ink);
  const start = more?.align === "right" ? x - total : more?.align === "centre" ? x - total / 2 : x;
  const left = Math.max(1, Math.min(start, pen.sheet.width - 1 - total));
  let at = left;
  for (const [i, piece] of pieces.entries()) {
    if (i > 0 && !piece.glued) at += pen.sheet.textWidth(" ", ink);
    const used = piece.ink ?? ink;
    put(pen, at, y, piece.text, piece.mark === undefined ? { ink: used } : { ink: used, mark: piece.mark });
    at += pen.sheet.textWidth(piece.text, used);
  }
  return { left, right: at, span: -1 };
}

/** Flowing text with values inside, broken where the frame ends. Returns the next baseline. */
export function putParagraph(
  pen: Pen,
  frame: Frame,
  pieces: readonly Piece[],
  more?: { ink?: Ink; leading?: number },
): number {
  const ink = more?.ink ?? body(pen);
  const leading = more?.leading ?? pen.look.leading * (ink.size / pen.look.size);
  const space = pen.sheet.textWidth(" ", ink);
  let x = frame.x;
  let y = frame.y;
  for (const piece of pieces) {
    const span =
      piece.mark === undefined || piece.mark.label === "none" ? undefined : (piece.mark.span ?? pen.sheet.newSpan());
    for (const [i, word] of piece.text.split(" ").entries()) {
      const width = pen.sheet.textWidth(word, ink);
      const gap = x === frame.x || (i === 0 && piece.glued) ? 0 : space;
      if (x + gap + width > frame.x + frame.width && x > frame.x) {
        x = frame.x;
        y += leading;
      } else x += gap;
      put(
        pen,
        x,
        y,
        word,
        piece.mark === undefined ? { ink } : { ink, mark: span === undefined ? piece.mark : { ...piece.mark, span } },
      );
      x += width;
    }
  }
  return y + leading;
}

/** Pieces broken into lines where the frame ends, each line aligned. Returns the next baseline. */
export function putWrapped(
  pen: Pen,
  frame: Frame,
  pieces: readonly Piece[],
  { ink = body(pen), align }: { ink?: Ink; align: Align },
): number {
  const words = pieces.flatMap(({ text, mark, glued }) => {
    const span = mark === undefined || mark.label === "none" ? undefined : (mark.span ?? pen.sheet.newSpan());
    return spoken(pen, text)
      .split(" ")
      .map(
        (word, i): Piece => ({
          text: word,
          ...(mark === undefined ? {} : { mark: span === undefined ? mark : { ...mark, span } }),
          ...(glued && i === 0 ? { glued } : {}),
        }),
      );
  });
  let { y } = frame;
  let line: Piece[] = [];
  const flush = () => {
    putPieces(pen, anchor(frame, align), y, line, { ink, align });
    y += pen.look.leading * Math.max(1, ink.size / pen.look.size);
  };
  for (const word of words) {
    if (line.length > 0 && !word.glued && piecesWidth(pen, [...line, word], ink) > frame.width) {
      flush();
      line = [];
    }
    line.push(word);
  }
  if (line.length > 0) flush();
  return y;
}
