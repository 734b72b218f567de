import type { ExtractedData, FailureCode, SplitMode } from "@inkvoice/contract";
import { readCodes } from "./codes/read-codes.ts";
import { type PlacedCode, stateAnInvoice, withCodes } from "./codes/witness.ts";
import { printedPlaces } from "./evidence/printed-places.ts";
import { frozen } from "./frozen.ts";
import { openSource, type SourceFile } from "./intake/open-source.ts";
import { openPages } from "./pages/open-pages.ts";
import { drawPage, type PagePicture } from "./pages/page-picture.ts";
import { DamagedPicture } from "./pages/picture-page.ts";
import type { Division } from "./parts/divide.ts";
import { dividePages } from "./parts/divide-pages.ts";
import { doubted } from "./parts/doubt.ts";
import { placesInFile } from "./parts/page-places.ts";
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
  /** Whether a file may hold several invoices: decided by its pages, never, or each page is one. `auto` unless told otherwise. */
  split?: SplitMode;
}>;

type Failure = Readonly<{ ok: false; code: FailureCode; message: string }>;

/** One of several invoices in a file, with the first and the last page it stands on. */
export type InvoicePart = Readonly<{ data: ExtractedData; pages: readonly [from: number, to: number] }>;

/** What became of one document. A failure is a result, not an exception. */
export type Extraction =
  | Readonly<{
      ok: true;
      /** The invoice, or the first one where the file holds several. */
      data: ExtractedData;
      pages: number;
      /** Every invoice of the file in order, where it holds more than one. */
      parts?: readonly InvoicePart[];
    }>
  | Failure;

/** The words of a document, or why there are none. */
export type DocumentText = Readonly<{ ok: true; pages: readonly PageText[] }> | Failure;

/** Bytes in, invoice out: the stages in their order. */
export function extractDocument(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  return withSource(bytes, async (source, stated) => {
    const structured = frozen(stated ?? readStructured(attachmentsOf(source, options)));
    const read = await readPages(source);
    if (stated?.kind === "invoice") return answer(statedInvoice(stated.invoice, read, options), source, read);
    if (structured.kind === "invoice") {
      const page = await readInvoice(read, options);
      return answer(statedInvoice(structured.invoice, read, options, page.ok ? page.data : undefined), source, read);
    }
    const division = await dividePages(read.pages, options.split ?? "auto", (page) => understand([page]));
    const invoices = await readParts(division, read, options);
    if (!invoices.ok) return invoices;
    const notes = structured.kind === "unusable" ? [structured.issue] : [];
    const [first, ...others] = invoices.parts.map(({ data, read: own, pages }) => ({
      data: finished({ ...data, issues: [...data.issues, ...notes] }, own),
      pages,
    }));
    if (!first) return unreadable(read.pages);
    const parts = others.length === 0 ? {} : { parts: [first, ...others] };
    return { ok: true, data: first.data, pages: source.pages, ...parts };
  });
}

type ReadPart = Readonly<{ data: ExtractedData; read: ReadPages; pages: readonly [from: number, to: number] }>;

/**
 * Each part understood by itself. Pages that show no invoice (a separator, terms and conditions, a delivery note) belong to
 * the invoice before them and give it no values; at the beginning of a file they belong to the first.
 */
async function readParts(
  { parts, confidence }: Division,
  read: ReadPages,
  options: ExtractOptions,
): Promise<Readonly<{ ok: true; parts: readonly ReadPart[] }> | Failure> {
  const found: ReadPart[] = [];
  let failure: Failure = unreadable(read.pages);
  for (const part of parts) {
    const own = { pages: of(read.pages, part.pages), codes: of(read.codes, part.pages) };
    const result = await readInvoice(own, options);
    if (!result.ok) failure = result;
    else found.push({ data: inFile(doubted(result.data, part.confidence), own), read: own, pages: range(part.pages) });
  }
  const [only] = found;
  if (!only) return failure;
  if (found.length > 1 || parts.length === 1) return { ok: true, parts: withAttachments(found, read.pages.length) };
  return { ok: true, parts: [{ ...only, data: doubted(only.data, confidence), pages: [1, read.pages.length] }] };
}

function inFile(data: ExtractedData, { pages }: ReadPages): ExtractedData {
  return { ...data, locations: placesInFile(data.locations, pages) };
}

/** Pages that show no invoice are counted to the one before. */
function withAttachments(parts: readonly ReadPart[], pages: number): readonly ReadPart[] {
  return parts.map((part, index) => {
    const from = index === 0 ? 1 : part.pages[0];
    const next = parts[index + 1];
    return { ...part, pages: [from, next ? next.pages[0] - 1 : Math.max(pages, part.pages[1])] };
  });
}

function of<Placed extends { page: number }>(placed: readonly Placed[], pages: readonly number[]): readonly Placed[] {
  return placed.filter(({ page }) => pages.includes(page));
}

function range(pages: readonly number[]): readonly [number, number] {
  return [Math.min(...pages), Math.max(...pages)];
}

/** What a page or a part of a file says; a tax office's code may say it where the words cannot be read. */
async function readInvoice({ pages, codes }: ReadPages, options: ExtractOptions) {
  const understood = frozen(await understandPages(pages, options));
  return !understood.ok && stateAnInvoice(codes) ? { ok: true as const, data: nothingRead } : understood;
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

function answer(data: ExtractedData, source: SourceFile, read: ReadPages): Extraction {
  return { ok: true, data: finished(data, read), pages: source.pages };
}

/** The record as the caller gets it: places as a viewer shows them, and what the codes on the pages say. */
function finished(data: ExtractedData, { pages, codes }: ReadPages): ExtractedData {
  const displayed = { ...data, locations: displayedLocations(data.locations, pages) };
  if (codes.length === 0) return displayed;
  const { data: witnessed, changed } = withCodes(displayed, codes, printedPlaces(pages));
  return recheck(witnessed, changed);
}

const nothingRead: ExtractedData = frozen({
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
export function readDocumentText(bytes: Uint8Array): Promise<DocumentText> {
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
