import type { Version } from "@inkvoice/contract";
import type { CompiledQuery } from "kysely";
import type { Prepared } from "../../platform/db/database.ts";
import type { Database, Executor } from "../../platform/db/schema.ts";
import type { InvoiceRow } from "../../platform/db/tables/invoices.ts";
import { recordColumns } from "./record-columns.ts";
import type { RecordRow } from "./record-json.ts";

export type FindRecord = (accountId: string, id: string) => Promise<RecordRow | undefined>;

type Prepare = (query: CompiledQuery<RecordRow>) => Prepared<RecordRow>;

/** Prepared once: this is the most frequent query. */
export function prepareFindRecord(db: Database, prepare: Prepare): FindRecord {
  const query = db
    .selectFrom("invoices")
    .select(recordColumns)
    .where("id", "=", "")
    .where("account_id", "=", "")
    .compile();
  const run = prepare(query);
  return async (accountId, id) => (await run([id, accountId]))[0];
}

/** A record with the columns that its events need. */
export type EventRecord = RecordRow & Pick<InvoiceRow, "account_id" | "webhook_url"> & { version: Version };

export async function readRecord(executor: Executor, accountId: string, id: string): Promise<EventRecord | undefined> {
  return await executor
    .selectFrom("invoices")
    .select([...recordColumns, "account_id", "webhook_url", "version"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}
