import { sql } from "kysely";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database, Executor } from "../platform/db/schema.ts";

/**
 * The order of events on PostgreSQL is that of its transactions. A database that was dumped and restored elsewhere counts
 * those anew: old events would then come after new ones, and a stream that resumes would miss what happened since. They are
 * moved to before the first transaction of the new server, in the order they had.
 */
export async function keepOrderAfterRestore(db: Database, dialect: Dialect): Promise<boolean> {
  if (dialect.name !== "postgres" || (await distanceToMove(db)) <= 0) return false;
  return await db.transaction().execute(async (tx) => {
    await dialect.migrationLock.execute(tx);
    const distance = await distanceToMove(tx);
    if (distance <= 0) return false;
    await sql`update events set sequence = sequence - ${sql.lit(distance)}`.execute(tx);
    return true;
  });
}

/** How far the last event lies beyond any transaction there was on this server; not above zero in one that was never moved. */
async function distanceToMove(db: Executor): Promise<number> {
  const last = await sql<{ last: number | null }>`select max(sequence) as last from events`.execute(db);
  // Asked afterwards: whatever was visible before is below it.
  const next = await sql<{ next: number }>`
    select (pg_snapshot_xmax(pg_current_snapshot())::text)::bigint as next`.execute(db);
  return (last.rows[0]?.last ?? 0) - (next.rows[0]?.next ?? 0) + 1;
}
