import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "../db/database.ts";
import type { Logger } from "../logger.ts";
import { estimateSentence, migrate, missingMigrations } from "./migrate.ts";

type StartingDatabase<Tables> = Pick<OpenDatabase<Tables>, "db" | "dialect" | "unlimited">;

/**
 * Migrates the database without a statement timeout, then runs the other steps that need exclusive access. An
 * unreachable database fails at once, by the ordinary timeout. The estimated duration is logged before it begins; while
 * it lasts, or another process migrates, the reason for waiting is logged repeatedly.
 */
export async function migrateAtStart<Tables>(
  { db, dialect, unlimited }: StartingDatabase<Tables>,
  { logger, limitMs }: Readonly<{ logger: Logger; limitMs: number }>,
  then: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await sql`select 1`.execute(db);
  const notice = setInterval(
    () =>
      logger.warn({}, "still waiting for the database: it is being migrated, here or by another process, or is slow"),
    limitMs,
  );
  try {
    await unlimited(async () => {
      const missing = await missingMigrations(db);
      const estimate = estimateSentence(missing);
      if (estimate !== undefined) logger.warn({ detail: missing.steps.join(", ") }, estimate);
      await migrate(db, dialect);
      await then(db);
    });
  } finally {
    clearInterval(notice);
  }
}
