import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const dayMs = 86_400_000;

/** Stored bytes per account and day of upload, so that a storage limit can be checked without summing up files. */
export const storedBytes: Migration = {
  name: "0071-stored-bytes",
  async up(tx, { bigint }) {
    await sql`alter table usage_days add column bytes ${bigint} not null default 0`.execute(tx);
    // Cast to bigint: in milliseconds the day exceeds PostgreSQL's integer.
    await sql`update usage_days set bytes = coalesce((
      select sum(size) from invoices
      where invoices.account_id = usage_days.account_id
        and invoices.created_at >= cast(usage_days.day as bigint) * ${sql.lit(dayMs)}
        and invoices.created_at < (cast(usage_days.day as bigint) + 1) * ${sql.lit(dayMs)}
    ), 0)`.execute(tx);
  },
};
