import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Keeps the analytics right while a process of an earlier version runs beside this one, which only PostgreSQL allows. A
 * process before 0108 does not change the sums by date when it corrects, deletes, rereads or restores an invoice, one
 * before 0082 not those by upload either. At its commit, a trigger adds the missing subtraction to the waiting changes
 * and sets `counted` back, so that the next backfill adds the invoice as it is now.
 */
export const analyticsOfEarlierVersions: Migration = {
  name: "0114-analytics-of-earlier-versions",
  async up(tx, { name }) {
    if (name === "sqlite") return;
    // Which sums this transaction changes, as a value of `counted`. Version 0108 stored both changes in one row.
    await sql`create function analytics_counted_here(account text) returns integer language sql as $$
      select case
        when exists (select 1 from analytics_date_changes
          where account_id = account and xmin = pg_current_xact_id()::xid) then 2
        when exists (select 1 from analytics_changes
          where account_id = account and xmin = pg_current_xact_id()::xid and entry like '%"date":"%') then 2
        when exists (select 1 from analytics_changes
          where account_id = account and xmin = pg_current_xact_id()::xid) then 1
        when exists (select 1 from analytics_groups
          where account_id = account and xmin = pg_current_xact_id()::xid) then 1
        else 0 end $$`.execute(tx);
    await sql`create function subtract_from_analytics() returns trigger language plpgsql as $$
      declare
        here integer := analytics_counted_here(old.account_id);
        has_date boolean := old.extracted_data::json ->> 'date' is not null
          or tg_op = 'UPDATE' and new.extracted_data::json ->> 'date' is not null;
      begin
        if here = 2 or here = 1 and not has_date then return null; end if;
        if tg_op = 'UPDATE' and new.counted = 2 then
          update invoices set counted = here where id = new.id and counted = 2;
          -- An earlier statement of this transaction was handled, with the values before both.
          if not found then return null; end if;
        end if;
        insert into analytics_date_changes (id, account_id, times, entry)
          values (gen_random_uuid(), old.account_id, -1, json_build_object(
            'createdAt', old.created_at, 'endedAt', old.ended_at, 'data', old.extracted_data::json,
            'corrected', coalesce(old.corrected, '[]')::json, 'isOnlyByDate', here = 1)::text);
        return null;
      end $$`.execute(tx);
    await sql`create function uncount_restored() returns trigger language plpgsql as $$
      declare
        here integer := analytics_counted_here(old.account_id);
      begin
        if here < 2 then
          update invoices set counted = here where id = old.invoice_id and counted = 2
            and (here = 0 or extracted_data::json ->> 'date' is not null);
        end if;
        return null;
      end $$`.execute(tx);
    // At the commit, when the transaction's changes of the sums are there, in whatever order it makes them.
    await sql`create constraint trigger invoices_changed_uncounted after update on invoices
      deferrable initially deferred for each row
      when (old.counted = 2 and old.status = 'completed' and (new.status <> old.status
        or new.extracted_data is distinct from old.extracted_data or new.corrected is distinct from old.corrected))
      execute function subtract_from_analytics()`.execute(tx);
    await sql`create constraint trigger invoices_deleted_uncounted after delete on invoices
      deferrable initially deferred for each row
      when (old.counted = 2 and old.status = 'completed')
      execute function subtract_from_analytics()`.execute(tx);
    await sql`create constraint trigger invoices_restored_uncounted after delete on trashed_invoices
      deferrable initially deferred for each row execute function uncount_restored()`.execute(tx);
  },
};
