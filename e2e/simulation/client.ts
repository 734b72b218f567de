import type { UploadedInvoice } from "@inkvoice/contract";
import { recordAudit } from "../../packages/server/src/audit/record-audit.ts";
import { acceptUrls } from "../../packages/server/src/invoices/bulk/accept-bulk.ts";
import { removeInvoice, restoreInvoice } from "../../packages/server/src/invoices/removal/remove-invoice.ts";
import { wasDeleted } from "../../packages/server/src/invoices/removal/trash.ts";
import type { InvoiceServices } from "../../packages/server/src/invoices/services.ts";
import { acceptUpload } from "../../packages/server/src/invoices/upload/accept-upload.ts";
import { ArrivingFile } from "../../packages/server/src/invoices/upload/receive-file.ts";
import type { Tx } from "../../packages/server/src/platform/db/schema.ts";
import type { Ledger, UploadEntry } from "./ledger.ts";
import { payablesRequestsTo } from "./payables-client.ts";
import { documentBytes } from "./simulated/simulated-reader.ts";
import type { ProvisionedPerson } from "./template-payables.ts";

const person = { id: "usr_1", name: "A clerk" };
const actor = { kind: "person", ...person } as const;

/** The audit entry that the operation writes in its transaction. */
const entryOf =
  ({ clock }: InvoiceServices, { accountId, id = "" }: UploadEntry, action: "invoice.deleted" | "invoice.restored") =>
  (tx: Tx) =>
    recordAudit(tx, { accountId, actor, action, subject: id, address: "" }, clock.now());

const neverAborted = new AbortController().signal;

/** A request and its response; a request whose process died stays open for ever. */
export type Requests = ReturnType<typeof requestsTo>;

/** The operations of the API as a client calls them; every answer is written into the ledger the moment it is seen. */
export function requestsTo(ledger: Ledger, provisioned: ProvisionedPerson) {
  const payables = payablesRequestsTo(ledger, provisioned);

  async function upload(services: InvoiceServices, entry: UploadEntry): Promise<void> {
    const { accountId, kind, number, idempotencyKey } = entry;
    const arriving = new ArrivingFile(services.temporaryFolder);
    arriving.add(documentBytes(kind, number));
    const part = { filename: `${kind}-${number}.pdf`, file: await arriving.finish(), tooLarge: false };
    const options = { accountId, keyId: null, plan: "enterprise", version: "1.2.0", webhookUrl: null } as const;
    const wanted = { ...options, mayRead: true, lineItems: true, split: "auto", idempotencyKey } as const;
    const { json } = await acceptUpload(services, [part], wanted);
    ledger.accepted(entry, (JSON.parse(json) as { data: UploadedInvoice }).data.id);
  }

  async function bulk(services: InvoiceServices, accountId: string, urls: readonly string[]): Promise<void> {
    const options = { accountId, keyId: "key_1", plan: "enterprise", version: "1.2.0", webhookUrl: null } as const;
    const none = { metadata: null, wanted: {}, files: {}, idempotencyKey: undefined };
    const wanted = { ...options, ...none, lineItems: true, signal: neverAborted };
    const lines = urls.map((url) => ({ url }));
    const { json } = await acceptUrls(services, lines, wanted);
    ledger.bulks.set((JSON.parse(json) as { data: { id: string } }).data.id, urls.length);
  }

  async function correct(services: InvoiceServices, entry: UploadEntry, value: string): Promise<void> {
    entry.attempted.add(value);
    if (await payables.change(services, entry, { invoice_number: value })) entry.corrected = value;
  }

  async function remove(services: InvoiceServices, entry: UploadEntry): Promise<void> {
    entry.removal = "asked";
    const done = await removeInvoice(services, entry.accountId, entry.id ?? "", {
      by: person.name,
      audit: entryOf(services, entry, "invoice.deleted"),
    });
    const target = { accountId: entry.accountId, invoiceId: entry.id ?? "" };
    if (!done && !(await wasDeleted(services.db, target))) ledger.broken.push(`${entry.id} is not there to be removed`);
    entry.removal = "done";
    entry.removedBy = undefined;
  }

  async function restore(services: InvoiceServices, entry: UploadEntry): Promise<void> {
    entry.removal = "asked";
    const done = await restoreInvoice(
      services,
      { accountId: entry.accountId, invoiceId: entry.id ?? "" },
      entryOf(services, entry, "invoice.restored"),
    );
    if (done) entry.removal = "none";
  }

  return { upload, bulk, correct, remove, restore, ...payables };
}
