import { rotationBack } from "../page-text/homography.ts";
import type { PdfDocument } from "../pdf/document.ts";
import { guardPdfiumCalls } from "../pdf/pdfium.ts";
import { type Upright, uprightSize } from "../pdf/upright.ts";
import { contentTurns, placeCharacter, readRawCharacters } from "./characters.ts";
import { readDrawings } from "./drawings.ts";
import { fillForms } from "./form-values.ts";
import { cellsOf } from "./glyph-cells.ts";
import type { GreyPicture, Page } from "./page.ts";
import { detailDpi, lowDpi, readingDpi, renderGrey, renderPart } from "./render.ts";

/** A page of a PDF that stays open while its words are read. */
export type OpenPdfPage = Readonly<{ page: Page; close(): void }>;

/** Undefined if the page tree declares a page that does not exist. */
export function openPdfPage(document: PdfDocument, index: number): OpenPdfPage | undefined {
  return guardPdfiumCalls(() => {
    const { api } = document.pdfium;
    const handle = fillForms(document, index);
    if (handle === 0) return undefined;
    const pageTurns = api.FPDFPage_GetRotation(handle) & 3;
    const textPage = api.FPDFText_LoadPage(handle);
    const raw = textPage === 0 ? [] : readRawCharacters(document, textPage);
    const cells = cellsOf(document, raw);
    if (textPage !== 0) api.FPDFText_ClosePage(textPage);
    const turned = contentTurns(raw, pageTurns);
    const frame: Upright = { ...visiblePart(document, handle), turns: (pageTurns + turned) & 3 };
    const size = uprightSize(frame);
    const drawings = readDrawings(document, handle, frame);
    const characters = cells.map((cell) => placeCharacter(cell, frame, drawings)).filter(({ box }) => onPage(box));
    const toDisplayed = rotationBack(turned);
    const looks = { size, turns: turned };
    let picture: GreyPicture | undefined;
    let glance: GreyPicture | undefined;
    const page: Page = {
      number: index + 1,
      ...size,
      ...(toDisplayed ? { toDisplayed } : {}),
      layer: { characters, images: drawings.images, patterns: drawings.patterns },
      picture: async () => (picture ??= renderGrey(document, handle, { ...looks, dpi: readingDpi })),
      glance: async () => (glance ??= renderGrey(document, handle, { ...looks, dpi: lowDpi })),
      detail: async (part) => renderPart(document, handle, { ...looks, dpi: detailDpi, part }),
    };
    return { page, close: () => guardPdfiumCalls(() => api.FPDF_ClosePage(handle)) };
  });
}

/** The crop box if there is one: coordinates count from the media box's origin, but viewers show the crop box. */
function visiblePart({ pdfium }: PdfDocument, page: number): Omit<Upright, "turns"> {
  const { api, memory, scratch } = pdfium;
  if (api.FPDF_GetPageBoundingBox(page, scratch)) {
    const at = scratch >> 2;
    const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.subarray(at, at + 4);
    if (right > left && top > bottom) return { left, top, right, bottom };
  }
  return { left: 0, bottom: 0, right: 612, top: 792 };
}

function onPage(box: readonly [number, number, number, number]): boolean {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
