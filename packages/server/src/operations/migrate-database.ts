import { openDatabase } from "../platform/db/database.ts";
import { requireDatabase } from "../platform/db/require-database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { explainStart } from "../platform/explain-start.ts";
import { migrate, missingMigrations } from "../platform/migrations/migrate.ts";
import type { Config } from "../platform/settings/config.ts";

/**
 * Runs missing migrations and returns them; with `dryRun` it only returns them. For a job that runs before the
 * processes of a new version start, so that they need not wait for each other.
 */
export async function migrateDatabase(config: Config, { dryRun }: { dryRun: boolean }): Promise<string[]> {
  if (dryRun) requireDatabase(config);
  try {
    const { db, dialect, unlimited, close } = openDatabase<Tables>(config);
    try {
      return await unlimited(() => (dryRun ? missingMigrations(db) : migrate(db, dialect)));
    } finally {
      await close();
    }
  } catch (error) {
    throw explainStart(error, config);
  }
}
