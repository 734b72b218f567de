import type { PageWord } from "@inkvoice/contract/dashboard";
import { type AskedFor, ExtractionCrash, type PagePicture } from "@inkvoice/engine/pool";
import { ApiError } from "../platform/api-error.ts";
import type { InvoiceServices } from "./services.ts";
import type { StoredRecord } from "./stored-record.ts";
import { requireCopy } from "./verified-copy.ts";

type Source = Readonly<{ path: string }>;

/** Runs with the stored file within reach of a child process; the dashboard never opens a document in this process. */
async function withFile<Result>(
  services: InvoiceServices,
  stored: StoredRecord,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  const copy = await requireCopy(services, { blobKey: stored.blobKey, sha256: stored.contentSha256 }, stored.id);
  try {
    return await use({ path: copy.path });
  } catch (error) {
    // What broke the child once would break it again: the page has no picture, and that is the answer.
    if (error instanceof ExtractionCrash)
      throw new ApiError("NOT_FOUND", "This page cannot be shown.", { cause: error });
    throw error;
  } finally {
    await copy.release();
  }
}

export function pictureOf(
  services: InvoiceServices,
  stored: StoredRecord,
  wanted: Readonly<{ page: number; maxSide: number }>,
  asked: AskedFor,
): Promise<PagePicture> {
  return withFile(services, stored, (source) => services.pool.renderPage(source, wanted, asked));
}

export async function wordsOf(
  services: InvoiceServices,
  stored: StoredRecord,
  page: number,
  asked: AskedFor,
): Promise<PageWord[]> {
  const text = await withFile(services, stored, (source) => services.pool.readText(source, page, asked));
  return (text?.words ?? []).map((word) => ({ text: word.text, box: [...word.box] }));
}
