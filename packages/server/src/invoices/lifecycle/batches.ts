import { type Batch, defaultReason, formatTimestamp, type RejectedFile, type Version } from "@inkvoice/contract";
import { rowColumns } from "../../catalogue/list/list-row.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import { versionShapeOf } from "../../versions/index.ts";
import { listItem } from "../record/record-json.ts";

export type NewBatch = Readonly<{
  id: string;
  accountId: string;
  version: Version;
  rejected: readonly RejectedFile[];
  webhookUrl: string | null;
  at: number;
}>;

export async function insertBatch(
  tx: Tx,
  { id, accountId, version, rejected, webhookUrl, at }: NewBatch,
): Promise<void> {
  await tx
    .insertInto("batches")
    .values({
      id,
      account_id: accountId,
      version,
      webhook_url: webhookUrl,
      rejected: JSON.stringify(rejected),
      created_at: at,
      completed_at: null,
    })
    .execute();
}

/** The batch with its invoices in the order of their files. Undefined when the account has no such batch. */
export async function readBatch(executor: Executor, accountId: string, id: string): Promise<Batch | undefined> {
  const batch = await executor
    .selectFrom("batches")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!batch) return undefined;
  const rows = await executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns)
    .where("i.batch_id", "=", id)
    .where("i.account_id", "=", accountId)
    // Ids of the same millisecond are unordered; queue tags follow the order of the files.
    .orderBy("i.queue_tag")
    .orderBy("i.id")
    .execute();
  const rejected = rejectedIn(batch.rejected);
  const having = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    id,
    created_at: formatTimestamp(batch.created_at),
    ...(batch.completed_at !== null && { completed_at: formatTimestamp(batch.completed_at) }),
    counts: {
      processing: having("processing"),
      completed: having("completed"),
      failed: having("failed"),
      rejected: rejected.length,
    },
    invoices: rows.map(listItem),
    rejected,
  };
}

/**
 * Completes the batch once, after its last invoice ended or was removed; call it in the same transaction. The update
 * that changes nothing locks the row, so that two concurrent last invoices see each other.
 */
export async function completeBatchIfDone(tx: Tx, id: string, at: number): Promise<void> {
  const batch = await tx
    .updateTable("batches")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", id)
    .where("completed_at", "is", null)
    .returning(["account_id", "version"])
    .executeTakeFirst();
  if (!batch) return;
  const waiting = tx.selectFrom("invoices").select("id").where("batch_id", "=", id).where("status", "=", "processing");
  if (await waiting.executeTakeFirst()) return;
  await tx.updateTable("batches").set({ completed_at: at }).where("id", "=", id).execute();
  const { account_id: accountId, version } = batch;
  const data = versionShapeOf(version).data(await readBatch(tx, accountId, id));
  const event = { accountId, invoiceId: null, type: "batch.completed", data, version, webhookUrl: null, at } as const;
  await recordInvoiceEvent(tx, event);
}

/** Batches of earlier versions were stored without reasons. */
function rejectedIn(json: string): RejectedFile[] {
  const stored = JSON.parse(json) as RejectedFile[];
  return stored.map(({ filename, error }) => ({
    filename,
    error: { ...error, reason: error.reason ?? defaultReason(error.code) },
  }));
}
