import { limits } from "@inkvoice/contract";
import { type FileFormat, identifyFormat } from "@inkvoice/engine/file-format";
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

/**
 * Counts a PDF's pages in a child process, which is killed when that takes too long. Null when it did not work out:
 * such a file is accepted, and reading it says what is wrong with it.
 */
async function pagesOfPdf(services: InvoiceServices, path: string): Promise<number | null> {
  try {
    const seen = await services.pool.inspect({ path });
    if (seen.ok) return seen.pages;
    if (seen.code === "TOO_MANY_PAGES") throw new ApiError("TOO_MANY_PAGES");
    return null;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return null;
  }
}

/** How many pages a file has, as far as that can be known at upload; throws when there are too many. */
export async function countPages(services: InvoiceServices, path: string, format: FileFormat): Promise<number | null> {
  if (format !== "pdf") return 1;
  const pages = await pagesOfPdf(services, path);
  if (pages !== null && pages > limits.pdfPages) throw new ApiError("TOO_MANY_PAGES");
  return pages;
}
