import { type Kysely, sql } from "kysely";
import type { Dialect } from "../db/dialect.ts";
import { migrations } from "./index.ts";
import type { Migration } from "./migration.ts";

/** Brings the database to the newest shape in one transaction; several processes may start at once. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  dialect: Dialect,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    await dialect.migrationLock.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const done = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const names = new Set(done.rows.map((row) => row.name));
    const missing = steps.filter((step) => !names.has(step.name));
    for (const step of missing) {
      await step.up(tx, dialect);
      await sql`insert into migrations (name) values (${step.name})`.execute(tx);
    }
    return missing.map((step) => step.name);
  });
}
