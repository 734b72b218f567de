/**
 * Records the examples of docs/openapi.json from a running service with its real reader:
 * `npx node scripts/openapi-examples.ts`, then `npx node scripts/openapi.ts`. A new operation gets its line in one of
 * the steps below.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DuplicateList, eventTypes, type InvoiceRecord } from "../packages/contract/src/index.ts";
import { layOutJson } from "../packages/server/src/openapi/schemas/json-layout.ts";
import { startTestService, type TestService } from "../packages/server/src/testing/test-service.ts";
import { normaliseRecording } from "./openapi-examples/normalise-recording.ts";
import { legacyPath, Receiver } from "./openapi-examples/receiver.ts";
import { blankPage, sampleInvoice, sampleReceipt } from "./openapi-examples/sample.ts";
import { RecordingSession, requestOf } from "./openapi-examples/session.ts";

type Run = Readonly<{ service: TestService; session: RecordingSession; receiver: Receiver; receiverUrl: string }>;

const post = (json: unknown = {}) => ({ method: "POST", json });
const remove = { method: "DELETE" };

function form(files: Readonly<Record<string, Uint8Array>>, fields: Readonly<Record<string, string>> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of Object.entries(files)) body.append("file", new Blob([Buffer.from(bytes)]), name);
  return { method: "POST", body };
}

async function recordWebhooks({ session, receiver, receiverUrl }: Run): Promise<string> {
  const subscription = { url: `${receiverUrl}/hooks/inkvoice`, description: "Bookkeeping" };
  const events = eventTypes.filter((type) => type !== "webhook.test");
  const { id } = await session.json("createWebhook", "/v1/webhooks", post({ ...subscription, events }));
  await session.json("listWebhooks", "/v1/webhooks");
  await session.json("getWebhookSettings", "/v1/account/webhooks");
  await session.json("rotateWebhookSecret", "/v1/account/webhooks/rotate-secret", post());
  await session.json("testWebhook", `/v1/webhooks/${id}/test`, post());
  await receiver.event("webhook.test");
  return id;
}

async function recordFields({ session }: Run): Promise<string> {
  const field = { name: "contract_number", type: "code", captions: ["Contract No.", "Vertragsnummer"] };
  const { id } = await session.json("createCustomField", "/v1/fields", post(field));
  await session.json("listCustomFields", "/v1/fields");
  return id;
}

/** The first of its events are the examples of webhooks. */
async function recordReceipt({ service, session, receiver }: Run): Promise<void> {
  const upload = form({ "receipt.pdf": await sampleReceipt() });
  const { id } = await session.json("extractInvoice", "/v1/invoices/extract", { ...upload, name: "UploadedInvoice" });
  await service.untilEnded(id);
  await receiver.event("invoice.completed");
  await session.json("getText", `/v1/invoices/${id}/text`);
  await session.text("getUblDraft", `/v1/invoices/${id}/drafts/ubl`);
  await session.text("getCiiDraft", `/v1/invoices/${id}/drafts/cii`);
  await session.json("deleteInvoice", `/v1/invoices/${id}`, remove);
  await receiver.event("invoice.deleted");
}

/** An upload under 1.0, whose events have the shape of that version. A blank page, so that the example is short. */
async function recordLegacyEvent({ service, receiver, receiverUrl }: Run): Promise<void> {
  const upload = form({ "blank.pdf": await blankPage() }, { webhook_url: `${receiverUrl}${legacyPath}` });
  await service.api("/v1/invoices/extract", { ...upload, headers: { "service-version": "1.0.0" } });
  await receiver.event("legacy.event");
}

async function recordInvoices({ service, session }: Run): Promise<string> {
  const own = { external_id: "PO-4711", metadata: '{"site":"Kiel"}' };
  const upload = form({ "invoice.pdf": await sampleInvoice() }, own);
  const { id } = await session.json("extractInvoice", "/v1/invoices/extract", { ...upload, name: "UploadedInvoice" });
  await service.untilEnded(id);
  await session.json("getInvoice", `/v1/invoices/${id}`);
  await session.json("listInvoices", "/v1/invoices?limit=1");
  return id;
}

async function recordBatch({ service, session, receiver }: Run, original: string): Promise<void> {
  const notes = new TextEncoder().encode("Not an invoice");
  const { body } = await service.api<{ id: string }>(
    "/v1/invoices/extract",
    form({ "copy.pdf": await sampleInvoice() }),
  );
  await service.untilEnded(body.data.id);
  // Without the copy, so that the examples of batches are short.
  const files = { "blank.pdf": await blankPage(), "notes.txt": notes };
  const batch = await session.json<{ batch_id: string; invoices: { id: string }[] }>(
    "extractInvoice",
    "/v1/invoices/extract",
    { ...form(files), name: "UploadedBatch" },
  );
  for (const { id } of batch.invoices) await service.untilEnded(id);
  await receiver.event("batch.completed");
  await receiver.event("invoice.failed");
  // Short, so that the example of invoice.updated is short too.
  const failed = batch.invoices.at(-1)?.id ?? "";
  await service.api(`/v1/invoices/${failed}/reject`, requestOf(post({ reason: "Nothing is printed on it" })));
  await receiver.event("invoice.updated");
  await session.json("getBatch", `/v1/batches/${batch.batch_id}`);
  await session.json("listBatches", "/v1/batches?limit=1");
  await session.json("listDuplicates", `/v1/invoices/${original}/duplicates`);
}

