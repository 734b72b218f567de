import type { Content } from "../content/content.ts";
import { type Day, formatDate } from "../formats/dates.ts";
import { formatMoney, formatNumber, formatQuantity, type MoneyStyle } from "../formats/numbers.ts";
import { inCapitals, inSmallLetters } from "../letter-case.ts";
import type { LexiconKey } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";
import type { DocumentStyle } from "./document-style.ts";
import type { Align, Annotation, PageWriter, Placed, TextStyle } from "./page-writer.ts";

/** An area to write in: left edge, first baseline, width. */
export type Frame = Readonly<{ x: number; y: number; width: number }>;

/** Everything a block needs for drawing. */
export type DrawContext = Readonly<{ random: Random; content: Content; look: DocumentStyle; writer: PageWriter }>;

export function textStyle(
  context: DrawContext,
  change?: Partial<TextStyle> & { bold?: boolean; scale?: number },
): TextStyle {
  const { look } = context;
  return {
    font: change?.font ?? (change?.bold ? look.bold : look.font),
    size: (change?.size ?? look.size) * (change?.scale ?? 1),
    ...(change?.colour === undefined ? {} : { colour: change.colour }),
  };
}

export function captionStyle(context: DrawContext): TextStyle {
  return textStyle(context, { bold: context.look.captionBold, scale: context.look.captionScale });
}

/** A caption of the document's language, in the document's case, without its colon. */
export function caption(context: DrawContext, key: LexiconKey): string {
  return inCaptionCase(context, context.random.pick(context.content.lexicon[key]));
}

/** In the document's case for captions. */
export function inCaptionCase(context: DrawContext, text: string): string {
  const { captionCase, allCapitals } = context.look;
  if (captionCase === "upper" || allCapitals) return inCapitals(text);
  if (captionCase === "lower") return inSmallLetters(text);
  return text;
}

