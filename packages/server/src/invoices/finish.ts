import { recordFacts } from "../catalogue/facts.ts";
import { recordEnding } from "../events/record-ending.ts";
import { type Claim, type EndedInvoice, type Ending, endInvoice } from "./queue.ts";
import { recordData } from "./record.ts";
import type { InvoiceServices } from "./services.ts";

/**
 * Ends a document: the record, its event and its deliveries in one transaction. False when somebody else has the lease,
 * and then the result is thrown away.
 */
export async function finishInvoice(
  services: InvoiceServices,
  claim: Pick<Claim, "id" | "token">,
  ending: Ending,
): Promise<boolean> {
  const { db, signals, metrics, fileUrls } = services;
  const ended = await db.transaction().execute(async (tx) => {
    const row = await endInvoice(tx, claim, ending);
    if (!row) return undefined;
    if (ending.status === "completed") await recordFacts(tx, { ...factsOf(row), data: ending.data });
    await recordEnding(tx, {
      accountId: row.account_id,
      invoiceId: row.id,
      type: ending.status === "completed" ? "invoice.completed" : "invoice.failed",
      data: recordData(row, fileUrls.sign(row.id, row.account_id), row.version),
      webhookUrl: row.webhook_url,
      at: ending.at,
    });
    return row;
  });
  if (!ended) return false;
  signals.send("deliveries");
  signals.send("events");
  metrics.endings.inc({ status: ended.status, code: ended.error_code ?? "" });
  return true;
}

function factsOf(row: EndedInvoice) {
  return {
    accountId: row.account_id,
    invoiceId: row.id,
    filename: row.filename,
    contentSha256: row.content_sha256,
  };
}
