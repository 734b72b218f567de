import { limits } from "@inkvoice/contract";
import { ApiError } from "../../http/api-error.ts";
import type { Services } from "../../services.ts";
import { contentTypes, formatOf } from "./file-format.ts";
import type { ReceivedPart } from "./receive-form.ts";

export type JudgedFile = Readonly<{ part: ReceivedPart; contentType: string; pages: number | null }>;

/**
 * Counts a PDF's pages in a child process, which is killed when that takes too long. Null when it did not work out:
 * such a file is accepted, and reading it says what is wrong with it.
 */
async function countPages(services: Services, path: string): Promise<number | null> {
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

/** What can be known of a file at upload; throws the reason to refuse it. */
export async function judgeFile(services: Services, part: ReceivedPart): Promise<JudgedFile> {
  if (part.tooLarge) throw new ApiError("FILE_TOO_LARGE");
  if (part.file.size === 0) throw new ApiError("EMPTY_FILE");
  const format = formatOf(part.file.head);
  if (!format) throw new ApiError("INVALID_FILE_FORMAT");
  const pages = format === "pdf" ? await countPages(services, part.file.path) : 1;
  if (pages !== null && pages > limits.pdfPages) throw new ApiError("TOO_MANY_PAGES");
  return { part, contentType: contentTypes[format], pages };
}
