import type {
  InvoiceList,
  InvoiceRecord,
  MemoryLesson,
  RecordChange,
  ReviewState,
  SortOrder,
} from "@inkvoice/contract";
import type { InvoiceDetail, InvoiceFilter, InvoicePage } from "@inkvoice/contract/dashboard";
import { detailIncludes, invoiceDetail, invoicePage, listParameters } from "@inkvoice/contract/invoice-pages";
import { queryString, v1 } from "./client.ts";

/* The API's operations on invoices, as the pages use them. */

const detailed = `?include=${detailIncludes}`;

type Page = Readonly<{ limit: number; cursor?: string | undefined }>;

export async function listInvoices(
  { sort, ...filter }: InvoiceFilter & { sort?: SortOrder | undefined },
  page: Page,
): Promise<InvoicePage> {
  return invoicePage(
    await v1.get<InvoiceList>(`/invoices${queryString({ ...listParameters(filter), sort, ...page })}`),
  );
}

export async function readInvoice(id: string): Promise<InvoiceDetail> {
  return invoiceDetail(await v1.get<InvoiceRecord>(`/invoices/${id}${detailed}`));
}

export type Changed = Readonly<{ detail: InvoiceDetail; lessons: readonly MemoryLesson[] }>;

/** Corrects values, adds and removes rows, and undoes corrections. */
export async function changeInvoice(
  id: string,
  changes: readonly RecordChange[],
  { remember = true }: Readonly<{ remember?: boolean }> = {},
): Promise<Changed> {
  const record = await v1.patch<InvoiceRecord>(`/invoices/${id}${detailed}`, { changes, remember });
  return { detail: invoiceDetail(record), lessons: record.lessons ?? [] };
}

const decisions: Readonly<Record<ReviewState, string>> = { approved: "approve", rejected: "reject", open: "reopen" };

export type Decision = Readonly<{ review: ReviewState; reason?: string | undefined }>;

export async function decideInvoice(id: string, { review, reason }: Decision): Promise<InvoiceDetail> {
  const body = review === "rejected" ? { reason } : {};
  return invoiceDetail(await v1.post<InvoiceRecord>(`/invoices/${id}/${decisions[review]}${detailed}`, body));
}

/** `asInvoice`: the file is one invoice, whatever it looks like. */
export async function rereadInvoice(
  id: string,
  { asInvoice = false }: Readonly<{ asInvoice?: boolean }> = {},
): Promise<InvoiceDetail> {
  const body = asInvoice ? { as_invoice: true } : {};
  return invoiceDetail(await v1.post<InvoiceRecord>(`/invoices/${id}/reread${detailed}`, body));
}

/** Turns a document that could not be read into one with typed values. */
export async function enterByHand(id: string): Promise<InvoiceDetail> {
  return invoiceDetail(await v1.patch<InvoiceRecord>(`/invoices/${id}${detailed}`, { extracted_data: {} }));
}
