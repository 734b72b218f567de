import type { SubscribableEventType } from "@inkvoice/contract";
import { receiversOf } from "../deliveries/receivers.ts";
import type { Tx } from "../platform/db/schema.ts";
import { recordEvent } from "./record-event.ts";

export type InvoiceEvent = Readonly<{
  accountId: string;
  /** Null for what happens to several invoices together. */
  invoiceId: string | null;
  type: SubscribableEventType;
  /** The invoice record as at this moment, already in the shape of the version the upload was made under. */
  data: unknown;
  /** What the upload named, where it did. */
  webhookUrl: string | null;
  /** Of which reading it is the end; 1 unless the document was read again. */
  reading?: number;
  at: number;
}>;

/**
 * Called inside the transaction that ends or corrects an invoice, so that the record, its event and its deliveries exist
 * together or not at all. After the commit send the signals "events" and, where there are deliveries, "deliveries".
 */
export async function recordInvoiceEvent(
  tx: Tx,
  event: InvoiceEvent,
): Promise<Readonly<{ id: string; deliveries: number }>> {
  const receivers = await receiversOf(tx, event);
  const { id } = await recordEvent(tx, { ...event, receivers });
  return { id, deliveries: receivers.length };
}
