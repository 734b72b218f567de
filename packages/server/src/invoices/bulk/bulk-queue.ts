import { randomUUID } from "node:crypto";
import type { Plan, Version } from "@inkvoice/contract";
import { sql } from "kysely";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database, Executor, Tx } from "../../platform/db/schema.ts";
import { isFileWaiting } from "./bulks.ts";

/** A bulk whose files this worker is accepting. As with invoices, the row is the job. */
export type BulkClaim = Readonly<{
  id: string;
  accountId: string;
  keyId: string | null;
  plan: Plan;
  version: Version;
  token: string;
  source: "archive" | "urls" | "prefix";
  blobKey: string | null;
  archiveBytes: number;
  webhookUrl: string | null;
  lineItems: boolean;
  metadata: string | null;
  options: string | null;
}>;

export type WaitingFile = Readonly<{
  position: number;
  name: string;
  place: string;
  tries: number;
  options: string | null;
}>;

export type BulkLease = Readonly<{ dialect: Dialect; leaseMs: number }>;

export type OpenBulk = Readonly<{ id: string; account_id: string }>;

/** Accounts with bulks that are not finished. Skips from account to account, as one may have thousands of bulks. */
export async function accountsWithBulks(executor: Executor): Promise<readonly string[]> {
  const { rows } = await findAccounts.execute(executor);
  return rows.map(({ account_id }) => account_id);
}

const findAccounts = sql<{ account_id: string }>`with recursive accounts_in_order(account_id) as (
    select min(account_id) from bulks where status = 'processing'
    union all
    select (select min(account_id) from bulks where status = 'processing' and account_id > a.account_id)
      from accounts_in_order as a where a.account_id is not null
  ) select account_id from accounts_in_order where account_id is not null`;

/** So many of an account's bulks are looked at: some of the longest waiting ones may have no work now. */
const bulksLookedAt = 50;

/** An account's bulks with waiting files, longest waiting first. */
export async function openBulksOf(executor: Executor, accountId: string): Promise<readonly OpenBulk[]> {
  return await findOpenBulks(executor, [{ accountId }]);
}

/** Prepared once: runs for every turn, every upload and every finished invoice. */
const findOpenBulks = cachedStatement<{ accountId: string }, OpenBulk>(["accountId"], (db, rows) =>
  db
    .selectFrom("bulks as b")
    .select(["b.id", "b.account_id"])
    .where("b.account_id", "=", rows[0]!.accountId)
    .where(sql<boolean>`b.status = 'processing'`)
    .where((where) =>
      where.exists(
        where
          .selectFrom("bulk_files as f")
          .select("f.position")
          .whereRef("f.bulk_id", "=", "b.id")
          .where(isFileWaiting),
      ),
    )
    .orderBy("b.worked_at")
    .limit(sql.lit(bulksLookedAt)),
);

/** Undefined while another worker holds the lease. */
export async function claimBulk(
  db: Database,
  { dialect, leaseMs }: BulkLease,
  id: string,
): Promise<BulkClaim | undefined> {
  const token = randomUUID();
  const row = await db
    .updateTable("bulks")
    .set({ lease_token: token, lease_until: sql<number>`${dialect.now} + ${sql.lit(leaseMs)}` })
    .where("id", "=", id)
    .where("status", "=", "processing")
    // A lease that ends later than any lease can was written before the clock was set back.
    .where((where) =>
      where.or([
        where("lease_until", "<", dialect.now),
        where("lease_until", ">", sql<number>`${dialect.now} + ${sql.lit(2 * leaseMs)}`),
      ]),
    )
    .returning(["account_id", "key_id", "version", "source", "blob_key", "size"])
    .returning(["webhook_url", "line_items", "metadata", "options"])
    .executeTakeFirst();
  if (!row) return undefined;
  const account = db.selectFrom("accounts").select("plan").where("id", "=", row.account_id);
  return {
    id,
    token,
    accountId: row.account_id,
    keyId: row.key_id,
    plan: (await account.executeTakeFirstOrThrow()).plan,
    version: row.version,
    source: row.source,
    blobKey: row.blob_key,
    archiveBytes: row.size,
    webhookUrl: row.webhook_url,
    lineItems: row.line_items === 1,
    metadata: row.metadata,
    options: row.options,
  };
}

/** The next files that are due, in order. */
export async function nextFiles(executor: Executor, id: string, now: number, limit: number): Promise<WaitingFile[]> {
  return await executor
    .selectFrom("bulk_files")
    .select(["position", "name", "place", "tries", "options"])
    .where("bulk_id", "=", id)
    .where(isFileWaiting)
    .where("not_before", "<=", now)
    .orderBy("position")
    .limit(limit)
    .execute();
}

/** Locks the row and checks that the claim still holds; if not, the transaction must write nothing. */
export async function isStillClaimed(tx: Tx, { id, token }: BulkClaim, now: number): Promise<boolean> {
  const outcome = await tx
    .updateTable("bulks")
    .set({ worked_at: now })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .where("status", "=", "processing")
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

export async function renewBulkLease(db: Database, { dialect, leaseMs }: BulkLease, claim: BulkClaim): Promise<void> {
  await db
    .updateTable("bulks")
    .set({ lease_until: sql<number>`${dialect.now} + ${sql.lit(leaseMs)}` })
    .where("id", "=", claim.id)
    .where("lease_token", "=", claim.token)
    .execute();
}

export async function releaseBulk(db: Database, { id, token }: BulkClaim, now: number): Promise<void> {
  await db
    .updateTable("bulks")
    .set({ lease_token: null, lease_until: 0, worked_at: now })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}
