import sharp, { type Sharp } from "sharp";
import { openSource, type SourceFile } from "../intake/open-source.ts";
import { guardPdfiumCalls } from "../pdf/pdfium.ts";
import { fillForms } from "./form-values.ts";
import { mostStrips } from "./page.ts";
import { renderColour } from "./render.ts";

/** One page as a PNG, as a viewer displays it: locations refer to this picture. */
export type PagePicture = Readonly<{ image: Uint8Array; width: number; height: number; pages: number }>;

/** Maximum size of a picture in pixels: its longer side, or its width. */
export type PictureSize = Readonly<{ maxSide: number; maxWidth?: number | undefined }>;

/** For files that have pages, so not for XML. */
export async function drawFilePage(bytes: Uint8Array, page: number, wanted: PictureSize): Promise<PagePicture> {
  const opened = await openSource(bytes);
  if (!opened.ok) throw new Error(opened.message);
  try {
    const picture = await drawPage(opened.source, page, wanted);
    if (picture === undefined) throw new RangeError(`The document has no page ${page}.`);
    return picture;
  } finally {
    opened.source.close();
  }
}

/** Undefined if there is no such page. For a strip of paper, the whole picture that contains it. */
export async function drawPage(
  source: SourceFile,
  number: number,
  wanted: PictureSize,
): Promise<PagePicture | undefined> {
  const isStrip = source.pages === 1 && number > 1 && number <= mostStrips;
  const page = isStrip ? 1 : number;
  if (page < 1 || page > source.pages) return undefined;
  const drawing = source.kind === "pdf" ? drawPdfPage(source, page, wanted) : drawPicture(source.bytes, page, wanted);
  if (drawing === undefined) return undefined;
  const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height, pages: source.pages };
}

function drawPdfPage(
  { document }: Extract<SourceFile, { kind: "pdf" }>,
  page: number,
  { maxSide, maxWidth = maxSide }: PictureSize,
): Sharp | undefined {
  return guardPdfiumCalls(() => {
    const { api } = document.pdfium;
    const handle = fillForms(document, page - 1);
    if (handle === 0) return undefined;
    try {
      const size = { width: api.FPDF_GetPageWidthF(handle), height: api.FPDF_GetPageHeightF(handle) };
      const dpi = 72 * Math.min(maxSide / Math.max(size.width, size.height, 1), maxWidth / Math.max(size.width, 1));
      const { width, height, pixels } = renderColour(document, handle, { size, turns: 0, dpi });
      return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    } finally {
      api.FPDF_ClosePage(handle);
    }
  });
}

function drawPicture(bytes: Uint8Array, page: number, { maxSide, maxWidth = maxSide }: PictureSize): Sharp {
  return sharp(bytes, { limitInputPixels: 50_000_000, page: page - 1, pages: 1 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: maxWidth, height: maxSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
}
