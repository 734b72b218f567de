import type { ExtractedData, FailureCode } from "@inkvoice/contract";
import { frozen } from "./frozen.ts";
import { openSource, type SourceFile } from "./intake/open-source.ts";
import { openPages } from "./pages/open-pages.ts";
import { drawPage, type PagePicture } from "./pages/page-picture.ts";
import { DamagedPicture } from "./pages/picture-page.ts";
import { loadPdfium } from "./pdf/pdfium.ts";
import { readXmlAttachments } from "./structured/attachments.ts";
import { readStructured } from "./structured/read-structured.ts";
import { reconcile } from "./structured/reconcile.ts";
import { asDisplayed } from "./text/displayed.ts";
import { displayedLocations } from "./text/displayed-locations.ts";
import { warmUpOcr } from "./text/ocr/shared-reader.ts";
import type { PageText } from "./text/page-text.ts";
import { readPage } from "./text/read-page.ts";
import { loadReader } from "./understand/model.ts";
import { understand } from "./understand/understand.ts";
import { checkInvoice } from "./validate/checks.ts";
import { validate } from "./validate/validate.ts";

export { inspectFile } from "./intake/inspect-file.ts";

export type ExtractOptions = Readonly<{
  /** false leaves line items out of the result altogether. */
  lineItems?: boolean;
  /** true reads the pages only, as if the PDF carried no XML. */
  ignoreXml?: boolean;
}>;

type Failure = Readonly<{ ok: false; code: FailureCode; message: string }>;

/** What became of one document. A failure is a result, not an exception. */
export type Extraction = Readonly<{ ok: true; data: ExtractedData; pages: number }> | Failure;

/** The words of a document, or why there are none. */
export type Reading = Readonly<{ ok: true; pages: readonly PageText[] }> | Failure;

/** Bytes in, invoice out: the stages in their order. */
export function extractInvoice(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  return withSource(bytes, async (source) => {
    const structured = frozen(readStructured(attachmentsOf(source, options)));
    const pages = await readPages(source);
    const page = frozen(await understandPages(pages, options));
    if (structured.kind === "invoice") {
      const lineItems = options.lineItems ?? true;
      const stated = reconcile({
        invoice: structured.invoice,
        pages,
        page: page.ok ? page.data : undefined,
        lineItems,
      });
      return answer(
        { ...stated, checks: checkInvoice(stated, { adjustments: structured.invoice.adjustments }) },
        source,
        pages,
      );
    }
    if (!page.ok) return page;
    const issues = structured.kind === "unusable" ? [...page.data.issues, structured.issue] : page.data.issues;
    return answer({ ...page.data, issues }, source, pages);
  });
}

function attachmentsOf(source: SourceFile, { ignoreXml }: ExtractOptions) {
  return source.kind === "pdf" && !ignoreXml ? readXmlAttachments(source.document, source.bytes) : [];
}

async function understandPages(
  pages: readonly PageText[],
  { lineItems = true }: ExtractOptions,
): Promise<Readonly<{ ok: true; data: ExtractedData }> | Failure> {
  if (!pages.some((page) => page.words.length > 0)) return UNREADABLE;
  const validated = validate(frozen(await understand(pages)), { lineItems });
  return validated.found
    ? { ok: true, data: validated.data }
    : { ok: false, code: "NO_INVOICE_FOUND", message: validated.reason };
}

function answer(data: ExtractedData, source: SourceFile, pages: readonly PageText[]): Extraction {
  return { ok: true, data: { ...data, locations: displayedLocations(data.locations, pages) }, pages: source.pages };
}

const UNREADABLE: Failure = {
  ok: false,
  code: "UNREADABLE_TEXT",
  message: "The text in the document could not be read.",
};

/** The first half alone: the words of every page. */
export function readDocument(bytes: Uint8Array): Promise<Reading> {
  return withSource(bytes, async (source) => {
    const pages = await readPages(source);
    return pages.some((page) => page.words.length > 0) ? { ok: true, pages } : UNREADABLE;
  });
}

async function readPages(source: SourceFile): Promise<readonly PageText[]> {
  const pages: PageText[] = [];
  for await (const page of openPages(source)) pages.push(frozen(await readPage(page)));
  return pages;
}

async function withSource<Result>(
  bytes: Uint8Array,
  work: (source: SourceFile) => Promise<Result>,
): Promise<Result | Failure> {
  const opened = await openSource(bytes);
  if (!opened.ok) return opened;
  try {
    return await work(opened.source);
  } catch (error) {
    if (error instanceof DamagedPicture) return { ok: false, code: "CORRUPT_FILE", message: error.message };
    throw error;
  } finally {
    opened.source.close();
  }
}

/** The words of one page, placed as a viewer shows the page. Undefined where there is no such page. */
export async function readPageText(bytes: Uint8Array, page: number): Promise<PageText | undefined> {
  const found = await withSource(bytes, async (source) => {
    for await (const candidate of openPages(source)) {
      if (candidate.number === page) return asDisplayed(await readPage(candidate));
    }
    return undefined;
  });
  return found && "words" in found ? found : undefined;
}

/** A page as a picture, for a person to compare with what was read. */
export async function renderPagePicture(bytes: Uint8Array, page: number, maxSide: number): Promise<PagePicture> {
  const picture = await withSource(bytes, (source) => drawPage(source, page, maxSide));
  if (picture === undefined) throw new RangeError(`The document has no page ${page}.`);
  if ("ok" in picture) throw new Error(picture.message);
  return picture;
}

/** Loads everything that reading may need, so that the first document does not wait for it. */
export async function warmUp(): Promise<undefined> {
  await Promise.all([loadPdfium(), warmUpOcr(), loadReader()]);
}
