import type { ExtractedData } from "@inkvoice/contract";
import { changeCounts } from "../../catalogue/counts.ts";
import { recordFacts } from "../../catalogue/facts.ts";
import { recordEnding } from "../../events/record-ending.ts";
import { type RecordSource, recordData } from "../../invoices/record.ts";
import { replaceExtractedData } from "../../invoices/repository.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { readStored, type StoredRecord } from "../../invoices/stored-record.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { applyChange, type Change, type Person } from "./apply-change.ts";
import { correctedData } from "./corrected-data.ts";
import { activeCorrections, keepReading } from "./store.ts";

type Target = Readonly<{ accountId: string; invoiceId: string; person: Person }>;

/**
 * Stores a correction beside the reading and makes the record anew from both, with its event, in one transaction.
 * Undefined when the account has no such invoice.
 */
export async function correctInvoice(
  services: InvoiceServices,
  target: Target,
  change: Change,
): Promise<StoredRecord | undefined> {
  const now = services.clock.now();
  const corrected = await services.db.transaction().execute(async (tx) => {
    const stored = await readStored(tx, target.accountId, target.invoiceId);
    if (!stored) return undefined;
    if (!stored.data) throw new ApiError("INVALID_REQUEST", "Only an invoice that was read can be corrected.");
    await standInLine(tx, stored);
    const reading = await keepReading(tx, stored, stored.data);
    await applyChange(tx, { stored, reading, person: target.person, now }, change);
    const data = correctedData(reading, await activeCorrections(tx, stored.id));
    await storeRecord(services, tx, stored, data, now);
    return { ...stored, data };
  });
  if (corrected) {
    services.signals.send("deliveries");
    services.signals.send("events");
  }
  return corrected;
}

/**
 * Takes the lock that uploads and readings of the account take first: flags of duplicates reach over to other documents, and
 * whoever does that at the same time must wait rather than lock the same rows the other way round.
 */
async function standInLine(tx: Tx, stored: StoredRecord): Promise<void> {
  await changeCounts(tx, stored.accountId, [{ createdAt: stored.createdAt, status: stored.status, by: 0 }]);
}

async function storeRecord(
  services: InvoiceServices,
  tx: Tx,
  stored: StoredRecord,
  data: ExtractedData,
  now: number,
): Promise<void> {
  if (!(await replaceExtractedData(tx, stored.accountId, stored.id, data))) throw new ApiError("NOT_FOUND");
  await recordFacts(tx, {
    accountId: stored.accountId,
    invoiceId: stored.id,
    filename: stored.filename,
    contentSha256: stored.contentSha256,
    data,
  });
  const corrections = await activeCorrections(tx, stored.id);
  await tx
    .updateTable("invoice_facts")
    .set({ corrected: corrections.length > 0 ? 1 : 0 })
    .where("invoice_id", "=", stored.id)
    .execute();
  await recordEnding(tx, {
    accountId: stored.accountId,
    invoiceId: stored.id,
    type: "invoice.updated",
    data: recordData(recordOf(stored, data), services.fileUrls.sign(stored.id, stored.accountId), stored.version),
    webhookUrl: null,
    at: now,
  });
}

function recordOf(stored: StoredRecord, data: ExtractedData): RecordSource {
  return {
    id: stored.id,
    status: stored.status,
    created_at: stored.createdAt,
    ended_at: stored.endedAt,
    extracted_data: JSON.stringify(data),
    error_code: null,
    error_message: null,
  };
}
