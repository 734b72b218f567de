import type { Box } from "../page-text/page-text.ts";
import type { PdfDocument } from "../pdf/document.ts";
import { type Upright, uprightBox, uprightSize } from "../pdf/upright.ts";
import { type Cover, isCover, mostCovers } from "./covers.ts";
import { patternAreas } from "./patterns.ts";

const textObject = 1;
const pathObject = 2;
const imageObject = 3;
const formObject = 5;

/**
 * Limit of drawn objects: enough for any ruled form; a map has a hundred times as many, and says nothing about the
 * text.
 */
const maxObjects = 10_000;
const maxDepth = 6;
/** Corners of a path: a code drawn as one path has several hundred, a letter thirty. */
const segmentsOfPattern = 150;

/** a b c d e f of a PDF matrix. */
type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

export type Drawings = Readonly<{
  images: readonly Box[];
  patterns: readonly Box[];
  /** Opaque boxes that hide earlier drawing. */
  covers: readonly Cover[];
  /** Drawing order by text object. */
  textDrawn: ReadonlyMap<number, number>;
}>;

/** Pictures, drawn patterns and covering boxes of a page, also those inside form objects. */
export function readDrawings(document: PdfDocument, page: number, frame: Upright): Drawings {
  const { api, memory } = document.pdfium;
  const direct = memory.wasmExports;
  const images: Box[] = [];
  const paths: Box[] = [];
  const patterns: Box[] = [];
  const covers: Cover[] = [];
  const textDrawn = new Map<number, number>();
  let visited = 0;
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    if (++visited > maxObjects) return;
    const type = direct.FPDFPageObj_GetType(object);
    if (type === formObject && depth < maxDepth) {
      const inner = multiply(objectMatrix(document, object), matrix);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count && visited <= maxObjects; i++)
        visit(api.FPDFFormObj_GetObject(object, i), inner, depth + 1);
      return;
    }
    if (type === textObject) textDrawn.set(object, visited);
    if (type !== pathObject && type !== imageObject) return;
    const box = objectBox(document, object, matrix, frame);
    if (box === undefined) return;
    if (type === imageObject) images.push(box);
    else {
      paths.push(box);
      if (textDrawn.size > 0 && covers.length < mostCovers && isCover(document, object))
        covers.push({ box, drawn: visited });
      if (direct.FPDFPath_CountSegments(object) >= segmentsOfPattern) patterns.push(box);
    }
  };
  const count = Math.min(api.FPDFPage_CountObjects(page), maxObjects);
  for (let i = 0; i < count; i++) visit(direct.FPDFPage_GetObject(page, i), identity, 0);
  return { images, patterns: [...patterns, ...patternAreas(paths, uprightSize(frame))], covers, textDrawn };
}

function objectMatrix({ pdfium }: PdfDocument, object: number): Matrix {
  if (!pdfium.api.FPDFPageObj_GetMatrix(object, pdfium.scratch)) return identity;
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