export function withColon(context: DrawContext, text: string): string {
  return /[:#]$/.test(text) ? text : text + context.look.colon;
}

/** Free text, in capitals if the whole document is. */
export function inDocumentCase(context: DrawContext, text: string): string {
  return context.look.allCapitals ? inCapitals(text) : text;
}

export function dateText(context: DrawContext, day: Day): string {
  return inDocumentCase(context, formatDate(day, context.look.dates, context.content.lexicon.months));
}

export function moneyText(context: DrawContext, minorUnits: number, style: MoneyStyle = context.look.sumMoney): string {
  const { decimals } = context.content;
  return formatMoney(minorUnits / 10 ** decimals, decimals, context.look.numbers, style);
}

export function priceText(context: DrawContext, price: number, style: MoneyStyle = context.look.lineMoney): string {
  const needed = Math.max(context.look.priceDecimals, decimalsNeeded(price));
  return formatMoney(price, needed, context.look.numbers, style);
}

function decimalsNeeded(value: number): number {
  for (let digits = 0; digits < 4; digits += 1)
    if (Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6) return digits;
  return 4;
}

export function quantityText(context: DrawContext, quantity: number): string {
  return formatQuantity(quantity, context.look.quantityDecimals, context.look.numbers);
}

export function rateText(context: DrawContext, rate: number): string {
  const digits = Math.max(decimalsNeeded(rate), context.random.pick([0, 0, 0, 1, 2]));
  return formatNumber(rate, digits, { ...context.look.numbers, group: "" }) + context.random.pick(["%", "%", " %"]);
}

export function put(
  context: DrawContext,
  x: number,
  y: number,
  text: string,
  more?: { ink?: TextStyle; align?: Align; annotation?: Annotation },
): Placed {
  return context.writer.put({
    x,
    y,
    text,
    ink: more?.ink ?? textStyle(context),
    ...(more?.align === undefined ? {} : { align: more.align }),
    ...(more?.annotation === undefined ? {} : { annotation: more.annotation }),
  });
}

/** The x coordinate of aligned text in a frame. */
export function anchor(frame: Frame, align: Align): number {
  if (align === "right") return frame.x + frame.width;
  return align === "centre" ? frame.x + frame.width / 2 : frame.x;
}

/** Writes a value on several lines, as one span. Returns the next baseline. */
export function putLines(
  context: DrawContext,
  frame: Frame,
  lines: readonly string[],
  more?: { ink?: TextStyle; align?: Align; annotation?: Annotation; leading?: number },
): number {
  const ink = more?.ink ?? textStyle(context);
  const leading = more?.leading ?? context.look.leading * Math.max(1, ink.size / context.look.size);
  const align = more?.align ?? "left";
  const span = more?.annotation === undefined ? undefined : (more.annotation.span ?? context.writer.newSpan());
  let y = frame.y;
  for (const line of lines) {
    for (const part of context.writer.wrap(line, ink, frame.width)) {
      put(context, anchor(frame, align), y, part, {
        ink,
        align,
        ...(more?.annotation === undefined || span === undefined ? {} : { annotation: { ...more.annotation, span } }),
      });
      y += leading;
    }
  }
  return y;
}

/** Caption and value on one line; without a blank between them if that is the document's style. */
export function captioned(context: DrawContext, text: string, value: readonly Piece[], ink?: TextStyle): Piece[] {
  const shown = withColon(context, text);
  const glue = context.look.gluedValues && shown.endsWith(":");
  const label: Piece = { text: shown, ...(ink === undefined ? {} : { ink }) };
  return [label, ...value.map((piece, i) => (i === 0 && glue ? { ...piece, glued: true } : piece))];
}

/** Part of a line: a caption, or a value inside a sentence. `glued` parts follow without a space. */
export type Piece = Readonly<{ text: string; annotation?: Annotation; glued?: boolean; ink?: TextStyle }>;

export function piecesWidth(context: DrawContext, pieces: readonly Piece[], ink: TextStyle): number {
  let width = 0;
  for (const [i, piece] of pieces.entries()) {
    if (i > 0 && !piece.glued) width += context.writer.textWidth(" ", ink);
    width += context.writer.textWidth(piece.text, piece.ink ?? ink);
  }
  return width;
}

export function putPieces(
  context: DrawContext,
  x: number,
  y: number,
  pieces: readonly Piece[],
  more?: { ink?: TextStyle; align?: Align },
): Placed {
  const ink = more?.ink ?? textStyle(context);
  const total = piecesWidth(context, pieces, ink);
  const start = more?.align === "right" ? x - total : more?.align === "centre" ? x - total / 2 : x;
  const left = Math.max(1, Math.min(start, context.writer.width - 1 - total));
  let at = left;
  for (const [i, piece] of pieces.entries()) {
    if (i > 0 && !piece.glued) at += context.writer.textWidth(" ", ink);
    const used = piece.ink ?? ink;
    put(
      context,
      at,
      y,
      piece.text,
      piece.annotation === undefined ? { ink: used } : { ink: used, annotation: piece.annotation },
    );
    at += context.writer.textWidth(piece.text, used);
  }
  return { left, right: at, span: -1 };
}

/** Flowing text with values inside, wrapped to the frame. Returns the next baseline. */
export function putParagraph(
  context: DrawContext,
  frame: Frame,
  pieces: readonly Piece[],
  more?: { ink?: TextStyle; leading?: number },
): number {
  const ink = more?.ink ?? textStyle(context);
  const leading = more?.leading ?? context.look.leading * (ink.size / context.look.size);
  const space = context.writer.textWidth(" ", ink);
  let x = frame.x;
  let y = frame.y;
  for (const piece of pieces) {
    const span =
      piece.annotation === undefined || piece.annotation.label === "none"
        ? undefined
        : (piece.annotation.span ?? context.writer.newSpan());
    for (const [i, word] of piece.text.split(" ").entries()) {
      const width = context.writer.textWidth(word, ink);
      const gap = x === frame.x || (i === 0 && piece.glued) ? 0 : space;
      if (x + gap + width > frame.x + frame.width && x > frame.x) {
        x = frame.x;
        y += leading;
      } else x += gap;
      put(
        context,
        x,
        y,
        word,
        piece.annotation === undefined
          ? { ink }
          : { ink, annotation: span === undefined ? piece.annotation : { ...piece.annotation, span } },
      );
      x += width;
    }
  }
  return y + leading;
}

/** Pieces wrapped to the frame, each line aligned. Returns the next baseline. */
export function putWrapped(
  context: DrawContext,
  frame: Frame,
  pieces: readonly Piece[],
  { ink = textStyle(context), align }: { ink?: TextStyle; align: Align },
): number {
  const words = pieces.flatMap(({ text, annotation, glued }) => {
    const span =
      annotation === undefined || annotation.label === "none"
        ? undefined
        : (annotation.span ?? context.writer.newSpan());
    return inDocumentCase(context, text)
      .split(" ")
      .map(
        (word, i): Piece => ({
          text: word,
          ...(annotation === undefined
            ? {}
            : { annotation: span === undefined ? annotation : { ...annotation, span } }),
          ...(glued && i === 0 ? { glued } : {}),
        }),
      );
  });
  let { y } = frame;
  let line: Piece[] = [];
  const flush = () => {
    putPieces(context, anchor(frame, align), y, line, { ink, align });
    y += context.look.leading * Math.max(1, ink.size / context.look.size);
  };
  for (const word of words) {
    if (line.length > 0 && !word.glued && piecesWidth(context, [...line, word], ink) > frame.width) {
      flush();
      line = [];
    }
    line.push(word);
  }
  if (line.length > 0) flush();
  return y;
}
