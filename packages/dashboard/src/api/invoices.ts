import type {
  InvoiceList,
  InvoiceRecord,
  MemoryLesson,
  RecordChange,
  ReviewState,
  SortOrder,
} from "@inkvoice/contract";
import type { BulkAnswer, InvoiceDetail, InvoiceFilter, InvoicePage } from "@inkvoice/contract/dashboard";
import { detailIncludes, invoiceDetail, invoicePage, listParameters } from "@inkvoice/contract/invoice-pages";
import { ApiError, api, queryString, v1 } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { errorMessage } from "./refusal.ts";

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

const keyOf = (id: string) => ["invoice", id];
const shown = (id: string) => queryClient.getQueryData<InvoiceDetail>(keyOf(id));

/** The last change that this page sent of each invoice. */
const sentChanges = new Map<string, Promise<unknown>>();

/**
 * Waits for the answer to a change made on this page: the server announces changes before it answers, and undo steps and
 * the focus depend on the answer. Discards a response that was requested before the change.
 */
export async function readInvoice(id: string): Promise<InvoiceDetail> {
  const read = invoiceDetail(await v1.get<InvoiceRecord>(`/invoices/${id}${detailed}`));
  await sentChanges.get(id)?.catch(() => undefined);
  const known = shown(id);
  return known && known.revision > read.revision ? known : read;
}

const turns = new Map<string, Promise<unknown>>();

/** Sends changes of an invoice one after another, so that each refers to the revision left by the previous one. */
function inTurn<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(id) ?? Promise.resolve()).catch(() => undefined).then(act);
  turns.set(id, turn);
  return turn;
}

/** The invoice has another revision than the one shown: somebody else changed it. */
export const isRevisionConflict = (error: unknown) => error instanceof ApiError && error.code === "REVISION_MISMATCH";

type Send = (ifMatch: Readonly<Record<string, string>>) => Promise<InvoiceRecord>;

/**
 * Changes the revision that the page shows, and no other. Where somebody else was faster, nothing is changed and the
 * page gets the new record.
 */
function changeShown(id: string, send: Send): Promise<InvoiceRecord> {
  return inTurn(id, async () => {
    const revision = shown(id)?.revision;
    try {
      const answer = send(revision === undefined ? {} : { "if-match": `"${revision}"` });
      sentChanges.set(id, answer);
      const record = await answer;
      queryClient.setQueryData(keyOf(id), invoiceDetail(record));
      return record;
    } catch (error) {
      if (isRevisionConflict(error)) await queryClient.refetchQueries({ queryKey: keyOf(id), type: "all" });
      throw error;
    }
  });
}

export type Changed = Readonly<{ detail: InvoiceDetail; lessons: readonly MemoryLesson[] }>;

/** Corrects values, adds and removes rows, and undoes corrections. */
export async function changeInvoice(
  id: string,
  changes: readonly RecordChange[],
  { remember = true }: Readonly<{ remember?: boolean }> = {},
): Promise<Changed> {
  const body = { changes, remember };
  const record = await changeShown(id, (ifMatch) => v1.patch(`/invoices/${id}${detailed}`, body, ifMatch));
  return { detail: invoiceDetail(record), lessons: record.lessons ?? [] };
}

/** Takes the person's own approval, or a rejection, back. Ignores changes since. */
export async function undoDecision(id: string): Promise<InvoiceDetail> {
  await inTurn(id, async () => {
    const { left } = await api.post<BulkAnswer>("/invoices/bulk", { action: "reopen", ids: [id] });
    if (left[0]) throw new Error(errorMessage(left[0].error));
  });
  return readInvoice(id);
}

const decisions: Readonly<Record<ReviewState, string>> = { approved: "approve", rejected: "reject", open: "reopen" };

export type Decision = Readonly<{ review: ReviewState; reason?: string | undefined }>;

/** Approves or rejects the shown revision. Reopening ignores changes since. */
export async function decideInvoice(id: string, { review, reason }: Decision): Promise<InvoiceDetail> {
  const path = `/invoices/${id}/${decisions[review]}${detailed}`;
  const body = review === "rejected" ? { reason } : {};
  const record =
    review === "open"
      ? await inTurn(id, () => v1.post<InvoiceRecord>(path, body))
      : await changeShown(id, (ifMatch) => v1.post(path, body, ifMatch));
  return invoiceDetail(record);
}

/** `asInvoice`: the file is one invoice, whatever it looks like. */
export async function rereadInvoice(
  id: string,
  { asInvoice = false }: Readonly<{ asInvoice?: boolean }> = {},
): Promise<InvoiceDetail> {
  const body = asInvoice ? { as_invoice: true } : {};
  const path = `/invoices/${id}/reread${detailed}`;
  return invoiceDetail(await changeShown(id, (ifMatch) => v1.post(path, body, ifMatch)));
}

/** Turns a document that could not be read into one with typed values. */
export async function enterByHand(id: string): Promise<InvoiceDetail> {
  const body = { extracted_data: {} };
  return invoiceDetail(await changeShown(id, (ifMatch) => v1.patch(`/invoices/${id}${detailed}`, body, ifMatch)));
}
