import { openDatabase } from "../platform/db/database.ts";
import { requireDatabase } from "../platform/db/require-database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { explainStart } from "../platform/explain-start.ts";
import { type MissingMigrations, migrate, missingMigrations } from "../platform/migrations/migrate.ts";
import type { Config } from "../platform/settings/config.ts";

/**
 * Runs missing migrations and returns them with the seconds they took; with `dryRun` it only returns them, with an
 * estimate. For a job that runs before the
 * processes of a new version start, so that they need not wait for each other.
 */
export async function migrateDatabase(config: Config, { dryRun }: { dryRun: boolean }): Promise<MissingMigrations> {
  if (dryRun) requireDatabase(config);
  try {
    const { db, dialect, unlimited, close } = openDatabase<Tables>(config);
    try {
      if (dryRun) return await missingMigrations(db);
      const start = performance.now();
      const steps = await unlimited(() => migrate(db, dialect));
      return { steps, seconds: Math.ceil((performance.now() - start) / 1000) };
    } finally {
      await close();
    }
  } catch (error) {
    throw explainStart(error, config);
  }
}
