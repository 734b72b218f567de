import type { PdfDocument } from "../pdf/document.ts";
import { type Upright, uprightBox, uprightPoint } from "../pdf/upright.ts";
import { isUnder } from "./covers.ts";
import type { Drawings } from "./drawings.ts";
import { fillColourOf } from "./fill-colour.ts";
import type { Cell } from "./glyph-cells.ts";
import type { Character } from "./page.ts";
import type { RawCharacter, TextStyle } from "./raw-character.ts";

/** PDFium's code for a hyphen at the end of a line. */
const softLineHyphen = 2;
const invisibleRenderMode = 3;
/** Of 255: regular grey print is darker and more opaque. */
const paleGrey = 170;
const opaqueAlpha = 64;
/** Characters per page; a page with more is no invoice, and is not read further. */
const maxCharacters = 200_000;

/**
 * The printed characters of the page in the file's own order. PDFium's added blanks are left out: gaps are measured
 * here.
 */
export function readRawCharacters(document: PdfDocument, textPage: number): RawCharacter[] {
  const { api, memory } = document.pdfium;
  const count = Math.min(api.FPDFText_CountChars(textPage), maxCharacters);
  const direct = memory.wasmExports;
  const styleAt = styleReader(document, textPage);
  const characters: RawCharacter[] = [];
  for (let index = 0; index < count; index++) {
    const code = direct.FPDFText_GetUnicode(textPage, index);
    if (code === 0 || direct.FPDFText_IsGenerated(textPage, index) === 1) continue;
    characters.push({
      code,
      box: boxOf(document, textPage, index),
      origin: originOf(document, textPage, index),
      quarter: Math.round(direct.FPDFText_GetCharAngle(textPage, index) / (Math.PI / 2)) & 3,
      unmapped: direct.FPDFText_HasUnicodeMapError(textPage, index) === 1,
      style: styleAt(index),
    });
  }
  return characters;
}

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

/** Cached, because consecutive characters share a text object. */
function styleReader(document: PdfDocument, textPage: number): (index: number) => TextStyle {
  const direct = document.pdfium.memory.wasmExports;
  let last: TextStyle | undefined;
  return (index) => {
    const object = direct.FPDFText_GetTextObject(textPage, index);
    if (last === undefined || object !== last.object) last = styleOf(document, textPage, index, object);
    return last;
  };
}

function styleOf(document: PdfDocument, textPage: number, index: number, object: number): TextStyle {
  const { memory, scratch } = document.pdfium;
  const direct = memory.wasmExports;
  direct.FPDFText_GetMatrix(textPage, index, scratch);
  const at = scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1] = memory.HEAPF32.subarray(at, at + 4);
  const fontSize = Math.abs(direct.FPDFText_GetFontSize(textPage, index));
  return {
    object,
    font: object === 0 ? 0 : direct.FPDFTextObj_GetFont(object),
    invisible: object !== 0 && direct.FPDFTextObj_GetTextRenderMode(object) === invisibleRenderMode,
    pale: object !== 0 && isPale(document, object),
    size: fontSize * Math.hypot(c, d),
    direction: [fontSize * a, fontSize * b],
  };
}

function isPale(document: PdfDocument, object: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 255] = fillColourOf(document, object) ?? [];
  return alpha < opaqueAlpha || 0.3 * red + 0.59 * green + 0.11 * blue > paleGrey;
}

/**
 * Quarter turns (clockwise) that bring most characters upright. Pages whose content is sideways without /Rotate are as
 * common as landscape tables on portrait paper.
 */
export function contentTurns(characters: readonly RawCharacter[], pageTurns: number): number {
  const votes = [0, 0, 0, 0];
  for (const { code, quarter } of characters) {
    if (code === 0x20) continue;
    const seen = (quarter + pageTurns) & 3;
    votes[seen] = (votes[seen] ?? 0) + 1;
  }
  const total = votes.reduce((sum, vote) => sum + vote, 0);
  const leader = votes.indexOf(Math.max(...votes));
  const clear = total >= 20 && (votes[leader] ?? 0) > 0.6 * total;
  return clear ? (4 - leader) & 3 : 0;
}

export function placeCharacter(
  { raw, box, end, size }: Cell,
  frame: Upright,
  { covers, textDrawn }: Drawings,
): Character {
  const [originX, originY] = uprightPoint(frame, raw.origin[0], raw.origin[1]);
  const [endX, endY] = uprightPoint(frame, end[0], end[1]);
  const placed = uprightBox(frame, box);
  const drawn = textDrawn.get(raw.style.object);
  return {
    text: raw.code === softLineHyphen ? "-" : String.fromCodePoint(raw.code),
    box: placed,
    originX,
    originY,
    endX,
    endY,
    size,
    turns: (raw.quarter + frame.turns) & 3,
    object: raw.style.object,
    unmapped: raw.unmapped,
    invisible: raw.style.invisible,
    pale: raw.style.pale,
    covered: drawn !== undefined && isUnder(placed, drawn, covers),
  };
}
