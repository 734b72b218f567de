import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * The audit log. Triggers refuse updates and deletions, except while `audit_gate` holds a row, which happens only
 * inside the transaction that deletes an account or expired entries.
 */
export const audit: Migration = {
  name: "0072-audit",
  async up(tx, { id, bigint, name }) {
    await sql`create table audit_log (
      id ${id} primary key,
      at ${bigint} not null,
      account_id ${id},
      actor_kind text not null,
      actor_id ${id},
      actor_name text not null,
      action text not null,
      subject text not null,
      details text not null,
      address text not null
    )`.execute(tx);
    await sql`create index audit_log_account on audit_log (account_id, id)`.execute(tx);
    await sql`create table audit_gate (one integer primary key check (one = 1))`.execute(tx);
    if (name === "sqlite") {
      await sql`create trigger audit_log_kept before update on audit_log
        begin select raise(abort, 'the audit log is append-only'); end`.execute(tx);
      await sql`create trigger audit_log_not_deleted before delete on audit_log
        when not exists (select 1 from audit_gate)
        begin select raise(abort, 'the audit log is append-only'); end`.execute(tx);
      return;
    }
    await sql`create function audit_is_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and exists (select 1 from audit_gate) then return old; end if;
        raise exception 'the audit log is append-only';
      end $$`.execute(tx);
    await sql`create trigger audit_log_kept before update or delete on audit_log
      for each row execute function audit_is_append_only()`.execute(tx);
    await sql`create trigger audit_log_not_emptied before truncate on audit_log
      for each statement execute function audit_is_append_only()`.execute(tx);
  },
};
