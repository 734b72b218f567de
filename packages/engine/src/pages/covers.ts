import type { Box } from "../page-text/page-text.ts";
import type { PdfDocument } from "../pdf/document.ts";
import { fillColourOf } from "./fill-colour.ts";

/** An opaque box with its drawing order. */
export type Cover = Readonly<{ box: Box; drawn: number }>;

/** Segments of a box's path: four, or five with a closing one. */
const fewestSegments = 4;
const mostSegments = 5;
/** Limit of boxes per page: every letter is compared with each of them. */
export const mostCovers = 1000;
/** Of 255. */
const opaque = 250;
/** Share of a letter's box that may be uncovered. */
const tolerance = 0.25;

/** Whether a path is a box that hides everything drawn before it. */
export function isCover(document: PdfDocument, path: number): boolean {
  const { memory, scratch } = document.pdfium;
  const direct = memory.wasmExports;
  const segments = direct.FPDFPath_CountSegments(path);
  if (segments < fewestSegments || segments > mostSegments || direct.FPDFPageObj_HasTransparency(path)) return false;
  if (!direct.FPDFPath_GetDrawMode(path, scratch, scratch + 4) || memory.HEAP32[scratch >> 2] === 0) return false;
  return (fillColourOf(document, path)?.[3] ?? 0) >= opaque;
}

/** Whether a letter lies under one of these boxes. */
export function isUnder([x0, y0, x1, y1]: Box, drawn: number, covers: readonly Cover[]): boolean {
  const [across, down] = [tolerance * (x1 - x0), tolerance * (y1 - y0)];
  return covers.some(
    ({ box, drawn: later }) =>
      later > drawn && box[0] <= x0 + across && box[1] <= y0 + down && box[2] >= x1 - across && box[3] >= y1 - down,
  );
}
