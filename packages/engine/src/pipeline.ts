import type { Evidence, ExtractedData } from "@inkvoice/contract";
import { applyCodes, holdsInvoice } from "./codes/apply-codes.ts";
import { withCustomFields } from "./custom/with-custom-fields.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { logosOf, type ReadFile, type ReadPages, readPages, unreadable } from "./document-pages.ts";
import { type Failure, type StatedInvoice, withOpenedFile } from "./document-source.ts";
import { printedLocations } from "./evidence/printed-locations.ts";
import type { Extraction, ExtractOptions, InvoicePart } from "./extraction.ts";
import type { SourceFile } from "./intake/open-source.ts";
import type { PageText } from "./page-text/page-text.ts";
import { mentionsInvoice } from "./parts/attachment.ts";
import { dividePages, isWithin, type PageRange, type SplitOption } from "./parts/divide-pages.ts";
import { readParts } from "./parts/read-parts.ts";
import { loadPdfium } from "./pdf/pdfium.ts";
import { readXmlAttachments } from "./structured/attachments/attachments.ts";
import { reconcile } from "./structured/comparison/reconcile.ts";
import { readStructured } from "./structured/read-structured.ts";
import type { StructuredInvoice } from "./structured/structured-invoice.ts";
import { displayedLocations } from "./text/displayed-locations.ts";
import { failedReading, isWorthRetrying } from "./text/failed-reading.ts";
import { warmUpOcr } from "./text/ocr/shared-line-recogniser.ts";
import { loadFieldModels } from "./understand/model/model.ts";
import { withOwnParties } from "./understand/parties/own-parties.ts";
import { type ReadLogos, understand } from "./understand/understand.ts";
import { checkInvoice, recheck } from "./validate/checks.ts";
import { validate } from "./validate/validate.ts";

export {
  type DocumentText,
  readDocumentCodes,
  readDocumentLogos,
  readDocumentText,
  readPageText,
  renderPagePicture,
} from "./document-pages.ts";
export type { Extraction, ExtractOptions, InvoicePart } from "./extraction.ts";
export type { PageRange, SplitOption } from "./parts/divide-pages.ts";
export type { FailedReading } from "./text/failed-reading.ts";

