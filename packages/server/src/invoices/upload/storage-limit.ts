import type { Plan } from "@inkvoice/contract";
import { storedBytes } from "../../access/usage.ts";
import { refused } from "../../platform/api-error.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import type { Platform } from "../../platform/services.ts";

const megabyte = 1024 * 1024;

/** Archives with files that are not accepted yet. */
async function archivedBytes(db: Executor, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("bulks")
    .select((eb) => eb.fn.sum<number | string>("size").as("bytes"))
    .where("account_id", "=", accountId)
    .where("blob_key", "is not", null)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/**
 * Like `refuseBeyondStorage`, within the transaction that recorded the upload. Waits for concurrent uploads, and counts
 * them.
 */
export async function refuseRecordedBeyondStorage(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  upload: Parameters<typeof refuseBeyondStorage>[1],
): Promise<void> {
  const most = config.storageMegabytes.get(upload.plan);
  if (most === undefined) return;
  // Uploads of one account at the same moment do not fill half of its storage: they need not wait for each other.
  if ((await storedBytes(tx, upload.accountId)) < (most * megabyte) / 2) return;
  await lock(tx, "storage", upload.accountId);
  await refuseBeyondStorage({ config, db: tx }, upload);
}

/**
 * Refuses an upload of `more` bytes beyond the plan's storage. Checked before the body is read and again in the
 * transaction that records it, because concurrent uploads may together exceed the limit.
 */
export async function refuseBeyondStorage(
  { config, db }: Pick<Platform, "config"> & Readonly<{ db: Executor }>,
  { accountId, plan, more = 0 }: Readonly<{ accountId: string; plan: Plan; more?: number }>,
): Promise<void> {
  const most = config.storageMegabytes.get(plan);
  if (most === undefined) return;
  const kept = (await storedBytes(db, accountId)) + (await archivedBytes(db, accountId)) + more;
  if (kept < most * megabyte) return;
  throw refused("plan_storage_full", { megabytes: most });
}
