import type { Export, NewExport } from "@inkvoice/sdk";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import type { Operation } from "./operation.ts";

const formats: Readonly<Record<Export["format"], string>> = {
  csv: "CSV",
  "csv-semicolon": "CSV With Semicolons",
  "csv-lines": "CSV, One Row per Line Item",
  xlsx: "Excel",
  jsonl: "JSON Lines",
  "ubl-zip": "UBL E-Invoices (ZIP)",
  "cii-zip": "CII E-Invoices (ZIP)",
  datev: "DATEV",
  lexware: "Lexware",
  xero: "Xero",
  quickbooks: "QuickBooks",
  odoo: "Odoo",
  erpnext: "ERPNext",
  sage: "Sage 50",
  sepa: "SEPA Payments (pain.001)",
};

const includes: Readonly<Record<Export["include"], string>> = {
  approved_not_exported: "Approved and Not Exported Before",
  approved: "Approved",
  all: "All",
};

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => ({ name, value }));

const jsonIn = (given: unknown): object => (typeof given === "string" ? JSON.parse(given) : (given as object));
const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? "")?.[1];

export const exportInvoices: Operation = {
  name: "Export",
  action: "Export invoices",
  description:
    "A file of invoices, as binary data; its invoices count as exported. SEPA without payments has no file: see counts",
  properties: [
    { displayName: "Format", name: "format", type: "options", default: "csv", options: choicesOf(formats) },
    {
      displayName: "Invoices",
      name: "include",
      type: "options",
      default: "approved_not_exported",
      options: choicesOf(includes),
    },
    {
      displayName: "Filter",
      name: "exportFilter",
      type: "json",
      default: "{}",
      placeholder: '{ "date_from": "2026-01-01", "date_to": "2026-01-31" }',
      description: "Which invoices are considered, under the API's names; all by default",
    },
    {
      displayName: "Settings",
      name: "settings",
      type: "json",
      default: "{}",
      placeholder: '{ "expense_account": "6300", "creditor_account": "70000" }',
      description: "What the accounting program or the bank needs to know",
    },
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
    const wish = {
      format: node.getNodeParameter("format", item),
      include: node.getNodeParameter("include", item, "approved_not_exported"),
      filter: jsonIn(node.getNodeParameter("exportFilter", item, {})),
      settings: jsonIn(node.getNodeParameter("settings", item, {})),
    } as NewExport;
    const made = await client.exports.create({ ...wish, idempotencyKey: idempotencyKeyOf(node, item, [wish]) });
    if (made.format === "sepa" && made.counts.included === 0) return [{ json: made }];
    const answer = await client.exports.file(made.id);
    const content = new Uint8Array(await answer.arrayBuffer());
    const type = answer.headers.get("Content-Type") ?? undefined;
    const name = nameIn(answer.headers.get("Content-Disposition")) ?? made.id;
    const file = await node.helpers.prepareBinaryData(content, name, type);
    return [{ json: made, binary: { [String(node.getNodeParameter("outputField", item, "data"))]: file } }];
  },
};
