import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The invoice of a stored answer and of an entry of vendor memory, so that its permanent deletion redacts both. */
export const documentTraces: Migration = {
  name: "0097-document-traces",
  async up(tx, { id }) {
    await sql`alter table idempotency_keys add column invoice_id ${id}`.execute(tx);
    await sql`update idempotency_keys set invoice_id = 'many' where body like '%"inv\\_%' escape '\\'`.execute(tx);
    await sql`create index idempotency_keys_by_invoice on idempotency_keys (account_id, invoice_id)`.execute(tx);
    await sql`alter table vendor_memories add column invoice_id ${id}`.execute(tx);
    await sql`create index vendor_memories_by_invoice on vendor_memories (account_id, invoice_id)`.execute(tx);
  },
};
