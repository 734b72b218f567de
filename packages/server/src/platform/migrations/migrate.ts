import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import { type Dialect, isDatabaseUnavailable } from "../db/dialect.ts";
import { StartProblem } from "../start-problem.ts";
import { migrations } from "./index.ts";
import type { Migration } from "./migration.ts";

/** Names of the service's migrations. The counters, which may share the database, have a separate list. */
const ownName = /^\d{4}-/;

export type MissingMigrations = Readonly<{ steps: readonly string[]; seconds: number; invoices: number }>;

/** A newer version may have changed tables in a way this one does not know. */
function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(migrations.map((step) => step.name));
  const newer = [...done].find((name) => ownName.test(name) && !known.has(name));
  if (newer === undefined) return;
  throw new StartProblem(
    `The database was changed by a newer version of Inkvoice (${newer}), which this one does not know. Start that version again, or restore a backup made before it.`,
  );
}

/**
 * Names the failed migration. All migrations run in one transaction and are rolled back, so that the previous version
 * can start again.
 */
async function takeStep(tx: QueryExecutorProvider, dialect: Dialect, step: Migration): Promise<void> {
  try {
    await step.up(tx, dialect);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `The database could not be migrated: step ${step.name} failed (${reason}). Nothing was changed: the version before still starts. Report it with this sentence.`,
      { cause: error },
    );
  }
}

/** Runs missing migrations in one transaction; several processes may start at once. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  dialect: Dialect,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    await dialect.migrationLock.execute(tx);
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    const done = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const names = new Set(done.rows.map((row) => row.name));
    if (steps === migrations) refuseNewer(names);
    const missing = steps.filter((step) => !names.has(step.name));
    for (const step of missing) {
      await takeStep(tx, dialect, step);
      await sql`insert into migrations (name) values (${step.name})`.execute(tx);
    }
    return missing.map((step) => step.name);
  });
}

/** The migrations that a start of this version would run, and an estimate of their duration. */
export async function missingMigrations<Tables>(db: Kysely<Tables>): Promise<MissingMigrations> {
  const done = await sql<{ name: string }>`select name from migrations`.execute(db).catch(() => ({ rows: [] }));
  const names = new Set(done.rows.map((row) => row.name));
  refuseNewer(names);
  const missing = migrations.filter((step) => !names.has(step.name));
  const perMillion = missing.reduce((sum, step) => sum + (step.secondsPerMillionInvoices ?? 0), 0);
  const invoices = names.size === 0 ? 0 : await countOfInvoices(db);
  const seconds = Math.ceil((perMillion * invoices) / 1_000_000);
  return { steps: missing.map((step) => step.name), seconds, invoices };
}

/** The estimated duration of missing migrations, as a sentence; undefined for a new or an up-to-date database. */
export function estimateSentence({ steps, seconds, invoices }: MissingMigrations): string | undefined {
  if (steps.length === 0 || invoices === 0) return undefined;
  const duration = seconds < 60 ? "a minute" : `about ${Math.round(seconds / 60)} minutes`;
  return `${steps.length} migrations of a database with ${invoices} invoices take at most ${duration}; the service does not answer meanwhile`;
}

async function countOfInvoices<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from invoices`.execute(db);
  return Number(rows[0]?.count);
}
