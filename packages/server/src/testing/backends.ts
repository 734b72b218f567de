import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { describe, inject } from "vitest";
import { migratedDatabase, migratedFile } from "./migrated-databases.ts";
import { createDatabase } from "./servers/postgres.ts";
import { createBucket, testCredentials } from "./servers/s3.ts";

export type Backend = "sqlite and a folder" | "PostgreSQL and S3";

/**
 * The two ways to run: one machine, or many. Everything the service promises holds on both.
 * INKVOICE_TEST_BACKEND=sqlite leaves the second out, for quick local runs; global-setup.ts logs that.
 */
export const backends: readonly Backend[] =
  process.env.INKVOICE_TEST_BACKEND === "sqlite"
    ? ["sqlite and a folder"]
    : ["sqlite and a folder", "PostgreSQL and S3"];

export function describeOnEachBackend(name: string, body: (backend: Backend) => void): void {
  describe.each(backends)(`${name}, on %s`, body);
}

/** A database without tables, or with empty tables. */
type Shape = "empty" | "migrated";

/** Settings of a new, empty installation on a backend. */
export type TestFixture = Readonly<{ environment: Readonly<Record<string, string>>; dataDir: string; remove(): void }>;

async function sharedServer(name: "postgres" | "s3" | "dashboard-pages"): Promise<string> {
  const answer = await fetch(`${inject("testServers")}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The tests' ${name} could not be started: ${text}`);
  return text;
}

/** Builds the dashboard before the service starts, for browser tests. */
export async function buildDashboardPages(): Promise<void> {
  await sharedServer("dashboard-pages");
}

async function manyMachines(name: string, shape: Shape): Promise<Record<string, string>> {
  const [postgres, endpoint] = await Promise.all([sharedServer("postgres"), sharedServer("s3")]);
  const like = shape === "migrated" ? await migratedDatabase(postgres) : undefined;
  const [databaseUrl] = await Promise.all([createDatabase(postgres, name, like), createBucket(endpoint, name)]);
  return {
    INKVOICE_DATABASE_URL: databaseUrl,
    INKVOICE_S3_ENDPOINT: endpoint,
    INKVOICE_S3_BUCKET: name,
    INKVOICE_S3_ACCESS_KEY: testCredentials.accessKey,
    INKVOICE_S3_SECRET_KEY: testCredentials.secretKey,
  };
}

export async function prepareFixture(backend: Backend, shape: Shape = "empty"): Promise<TestFixture> {
  const dataDir = mkdtempSync(join(inject("testFixtures"), "fixture-"));
  const name = backend === "PostgreSQL and S3" ? `t${randomBytes(8).toString("hex")}` : undefined;
  const own = name === undefined ? {} : await manyMachines(name, shape);
  if (name === undefined && shape === "migrated") copyFileSync(await migratedFile(), join(dataDir, "inkvoice.db"));
  return {
    environment: { INKVOICE_DATA_DIR: dataDir, ...own },
    dataDir,
    remove: () => askForRemoval({ folder: dataDir, ...(name !== undefined && { database: name }) }),
  };
}

/** Not awaited; done by the process that runs the shared servers. */
function askForRemoval(fixture: Readonly<Record<string, string>>): void {
  const asking = fetch(`${inject("testServers")}/fixture?${new URLSearchParams(fixture)}`, { method: "DELETE" });
  asking.catch(() => undefined);
}
