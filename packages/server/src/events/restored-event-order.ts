import { sql } from "kysely";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database, Executor } from "../platform/db/schema.ts";

/**
 * On PostgreSQL the order of events is that of transaction ids. A restored database numbers these anew: old events
 * would come after new ones, and resuming streams would miss events. This shifts old events before the first
 * transaction of the new server, in the same order.
 */
export async function renumberRestoredEvents(db: Database, dialect: Dialect): Promise<boolean> {
  if (dialect.name !== "postgres" || (await distanceToMove(db)) <= 0) return false;
  return await db.transaction().execute(async (tx) => {
    await dialect.migrationLock.execute(tx);
    const distance = await distanceToMove(tx);
    if (distance <= 0) return false;
    await sql`update events set sequence = sequence - ${sql.lit(distance)}`.execute(tx);
    return true;
  });
}

/** Distance of the last event beyond any transaction of this server; not positive unless the database was restored. */
async function distanceToMove(db: Executor): Promise<number> {
  const last = await sql<{ last: number | null }>`select max(sequence) as last from events`.execute(db);
  // Queried afterwards: everything visible before is lower.
  const next = await sql<{ next: number }>`
    select (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint as next`.execute(db);
  return (last.rows[0]?.last ?? 0) - (next.rows[0]?.next ?? 0) + 1;
}
