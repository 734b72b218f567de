import { body, type Frame, type Pen, type Piece, put, putParagraph, spoken } from "../../drawing/draw-context.ts";
import { sellerSentences } from "../../lexicon/seller-sentences.ts";
import { formCaption } from "../page/form-cells.ts";
import { fillSentence } from "../page/printed-values.ts";

/** How many pages say the seller's name once more beneath everything: where one signs for it, and whose rights and cheques they are. */
const share = 0.2;

/** "For X", "© X", "Payable to X" in an empty strip of the last page. */
export function drawSmallPrintName(pen: Pen): void {
  const random = pen.random.aside(0x5167);
  if (!random.chance(share)) return;
  const aside: Pen = { ...pen, random };
  const sentences = sellerSentences[pen.content.language];
  const isSigned = random.chance(0.6);
  const strip = emptyStrip(pen, pen.look.leading * (isSigned ? 5 : 2.5));
  if (strip === undefined) return;
  if (isSigned) drawSignature(aside, strip);
  else {
    const kind = random.pick([sentences.rights, sentences.payable]);
    const ink = body(pen, { scale: random.between(0.65, 0.95) });
    putParagraph(pen, strip, spokenPieces(aside, random.pick(kind)), { ink });
  }
}

/** "For X", room for a pen, "Authorised signatory", most often at the right. */
function drawSignature(pen: Pen, strip: Frame): void {
  const { random, look } = pen;
  const width = strip.width * random.between(0.35, 0.5);
  const x = random.chance(0.8) ? strip.x + strip.width - width : strip.x;
  const ink = body(pen, { bold: random.chance(0.3), scale: random.pick([0.85, 1, 1]) });
  const sentence = random.pick(sellerSentences[pen.content.language].signature);
  const y = putParagraph(pen, { ...strip, x, width }, spokenPieces(pen, sentence), { ink });
  if (random.chance(0.75)) put(pen, x, y + look.leading * random.pick([0, 1, 1.5]), formCaption(pen, "signature"));
}

function spokenPieces(pen: Pen, sentence: string): Piece[] {
  return fillSentence(pen, sentence).map((piece) => ({ ...piece, text: spoken(pen, piece.text) }));
}

/** The first strip of the page's lower half, across its whole width, that nobody has written on. */
function emptyStrip({ sheet, look }: Pen, height: number): Frame | undefined {
  const { words } = sheet.page;
  if (words.length === 0) return undefined;
  const middle = sheet.height / 2;
  const written = words.filter(({ y1 }) => y1 > middle).sort((a, b) => a.y0 - b.y0);
  let bottom = middle;
  const left = Math.min(...words.map(({ x0 }) => x0));
  const at = (y: number): Frame => ({ x: left, y: y + look.leading * 1.2, width: sheet.width - 2 * left });
  for (const { y0, y1 } of written) {
    if (y0 - bottom > height) return at(bottom);
    bottom = Math.max(bottom, y1);
  }
  return sheet.height - 20 - bottom > height ? at(bottom) : undefined;
}
