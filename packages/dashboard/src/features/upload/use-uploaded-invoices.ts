import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { useQueries } from "@tanstack/react-query";
import { invoiceQuery } from "../../api/queries.ts";
import type { UploadItem } from "./upload-queue.ts";

/** The invoices of uploaded files by id. */
export type UploadedInvoices = ReadonlyMap<string, InvoiceRow>;

/** At most this many are polled one by one; for more, people use the list. */
const mostFollowed = 50;

export function useUploadedInvoices(items: readonly UploadItem[]): UploadedInvoices {
  const ids = items.flatMap(({ invoiceId }) => invoiceId ?? []).slice(0, mostFollowed);
  const answers = useQueries({ queries: ids.map(invoiceQuery) });
  return new Map(answers.flatMap(({ data }) => (data ? [[data.row.id, data.row] as const] : [])));
}
