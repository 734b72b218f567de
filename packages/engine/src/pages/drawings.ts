import type { PdfDocument } from "../pdf/document.ts";
import { type Upright, uprightBox, uprightSize } from "../pdf/upright.ts";
import type { Box } from "../text/page-text.ts";
import type { Rule } from "./page.ts";
import { patternAreas } from "./patterns.ts";

const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;

/** Enough for any ruled form; a map drawn into a PDF has a hundred times as many and tells nothing about its text. */
const MAX_OBJECTS = 10_000;
const MAX_DEPTH = 6;
/** Points. A rule is thin and long; thicker bars are backgrounds. */
const MAX_RULE_THICKNESS = 3;
const MIN_RULE_LENGTH = 8;
/** A code drawn as one path has several hundred corners; a letter has thirty. */
const SEGMENTS_OF_PATTERN = 150;

/** a b c d e f of a PDF matrix. */
type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export type Drawings = Readonly<{ images: readonly Box[]; rules: readonly Rule[]; patterns: readonly Box[] }>;

/** Pictures and thin lines of a page, also those inside form objects. */
export function readDrawings(document: PdfDocument, page: number, frame: Upright): Drawings {
  const { api, memory } = document.pdfium;
  const direct = memory.wasmExports;
  const images: Box[] = [];
  const rules: Rule[] = [];
  const paths: Box[] = [];
  const patterns: Box[] = [];
  let visited = 0;
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    if (++visited > MAX_OBJECTS) return;
    const type = direct.FPDFPageObj_GetType(object);
    if (type === FORM_OBJECT && depth < MAX_DEPTH) {
      const inner = multiply(objectMatrix(document, object), matrix);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count && visited <= MAX_OBJECTS; i++)
        visit(api.FPDFFormObj_GetObject(object, i), inner, depth + 1);
      return;
    }
    if (type !== PATH_OBJECT && type !== IMAGE_OBJECT) return;
    const box = objectBox(document, object, matrix, frame);
    if (box === undefined) return;
    if (type === IMAGE_OBJECT) images.push(box);
    else {
      rules.push(...rulesOf(box, frame));
      paths.push(box);
      if (direct.FPDFPath_CountSegments(object) >= SEGMENTS_OF_PATTERN) patterns.push(box);
    }
  };
  const count = Math.min(api.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let i = 0; i < count; i++) visit(direct.FPDFPage_GetObject(page, i), IDENTITY, 0);
  return { images, rules, patterns: [...patterns, ...patternAreas(paths, uprightSize(frame))] };
}

function objectMatrix({ pdfium }: PdfDocument, object: number): Matrix {
  if (!pdfium.api.FPDFPageObj_GetMatrix(object, pdfium.scratch)) return IDENTITY;
  const at = pdfium.scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.memory.HEAPF32.subarray(at, at + 6);
  return [a, b, c, d, e, f];
}

function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function objectBox({ pdfium }: PdfDocument, object: number, matrix: Matrix, frame: Upright): Box | undefined {
  const { memory, scratch } = pdfium;
  if (!memory.wasmExports.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12))
    return undefined;
  const at = scratch >> 2;
  const [left = 0, bottom = 0, right = 0, top = 0] = memory.HEAPF32.subarray(at, at + 4);
  const [a, b, c, d, e, f] = matrix;
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  const box = uprightBox(frame, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  const inside = box[2] > 0 && box[3] > 0 && box[0] < 1 && box[1] < 1;
  return inside ? [Math.max(0, box[0]), Math.max(0, box[1]), Math.min(1, box[2]), Math.min(1, box[3])] : undefined;
}

function rulesOf(box: Box, frame: Upright): Rule[] {
  const { width, height } = uprightSize(frame);
  const across = (box[2] - box[0]) * width;
  const along = (box[3] - box[1]) * height;
  if (along <= MAX_RULE_THICKNESS && across >= MIN_RULE_LENGTH) return [{ direction: "horizontal", box }];
  if (across <= MAX_RULE_THICKNESS && along >= MIN_RULE_LENGTH) return [{ direction: "vertical", box }];
  if (across < MIN_RULE_LENGTH || along < MIN_RULE_LENGTH) return [];
  return outlineOf(box);
}

/** A larger rectangle, stroked or filled, bounds what stands in it: its four edges count as rules. */
function outlineOf([x0, y0, x1, y1]: Box): Rule[] {
  return [
    { direction: "horizontal", box: [x0, y0, x1, y0] },
    { direction: "horizontal", box: [x0, y1, x1, y1] },
    { direction: "vertical", box: [x0, y0, x0, y1] },
    { direction: "vertical", box: [x1, y0, x1, y1] },
  ];
}
