import { countPages, openPdf } from "../pdf/document.ts";
import { heifSize } from "./heif.ts";
import { acceptedFiles, type FileFormat, identifyFormat } from "./identify.ts";
import { maxPages, maxPixels } from "./limits.ts";
import { pictureSize } from "./picture-size.ts";
import { unwrapEnvelope } from "./signed-envelope.ts";
import { hasInvoiceRoot } from "./xml-root.ts";

const refusalCodes = ["INVALID_FILE_FORMAT", "EMPTY_FILE", "FILE_TOO_LARGE", "TOO_MANY_PAGES"] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** What can be known of a file before it is read. A refusal carries the code the upload is answered with. */
export type Inspection =
  | Readonly<{
      ok: true;
      format: FileFormat;
      /** 0 where only reading can tell: a file that is locked or damaged. */
      pages: number;
    }>
  | Readonly<{ ok: false; code: RefusalCode; message: string }>;

/**
 * Looks at a file without reading it: format by its bytes, pages by walking to them, picture size by its header. Locked
 * or damaged files pass here and fail with their own code when they are read. Parses hostile input, so it runs in a
 * process that may be killed.
 */
export async function inspectFile(bytes: Uint8Array): Promise<Inspection> {
  if (bytes.length === 0) return { ok: false, code: "EMPTY_FILE", message: "The file is empty." };
  const format = identifyFormat(bytes);
  if (format === undefined) return refused(`The file is none of the accepted: ${acceptedFiles}.`);
  if (format === "pdf") return inspectPdf(bytes);
  if (format === "xml" || format === "p7m") return inspectXml(bytes, format);
  return inspectPicture(bytes, format);
}

function refused(message: string): Inspection {
  return { ok: false, code: "INVALID_FILE_FORMAT", message };
}

/** Its pages are drawn when it is read: one, unless it has many lines. */
function inspectXml(bytes: Uint8Array, format: "xml" | "p7m"): Inspection {
  const xml = format === "p7m" ? unwrapEnvelope(bytes) : bytes;
  if (xml && hasInvoiceRoot(xml)) return { ok: true, format, pages: 1 };
  return refused(`The XML is not an e-invoice in a known format. Accepted: ${acceptedFiles}.`);
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
  const megapixels = (size.width * size.height) / 1e6;
  if (megapixels * 1e6 <= maxPixels) return { ok: true, format, pages: size.pages };
  const message = `The picture has ${Math.round(megapixels)} megapixels; at most ${maxPixels / 1e6} are read.`;
  return { ok: false, code: "FILE_TOO_LARGE", message };
}
