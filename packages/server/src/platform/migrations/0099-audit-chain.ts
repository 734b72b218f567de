import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Chains audit entries by hash: each holds the hash of the one before it in its chain. Entries from before have none.
 * `audit_heads` holds the last entry of each chain; its row is the lock under which the next one is added.
 */
export const auditChain: Migration = {
  name: "0099-audit-chain",
  async up(tx, { id, bigint }) {
    await sql`alter table audit_log add column chain ${id}`.execute(tx);
    await sql`alter table audit_log add column position ${bigint}`.execute(tx);
    await sql`alter table audit_log add column previous_hash text`.execute(tx);
    await sql`alter table audit_log add column hash text`.execute(tx);
    await sql`create unique index audit_log_chain on audit_log (chain, position) where chain is not null`.execute(tx);
    await sql`create table audit_heads (
      chain ${id} primary key,
      position ${bigint} not null,
      at ${bigint} not null,
      hash text not null
    )`.execute(tx);
  },
};
