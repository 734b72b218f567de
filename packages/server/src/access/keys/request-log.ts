import { newId } from "@inkvoice/contract";
import type { Database, Executor } from "../../platform/db/schema.ts";
import type { AccessTables } from "../../platform/db/tables/access.ts";

type LoggedRequest = AccessTables["key_requests"];

/** Requests of API keys, so that customers can see what their programs sent and what was answered. */
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
        await db
          .insertInto("key_requests")
          .values(taken.slice(from, from + rowsPerInsert))
          .execute();
    },
  };
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
