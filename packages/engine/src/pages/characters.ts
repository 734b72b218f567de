import type { PdfDocument } from "../pdf/document.ts";
import { type Upright, uprightBox, uprightPoint } from "../pdf/upright.ts";
import { isUnder } from "./covers.ts";
import type { Drawings } from "./drawings.ts";
import { fillColourOf } from "./fill-colour.ts";
import type { Character } from "./page.ts";

/** PDFium's mark for a hyphen at the end of a line. */
const softLineHyphen = 2;
const invisibleRenderMode = 3;
/** Of 255: grey print is darker, and what is more transparent than this is hardly there. */
const paleGrey = 170;
const opaqueAlpha = 64;
/** A page with more characters than this is no invoice; reading on would only spend time. */
const maxCharacters = 200_000;

type RawCharacter = Readonly<{
  code: number;
  box: readonly [number, number, number, number];
  origin: readonly [number, number];
  quarter: number;
  generated: boolean;
  unmapped: boolean;
}> &
  Ink;

/** How the text object that a character belongs to is drawn. */
type Ink = Readonly<Pick<Character, "invisible" | "pale"> & { object: number }>;

/** Every character of the page in the file's own order, still in the page's own points. */
export function readRawCharacters(document: PdfDocument, textPage: number): RawCharacter[] {
  const { api, memory } = document.pdfium;
  const count = Math.min(api.FPDFText_CountChars(textPage), maxCharacters);
  const direct = memory.wasmExports;
  const inkOf = inkReader(document, textPage);
  const characters: RawCharacter[] = [];
  for (let index = 0; index < count; index++) {
    const code = direct.FPDFText_GetUnicode(textPage, index);
    if (code === 0) continue;
    characters.push({
      code,
      box: boxOf(document, textPage, index),
      origin: originOf(document, textPage, index),
      quarter: Math.round(direct.FPDFText_GetCharAngle(textPage, index) / (Math.PI / 2)) & 3,
      generated: direct.FPDFText_IsGenerated(textPage, index) === 1,
      unmapped: direct.FPDFText_HasUnicodeMapError(textPage, index) === 1,
      ...inkOf(index),
    });
  }
  return characters;
}

/** The loose box: GetFontSize is 1 wherever the size sits in the text matrix, and ink boxes have no common height. */
function boxOf({ pdfium }: PdfDocument, textPage: number, index: number): RawCharacter["box"] {
  const { memory, scratch } = pdfium;
  memory.wasmExports.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const { HEAPF32: floats } = memory;
  const at = scratch >> 2;
  return [floats[at] ?? 0, floats[at + 3] ?? 0, floats[at + 2] ?? 0, floats[at + 1] ?? 0];
}

function originOf({ pdfium }: PdfDocument, textPage: number, index: number): RawCharacter["origin"] {
  const { memory, scratch } = pdfium;
  memory.wasmExports.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const at = scratch >> 3;
  return [memory.HEAPF64[at] ?? 0, memory.HEAPF64[at + 1] ?? 0];
}

const plainInk: Ink = { object: 0, invisible: false, pale: false };

/** Characters share a text object for whole runs, so the last answer is kept. */
function inkReader(document: PdfDocument, textPage: number): (index: number) => Ink {
  const direct = document.pdfium.memory.wasmExports;
  let lastObject = 0;
  let lastAnswer = plainInk;
  return (index) => {
    const object = direct.FPDFText_GetTextObject(textPage, index);
    if (object !== lastObject) {
      lastObject = object;
      lastAnswer = object === 0 ? plainInk : inkOfText(document, object);
    }
    return lastAnswer;
  };
}

function inkOfText(document: PdfDocument, object: number): Ink {
  const mode = document.pdfium.memory.wasmExports.FPDFTextObj_GetTextRenderMode(object);
  return { object, invisible: mode === invisibleRenderMode, pale: isPale(document, object) };
}

function isPale(document: PdfDocument, object: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 255] = fillColourOf(document, object) ?? [];
  return alpha < opaqueAlpha || 0.3 * red + 0.59 * green + 0.11 * blue > paleGrey;
}

/**
 * Quarter turns (clockwise) that bring most characters upright. A page whose content lies on its side, with no /Rotate to
 * say so, is as common as a landscape table printed on portrait paper.
 */
export function contentTurns(characters: readonly RawCharacter[], pageTurns: number): number {
  const votes = [0, 0, 0, 0];
  for (const character of characters) {
    if (character.generated || character.code === 0x20) continue;
    const seen = (character.quarter + pageTurns) & 3;
    votes[seen] = (votes[seen] ?? 0) + 1;
  }
  const total = votes.reduce((sum, vote) => sum + vote, 0);
  const leader = votes.indexOf(Math.max(...votes));
  const clear = total >= 20 && (votes[leader] ?? 0) > 0.6 * total;
  return clear ? (4 - leader) & 3 : 0;
}

export function placeCharacter(raw: RawCharacter, frame: Upright, { covers, textDrawn }: Drawings): Character {
  const [originX, originY] = uprightPoint(frame, raw.origin[0], raw.origin[1]);
  const box = uprightBox(frame, raw.box);
  const drawn = textDrawn.get(raw.object);
  return {
    text: raw.code === softLineHyphen ? "-" : String.fromCodePoint(raw.code),
    box,
    originX,
    originY,
    turns: (raw.quarter + frame.turns) & 3,
    generated: raw.generated,
    unmapped: raw.unmapped,
    invisible: raw.invisible,
    pale: raw.pale,
    covered: drawn !== undefined && isUnder(box, drawn, covers),
  };
}
