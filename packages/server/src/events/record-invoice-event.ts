import type { SubscribableEventType, Version } from "@inkvoice/contract";
import { receiversOf } from "../deliveries/receivers.ts";
import type { Tx } from "../platform/db/schema.ts";
import { recordEvent } from "./record-event.ts";

export type InvoiceEvent = Readonly<{
  accountId: string;
  /** Null for events about several invoices. */
  invoiceId: string | null;
  type: SubscribableEventType;
  /** The current record in the shape of the upload's API version. */
  data: unknown;
  version?: Version;
  /** URL given with the upload, if any. */
  webhookUrl: string | null;
  /** Number of the extraction that ended; 1 unless the document was read again. */
  reading?: number;
  at: number;
}>;

/**
 * Call inside the transaction that ends or corrects an invoice, so that record, event and deliveries exist together or
 * not at all. After the commit send the signals "events" and, if there are deliveries, "deliveries".
 */
export async function recordInvoiceEvent(
  tx: Tx,
  event: InvoiceEvent,
): Promise<Readonly<{ id: string; deliveries: number }>> {
  const receivers = await receiversOf(tx, event);
  const { id } = await recordEvent(tx, { ...event, receivers });
  return { id, deliveries: receivers.length };
}
