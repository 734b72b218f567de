import { type DocumentText, fourDecimals, type PartOf } from "@inkvoice/contract";
import type { PageWord } from "@inkvoice/contract/dashboard";
import type { PageText } from "@inkvoice/engine";
import { ExtractionCrash, type PagePicture, type PageRequest, type RequestOwner } from "@inkvoice/engine/pool";
import { refused } from "../../platform/api-error.ts";
import type { StoredRecord } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";
import { requireVerifiedCopy } from "./verified-copy.ts";

type Source = Readonly<{ path: string }>;

/** Gives a child process access to the stored file: the server never opens a document in its own process. */
async function withFile<Result>(
  services: InvoiceServices,
  stored: StoredRecord,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  if (stored.fileRemovedAt !== null) throw refused("file_deleted");
  const copy = await requireVerifiedCopy(
    services,
    { blobKey: stored.blobKey, sha256: stored.contentSha256 },
    stored.id,
  );
  try {
    return await use({ path: copy.path });
  } catch (error) {
    // A file that crashed the child once would crash it again, so the page is reported as not available.
    if (error instanceof ExtractionCrash) throw refused("page_not_rendered", {}, { cause: error });
    throw error;
  } finally {
    await copy.release();
  }
}

export function renderStoredPage(
  services: InvoiceServices,
  stored: StoredRecord,
  wanted: PageRequest,
  asked: RequestOwner,
): Promise<PagePicture> {
  return withFile(services, stored, (source) => services.pool.renderPage(source, wanted, asked));
}

export async function pageWords(
  services: InvoiceServices,
  stored: StoredRecord,
  page: number,
  asked: RequestOwner,
): Promise<PageWord[]> {
  const text = await withFile(services, stored, (source) => services.pool.readText(source, page, asked));
  return (text?.words ?? []).map((word) => ({ text: word.text, box: [...word.box] }));
}

/** The pages of an invoice; for one of several in a file, its own range. */
export function pagesOf({ partOf, pages }: StoredRecord): number[] {
  const [from, to] = partOf === null ? [1, pages] : (JSON.parse(partOf) as PartOf).pages;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The text of several pages, in the requested order. Fetches the file once. */
export function readPageTexts(
  services: InvoiceServices,
  stored: StoredRecord,
  pages: readonly number[],
  asked: RequestOwner,
): Promise<(PageText | undefined)[]> {
  return withFile(services, stored, async (source) => {
    const texts: (PageText | undefined)[] = [];
    for (const page of pages) texts.push(await services.pool.readText(source, page, asked));
    return texts;
  });
}

/** The words of several pages with their bounding boxes, in the requested order. */
export async function readDocumentText(
  services: InvoiceServices,
  stored: StoredRecord,
  pages: readonly number[],
  asked: RequestOwner,
): Promise<DocumentText["pages"]> {
  const texts = await readPageTexts(services, stored, pages, asked);
  return texts.map((text, index) => ({
    page: pages[index] ?? 1,
    width: text?.width ?? 0,
    height: text?.height ?? 0,
    words: (text?.words ?? []).map(({ text, box: [x0, y0, x1, y1], confidence }) => ({
      text,
      box: [fourDecimals(x0), fourDecimals(y0), fourDecimals(x1), fourDecimals(y1)] as [number, number, number, number],
      confidence: fourDecimals(confidence),
    })),
  }));
}
