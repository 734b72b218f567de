import { type Kysely, sql } from "kysely";
import { recordEvent } from "../../packages/server/src/events/record-event.ts";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { cpuOf } from "../process-cpu.ts";

export type BenchDatabase = Readonly<{
  db: Kysely<Tables>;
  accountId: string;
  /** Records events, each with one delivery or none, each in its own transaction as extraction does. */
  happen(count: number, url: string | undefined): Promise<void>;
  /** Deliveries with one attempt, due in the far future. */
  addWaiting(count: number, url: string): Promise<void>;
  removeWaiting(): Promise<void>;
  /** CPU of all database processes, in milliseconds. */
  cpuMs(): Promise<number>;
  close(): Promise<void>;
}>;

/** About the size of a completed invoice of one page with ten line items. */
const data = { id: "inv_1", status: "completed", extracted_data: { text: "x".repeat(4000) } };
const hour = 3_600_000;
const atOnce = 8;
const waitingState = "bench";

export async function openBenchDatabase(databaseUrl: string): Promise<BenchDatabase> {
  const { db, close } = openDatabase<Tables>({ databaseUrl, databasePool: atOnce, databaseSeconds: 600, dataDir: "" });
  const { id: accountId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();

  async function record(url: string | undefined): Promise<string> {
    const receivers = url === undefined ? [] : [{ url, receiver: "upload", endpointId: null } as const];
    const event = { accountId, invoiceId: null, type: "invoice.completed", data, receivers, at: Date.now() } as const;
    return (await db.transaction().execute((tx) => recordEvent(tx, event))).id;
  }

  return {
    db,
    accountId,
    async happen(count, url) {
      for (let done = 0; done < count; done += atOnce) {
        await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, () => record(url)));
        await sql`select pg_notify('inkvoice', 'deliveries')`.execute(db);
      }
    },
    async addWaiting(count, url) {
      const eventId = await record(url);
      await sql`insert into deliveries (id, account_id, event_id, receiver, url, host, round, state, attempts, due_at, created_at)
        select 'dlv_9' || lpad(n::text, 18, '0'), ${accountId}, ${eventId}, ${waitingState}, ${url} || '/' || n, 'waiting.example', 0,
          'pending', 1, ${Date.now() + hour}::bigint + n, ${Date.now()}::bigint
        from generate_series(1, ${sql.lit(count)}) n`.execute(db);
      await sql`analyze deliveries`.execute(db);
    },
    async removeWaiting() {
      await sql`delete from deliveries where receiver = ${waitingState}`.execute(db);
    },
    async cpuMs() {
      const { rows } = await sql<{
        pid: number;
      }>`select pid from pg_stat_activity where pid <> pg_backend_pid()`.execute(db);
      return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
    },
    close,
  };
}
