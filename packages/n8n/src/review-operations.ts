import type { Corrections } from "@inkvoice/sdk";
import { invoiceId, invoiceIdOf } from "./invoice-id.ts";
import type { Operation } from "./operation.ts";

export const correct: Operation = {
  name: "Correct",
  action: "Correct an invoice",
  description: "Change extracted values",
  properties: [
    invoiceId,
    {
      displayName: "Values",
      name: "values",
      type: "json",
      default: "{}",
      required: true,
      placeholder: '{ "due_date": "2026-04-30", "vendor": { "name": "Nordwind" } }',
      description:
        "Only the fields to change, custom_fields among them; null removes a value, lists are replaced as a whole",
    },
  ],
  async run(node, client, item) {
    const values = node.getNodeParameter("values", item) as string | object;
    const extractedData = (typeof values === "string" ? JSON.parse(values) : values) as Corrections;
    return [{ json: await client.invoices.correct(invoiceIdOf(node, item), { extractedData }) }];
  },
};

export const approve: Operation = {
  name: "Approve",
  action: "Approve an invoice",
  description: "Add an approval; the invoice is approved when there are as many as its rules ask for",
  properties: [invoiceId],
  run: async (node, client, item) => [{ json: await client.invoices.approve(invoiceIdOf(node, item)) }],
};

export const matchOrder: Operation = {
  name: "Compare with Order",
  action: "Compare an invoice with its order",
  description: "Ordered and invoiced quantities and prices, line by line",
  properties: [invoiceId],
  run: async (node, client, item) => [{ json: await client.orders.match(invoiceIdOf(node, item)) }],
};

export const reject: Operation = {
  name: "Reject",
  action: "Reject an invoice",
  description: "Mark an invoice as rejected",
  properties: [
    invoiceId,
    {
      displayName: "Reason",
      name: "reason",
      type: "string",
      default: "",
      description: "Kept with the invoice",
    },
  ],
  async run(node, client, item) {
    const reason = String(node.getNodeParameter("reason", item, ""));
    return [{ json: await client.invoices.reject(invoiceIdOf(node, item), reason || undefined) }];
  },
};

export const download: Operation = {
  name: "Download File",
  action: "Download the file of an invoice",
  description: "The uploaded document, as binary data",
  properties: [
    invoiceId,
    {
      displayName: "Put Output File in Field",
      name: "outputField",
      type: "string",
      default: "data",
      required: true,
      description: "The field of the item that receives the file",
    },
  ],
  async run(node, client, item) {
    const invoice = await client.invoices.get(invoiceIdOf(node, item));
    const answer = await fetch(invoice.file_url);
    if (!answer.ok) throw new Error(`The file of ${invoice.id} cannot be fetched (status ${answer.status}).`);
    const content = new Uint8Array(await answer.arrayBuffer());
    const type = answer.headers.get("Content-Type") ?? undefined;
    const file = await node.helpers.prepareBinaryData(content, invoice.filename, type);
    return [{ json: invoice, binary: { [String(node.getNodeParameter("outputField", item, "data"))]: file } }];
  },
};
