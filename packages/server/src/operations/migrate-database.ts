import { openDatabase } from "../platform/db/database.ts";
import { requireDatabase } from "../platform/db/require-database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { explainStart } from "../platform/explain-start.ts";
import {
  estimateSentence,
  type MissingMigrations,
  migrate,
  missingMigrations,
} from "../platform/migrations/migrate.ts";
import type { Config } from "../platform/settings/config.ts";

type Migrating = Readonly<{
  /** Only returns the missing migrations, with an estimate. */
  dryRun: boolean;
  /** Gets the estimated duration before the migrations of a filled database begin. */
  announce?(estimate: string): void;
}>;

/**
 * Runs missing migrations and returns them with the seconds they took. For a job that runs before the processes of a new
 * version start, so that they need not wait for each other.
 */
export async function migrateDatabase(config: Config, { dryRun, announce }: Migrating): Promise<MissingMigrations> {
  if (dryRun) requireDatabase(config);
  try {
    const { db, dialect, unlimited, close } = openDatabase<Tables>(config);
    try {
      const missing = await unlimited(() => missingMigrations(db));
      const estimate = estimateSentence(missing);
      if (estimate !== undefined) announce?.(estimate);
      if (dryRun) return missing;
      const start = performance.now();
      const steps = await unlimited(() => migrate(db, dialect));
      return { ...missing, steps, seconds: Math.ceil((performance.now() - start) / 1000) };
    } finally {
      await close();
    }
  } catch (error) {
    throw explainStart(error, config);
  }
}