/** A vendor whose invoice shows a bank account that nobody has confirmed. */
async function recordVendors({ service, session, receiver }: Run, invoice: string): Promise<void> {
  const { body } = await service.api<InvoiceRecord>(`/v1/invoices/${invoice}`);
  const { name = "Nordwind GmbH", tax_id: taxId } = body.data.extracted_data?.vendor ?? {};
  const accounts = [{ iban: "DE89370400440532013000" }];
  const vendor = { name, ...(taxId && { tax_ids: [taxId] }), country: "DE", bank_accounts: accounts };
  const { id } = await session.json("createVendor", "/v1/vendors", post(vendor));
  const correction = { extracted_data: { payment: { iban: "DE02120300000000202051" } }, remember: true };
  await service.api(`/v1/invoices/${invoice}`, requestOf({ method: "PATCH", json: correction }));
  await receiver.event("vendor.bank_account_seen");
  await session.json("getVendor", `/v1/vendors/${id}`);
  await session.json("listVendors", "/v1/vendors?has_new_bank_account=true");
  const csv = {
    method: "POST",
    body: "name,ibans\nHafenkiosk,\nOstwind,DE00\n",
    headers: { "content-type": "text/csv" },
  };
  await session.json("importVendors", "/v1/vendors/import", csv);
  await session.json("forgetVendorMemory", `/v1/vendors/${id}/memory/payment.iban`, remove);
  const { id: other } = await session.json("createVendor", "/v1/vendors", post({ name: "Hafenbedarf" }));
  await session.json("deleteVendor", `/v1/vendors/${other}`, remove);
}

/** An order that the invoice exceeds. */
async function recordOrders({ service, session }: Run, invoice: string): Promise<void> {
  const { body } = await service.api<InvoiceRecord>(`/v1/invoices/${invoice}`);
  const read = body.data.extracted_data;
  const { currency = "EUR", purchase_order: number = "4711" } = read ?? {};
  const [line] = read?.line_items ?? [];
  const ordered = { description: line?.description ?? "Bolts M8", quantity: 1, unit_price: line?.unit_price ?? 0.2 };
  const order = { number, vendor: { name: read?.vendor?.name ?? "Nordwind GmbH" }, currency, lines: [ordered] };
  const { id } = await session.json("createOrder", "/v1/orders", { ...post(order), name: "Order" });
  await session.json("getOrder", `/v1/orders/${id}`);
  await session.json("listOrders", "/v1/orders?limit=1");
  const correction = { extracted_data: { purchase_order: number } };
  await service.api(`/v1/invoices/${invoice}`, requestOf({ method: "PATCH", json: correction }));
  await session.json("getMatch", `/v1/invoices/${invoice}/match`);
  await session.json("getOrderSettings", "/v1/account/orders");
  await session.json("deleteOrder", `/v1/orders/${id}`, remove);
}

async function recordRules({ session }: Run): Promise<void> {
  const rule = {
    name: "Large orders",
    when: { total_min: 1000 },
    then: { set: { contract_number: "K-7" }, approvals: 2 },
  };
  const { id } = await session.json("createRule", "/v1/rules", post(rule));
  await session.json("listRules", "/v1/rules");
  await session.json("tryRule", "/v1/rules/try", post({ rule, last: 5 }));
  // Later examples are of invoices without rules.
  await session.json("deleteRule", `/v1/rules/${id}`, remove);
}

async function recordBulk({ session, receiver, receiverUrl }: Run): Promise<void> {
  const order = { urls: [`${receiverUrl}/notes.txt`], metadata: { site: "Kiel" } };
  const { id } = await session.json("createBulk", "/v1/bulk", post(order));
  await receiver.event("bulk.completed");
  await session.json("listBulks", "/v1/bulk");
  await session.text("getBulkResults", `/v1/bulk/${id}/results?format=jsonl`);
  await session.text("getBulkResults", `/v1/bulk/${id}/results?format=csv`);
}

async function recordExports({ service, session, receiver }: Run, invoice: string): Promise<void> {
  await service.api(`/v1/invoices/${invoice}/approve`, { method: "POST" });
  const order = { format: "csv", columns: ["invoice_number", "date", "total_amount"] };
  await session.json("createExport", "/v1/exports", { ...post({ ...order, dry_run: true }), name: "ExportPreview" });
  const { id } = await session.json("createExport", "/v1/exports", { ...post(order), name: "Export" });
  await receiver.event("export.completed");
  await session.json("getExport", `/v1/exports/${id}`);
  await session.json("listExports", "/v1/exports");
  await session.text("getExportFile", `/v1/exports/${id}/file`);
}

