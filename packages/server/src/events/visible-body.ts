import type { Scope } from "@inkvoice/contract";
import type { EventRow } from "../platform/db/tables/events.ts";

/** Whoever asks for events: an invoice's record is for keys that may read invoices. */
export type EventReader = Readonly<{ accountId: string; scopes: ReadonlySet<Scope> }>;

export const seesBodies = ({ scopes }: Pick<EventReader, "scopes">): boolean => scopes.has("invoices:read");

/** The event as a reader may see it: without the scope for invoices, that it happened and when. A test tells of no invoice. */
export function visibleTo<Row extends EventRow>(reader: Pick<EventReader, "scopes">, row: Row): Row {
  return seesBodies(reader) || row.type === "webhook.test" ? row : { ...row, body: null, invoice_id: null };
}
