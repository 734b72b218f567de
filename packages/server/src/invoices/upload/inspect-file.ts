import { open } from "node:fs/promises";
import { limits } from "@inkvoice/contract";
import { type FileFormat, identifyFormat } from "@inkvoice/engine/file-format";
import { claimedPixels, pictureHeaderBytes } from "@inkvoice/engine/picture-header";
import { ExtractionCrash, PoolBusy } from "@inkvoice/engine/pool";
import { unsupportedFileKind } from "@inkvoice/engine/refused-format";
import { ApiError, refused } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import type { ReceivedPart } from "./receive-form.ts";

/** File format by size and first bytes. Throws the reason to refuse it. */
export function requireKnownFormat({ file, tooLarge }: ReceivedPart): FileFormat {
  if (tooLarge) throw new ApiError("FILE_TOO_LARGE");
  if (file.size === 0) throw new ApiError("EMPTY_FILE");
  const format = identifyFormat(file.head);
  if (format) return format;
  const kind = unsupportedFileKind(file.head);
  throw kind ? refused(`file_is_${kind}`) : new ApiError("INVALID_FILE_FORMAT");
}

/** Formats with one page, whose header says whether they need an inspection. */
const singlePages: ReadonlySet<FileFormat> = new Set(["jpeg", "png", "webp", "heic"]);
const mostPixels = limits.pictureMegapixels * 1e6;

async function isSmallPicture(path: string, format: FileFormat): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pictureHeaderBytes), 0, pictureHeaderBytes, 0);
    return (claimedPixels(buffer.subarray(0, bytesRead), format) ?? Number.POSITIVE_INFINITY) <= mostPixels;
  } finally {
    await file.close();
  }
}

/** Account and abort signals for inspecting the files of one request. */
export type InspectionContext = Readonly<{
  accountId: string;
  signal: AbortSignal | undefined;
  /** Aborted after the first inspection that timed out; the request's other files are then accepted without one. */
  gaveUp: AbortController;
}>;

/**
 * Counts pages in a child process with a time limit. Null if that fails: the file is accepted, and its extraction
 * reports the problem. Refuses XML that is no e-invoice, and pictures above the limit.
 */
async function inspectedPages(
  { pool }: InvoiceServices,
  path: string,
  inspecting: InspectionContext,
): Promise<number | null> {
  const { accountId: owner, signal: client, gaveUp } = inspecting;
  const signal = client ? AbortSignal.any([client, gaveUp.signal]) : gaveUp.signal;
  try {
    const seen = await pool.inspect({ path }, { owner, signal });
    if (seen.ok) return seen.pages;
    if (seen.reason) throw refused(seen.reason, seen.values);
    if (seen.code === "TOO_MANY_PAGES" || seen.code === "INVALID_FILE_FORMAT") throw new ApiError(seen.code);
    return null;
  } catch (error) {
    if (error instanceof ApiError || error instanceof PoolBusy || client?.aborted) throw error;
    if (error instanceof ExtractionCrash && error.reason === "timeout") gaveUp.abort();
    return null;
  }
}

/** Page count as far as it can be known at upload. Throws when there are too many. */
export async function countPages(
  services: InvoiceServices,
  path: string,
  format: FileFormat,
  inspecting: InspectionContext,
): Promise<number | null> {
  const isPicture = singlePages.has(format);
  if (isPicture && (await isSmallPicture(path, format))) return 1;
  const pages = await inspectedPages(services, path, inspecting);
  if (isPicture) return 1;
  if (pages !== null && pages > limits.pdfPages) throw new ApiError("TOO_MANY_PAGES");
  return pages;
}
