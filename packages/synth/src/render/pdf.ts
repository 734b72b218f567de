import fontkit from "@pdf-lib/fontkit";
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from "pdf-lib";
import sharp from "sharp";
import { unbreakingBlanks } from "../fonts/characters.ts";
import { faceFor } from "../fonts/font-files.ts";
import { type Font, fonts } from "../fonts/fonts.ts";
import { measure } from "../fonts/measure.ts";
import type { Face } from "../fonts/woff.ts";
import type { LabelledDocument, LabelledPage, LabelledWord, Shape } from "../labelled-document.ts";
import type { Picture } from "./picture.ts";

const pointsPerInch = 72;
const fontByName: ReadonlyMap<string, Font> = new Map(fonts.map((font) => [font.name, font]));

/** A run of characters that one font file can draw. */
type Run = Readonly<{ text: string; face: Face; offset: number }>;

/** The document as a PDF with a real text layer and embedded fonts. The same document always gives the same bytes. */
export async function renderPdf(document: LabelledDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  const embed = embedder(pdf);
  for (const page of document.pages) {
    const target = pdf.addPage([page.width, page.height]);
    for (const shape of page.shapes) drawShape(target, page, shape);
    for (const word of page.words) await drawWord(target, page, word, embed);
  }
  return pdf.save();
}

/** Pictures as the pages of a PDF without a text layer, like those of a scanner. */
export async function renderScannedPdf(pages: readonly Picture[], dpi: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const { data, width, height, channels } of pages) {
    const jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 85 }).toBuffer();
    const size: [number, number] = [(width / dpi) * pointsPerInch, (height / dpi) * pointsPerInch];
    pdf.addPage(size).drawImage(await pdf.embedJpg(jpeg), { width: size[0], height: size[1] });
  }
  return pdf.save();
}

type Embed = (face: Face) => Promise<PDFFont>;

function embedder(pdf: PDFDocument): Embed {
  const embedded = new Map<string, Promise<PDFFont>>();
  return (face) => {
    const known = embedded.get(face.id);
    if (known) return known;
    // Ligatures and kerning stay off: a word is as wide as measure() says.
    const features = { liga: false, clig: false, calt: false, kern: false };
    const font = pdf.embedFont(face.openType, { subset: true, features });
    embedded.set(face.id, font);
    return font;
  };
}

async function drawWord(target: PDFPage, page: LabelledPage, word: LabelledWord, embed: Embed): Promise<void> {
  for (const { text, face, offset } of runsOf(word)) {
    target.drawText(text, {
      ...penAt(word, page, offset),
      size: word.size,
      font: await embed(face),
      color: colourOf(word.colour),
    });
  }
}

/** Start of a run and the direction of writing. */
function penAt({ x0, y0, y1, baseline, sideways }: LabelledWord, { height }: LabelledPage, offset: number) {
  if (sideways === "up") return { x: baseline, y: height - y1 + offset, rotate: degrees(90) };
  if (sideways === "down") return { x: baseline, y: height - y0 - offset, rotate: degrees(-90) };
  return { x: x0 + offset, y: height - baseline };
}

/** Splits a word where another font file is needed, and at non-breaking blanks, which are drawn as a gap. */
function runsOf(word: LabelledWord): Run[] {
  const font = fontByName.get(word.font);
  if (!font) throw new Error(`There is no font "${word.font}".`);
  const runs: Run[] = [];
  let gap = false;
  let offset = 0;
  for (const character of word.text) {
    const width = measure(character, word.font, word.size);
    const last = runs.at(-1);
    if (character in unbreakingBlanks) gap = true;
    else {
      const face = faceFor(font, character.codePointAt(0) ?? 0);
      if (last && last.face === face && !gap) runs[runs.length - 1] = { ...last, text: last.text + character };
      else runs.push({ text: character, face, offset });
      gap = false;
    }
    offset += width;
  }
  return runs;
}

function drawShape(target: PDFPage, page: LabelledPage, shape: Shape): void {
  if (shape.kind === "fill") {
    const { x0, y0, x1, y1 } = shape;
    const color = colourOf(shape.colour);
    target.drawRectangle({ x: x0, y: page.height - y1, width: x1 - x0, height: y1 - y0, color });
    return;
  }
  target.drawLine({
    start: { x: shape.x0, y: page.height - shape.y0 },
    end: { x: shape.x1, y: page.height - shape.y1 },
    thickness: shape.thickness,
    color: colourOf(shape.colour),
  });
}

function colourOf(hex = "#000000") {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const value = Number.parseInt(long, 16);
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}
