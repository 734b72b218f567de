import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { createMissingFile } from "./sqlite-files.ts";

const cachedStatements = 500;
/** While opening, nothing is served yet. */
const openingMs = 5000;

/** The parts of a prepared `node:sqlite` statement that Kysely's SQLite driver calls. */
function kyselyStatement(statement: StatementSync): SqliteStatement {
  // Kysely types parameters as unknown; the query builder binds only texts, numbers, blobs and nulls.
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

export type SqliteOptions = Readonly<{
  path: string;
  synchronous: "FULL" | "OFF";
  /** Overwrite deleted data with zeros. */
  secureDelete?: boolean;
}>;

export function openSqlite({ path, synchronous, secureDelete = false }: SqliteOptions): DatabaseSync {
  createMissingFile(path);
  const database = new DatabaseSync(path, { timeout: openingMs });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec(`PRAGMA synchronous = ${synchronous}`);
  database.exec("PRAGMA foreign_keys = ON");
  // SQLite's default cache of two megabytes is mostly filled by the indexes that one page of a million invoices needs.
  database.exec("PRAGMA cache_size = -32768");
  database.exec(`PRAGMA secure_delete = ${secureDelete ? "ON" : "OFF"}`);
  // From here on, waiting for locks must not block the process (sqlite-busy-retry.ts).
  database.exec("PRAGMA busy_timeout = 0");
  // The first read creates log and shared index with the mode of the database file.
  database.exec("PRAGMA schema_version");
  return database;
}

/** `node:sqlite` in the form Kysely's SQLite dialect takes, with prepared statements kept between calls. */
export function sqliteForKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // A deferred transaction that reads and then writes fails at once when another process wrote in between;
      // taking the write lock at the start waits for it instead.
      const statement = kyselyStatement(database.prepare(sql === "begin" ? "begin immediate" : sql));
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}
