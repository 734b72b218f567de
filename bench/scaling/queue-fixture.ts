import { sql } from "kysely";
import { createAccount } from "../../packages/server/src/access/accounts.ts";
import { endInvoice } from "../../packages/server/src/invoices/lifecycle/end-invoice.ts";
import { foldCounters } from "../../packages/server/src/invoices/lifecycle/fold-counters.ts";
import { type Claim, claimNext, renewLease } from "../../packages/server/src/invoices/queue/queue.ts";
import { createClock } from "../../packages/server/src/platform/clock.ts";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { createSecretBox } from "../../packages/server/src/platform/encryption/secret-box.ts";
import { createMetrics } from "../../packages/server/src/platform/metrics.ts";
import { migrate } from "../../packages/server/src/platform/migrations/migrate.ts";
import { readingOf } from "../../packages/server/src/testing/store-invoice.ts";
import { cpuOf } from "../process-cpu.ts";

const lease = { leaseMs: 60_000, longestMs: 300_000 };

/**
 * Runs at most this many tasks at a time; others wait without a time limit. A connection pool, made for one process,
 * would refuse them after three seconds.
 */
function limitTo(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** The queue on one PostgreSQL with the service's own statements: enqueue, claim, renew and end. */
export type QueueFixture = Awaited<ReturnType<typeof openQueue>>;

export async function openQueue(databaseUrl: string, connections: number, accounts = 20) {
  const settings = { databaseUrl, databasePool: connections, databaseSeconds: 600, dataDir: "" };
  const { db, dialect, close } = openDatabase<Tables>(settings);
  await migrate(db, dialect);
  const clock = createClock(1);
  // Only what ending a document needs.
  const services = {
    db,
    dialect,
    metrics: createMetrics(),
    fileUrls: { sign: () => "https://files.example/1" },
    signals: { send: () => undefined },
  } as unknown as Parameters<typeof endInvoice>[0];
  const secretBox = createSecretBox({ current: undefined, before: [] });
  const limited = limitTo(connections);
  let made = 0;

  async function newAccount(index: number): Promise<string> {
    const wanted = { name: `Account ${index}`, plan: "enterprise", webhookSecret: "" } as const;
    return (await createAccount({ db, secretBox }, wanted, clock.now())).id;
  }
  const accountIds = await Promise.all(Array.from({ length: accounts }, (_, index) => newAccount(index)));

  return {
    /** Documents of many accounts in turn, with the rows of an upload. */
    async enqueue(count: number): Promise<void> {
      const numbers = sql`generate_series(${sql.lit(made)}::bigint, ${sql.lit(made + count - 1)}::bigint) n`;
      const id = sql`'inv_' || (2200000000000000000 + n)`;
      const account = sql`(array[${sql.join(accountIds)}])[1 + n % ${sql.lit(accounts)}]`;
      made += count;
      await sql`insert into invoices (id, account_id, status, version, filename, content_type, content_sha256, size, blob_key,
          line_items, created_at, queue_tag, attempts, lease_until)
        select ${id}, ${account}, 'processing', '1.2.0', 'invoice.pdf', 'application/pdf', ${id}, 1000, ${id}, 1,
          ${sql.lit(clock.now())}, n / ${sql.lit(accounts)}, 0, 0 from ${numbers}`.execute(db);
      await sql`insert into invoice_facts (invoice_id, account_id, sure_fields, read_fields, failed_checks, needs_look,
          duplicates, corrected)
        select ${id}, ${account}, 0, 0, 0, 0, 0, 0 from ${numbers}`.execute(db);
      await sql`insert into duplicate_keys (account_id, key, invoice_id)
        select ${account}, 'file:' || ${id}, ${id} from ${numbers}`.execute(db);
      await sql`vacuum analyze`.execute(db);
    },
    claim: () => limited(() => claimNext(db, { dialect, ...lease })),
    renew: (claim: Claim) => limited(() => renewLease(db, { dialect, ...lease }, claim)),
    end(claim: Claim) {
      // All invoices differ, so that none are duplicates.
      const data = readingOf({ invoice_number: claim.id, total_amount: Number(claim.id.slice(-7)) });
      const outcome = { status: "completed", data, pages: 1, readingMs: 1000, at: clock.now() } as const;
      return limited(() => endInvoice(services, claim, outcome));
    },
    /** Adds waiting changes to the counters, as the background step of every process does. */
    fold: () => foldCounters(db),
    /** Locks that connections to this database currently wait for: of rows, transactions and names. */
    async lockWaits(): Promise<string[]> {
      const { rows } = await sql<{ wait: string }>`select wait_event as wait from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
      return rows.map(({ wait }) => wait);
    },
    /** CPU of all database processes, in milliseconds. */
    async databaseCpuMs(): Promise<number> {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
      return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
    },
    close,
  };
}
