import type { ExtractedData, FailureCode } from "@inkvoice/contract";
import { readCodes } from "./codes/read-codes.ts";
import { type PlacedCode, stateAnInvoice, withCodes } from "./codes/witness.ts";
import { printedPlaces } from "./evidence/printed-places.ts";
import { frozen } from "./frozen.ts";
import { openSource, type SourceFile } from "./intake/open-source.ts";
import { openPages } from "./pages/open-pages.ts";
import { drawPage, type PagePicture } from "./pages/page-picture.ts";
import { DamagedPicture } from "./pages/picture-page.ts";
import { loadPdfium } from "./pdf/pdfium.ts";
import { presentInvoice } from "./presented/invoice-page.ts";
import { readXmlAttachments } from "./structured/attachments.ts";
import { readBareXml, readStructured } from "./structured/read-structured.ts";
import { reconcile } from "./structured/reconcile.ts";
import type { StructuredInvoice, StructuredReading } from "./structured/structured-invoice.ts";
import { asDisplayed } from "./text/displayed.ts";
import { displayedLocations } from "./text/displayed-locations.ts";
import { warmUpOcr } from "./text/ocr/shared-reader.ts";
import type { PageText } from "./text/page-text.ts";
import { readPage } from "./text/read-page.ts";
import { describeUnreadable } from "./text/unreadable.ts";
import { loadReader } from "./understand/model.ts";
import { understand } from "./understand/understand.ts";
import { checkInvoice, recheck } from "./validate/checks.ts";
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
  return withSource(bytes, async (source, stated) => {
    const structured = frozen(stated ?? readStructured(attachmentsOf(source, options)));
    const read = await readPages(source);
    if (stated?.kind === "invoice") return answer(statedInvoice(stated.invoice, read, options), source, read);
    const understood = frozen(await understandPages(read.pages, options));
    const page = !understood.ok && stateAnInvoice(read.codes) ? { ok: true as const, data: NOTHING_READ } : understood;
    if (structured.kind === "invoice") {
      return answer(statedInvoice(structured.invoice, read, options, page.ok ? page.data : undefined), source, read);
    }
    if (!page.ok) return page;
    const issues = structured.kind === "unusable" ? [...page.data.issues, structured.issue] : page.data.issues;
    return answer({ ...page.data, issues }, source, read);
  });
}

/** The record of an e-invoice: what its XML states, with its places on the pages and what only they say. */
function statedInvoice(
  invoice: StructuredInvoice,
  { pages }: ReadPages,
  { lineItems = true }: ExtractOptions,
  page?: ExtractedData,
): ExtractedData {
  const stated = reconcile({ invoice, pages, page, lineItems });
  return { ...stated, checks: checkInvoice(stated) };
}

function attachmentsOf(source: SourceFile, { ignoreXml }: ExtractOptions) {
  return source.kind === "pdf" && !ignoreXml ? readXmlAttachments(source.document, source.bytes) : [];
}

async function understandPages(
  pages: readonly PageText[],
  { lineItems = true }: ExtractOptions,
): Promise<Readonly<{ ok: true; data: ExtractedData }> | Failure> {
  if (!pages.some((page) => page.words.length > 0)) return unreadable(pages);
  const validated = validate(frozen(await understand(pages)), { lineItems });
  if (validated.found) return { ok: true, data: validated.data };
  // Nobody can say of pages that were hardly read that they are no invoice.
  if (pages.every((page) => page.words.length === 0 || page.difficulties !== undefined)) return unreadable(pages);
  return { ok: false, code: "NO_INVOICE_FOUND", message: validated.reason };
}

/** The record as the caller gets it: places as a viewer shows them, and what the codes on the pages say. */
function answer(data: ExtractedData, source: SourceFile, { pages, codes }: ReadPages): Extraction {
  const displayed = { ...data, locations: displayedLocations(data.locations, pages) };
  if (codes.length === 0) return { ok: true, data: displayed, pages: source.pages };
  const { data: witnessed, changed } = withCodes(displayed, codes, printedPlaces(pages));
  return { ok: true, data: recheck(witnessed, changed), pages: source.pages };
}

const NOTHING_READ: ExtractedData = frozen({
  confidence: {},
  locations: {},
  source: {},
  checks: checkInvoice({}),
  issues: [],
});

function unreadable(pages: readonly PageText[]): Failure {
  return { ok: false, code: "UNREADABLE_TEXT", message: describeUnreadable(pages) };
}

/** The first half alone: the words of every page. */
export function readDocument(bytes: Uint8Array): Promise<Reading> {
  return withSource(bytes, async (source) => {
    const { pages } = await readPages(source);
    return pages.some((page) => page.words.length > 0) ? { ok: true, pages } : unreadable(pages);
  });
}

/** The codes printed on the pages alone. */
export function readDocumentCodes(
  bytes: Uint8Array,
): Promise<Readonly<{ ok: true; codes: readonly PlacedCode[] }> | Failure> {
  return withSource(bytes, async (source) => {
    const codes: PlacedCode[] = [];
    for await (const page of openPages(source)) codes.push(...(await readCodes(page)));
    return { ok: true, codes };
  });
}

/** What the pages show: their words, and the codes printed on them. */
type ReadPages = Readonly<{ pages: readonly PageText[]; codes: readonly PlacedCode[] }>;

async function readPages(source: SourceFile): Promise<ReadPages> {
  const pages: PageText[] = [];
  const codes: PlacedCode[] = [];
  for await (const page of openPages(source)) {
    pages.push(frozen(await readPage(page)));
    codes.push(...frozen(await readCodes(page)));
  }
  return { pages, codes };
}

/** What an XML file states comes with the source; its pages are drawn from it. */
type Work<Result> = (source: SourceFile, stated?: StructuredReading) => Promise<Result>;

async function withSource<Result>(bytes: Uint8Array, work: Work<Result>): Promise<Result | Failure> {
  const opened = await openSource(bytes);
  if (!opened.ok) return opened;
  if (opened.source.kind === "xml") return withXml(opened.source.bytes, work);
  try {
    return await work(opened.source);
  } catch (error) {
    if (error instanceof DamagedPicture) return { ok: false, code: "CORRUPT_FILE", message: error.message };
    throw error;
  } finally {
    opened.source.close();
  }
}

async function withXml<Result>(xml: Uint8Array, work: Work<Result>): Promise<Result | Failure> {
  const stated = frozen(readBareXml(xml));
  if (stated.kind !== "invoice") {
    const message = stated.kind === "unusable" ? stated.reason : "The XML is not an invoice.";
    return { ok: false, code: "NO_INVOICE_FOUND", message };
  }
  return withSource(presentInvoice(stated.invoice.fields), (source) => work(source, stated));
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
