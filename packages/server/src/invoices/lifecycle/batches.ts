import {
  type Batch,
  type BatchList,
  defaultReason,
  formatTimestamp,
  type InvoiceStatus,
  type RejectedFile,
  type Version,
} from "@inkvoice/contract";
import type { Selectable } from "kysely";
import { rowColumns } from "../../catalogue/list/list-row.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";
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

type Page = Readonly<{ limit: number; cursor?: string | undefined }>;

/** The account's batches, newest first. */
export async function listBatches(executor: Executor, accountId: string, page: Page): Promise<BatchList> {
  let query = executor.selectFrom("batches").selectAll().where("account_id", "=", accountId);
  if (page.cursor !== undefined) query = query.where("id", "<", page.cursor);
  const rows = await query
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const counts = await invoicesByStatus(executor, shown);
  return {
    batches: shown.map((row) => presentBatch(row, (status) => counts.get(`${row.id} ${status}`) ?? 0)),
    next_cursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function invoicesByStatus(executor: Executor, batches: readonly BatchRow[]): Promise<Map<string, number>> {
  if (batches.length === 0) return new Map();
  const rows = await executor
    .selectFrom("invoices")
    .select((eb) => ["batch_id", "status", eb.fn.countAll<number>().as("count")])
    .where(
      "batch_id",
      "in",
      batches.map(({ id }) => id),
    )
    .groupBy(["batch_id", "status"])
    .execute();
  return new Map(rows.map(({ batch_id, status, count }) => [`${batch_id} ${status}`, Number(count)]));
}

type BatchRow = Selectable<Tables["batches"]>;

function presentBatch(row: BatchRow, having: (status: InvoiceStatus) => number): Omit<Batch, "invoices"> {
  const rejected = rejectedIn(row.rejected);
  return {
    id: row.id,
    created_at: formatTimestamp(row.created_at),
    ...(row.completed_at !== null && { completed_at: formatTimestamp(row.completed_at) }),
    counts: {
      processing: having("processing"),
      completed: having("completed"),
      failed: having("failed"),
      rejected: rejected.length,
    },
    rejected,
  };
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
  const having = (status: InvoiceStatus) => rows.filter((row) => row.status === status).length;
  return { ...presentBatch(batch, having), invoices: rows.map(listItem) };
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
