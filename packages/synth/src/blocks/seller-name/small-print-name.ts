import {
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putParagraph,
  textStyle,
} from "../../drawing/draw-context.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { formCaption } from "../page/form-cells.ts";
import { fillSentence } from "../page/printed-values.ts";

/** Share of pages that repeat the seller's name at the bottom: signature line, copyright, payee of cheques. */
const share = 0.2;

/** "For X", "© X", "Payable to X" in an empty strip of the last page. */
export function drawSmallPrintName(context: DrawContext): void {
  const random = context.random.fork(0x5167);
  if (!random.chance(share)) return;
  const forked: DrawContext = { ...context, random };
  const sentences = sellerSentences[context.content.language];
  const isSigned = random.chance(0.6);
  const strip = emptyStrip(context, context.look.leading * (isSigned ? 5 : 2.5));
  if (strip === undefined) return;
  if (isSigned) drawSignature(forked, strip);
  else {
    const kind = random.pick([sentences.rights, sentences.payable]);
    const ink = textStyle(context, { scale: random.between(0.65, 0.95) });
    putParagraph(context, strip, spokenPieces(forked, random.pick(kind)), { ink });
  }
}

/** "For X", space for a signature, "Authorised signatory", mostly at the right. */
function drawSignature(context: DrawContext, strip: Frame): void {
  const { random, look } = context;
  const width = strip.width * random.between(0.35, 0.5);
  const x = random.chance(0.8) ? strip.x + strip.width - width : strip.x;
  const ink = textStyle(context, { bold: random.chance(0.3), scale: random.pick([0.85, 1, 1]) });
  const sentence = random.pick(sellerSentences[context.content.language].signature);
  const y = putParagraph(context, { ...strip, x, width }, spokenPieces(context, sentence), { ink });
  if (random.chance(0.75))
    put(context, x, y + look.leading * random.pick([0, 1, 1.5]), formCaption(context, "signature"));
}

function spokenPieces(context: DrawContext, sentence: string): Piece[] {
  return fillSentence(context, sentence).map((piece) => ({ ...piece, text: inDocumentCase(context, piece.text) }));
}

/** The first empty strip in the lower half of the page, across its whole width. */
function emptyStrip({ writer, look }: DrawContext, height: number): Frame | undefined {
  const { words } = writer.page;
  if (words.length === 0) return undefined;
  const middle = writer.height / 2;
  const written = words.filter(({ y1 }) => y1 > middle).sort((a, b) => a.y0 - b.y0);
  let bottom = middle;
  const left = Math.min(...words.map(({ x0 }) => x0));
  const at = (y: number): Frame => ({ x: left, y: y + look.leading * 1.2, width: writer.width - 2 * left });
  for (const { y0, y1 } of written) {
    if (y0 - bottom > height) return at(bottom);
    bottom = Math.max(bottom, y1);
  }
  return writer.height - 20 - bottom > height ? at(bottom) : undefined;
}
