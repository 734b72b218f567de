import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import { migrate } from "../platform/migrations/migrate.ts";
import { loadConfig } from "../platform/settings/config.ts";
import { createDatabase } from "./servers/postgres.ts";

/**
 * Migrated databases, created once per test process: migrating takes half of the processor time of a start, and some
 * hundred services are started. The migrations themselves are tested by migrations.test.ts, and by the packed service,
 * the fault rounds and the upgrades.
 */

let file: Promise<string> | undefined;
let database: Promise<string> | undefined;

/** Path of an SQLite database that no service uses. */
export function migratedFile(): Promise<string> {
  file ??= makeFile();
  return file;
}

/** Name of a PostgreSQL database without connections. */
export function migratedDatabase(serverUrl: string): Promise<string> {
  database ??= makeDatabase(serverUrl);
  return database;
}

async function makeFile(): Promise<string> {
  const folder = mkdtempSync(join(inject("testFixtures"), "migrated-"));
  await migrateAndClose({ INKVOICE_DATA_DIR: folder });
  return join(folder, "inkvoice.db");
}

async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `migrated${randomBytes(8).toString("hex")}`;
  await migrateAndClose({ INKVOICE_DATABASE_URL: await createDatabase(serverUrl, name) });
  return name;
}

async function migrateAndClose(environment: Readonly<Record<string, string>>): Promise<void> {
  const { db, dialect, unlimited, close } = openDatabase<Tables>(loadConfig({ NODE_ENV: "test", ...environment }));
  await unlimited(() => migrate(db, dialect));
  await close();
}
