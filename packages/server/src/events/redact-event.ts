import type { Scope } from "@inkvoice/contract";
import type { EventRow } from "../platform/db/tables/events.ts";

/** Reader of events; invoice data requires the scope to read invoices. */
export type EventReader = Readonly<{ accountId: string; scopes: ReadonlySet<Scope> }>;

export const mayReadInvoices = ({ scopes }: Pick<EventReader, "scopes">): boolean => scopes.has("invoices:read");

/** The event as the reader may see it: without the scope only type and time. Test events contain no invoice. */
export function redactedFor<Row extends EventRow>(reader: Pick<EventReader, "scopes">, row: Row): Row {
  return mayReadInvoices(reader) || row.type === "webhook.test" ? row : { ...row, body: null, invoice_id: null };
}
