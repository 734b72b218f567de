import { currentVersion, type EventType, formatTimestamp, newId, type Version } from "@inkvoice/contract";
import { enqueueDeliveries, type Receiver } from "../deliveries/queue/enqueue.ts";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { EventRow } from "../platform/db/tables/events.ts";

export type NewEvent = Readonly<{
  accountId: string;
  invoiceId: string | null;
  type: EventType;
  data: unknown;
  receivers: readonly Receiver[];
  /** Number of the extraction it reports; 1 unless the document was read again. */
  reading?: number;
  /** API version whose shape the data has, if it is not the current one. */
  version?: Version;
  /** Milliseconds, wall time. */
  at: number;
}>;

/** Stores the event with the exact text of all attempts, and one delivery per receiver. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<EventRow> {
  const id = newId("event", event.at);
  const row: EventRow = {
    id,
    account_id: event.accountId,
    invoice_id: event.invoiceId,
    type: event.type,
    body: JSON.stringify({ id, type: event.type, created_at: formatTimestamp(event.at), data: event.data }),
    created_at: event.at,
    version: event.version ?? currentVersion,
  };
  await insertEvent(tx, [{ ...row, reading: event.reading ?? 1 }]);
  await enqueueDeliveries(tx, {
    accountId: event.accountId,
    eventId: id,
    receivers: event.receivers,
    round: 0,
    now: event.at,
  });
  return row;
}

const insertEvent = cachedStatement<EventRow & { reading: number }, unknown>(
  ["id", "account_id", "invoice_id", "type", "body", "created_at", "version", "reading"],
  (db, rows) => db.insertInto("events").values(rows),
);
