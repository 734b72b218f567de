import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { type Cursor, doubtAt, doubtsOf } from "./doubts/doubts.ts";
import { fieldsInOrder, rowsByList } from "./fields/fields-in-order.ts";

/** Page, field and doubt that are shown when a document is opened. */
export type InitialView = Readonly<{ page: number; selected: string | undefined; cursor: Cursor | undefined }>;

/** First page of the invoice in its file. */
export function firstPageOf({ file, row }: InvoiceDetail): number {
  return file.find((part) => part.row.id === row.id)?.pages[0] ?? 1;
}

/** In the queue (`seen` given) the first doubt that was not confirmed, at its location; otherwise the first page. */
export function initialView(detail: InvoiceDetail, seen: ReadonlySet<string> | undefined): InitialView {
  const page = firstPageOf(detail);
  if (!seen || detail.row.status !== "completed") return { page, selected: undefined, cursor: seen && "start" };
  const doubts = doubtsOf(detail, fieldsInOrder(detail, rowsByList(detail)));
  const field = doubts[doubtAt(doubts, "start", seen) ?? -1]?.field;
  return { page: field?.location?.page ?? page, selected: field?.path, cursor: "start" };
}
