import { type DrawContext, type Piece, withColon } from "../../drawing/draw-context.ts";

/** Share of tax numbers printed right after their caption, without a blank. */
const share = 0.1;
const signs = ["-", "-", ":", ":", ",", ".", "", "", "#", "/", "="];

/**
 * Caption and number in one word, labelled as the number: `CNPJ-12.345.678/0001-90`, `VAT:GB123456789`,
 * `CUIT,20-12345678-9`.
 */
export function gluedNumber(context: DrawContext, caption: string, value: Piece): Piece[] | undefined {
  const random = context.random.fork();
  if (!random.chance(share)) return undefined;
  const bare = caption.replace(/[\s:.#-]+$/, "");
  return [{ text: bare + random.pick(signs) }, { ...value, glued: true }];
}

/** A caption and its number, usually with a colon and a blank between them. */
export function captionedNumber(context: DrawContext, caption: string, value: Piece): Piece[] {
  return gluedNumber(context, caption, value) ?? [{ text: withColon(context, caption) }, value];
}