/** A payment to the bank account that the approval has confirmed. Possible duplicates are not paid. */
async function recordPayments({ service, session }: Run, invoice: string): Promise<void> {
  const { body } = await service.api<DuplicateList>(`/v1/invoices/${invoice}/duplicates`);
  for (const { id } of body.data.duplicates)
    await service.api(`/v1/invoices/${invoice}/duplicates/${id}/dismiss`, { method: "POST" });
  const settings = {
    debtor_name: "Saltmarsh Press",
    debtor_iban: "IE29AIBK93115212345678",
    execution_date: "2026-10-01",
  };
  const order = { format: "sepa", filter: { ids: [invoice] }, settings };
  const { id } = await session.json("createExport", "/v1/exports", { ...post(order), name: "Export" });
  await session.text("getExportFile", `/v1/exports/${id}/file`);
}

/** An export of whole records, including the receipt's short one. */
async function recordLines({ service, session }: Run): Promise<void> {
  const { body } = await service.api<{ id: string }>(
    "/v1/invoices/extract",
    form({ "receipt.pdf": await sampleReceipt() }),
  );
  const { id: receipt } = body.data;
  await service.untilEnded(receipt);
  await service.api(`/v1/invoices/${receipt}/approve`, { method: "POST" });
  const order = { format: "jsonl", filter: { ids: [receipt] } };
  const { id } = await session.json("createExport", "/v1/exports", { ...post(order), name: "Export" });
  await session.text("getExportFile", `/v1/exports/${id}/file`);
}

async function recordAccount({ session }: Run): Promise<void> {
  const companies = [{ name: "Saltmarsh Press", tax_ids: ["IE9817364W"], country: "IE" }];
  await session.json("setOwnCompanies", "/v1/account/companies", { method: "PUT", json: { companies } });
  await session.json("getRetention", "/v1/account/retention");
  await session.json("getReviewSettings", "/v1/account/review");
}

async function recordReports({ session }: Run): Promise<void> {
  const query = "{ invoices(first: 1) { nodes { id } } }";
  await session.json("getAnalytics", "/v1/analytics?group_by=currency");
  await session.json("runQuery", "/v1/query", post({ query }));
}

async function recordEvents({ session }: Run, endpoint: string): Promise<void> {
  const listed = await session.json<{ events: { id: string }[] }>("listEvents", "/v1/events?type=webhook.test&limit=1");
  // The second test is the event after the first.
  await session.json("testWebhook", `/v1/webhooks/${endpoint}/test`, post());
  const newest = await session.json<typeof listed>("listEvents", "/v1/events?limit=2");
  await session.stream("streamEvents", `/v1/events/stream?last_event_id=${newest.events[1]?.id}`);
  await session.json("deleteWebhook", `/v1/webhooks/${endpoint}`, remove);
}

async function record(run: Run): Promise<object> {
  const endpoint = await recordWebhooks(run);
  const field = await recordFields(run);
  await recordReceipt(run);
  await recordLegacyEvent(run);
  const invoice = await recordInvoices(run);
  await recordBatch(run, invoice);
  await recordVendors(run, invoice);
  await recordOrders(run, invoice);
  await recordRules(run);
  await recordBulk(run);
  await recordExports(run, invoice);
  await recordPayments(run, invoice);
  await recordLines(run);
  await recordReports(run);
  await recordAccount(run);
  await recordEvents(run, endpoint);
  await run.session.json("deleteCustomField", `/v1/fields/${field}`, remove);
  const webhooks = await Promise.all(
    [...eventTypes, "legacy.event"].map(async (type) => [type, JSON.parse(await run.receiver.event(type))] as const),
  );
  const { envelopes, texts } = run.session;
  return { envelopes, texts, webhooks: Object.fromEntries(webhooks) };
}

const receiver = new Receiver({ "/notes.txt": new TextEncoder().encode("Not an invoice") });
const receiverUrl = await receiver.start();
const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-examples-"));
const removeData = () => rmSync(dataDir, { recursive: true });
const service = await startTestService("sqlite and a folder", {
  fixture: { environment: { INKVOICE_DATA_DIR: dataDir }, dataDir, remove: removeData },
  environment: { INKVOICE_EXTRACTION_CHILD: "", INKVOICE_WORKERS: "1", INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" },
});
try {
  const recorded = await record({ service, session: new RecordingSession(service), receiver, receiverUrl });
  const path = join(import.meta.dirname, "../packages/server/src/openapi/recorded-examples.json");
  const { envelopes, texts, webhooks } = JSON.parse(normaliseRecording(JSON.stringify(recorded)));
  writeFileSync(path, `${layOutJson({ envelopes, texts, webhooks })}\n`);
  console.log(`${path} written`);
} finally {
  receiver.stop();
  await service.stop();
  removeData();
}