type Found = Readonly<{ ok: true; data: ExtractedData; evidence?: Evidence }>;
/** Bytes in, invoice out: the stages in order. */
export function extractDocument(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Extraction> {
  return withOpenedFile(bytes, async (source, stated) => {
    const { split = "auto" } = options;
    if (stated) return statedFile(wantedInvoices(stated, split), source, options);
    const structured = deepFreeze(readStructured(attachmentsOf(source, options)));
    const read = await readPages(source, wantedPages(split));
    if (structured.kind === "invoice") {
      const page = await readInvoice(read, options);
      const data = statedInvoice(structured.invoice, read, options, page.ok ? page.data : undefined);
      const evidence = page.ok ? page.evidence : undefined;
      return answer([finishedPart({ data, evidence, read, pages: [1, read.count] }, options)], read.count);
    }
    const first = await readFromPages(read, options, source);
    const isFinal = !isNoInvoice(first) || !isWorthRetrying(read.pages);
    const again = isFinal ? read : await readPages(source, wantedPages(split), { retry: true });
    const invoices = isFinal ? first : await readFromPages(again, options, source);
    if ("ok" in invoices) return failedWith(invoices, again);
    const notes = structured.kind === "unusable" ? [structured.issue] : [];
    const parts = invoices.map((part) =>
      finishedPart({ ...part, data: { ...part.data, issues: [...part.data.issues, ...notes] } }, options),
    );
    return answer(parts, again.count);
  });
}

/** The invoices on the pages of a file, or the reason why there is none. */
async function readFromPages(read: ReadFile, options: ExtractOptions, source: SourceFile) {
  const division = await dividePages(read.pages, options.split ?? "auto", (page) => understand([page]));
  return readParts(division, read, (own) => readInvoice(own, options, () => logosOf(source, own.pages[0])));
}

/** Whether no invoice was found, or only one that a person declared to be an invoice. */
function isNoInvoice(found: Failure | readonly UnfinishedPart[]): boolean {
  return "ok" in found || found.some(({ data }) => data.issues.some(({ code }) => code === "NO_INVOICE_FOUND"));
}

function failedWith(failure: Failure, { pages, codes }: ReadPages): Failure {
  const read = failedReading(
    pages,
    codes.map(({ faults: _faults, ...code }) => code),
  );
  if (failure.code !== "NO_INVOICE_FOUND") return { ...failure, read };
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  return { ...failure, read, message: `${failure.message} Words read: ${words}, codes: ${codes.length}.` };
}

/** The invoices of an XML file, each with its rendered pages. */
async function statedFile(
  invoices: readonly StatedInvoice[],
  source: SourceFile,
  options: ExtractOptions,
): Promise<Extraction> {
  const read = await readPages(source);
  const parts = invoices.map(({ invoice, pages }) => {
    const own = { pages: read.pages.filter(({ page }) => isWithin(pages, page)), codes: [] };
    return finishedPart({ data: statedInvoice(invoice, own, options), read: own, pages }, options);
  });
  return answer(parts, source.pages);
}

/** The invoices of a batch that are wanted: the first one if it must be one invoice, or those on the given pages. */
function wantedInvoices(stated: readonly StatedInvoice[], split: SplitOption): readonly StatedInvoice[] {
  if (split === "never") return stated.slice(0, 1);
  if (typeof split === "string") return stated;
  return stated.filter(({ pages: [from, to] }) => split.some((range) => isWithin(range, from) && isWithin(range, to)));
}

function answer(parts: readonly InvoicePart[], pages: number): Extraction {
  const [first] = parts;
  if (!first) return { ok: false, code: "NO_INVOICE_FOUND", message: "There is no invoice on these pages." };
  const { pages: _own, ...invoice } = first;
  return { ok: true, ...invoice, pages, ...(parts.length > 1 && { parts }) };
}

/**
 * Extracts one invoice from a page or a part of a file. A fiscal or payment code can replace words that could not be
 * read. Page ranges given by a person always give a record, with an issue if nothing was found on them.
 */
async function readInvoice(
  { pages, codes }: ReadPages,
  options: ExtractOptions,
  logos?: ReadLogos,
): Promise<Found | Failure> {
  const understood = deepFreeze(await understandPages(pages, options, logos));
  if (understood.ok) return understood;
  if (holdsInvoice(codes, pages.some(mentionsInvoice))) return { ok: true, data: nothingRead };
  if (!isDividedByPerson(options)) return understood;
  const issue = { code: understood.code, message: understood.message };
  return { ok: true, data: { ...nothingRead, issues: [issue] } };
}

/** Page ranges are given by a person, who thereby declares each of them an invoice. */
const isDividedByPerson = ({ split = "auto" }: ExtractOptions) => typeof split !== "string";

/**
 * The record of an e-invoice: the values of its XML with their locations on the pages, and values that only the pages
 * have.
 */
function statedInvoice(
  invoice: StructuredInvoice,
  { pages }: ReadPages,
  { lineItems = true }: ExtractOptions,
  page?: ExtractedData,
): ExtractedData {
  const stated = reconcile({ invoice, pages, page, lineItems });
  const { syntax, profile } = invoice;
  const einvoice = { syntax, ...(profile !== undefined && { profile: profile.slice(0, longestProfile) }) };
  return { ...stated, einvoice, checks: checkInvoice(stated) };
}

/** Longer guideline ids are cut; the longest that a standard defines has 110 characters. */
const longestProfile = 300;

function attachmentsOf(source: SourceFile, { ignoreXml }: ExtractOptions) {
  return source.kind === "pdf" && !ignoreXml ? readXmlAttachments(source.document, source.bytes) : [];
}

async function understandPages(
  pages: readonly PageText[],
  options: ExtractOptions,
  logos?: ReadLogos,
): Promise<Found | Failure> {
  if (!pages.some((page) => page.words.length > 0)) return unreadable(pages);
  const { lineItems = true, companies } = options;
  const reading = withOwnParties(await understand(pages, logos), pages, companies);
  const validated = validate(deepFreeze(reading), { lineItems, isInvoice: isDividedByPerson(options) });
  if (validated.found) return { ok: true, data: validated.data, evidence: validated.evidence };
  // Pages that could hardly be read cannot be declared no invoice.
  if (pages.every((page) => page.words.length === 0 || page.difficulties !== undefined)) return unreadable(pages);
  return { ok: false, code: "NO_INVOICE_FOUND", message: validated.reason };
}

type UnfinishedPart = Readonly<{
  data: ExtractedData;
  evidence?: Evidence | undefined;
  read: ReadPages;
  pages: PageRange;
}>;

/** One invoice in its final form, with the account's custom fields. */
function finishedPart(
  { data, evidence, read, pages }: UnfinishedPart,
  { customFields = [], pageText = false }: ExtractOptions,
): InvoicePart {
  const record = finished(withCustomFields(data, read.pages, customFields), read);
  return {
    data: record,
    pages,
    ...(evidence && { evidence: displayedLocations(evidence, read.pages) }),
    ...(pageText && { text: wordsOn(read.pages) }),
  };
}

/** Printed words in reading order, separated by blanks. */
const wordsOn = (pages: readonly PageText[]) => pages.flatMap(({ words }) => words.map(({ text }) => text)).join(" ");

/** The final record: locations as displayed, and values of the codes on the pages. */
function finished(data: ExtractedData, { pages, codes }: ReadPages): ExtractedData {
  const displayed = { ...data, locations: displayedLocations(data.locations, pages) };
  if (codes.length === 0) return displayed;
  const { data: confirmed, changed } = applyCodes(displayed, codes, printedLocations(pages));
  return recheck(confirmed, changed);
}

const nothingRead: ExtractedData = deepFreeze({
  confidence: {},
  locations: {},
  source: {},
  checks: checkInvoice({}),
  issues: [],
});

function wantedPages(split: SplitOption): (page: number) => boolean {
  return (page) => typeof split === "string" || split.some((range) => isWithin(range, page));
}

/** Loads everything that reading may need, so that the first document does not wait for it. */
export async function warmUp(): Promise<undefined> {
  await Promise.all([loadPdfium(), warmUpOcr(), loadFieldModels().then((reader) => reader.warmUp())]);
}
