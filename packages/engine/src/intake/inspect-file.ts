import type { ReasonValues } from "@inkvoice/contract";
import { personReasons, withValues } from "@inkvoice/contract/error-reasons";
import { apiErrors } from "@inkvoice/contract/errors";
import { countPages, openPdf } from "../pdf/document.ts";
import { heifSize } from "./heif.ts";
import { type FileFormat, identifyFormat } from "./identify.ts";
import { maxPages, maxPixels } from "./limits.ts";
import { type PictureSize, pictureSize } from "./picture-size.ts";
import { unwrapEnvelope } from "./signed-envelope.ts";
import { isContainer, unusableReasons, unwrapContainer } from "./unwrap-container.ts";
import { beginsWebPage, hasInvoiceRoot } from "./xml-root.ts";

const refusalCodes = ["INVALID_FILE_FORMAT", "EMPTY_FILE", "FILE_TOO_LARGE", "TOO_MANY_PAGES"] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** Format and size of a file before extraction, or the error code of the upload's refusal. */
export type Inspection =
  | Readonly<{
      ok: true;
      format: FileFormat;
      /** 0 if only the extraction can tell, for encrypted or damaged files. */
      pages: number;
    }>
  | Refusal;
type Refusal = Readonly<{
  ok: false;
  code: RefusalCode;
  message: string;
  reason?: FormatReason | "picture_too_large";
  /** Values in the reason's message. */
  values?: ReasonValues;
}>;
type FormatReason = "file_is_mail" | "file_is_office" | "file_is_web_page" | "file_is_other_xml";

/**
 * Inspects a file without extracting it: format by its bytes, pages by walking the page tree, picture size by its
 * header. Encrypted or damaged files pass, and fail with their own code in the extraction. Parses hostile input, so it
 * runs in a child process.
 */
export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  const format = identifyFormat(bytes);
  if (!isContainer(format)) return inspectDocument(bytes);
  const document = await unwrapContainer(bytes, format);
  if (!document) return refused(unusableReasons[format]);
  const inside = await inspectDocument(document);
  return inside.ok ? { ...inside, format } : inside;
}

async function inspectDocument(bytes: Uint8Array): Promise<Inspection> {
  if (bytes.length === 0) return { ok: false, code: "EMPTY_FILE", message: "The file is empty." };
  const format = identifyFormat(bytes);
  if (format === undefined) return refused();
  if (format === "pdf") return inspectPdf(bytes);
  if (format === "xml" || format === "p7m") return inspectXml(bytes, format);
  return inspectPicture(bytes, format);
}

function refused(reason?: FormatReason): Refusal {
  const refusal = { ok: false, code: "INVALID_FILE_FORMAT" } as const;
  if (!reason) return { ...refusal, message: apiErrors.INVALID_FILE_FORMAT.message };
  return { ...refusal, message: personReasons[reason].message, reason };
}

/** XML is rendered during extraction: one page, unless it has many lines. */
function inspectXml(bytes: Uint8Array, format: "xml" | "p7m"): Inspection {
  const xml = format === "p7m" ? unwrapEnvelope(bytes) : bytes;
  if (xml && hasInvoiceRoot(xml)) return { ok: true, format, pages: 1 };
  return refused(beginsWebPage(bytes) ? "file_is_web_page" : "file_is_other_xml");
}

async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  const opened = await openPdf(bytes);
  if (!opened.ok) return { ok: true, format: "pdf", pages: 0 };
  try {
    const pages = countPages(opened.document, maxPages + 1);
    if (pages <= maxPages) return { ok: true, format: "pdf", pages };
    return { ok: false, code: "TOO_MANY_PAGES", message: `The PDF has more than ${maxPages} pages.` };
  } finally {
    opened.document.close();
  }
}

async function inspectPicture(bytes: Uint8Array, format: FileFormat): Promise<Inspection> {
  const size = format === "heic" ? await heifSize(bytes) : await pictureSize(bytes);
  if (size === undefined) return { ok: true, format, pages: 0 };
  if (size.pages > maxPages) {
    return { ok: false, code: "TOO_MANY_PAGES", message: `The file has more than ${maxPages} pages.` };
  }
  if (size.width * size.height <= maxPixels) return { ok: true, format, pages: size.pages };
  return { ok: false, code: "FILE_TOO_LARGE", ...pictureTooLarge(size) };
}

export function pictureTooLarge({ width, height }: PictureSize) {
  const values = { megapixels: Math.ceil((width * height) / 1e6), most: maxPixels / 1e6 };
  return {
    reason: "picture_too_large",
    message: withValues(personReasons.picture_too_large.message, values),
    values,
  } as const;
}
