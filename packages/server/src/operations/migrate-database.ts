import { openDatabase } from "../platform/db/database.ts";
import { requireDatabase } from "../platform/db/require-database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { explainStart } from "../platform/explain-start.ts";
import { migrate, missingMigrations } from "../platform/migrations/migrate.ts";
import type { Config } from "../platform/settings/config.ts";

/**
 * The steps that were missing; with `dryRun` they still are. For a job that runs before the first process of a new version starts,
 * so that many of them need not wait for one.
 */
export async function migrateDatabase(config: Config, { dryRun }: { dryRun: boolean }): Promise<string[]> {
  if (dryRun) requireDatabase(config);
  const { db, dialect, unlimited, close } = openDatabase<Tables>(config);
  try {
    return await unlimited(() => (dryRun ? missingMigrations(db) : migrate(db, dialect)));
  } catch (error) {
    throw explainStart(error, config);
  } finally {
    await close();
  }
}
