import type { FailureCode } from "@inkvoice/contract";
import { personReasons } from "@inkvoice/contract/error-reasons";
import { apiErrors } from "@inkvoice/contract/errors";
import { countPages, openPdf, type PdfDocument } from "../pdf/document.ts";
import { decodeHeif, heifSize } from "./heif.ts";
import { type FileFormat, identifyFormat } from "./identify.ts";
import { pictureTooLarge } from "./inspect-file.ts";
import { maxPages, maxPixels } from "./limits.ts";
import { pictureSize } from "./picture-size.ts";
import { unwrapEnvelope } from "./signed-envelope.ts";
import { isContainer, unusableReasons, unwrapContainer } from "./unwrap-container.ts";

/** A file that was recognised and opened. Close it when its pages are read. */
export type SourceFile = Readonly<
  | { kind: "pdf"; document: PdfDocument; pages: number; bytes: Uint8Array; close(): void }
  | { kind: "picture"; format: FileFormat; pages: number; bytes: Uint8Array; close(): void }
  /** A bare XML e-invoice, which has no pages. */
  | { kind: "xml"; pages: 0; bytes: Uint8Array; close(): void }
>;

export type OpenedSource =
  | Readonly<{ ok: true; source: SourceFile }>
  | Readonly<{ ok: false; code: FailureCode; message: string }>;

/** Opens a file for extraction; failures have the error code of a failed document. */
export async function openSource(bytes: Uint8Array): Promise<OpenedSource> {
  const format = identifyFormat(bytes);
  if (format === undefined) return unusable(apiErrors.INVALID_FILE_FORMAT.message);
  if (format === "pdf") return openPdfSource(bytes);
  if (format === "xml") return xmlSource(bytes);
  if (format === "p7m") return xmlSource(unwrapEnvelope(bytes));
  if (isContainer(format)) {
    const document = await unwrapContainer(bytes, format);
    return document ? openSource(document) : unusable(personReasons[unusableReasons[format]].message);
  }
  return openPictureSource(bytes, format);
}

function xmlSource(xml: Uint8Array | undefined): OpenedSource {
  if (xml === undefined) return unusable("The signed file holds no document.");
  return { ok: true, source: { kind: "xml", pages: 0, bytes: xml, close: () => {} } };
}

async function openPdfSource(bytes: Uint8Array): Promise<OpenedSource> {
  const opened = await openPdf(bytes);
  if (!opened.ok) {
    return opened.reason === "password"
      ? { ok: false, code: "PASSWORD_PROTECTED", message: "The PDF is protected by a password." }
      : unusable("The PDF is damaged and cannot be opened.");
  }
  const { document } = opened;
  const pages = countPages(document, maxPages + 1);
  if (pages > 0 && pages <= maxPages)
    return { ok: true, source: { kind: "pdf", document, pages, bytes, close: document.close } };
  document.close();
  return unusable(pages === 0 ? "The PDF has no page that can be opened." : `The PDF has more than ${maxPages} pages.`);
}

async function openPictureSource(bytes: Uint8Array, format: FileFormat): Promise<OpenedSource> {
  const size = format === "heic" ? await heifSize(bytes) : await pictureSize(bytes);
  if (size === undefined) return unusable("The picture is damaged and cannot be opened.");
  if (size.width * size.height > maxPixels) return unusable(pictureTooLarge(size).message);
  if (size.pages > maxPages) return unusable(`The file has more than ${maxPages} pages.`);
  const readable = format === "heic" ? await decodeHeif(bytes) : bytes;
  if (readable === undefined) return unusable("The picture is damaged and cannot be decoded.");
  return { ok: true, source: { kind: "picture", format, pages: size.pages, bytes: readable, close: () => {} } };
}

function unusable(message: string): OpenedSource {
  return { ok: false, code: "CORRUPT_FILE", message };
}
