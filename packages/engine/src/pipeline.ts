import type { ExtractedData, FailureCode } from "@inkvoice/contract";
import { frozen } from "./frozen.ts";
import { openSource } from "./intake/open-source.ts";
import { openPages } from "./pages/open-pages.ts";
import { drawPage, type PagePicture } from "./pages/page-picture.ts";
import { DamagedPicture } from "./pages/picture-page.ts";
import { asDisplayed } from "./text/displayed.ts";
import { displayedLocations } from "./text/displayed-locations.ts";
import type { PageText } from "./text/page-text.ts";
import { readPage } from "./text/read-page.ts";
import { understand } from "./understand/understand.ts";
import { validate } from "./validate/validate.ts";

export { inspectFile } from "./intake/inspect-file.ts";

export type ExtractOptions = Readonly<{
  /** false leaves line items out of the result altogether. */
  lineItems?: boolean;
}>;

/** What became of one document. A failure is a result, not an exception. */
export type Extraction =
  | Readonly<{ ok: true; data: ExtractedData; pages: number }>
  | Readonly<{ ok: false; code: FailureCode; message: string }>;

/** The words of a document, or why there are none. */
export type Reading =
  | Readonly<{ ok: true; pages: readonly PageText[] }>
  | Readonly<{ ok: false; code: FailureCode; message: string }>;

/** Bytes in, invoice out: the stages in their order. */
export async function extractInvoice(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  const reading = await readDocument(bytes);
  if (!reading.ok) return reading;
  const understood = frozen(await understand(reading.pages));
  const validated = frozen(validate(understood, { lineItems: options.lineItems ?? true }));
  if (!validated.found) return { ok: false, code: "NO_INVOICE_FOUND", message: validated.reason };
  const locations = displayedLocations(validated.data.locations, reading.pages);
  return { ok: true, data: { ...validated.data, locations }, pages: reading.pages.length };
}

/** The first half alone: the words of every page. */
export async function readDocument(bytes: Uint8Array): Promise<Reading> {
  const opened = await openSource(bytes);
  if (!opened.ok) return opened;
  try {
    const pages: PageText[] = [];
    for await (const page of openPages(opened.source)) pages.push(frozen(await readPage(page)));
    return pages.some((page) => page.words.length > 0) ? { ok: true, pages } : unreadable();
  } catch (error) {
    if (error instanceof DamagedPicture) return { ok: false, code: "CORRUPT_FILE", message: error.message };
    throw error;
  } finally {
    opened.source.close();
  }
}

function unreadable(): Reading {
  return { ok: false, code: "UNREADABLE_TEXT", message: "No text could be read in the document." };
}

/** The words of one page, placed as a viewer shows the page. Undefined where there is no such page. */
export async function readPageText(bytes: Uint8Array, page: number): Promise<PageText | undefined> {
  const opened = await openSource(bytes);
  if (!opened.ok) return undefined;
  try {
    for await (const candidate of openPages(opened.source)) {
      if (candidate.number === page) return asDisplayed(await readPage(candidate));
    }
    return undefined;
  } finally {
    opened.source.close();
  }
}

/** A page as a picture, for a person to compare with what was read. */
export async function renderPagePicture(bytes: Uint8Array, page: number, maxSide: number): Promise<PagePicture> {
  const opened = await openSource(bytes);
  if (!opened.ok) throw new Error(opened.message);
  try {
    const picture = await drawPage(opened.source, page, maxSide);
    if (picture === undefined) throw new Error(`The document has no page ${page}.`);
    return picture;
  } finally {
    opened.source.close();
  }
}

/** Loads everything that reading may need, so that the first document does not wait for it. */
export async function warmUp(): Promise<undefined> {}
