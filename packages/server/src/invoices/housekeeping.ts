import { limits } from "@inkvoice/contract";
import { errorFields } from "../platform/logger.ts";
import type { Services } from "../services.ts";
import { deleteInvoice } from "./delete-invoice.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** An upload is stored before its row is written: a younger file may still be on its way. */
const orphanGraceMs = hourMs;
const chunk = 200;

/** Removes stored files that no invoice speaks of: left by a crash between storing and recording. */
export async function removeOrphans({ db, blobs, clock }: Services, graceMs = orphanGraceMs): Promise<number> {
  let removed = 0;
  async function sweep(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await db.selectFrom("invoices").select("blob_key").where("blob_key", "in", keys).execute();
    const known = new Set(rows.map((row) => row.blob_key));
    for (const key of keys) {
      if (known.has(key)) continue;
      await blobs.remove(key);
      removed += 1;
    }
  }
  let keys: string[] = [];
  for await (const blob of blobs.list()) {
    if (clock.now() - blob.modifiedAt < graceMs) continue;
    keys.push(blob.key);
    if (keys.length < chunk) continue;
    await sweep(keys);
    keys = [];
  }
  await sweep(keys);
  return removed;
}

/** An account's oldest invoices beyond the bound. By account, because that is how the index goes. */
function olderThan({ db }: Services, accountId: string, bound: number) {
  const own = db.selectFrom("invoices").select("id").where("account_id", "=", accountId);
  return own.where("created_at", "<", bound).orderBy("created_at").limit(chunk).execute();
}

/** Deletes what the operator's retention says is too old. */
export async function removeExpired(services: Services): Promise<number> {
  const { db, clock, config } = services;
  if (config.retentionDays === 0) return 0;
  const bound = clock.now() - config.retentionDays * dayMs;
  let removed = 0;
  for (const { id: accountId } of await db.selectFrom("accounts").select("id").execute()) {
    let rows = await olderThan(services, accountId, bound);
    while (rows.length > 0) {
      for (const { id } of rows) if (await deleteInvoice(services, accountId, id)) removed += 1;
      rows = rows.length < chunk ? [] : await olderThan(services, accountId, bound);
    }
  }
  return removed;
}

async function forgetOldAnswers({ db, clock }: Services): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", clock.now() - limits.idempotencyMs)
    .execute();
}

/** What has to be tidied now and then; returns how to stop. Every process does it, and doing it twice does no harm. */
export function startHousekeeping(services: Services): () => void {
  const { clock, logger, apiKeys, rateLimiter } = services;
  const quietly = (task: () => Promise<unknown>) => async () => {
    await task().catch((error: unknown) => logger.warn(errorFields(error), "housekeeping failed"));
  };
  const stops = [
    clock.every(
      minuteMs / 4,
      quietly(() => apiKeys.flushLastUsed()),
    ),
    clock.every(
      10 * minuteMs,
      quietly(() => rateLimiter.sweep()),
    ),
    clock.every(
      hourMs,
      quietly(() => forgetOldAnswers(services)),
    ),
    clock.every(
      hourMs,
      quietly(() => removeExpired(services)),
    ),
    clock.every(
      6 * hourMs,
      quietly(() => removeOrphans(services)),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
