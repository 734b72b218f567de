import { limits } from "@inkvoice/contract";
import { type FileFormat, identifyFormat } from "@inkvoice/engine/file-format";
import { ExtractionCrash, PoolBusy } from "@inkvoice/engine/pool";
import { ApiError } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import type { ReceivedPart } from "./receive-form.ts";

/** What size and first bytes say of a file; throws the reason to refuse it. */
export function recogniseFile({ file, tooLarge }: ReceivedPart): FileFormat {
  if (tooLarge) throw new ApiError("FILE_TOO_LARGE");
  if (file.size === 0) throw new ApiError("EMPTY_FILE");
  const format = identifyFormat(file.head);
  if (!format) throw new ApiError("INVALID_FILE_FORMAT");
  return format;
}

/** What has one page and nothing else to be told at upload. */
const singlePages: ReadonlySet<FileFormat> = new Set(["jpeg", "png", "webp", "heic"]);

/** On whose behalf the files of one request are inspected, and whether that is still worth it. */
export type Inspecting = Readonly<{
  accountId: string;
  signal: AbortSignal | undefined;
  /** Set by the first file that took too long: the request's other files are then read without having been inspected. */
  gaveUp: AbortController;
}>;

/**
 * Counts a file's pages in a child process, which is killed when that takes too long. Null when it did not work out:
 * such a file is accepted, and reading it says what is wrong with it. XML that is no e-invoice is refused.
 */
async function inspectedPages({ pool }: InvoiceServices, path: string, inspecting: Inspecting): Promise<number | null> {
  const { accountId: owner, signal: client, gaveUp } = inspecting;
  const signal = client ? AbortSignal.any([client, gaveUp.signal]) : gaveUp.signal;
  try {
    const seen = await pool.inspect({ path }, { owner, signal });
    if (seen.ok) return seen.pages;
    if (seen.code === "TOO_MANY_PAGES" || seen.code === "INVALID_FILE_FORMAT") throw new ApiError(seen.code);
    return null;
  } catch (error) {
    if (error instanceof ApiError || error instanceof PoolBusy || client?.aborted) throw error;
    if (error instanceof ExtractionCrash && error.reason === "timeout") gaveUp.abort();
    return null;
  }
}

/** How many pages a file has, as far as that can be known at upload; throws when there are too many. */
export async function countPages(
  services: InvoiceServices,
  path: string,
  format: FileFormat,
  inspecting: Inspecting,
): Promise<number | null> {
  if (singlePages.has(format)) return 1;
  const pages = await inspectedPages(services, path, inspecting);
  if (pages !== null && pages > limits.pdfPages) throw new ApiError("TOO_MANY_PAGES");
  return pages;
}
