import { copyFileSync } from "node:fs";
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type Dialect as KyselyDialect,
  type SqliteDriver,
  sql,
} from "kysely";
import { type Dialect, dialects } from "../../../packages/server/src/platform/db/dialect.ts";
import type { Tables } from "../../../packages/server/src/platform/db/schema.ts";
import { BusyRetrySqliteDialect } from "../../../packages/server/src/platform/db/sqlite-busy-retry.ts";
import { openSqlite, sqliteForKysely } from "../../../packages/server/src/platform/db/sqlite-database.ts";
import type { Rewrite } from "../planted-faults.ts";
import type { Scheduler } from "../scheduler.ts";

export type SimulatedDatabase = Readonly<{
  db: Kysely<Tables>;
  dialect: Dialect;
  /** Ends the connection like a killed process: uncommitted changes are lost. */
  cut(): void;
}>;

/** Leases and due times go by the database's own clock, which is the simulated one. */
const simulatedDialect: Dialect = { ...dialects.sqlite, now: sql`simulated_now()` };

export function copyDatabase(template: string, path: string): void {
  for (const suffix of ["", "-wal", "-shm"]) copyFileSync(template, path + suffix);
}

/**
 * A process's own connection to the real SQLite. The scheduler decides when each statement runs, and when its result
 * arrives.
 */
export function openGatedDatabase(path: string, scheduler: Scheduler, rewrite: Rewrite): SimulatedDatabase {
  const connection = openSqlite({ path, synchronous: "OFF" });
  connection.function("simulated_now", () => scheduler.now);
  const plain = new BusyRetrySqliteDialect({ database: sqliteForKysely(connection), beforeWriting: () => undefined });
  const gated: KyselyDialect = {
    createAdapter: () => plain.createAdapter(),
    createIntrospector: (db) => plain.createIntrospector(db),
    createQueryCompiler: () => plain.createQueryCompiler(),
    createDriver: () => withPauses(plain.createDriver(), scheduler, rewrite),
  };
  return {
    db: new Kysely<Tables>({ dialect: gated }),
    dialect: simulatedDialect,
    cut: () => connection.close(),
  };
}

function withPauses(driver: SqliteDriver, scheduler: Scheduler, rewrite: Rewrite): SqliteDriver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async () => paused(await acquire(), scheduler, rewrite);
  return driver;
}

function paused(connection: DatabaseConnection, scheduler: Scheduler, rewrite: Rewrite): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      await scheduler.pause();
      const sql = rewrite(query.sql);
      const answer = sql === "skip" ? { rows: [] } : await connection.executeQuery<Row>({ ...query, sql });
      await scheduler.pause();
      return answer;
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
