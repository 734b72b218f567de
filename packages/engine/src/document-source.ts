import type { FailureCode } from "@inkvoice/contract";
import { deepFreeze } from "./deep-freeze.ts";
import { drawInvoicePages } from "./einvoice-page/draw-invoice-pages.ts";
import { openSource, type SourceFile } from "./intake/open-source.ts";
import { DamagedPicture } from "./pages/picture-page.ts";
import type { PageRange } from "./parts/divide-pages.ts";
import { readBareXml } from "./structured/read-structured.ts";
import type { StructuredInvoice } from "./structured/structured-invoice.ts";
import type { FailedReading } from "./text/failed-reading.ts";

export type Failure = Readonly<{
  ok: false;
  code: FailureCode;
  message: string;
  /** Words and codes that were read, to explain why no invoice was found. */
  read?: FailedReading;
}>;

/** An invoice of an XML file, and the pages rendered for it. */
export type StatedInvoice = Readonly<{ invoice: StructuredInvoice; pages: PageRange }>;

/** The e-invoice is part of the source; its pages are rendered from it. */
type Work<Result> = (source: SourceFile, stated?: readonly StatedInvoice[]) => Promise<Result>;

/** Opens a file, runs `work` on it and closes it. A damaged picture is returned as a failure. */
export async function withOpenedFile<Result>(bytes: Uint8Array, work: Work<Result>): Promise<Result | Failure> {
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
  const stated = deepFreeze(readBareXml(xml));
  if (stated.kind !== "invoice") {
    const message = stated.kind === "unusable" ? stated.reason : "The XML is not an invoice.";
    return { ok: false, code: "NO_INVOICE_FOUND", message };
  }
  const invoices = [stated.invoice, ...stated.further];
  const { pdf, places } = drawInvoicePages(invoices.map(({ fields }) => fields));
  const placed = places.flatMap((pages, index) => {
    const invoice = invoices[index];
    return invoice ? [{ invoice, pages }] : [];
  });
  return withOpenedFile(pdf, (source) => work(source, placed));
}
