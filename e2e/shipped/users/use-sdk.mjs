import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createClient, expressWebhookHandler, NotFoundError } from "@inkvoice/sdk";

/** A user's program with the installed package; prints the results. */
const [baseUrl, apiKey, file, webhookSecret] = process.argv.slice(2);
const inkvoice = createClient({ apiKey, baseUrl });

const events = [];
const receiver = createServer(
  expressWebhookHandler({
    secret: webhookSecret,
    onCompleted: (invoice) => void events.push(invoice.id),
  }),
);
await new Promise((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const webhookUrl = `http://127.0.0.1:${receiver.address().port}/`;

const statuses = [];
const invoice = await inkvoice.invoices.extractAndWait(file, {
  webhookUrl,
  externalId: "esm",
  onProgress: ({ status }) => statuses.push(status),
});
const corrected = await inkvoice.invoices.correct(invoice.id, { extractedData: { purchase_order: "PO-1" } });
const listed = [];
for await (const { id } of inkvoice.invoices.all({ externalId: "esm" })) listed.push(id);
const batch = await inkvoice.invoices.extractBatch([readFileSync(file), new Blob(["no invoice"])]);
const missing = await inkvoice.invoices.get("inv_1").catch((error) => error);
while (events.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
receiver.close();

console.log(
  JSON.stringify({
    node: process.version,
    number: invoice.extracted_data.invoice_number,
    statuses: [...new Set(statuses)],
    order: corrected.extracted_data.purchase_order,
    listedIt: listed.includes(invoice.id),
    rejected: batch.rejected[0]?.error.code,
    missing: missing instanceof NotFoundError && missing.code,
    delivered: events.includes(invoice.id),
  }),
);
process.exit(0);
