import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import type { UploadItem } from "./upload-queue.ts";
import type { UploadedInvoices } from "./use-uploaded-invoices.ts";

/** "Uploading 3 of 12" while files are sent, then the number of accepted and refused files. */
export function uploadHeadline(items: readonly UploadItem[]): string {
  const done = items.filter((item) => item.state === "done").length;
  const refused = items.filter((item) => item.state === "refused").length;
  const { sending, uploaded, refused: notAccepted, uploadedAndRefused } = messages.upload;
  if (done + refused < items.length) return sending(formatNumber(done + refused + 1), formatNumber(items.length));
  if (refused === 0) return uploaded(done);
  return done === 0 ? notAccepted(refused) : uploadedAndRefused(uploaded(done), notAccepted(refused));
}

/** One line with the number of failed, read and pending files; empty until one is known. */
export function uploadOutcome(invoices: UploadedInvoices): string {
  const count = (status: InvoiceRow["status"]) => [...invoices.values()].filter((row) => row.status === status).length;
  const [read, reading, failed] = [count("completed"), count("processing"), count("failed")];
  const { outcome } = messages.upload;
  return [
    ...(failed > 0 ? [outcome.failed(failed)] : []),
    ...(read > 0 ? [outcome.read(read)] : []),
    ...(reading > 0 ? [outcome.reading(reading)] : []),
  ].join(", ");
}

/** Failures first: they need a person's attention. */
export function failuresFirst(items: readonly UploadItem[], readings: UploadedInvoices): readonly UploadItem[] {
  const hasFailed = (item: UploadItem) =>
    item.state === "refused" || readings.get(item.invoiceId ?? "")?.status === "failed";
  return [...items.filter(hasFailed), ...items.filter((item) => !hasFailed(item))];
}
