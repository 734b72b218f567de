import type { InvoiceList, InvoiceRecord, MemoryLesson, RecordChange, ReviewState } from "@inkvoice/contract";
import type { InvoiceDetail, InvoiceFilter, InvoicePage } from "@inkvoice/contract/dashboard";
import { detailIncludes, invoiceDetail, invoicePage, listParameters } from "@inkvoice/contract/invoice-pages";
import type { Visitor, VisitorResponse } from "./browser-visitor.ts";

/* The API requests of the dashboard's invoice pages, as its client sends them. */

const detailed = `include=${detailIncludes}`;
type SeenDetail = VisitorResponse<InvoiceDetail & { lesson?: MemoryLesson | undefined }>;

function seen(answer: VisitorResponse<InvoiceRecord>): SeenDetail {
  // An error has no data to show.
  if (answer.status !== 200) return answer as unknown as SeenDetail;
  return { ...answer, data: { ...invoiceDetail(answer.data), lesson: answer.data.lessons?.[0] } };
}

export const readDetail = async (visitor: Visitor, id: string, headers: Record<string, string> = {}) =>
  seen(await visitor.ask<InvoiceRecord>(`/v1/invoices/${id}?${detailed}`, { headers }));

export const changeDetail = async (
  visitor: Visitor,
  id: string,
  changes: readonly RecordChange[],
  further: object = {},
) =>
  seen(
    await visitor.ask<InvoiceRecord>(`/v1/invoices/${id}?${detailed}`, {
      method: "PATCH",
      body: { changes, ...further },
    }),
  );

type Correction = Omit<Extract<RecordChange, { kind: "set" }>, "kind"> & { remember?: boolean };

export const correctDetail = (visitor: Visitor, id: string, { remember = true, ...correction }: Correction) =>
  changeDetail(visitor, id, [{ kind: "set", ...correction }], { remember });

const operations: Readonly<Record<ReviewState, string>> = { approved: "approve", rejected: "reject", open: "reopen" };

export const decideDetail = async (
  visitor: Visitor,
  id: string,
  { review, reason }: Readonly<{ review: ReviewState; reason?: string }>,
) =>
  seen(
    await visitor.ask<InvoiceRecord>(`/v1/invoices/${id}/${operations[review]}?${detailed}`, {
      body: reason === undefined ? {} : { reason },
    }),
  );

/** The list with the dashboard's own filters, as its address has them. */
export async function listPage(visitor: Visitor, query: string): Promise<VisitorResponse<InvoicePage>> {
  const { sort, cursor, limit, ...filter } = Object.fromEntries(new URLSearchParams(query));
  const given = Object.entries({ ...listParameters(filter as InvoiceFilter), sort, cursor, limit }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const answer = await visitor.ask<InvoiceList>(`/v1/invoices?${new URLSearchParams(given)}`);
  return answer.status === 200
    ? { ...answer, data: invoicePage(answer.data) }
    : (answer as unknown as VisitorResponse<InvoicePage>);
}
