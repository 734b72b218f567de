import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { createAccount } from "../../packages/server/src/access/accounts.ts";
import { type Claim, claimNext, renewLease } from "../../packages/server/src/invoices/queue.ts";
import { acceptInvoices, endInvoice } from "../../packages/server/src/invoices/transitions.ts";
import { createClock } from "../../packages/server/src/platform/clock.ts";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { createMetrics } from "../../packages/server/src/platform/metrics.ts";
import { migrate } from "../../packages/server/src/platform/migrations/migrate.ts";
import { readingOf } from "../../packages/server/src/testing/store-invoice.ts";

const accounts = 20;
const atOnce = 25;
const lease = { leaseMs: 60_000, longestMs: 300_000 };

/** The queue of one PostgreSQL, with the service's own statements: documents waiting, taken, kept and ended. */
export type QueueGround = Awaited<ReturnType<typeof openQueue>>;

export async function openQueue(databaseUrl: string, connections: number) {
  const settings = { databaseUrl, databasePool: connections, databaseSeconds: 600, dataDir: "" };
  const { db, dialect, close } = openDatabase<Tables>(settings);
  await migrate(db, dialect);
  const clock = createClock(1);
  const data = readingOf();
  // Only what ending a document asks for: nobody listens here, and no file is served.
  const services = {
    db,
    metrics: createMetrics(),
    fileUrls: { sign: () => "https://files.example/1" },
    signals: { send: () => undefined },
  } as unknown as Parameters<typeof endInvoice>[0];
  let made = 0;

  async function newAccount(index: number): Promise<string> {
    const wanted = { name: `Account ${index}`, plan: "enterprise", webhookSecret: "" } as const;
    return (await createAccount(db, wanted, clock.now())).id;
  }
  const accountIds = await Promise.all(Array.from({ length: accounts }, (_, index) => newAccount(index)));

  return {
    /** Documents of many accounts, accepted as uploads are. */
    async enqueue(count: number): Promise<void> {
      for (let done = 0; done < count; done += atOnce) {
        const accountId = accountIds[(done / atOnce) % accounts]!;
        const length = Math.min(atOnce, count - done);
        const rows = Array.from({ length }, (_, index) => newRow(accountId, made + index));
        made += length;
        await db.transaction().execute((tx) => acceptInvoices(tx, accountId, rows, clock.now()));
      }
      await sql`analyze invoices`.execute(db);
    },
    claim: () => claimNext(db, { dialect, ...lease }),
    renew: (claim: Claim) => renewLease(db, { dialect, ...lease }, claim),
    end: (claim: Claim) =>
      endInvoice(services, claim, { status: "completed", data, pages: 1, readingMs: 1000, at: clock.now() }),
    /** CPU of all processes of the database, in milliseconds. */
    async databaseCpuMs(): Promise<number> {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
      return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
    },
    close,
  };
}

function newRow(accountId: string, number: number) {
  const id = `inv_${(2_200_000_000_000_000_000n + BigInt(number)).toString()}`;
  return {
    id,
    account_id: accountId,
    batch_id: null,
    version: "1.2.0",
    filename: "invoice.pdf",
    content_type: "application/pdf",
    content_sha256: id,
    size: 1000,
    page_count: 1,
    blob_key: id,
    webhook_url: null,
    line_items: 1,
    split: "auto",
    external_id: null,
    metadata: null,
    fields: null,
    created_at: Date.now(),
  } as const;
}

/** User and system time of a process, from Linux's own accounting in hundredths of a second. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
