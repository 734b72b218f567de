import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { useQueries } from "@tanstack/react-query";
import { invoiceQuery } from "../../api/queries.ts";
import type { UploadItem } from "./upload-queue.ts";

/** What is known of the invoices that were uploaded here, by their ids. */
export type UploadedInvoices = ReadonlyMap<string, InvoiceRow>;

/** So many are asked for one by one; whoever uploads more looks at the list. */
const mostFollowed = 50;

export function useUploadedInvoices(items: readonly UploadItem[]): UploadedInvoices {
  const ids = items.flatMap(({ invoiceId }) => invoiceId ?? []).slice(0, mostFollowed);
  const answers = useQueries({ queries: ids.map(invoiceQuery) });
  return new Map(answers.flatMap(({ data }) => (data ? [[data.row.id, data.row] as const] : [])));
}

/** What went wrong stands first: it is what a person has to do something about. */
export function failuresFirst(items: readonly UploadItem[], readings: UploadedInvoices): readonly UploadItem[] {
  const hasFailed = (item: UploadItem) =>
    item.state === "refused" || readings.get(item.invoiceId ?? "")?.status === "failed";
  return [...items.filter(hasFailed), ...items.filter((item) => !hasFailed(item))];
}
