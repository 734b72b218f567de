import { newId } from "@inkvoice/contract";
import { isPostgres } from "../../platform/db/locks.ts";
import type { Database, Executor, Tx } from "../../platform/db/schema.ts";
import type { AccessTables } from "../../platform/db/tables/access.ts";

type LoggedRequest = AccessTables["key_requests"];

/** Log of the requests of API keys and their status, shown to the owners of the account. */
export type RequestLog = Readonly<{
  /** Costs the request no query: entries are written together, seconds later. */
  add(request: Omit<LoggedRequest, "id">): void;
  /** Writes waiting entries; called periodically and at shutdown. */
  flush(): Promise<void>;
}>;

/** Bounds the memory while the database is slow or down: later entries are dropped. */
const mostWaiting = 20_000;
const rowsPerInsert = 500;
const longestPath = 300;
/** Entries kept per key, however many its programs send. */
export const mostPerKey = 10_000;

/** `days` is the age at which entries are deleted; with 0 nothing is logged. */
export function createRequestLog(db: Database, days: number): RequestLog {
  let waiting: LoggedRequest[] = [];
  return {
    add(request) {
      if (days === 0 || waiting.length >= mostWaiting) return;
      waiting.push({ ...request, id: newId("request", request.at), path: request.path.slice(0, longestPath) });
    },
    async flush() {
      const taken = waiting;
      waiting = [];
      for (let from = 0; from < taken.length; from += rowsPerInsert)
        await db.transaction().execute((tx) => store(tx, taken.slice(from, from + rowsPerInsert)));
    },
  };
}

/** Drops entries of keys that were deleted meanwhile, so that nothing of a deleted account comes back. */
async function store(tx: Tx, entries: readonly LoggedRequest[]): Promise<void> {
  const keys = await tx
    .selectFrom("api_keys")
    .select("id")
    .where("id", "in", [...new Set(entries.map(({ key_id }) => key_id))])
    // The deletion of an account waits for this transaction, and deletes its entries after its keys.
    .$if(isPostgres(tx), (query) => query.forKeyShare())
    .execute();
  const known = new Set(keys.map(({ id }) => id));
  const rows = entries.filter(({ key_id }) => known.has(key_id));
  if (rows.length > 0) await tx.insertInto("key_requests").values(rows).execute();
}

export type RequestSearch = Readonly<{
  accountId: string;
  keyId: string;
  onlyFailed: boolean;
  /** Id of the last entry of the page before. */
  before?: string | undefined;
}>;

/** Logged requests of a key, newest first. */
export async function listKeyRequests(db: Executor, search: RequestSearch, limit: number): Promise<LoggedRequest[]> {
  let query = db
    .selectFrom("key_requests")
    .selectAll()
    .where("key_id", "=", search.keyId)
    .where("account_id", "=", search.accountId);
  if (search.onlyFailed) query = query.where("status", ">=", 400);
  if (search.before !== undefined) query = query.where("id", "<", search.before);
  return await query.orderBy("id", "desc").limit(limit).execute();
}

/** Deletes entries from before a time, and of each key all but the newest. */
export async function removeOldRequests(db: Executor, before: number): Promise<number> {
  const old = await db.deleteFrom("key_requests").where("at", "<", before).executeTakeFirst();
  let removed = old.numDeletedRows;
  const keys = await db.selectFrom("key_requests").select("key_id").distinct().execute();
  for (const { key_id } of keys) {
    const last = await db
      .selectFrom("key_requests")
      .select("id")
      .where("key_id", "=", key_id)
      .orderBy("id", "desc")
      .offset(mostPerKey)
      .limit(1)
      .executeTakeFirst();
    if (!last) continue;
    const excess = db.deleteFrom("key_requests").where("key_id", "=", key_id).where("id", "<=", last.id);
    removed += (await excess.executeTakeFirst()).numDeletedRows;
  }
  return Number(removed);
}
