import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "../db/database.ts";
import type { Logger } from "../logger.ts";
import { migrate } from "./migrate.ts";

type StartingDatabase<Tables> = Pick<OpenDatabase<Tables>, "db" | "dialect" | "unlimited">;

/**
 * Brings the database to the newest shape, however long that takes, and then does what else must be done to it alone. A
 * database that does not answer at all is told at once by its ordinary limit; whoever waits longer is told why, again
 * and again.
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
      await migrate(db, dialect);
      await then(db);
    });
  } finally {
    clearInterval(notice);
  }
}
