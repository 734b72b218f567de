import type { FailureCode } from "@inkvoice/contract";
import sharp from "sharp";
import { countPages, openPdf, type PdfDocument } from "../pdf/document.ts";
import { type FileFormat, identifyFormat } from "./identify.ts";
import { MAX_PAGES, MAX_PIXELS } from "./limits.ts";

/** A file that was recognised and opened. Close it when its pages are read. */
export type SourceFile = Readonly<
  | { kind: "pdf"; document: PdfDocument; pages: number; bytes: Uint8Array; close(): void }
  | { kind: "picture"; format: FileFormat; pages: 1; bytes: Uint8Array; close(): void }
>;

export type OpenedSource =
  | Readonly<{ ok: true; source: SourceFile }>
  | Readonly<{ ok: false; code: FailureCode; message: string }>;

/** Opens a file for reading; what cannot be opened says why, in the terms a failed document ends with. */
export async function openSource(bytes: Uint8Array): Promise<OpenedSource> {
  const format = identifyFormat(bytes);
  if (format === undefined) return damaged("The file is not a PDF, JPG, PNG or WEBP file.");
  return format === "pdf" ? openPdfSource(bytes) : openPictureSource(bytes, format);
}

async function openPdfSource(bytes: Uint8Array): Promise<OpenedSource> {
  const opened = await openPdf(bytes);
  if (!opened.ok) {
    return opened.reason === "password"
      ? { ok: false, code: "PASSWORD_PROTECTED", message: "The PDF is protected by a password." }
      : damaged("The PDF is damaged and cannot be opened.");
  }
  const { document } = opened;
  const pages = countPages(document, MAX_PAGES + 1);
  if (pages > 0 && pages <= MAX_PAGES)
    return { ok: true, source: { kind: "pdf", document, pages, bytes, close: document.close } };
  document.close();
  return damaged(pages === 0 ? "The PDF has no page that can be opened." : `The PDF has more than ${MAX_PAGES} pages.`);
}

async function openPictureSource(bytes: Uint8Array, format: FileFormat): Promise<OpenedSource> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return damaged(`The picture has more than ${MAX_PIXELS / 1e6} megapixels.`);
  } catch {
    return damaged("The picture is damaged and cannot be opened.");
  }
  return { ok: true, source: { kind: "picture", format, pages: 1, bytes, close: () => {} } };
}

function damaged(message: string): OpenedSource {
  return { ok: false, code: "CORRUPT_FILE", message };
}
