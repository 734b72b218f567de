import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import pg from "pg";
import { type Dialect, dialects } from "./dialect.ts";
import { openSqlite, type SqliteOptions, sqliteForKysely } from "./sqlite-database.ts";

export type OpenDatabase<Tables> = Readonly<{
  db: Kysely<Tables>;
  dialect: Dialect;
  close(): Promise<void>;
}>;

export type DatabaseSettings = Readonly<{
  databaseUrl: string | undefined;
  databasePool: number;
  dataDir: string;
}>;

const int8 = 20;

/** Counts and times fit a double; as text, which is the driver's default, they would compare wrongly. */
function parserFor(oid: number, format?: "text" | "binary") {
  if (oid === int8 && format !== "binary") return Number;
  return pg.types.getTypeParser(oid, format as "text");
}

export function createPostgresPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  // An idle connection that breaks is replaced on the next query; without a listener the process would end.
  pool.on("error", () => undefined);
  return pool;
}

export function openDatabase<Tables>(settings: DatabaseSettings): OpenDatabase<Tables> {
  if (settings.databaseUrl) {
    const pool = createPostgresPool(settings.databaseUrl, settings.databasePool);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { db, dialect: dialects.postgres, close: () => db.destroy() };
  }
  mkdirSync(settings.dataDir, { recursive: true });
  return openSqliteFile({ path: join(settings.dataDir, "inkvoice.db"), synchronous: "FULL" });
}

function openSqliteFile<Tables>(options: SqliteOptions): OpenDatabase<Tables> {
  const database = openSqlite(options);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteForKysely(database) }) });
  return { db, dialect: dialects.sqlite, close: () => db.destroy() };
}

/**
 * Where counters live that change with every request and may be lost in a crash: unlogged tables of the same PostgreSQL,
 * or a SQLite file of its own that never waits for the disk.
 */
export function openCounterDatabase<Tables>(settings: DatabaseSettings): OpenDatabase<Tables> {
  if (settings.databaseUrl) return openDatabase({ ...settings, databasePool: 2 });
  mkdirSync(settings.dataDir, { recursive: true });
  return openSqliteFile({ path: join(settings.dataDir, "counters.db"), synchronous: "OFF" });
}
