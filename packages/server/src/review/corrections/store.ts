import { type ExtractedData, formatTimestamp, type Location } from "@inkvoice/contract";
import type { CorrectionRow } from "@inkvoice/contract/dashboard";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";
import type { Correction } from "./correction.ts";

/** The original extraction; undefined if nothing was corrected. */
export async function storedExtraction(executor: Executor, invoiceId: string): Promise<ExtractedData | undefined> {
  const kept = await executor
    .selectFrom("invoice_readings")
    .select("data")
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return kept && (JSON.parse(kept.data) as ExtractedData);
}

/** Stores the original extraction with the first correction, and returns it. */
export async function storeExtraction(tx: Tx, stored: StoredRecord, present: ExtractedData): Promise<ExtractedData> {
  const kept = await storedExtraction(tx, stored.id);
  if (kept) return kept;
  await tx
    .insertInto("invoice_readings")
    .values({ invoice_id: stored.id, account_id: stored.accountId, data: JSON.stringify(present) })
    .execute();
  return present;
}

export async function insertCorrection(tx: Tx, correction: Tables["corrections"]): Promise<void> {
  await withdrawCorrections(tx, correction.invoice_id, correction.field, correction.created_at);
  await tx.insertInto("corrections").values(correction).execute();
}

/** Withdrawn corrections stay in the table as history. */
export async function withdrawCorrections(tx: Tx, invoiceId: string, field: string, now: number): Promise<void> {
  await tx
    .updateTable("corrections")
    .set({ withdrawn_at: now })
    .where("invoice_id", "=", invoiceId)
    .where("field", "=", field)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Withdraws all corrections of a row. */
export async function withdrawRow(tx: Tx, invoiceId: string, row: string, now: number): Promise<void> {
  await tx
    .updateTable("corrections")
    .set({ withdrawn_at: now })
    .where("invoice_id", "=", invoiceId)
    .where("field", "like", `${row}.%`)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Deletes the original extraction and withdraws its corrections, before a reread. */
export async function forgetCorrections(tx: Tx, invoiceId: string, now: number): Promise<void> {
  await tx
    .updateTable("corrections")
    .set({ withdrawn_at: now })
    .where("invoice_id", "=", invoiceId)
    .where("withdrawn_at", "is", null)
    .execute();
  await tx.deleteFrom("invoice_readings").where("invoice_id", "=", invoiceId).execute();
}

/** All fields that were ever corrected, withdrawn ones included. */
export async function fieldsEverCorrected(executor: Executor, invoiceId: string): Promise<string[]> {
  const rows = await executor.selectFrom("corrections").select("field").where("invoice_id", "=", invoiceId).execute();
  return rows.map((row) => row.field);
}

async function activeRows(executor: Executor, invoiceId: string): Promise<Tables["corrections"][]> {
  return executor
    .selectFrom("corrections")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .where("withdrawn_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

const locationOf = (text: string | null) => (text ? (JSON.parse(text) as Location) : undefined);

export async function activeCorrections(executor: Executor, invoiceId: string): Promise<Correction[]> {
  const rows = await activeRows(executor, invoiceId);
  return rows.map((row) => ({
    field: row.field,
    after: JSON.parse(row.after) as unknown,
    location: locationOf(row.location),
  }));
}

export async function listCorrections(executor: Executor, invoiceId: string): Promise<CorrectionRow[]> {
  const rows = await activeRows(executor, invoiceId);
  return rows.map((row) => {
    const location = locationOf(row.location);
    return {
      field: row.field,
      before: JSON.parse(row.before) as unknown,
      after: JSON.parse(row.after) as unknown,
      ...(location ? { location } : {}),
      who: row.user_name,
      at: formatTimestamp(row.created_at),
    };
  });
}
