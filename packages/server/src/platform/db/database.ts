import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { makeDataFolder } from "../data-folder.ts";
import { type Dialect, dialects } from "./dialect.ts";
import { limitedClient, type QueryLimit } from "./limited-client.ts";
import { BusyRetrySqliteDialect, retryWhileBusy } from "./sqlite-busy-retry.ts";
import { openSqlite, type SqliteOptions, sqliteForKysely } from "./sqlite-database.ts";
import { DatabaseReplaced, watchFiles } from "./sqlite-files.ts";

export type OpenDatabase<Tables> = Readonly<{
  db: Kysely<Tables>;
  dialect: Dialect;
  /**
   * Compiles a query once for repeated use. It runs directly on the driver, outside of any transaction, and skips the
   * cost of building the query.
   */
  prepare<Row>(query: CompiledQuery<Row>): Prepared<Row>;
  /** Runs work without the statement timeout, for migrations. */
  unlimited<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Whether the open database files were moved or replaced. Writes fail then, because they would be lost. */
  isReplaced(): Promise<boolean>;
  close(): Promise<void>;
}>;

export type Prepared<Row> = (parameters: readonly unknown[]) => Promise<Row[]>;

export type DatabaseSettings = Readonly<{
  databaseUrl: string | undefined;
  databasePool: number;
  databaseSeconds: number;
  dataDir: string;
  secureDelete?: "on" | "off";
}>;

const int8 = 20;

/** Counts and times fit a double; the driver's default is text, which would compare wrongly. */
function parserFor(oid: number, format?: "text" | "binary") {
  if (oid === int8 && format !== "binary") return Number;
  return pg.types.getTypeParser(oid, format as "text");
}

/** Time to wait for a connection: a busy machine takes seconds, and a request should not wait half a minute. */
const longestConnectMs = 10_000;

function createPostgresPool(url: string, connections: number, limit: QueryLimit): pg.Pool {
  const pool = new pg.Pool({
    Client: limitedClient(limit),
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(longestConnectMs, limit.milliseconds ?? longestConnectMs),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  // A broken idle connection is replaced on the next query; without a listener the process would end.
  pool.on("error", () => undefined);
  // Likewise for a connection that breaks between two queries of a transaction: the next query reports it.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

export function openDatabase<Tables>(settings: DatabaseSettings): OpenDatabase<Tables> {
  if (settings.databaseUrl) {
    const limit: QueryLimit = { milliseconds: settings.databaseSeconds * 1000 };
    const pool = createPostgresPool(settings.databaseUrl, settings.databasePool, limit);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return {
      db,
      dialect: dialects.postgres,
      prepare: (query) => prepareOnPool(pool, query),
      async unlimited(work) {
        const { milliseconds } = limit;
        limit.milliseconds = undefined;
        try {
          return await work();
        } finally {
          limit.milliseconds = milliseconds;
        }
      },
      isReplaced: async () => false,
      close: () => db.destroy(),
    };
  }
  makeDataFolder(settings.dataDir);
  const path = join(settings.dataDir, "inkvoice.db");
  return openSqliteFile({ path, synchronous: "FULL", secureDelete: settings.secureDelete === "on" });
}

function prepareOnPool<Row>(pool: pg.Pool, { sql }: CompiledQuery<Row>): Prepared<Row> {
  return async (parameters) => {
    // The query's type names the columns of its rows.
    const { rows } = await pool.query(sql, parameters as unknown[]);
    return rows as Row[];
  };
}

/** Prepared reads use their own connection: on the writer's they would see uncommitted changes. */
function openSqliteFile<Tables>(options: SqliteOptions): OpenDatabase<Tables> {
  const writer = openSqlite(options);
  const reader = openSqlite(options);
  const isReplaced = watchFiles(options.path);
  const beforeWriting = () => {
    if (isReplaced()) throw new DatabaseReplaced(options.path);
  };
  const dialect = new BusyRetrySqliteDialect({ database: sqliteForKysely(writer), beforeWriting, longestHoldMs: 10 });
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    dialect: dialects.sqlite,
    prepare: ({ sql }) => prepareOnConnection(reader, sql),
    unlimited: (work) => work(),
    isReplaced: async () => isReplaced(),
    async close() {
      reader.close();
      await db.destroy();
    },
  };
}

function prepareOnConnection<Row>(connection: DatabaseSync, sql: string): Prepared<Row> {
  let statement: StatementSync | undefined;
  return async (parameters) => {
    statement ??= connection.prepare(sql);
    const prepared = statement;
    return await retryWhileBusy(() => prepared.all(...(parameters as SQLInputValue[])) as Row[]);
  };
}

/**
 * Counters that change with every request and may be lost in a crash: unlogged PostgreSQL tables, or a separate SQLite
 * file without fsync.
 */
export function openCounterDatabase<Tables>(settings: DatabaseSettings): OpenDatabase<Tables> {
  if (settings.databaseUrl) return openDatabase({ ...settings, databasePool: 2 });
  makeDataFolder(settings.dataDir);
  return openSqliteFile({ path: counterFile(settings), synchronous: "OFF" });
}

const counterFile = ({ dataDir }: DatabaseSettings) => join(dataDir, "counters.db");

/** Deletes the counter file with its WAL files. */
export async function discardCounterDatabase(settings: DatabaseSettings): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(counterFile(settings) + suffix, { force: true, recursive: true });
}
