import type { ListOptions, UploadOptions } from "@inkvoice/sdk";
import { exportInvoices } from "./export-operation.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import { invoiceId, invoiceIdOf } from "./invoice-id.ts";
import type { ExecuteFunctions, Item } from "./n8n.ts";
import type { Operation } from "./operation.ts";
import { approve, correct, download, matchOrder, reject } from "./review-operations.ts";

const minuteMs = 60_000;
const itemOf = (json: object): Item => ({ json });

type UploadChoices = Readonly<{
  externalId?: string;
  metadata?: string | object;
  split?: UploadOptions["split"];
  fields?: string;
}>;

function metadataOf(given: string | object): Record<string, string> {
  const entries: object = typeof given === "string" ? JSON.parse(given) : given;
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, String(value)]));
}

function uploadOptions(node: ExecuteFunctions, item: number): UploadOptions {
  const { externalId, metadata, split, fields } = node.getNodeParameter("options", item, {}) as UploadChoices;
  return {
    ...(externalId && { externalId }),
    ...(metadata && { metadata: metadataOf(metadata) }),
    ...(split && { split }),
    ...(fields && { fields: fields.split(",").flatMap((name) => name.trim() || []) }),
  };
}

const upload: Operation = {
  name: "Upload",
  action: "Upload an invoice",
  description: "Send a file, and wait for what is read",
  properties: [
    {
      displayName: "Input Binary Field",
      name: "binaryPropertyName",
      type: "string",
      default: "data",
      required: true,
      description: "The field of the item that holds the PDF or picture",
    },
    {
      displayName: "Wait for the Reading",
      name: "wait",
      type: "boolean",
      default: true,
      description: "Whether to go on with what was read instead of with the id alone",
    },
    {
      displayName: "Wait at Most (Minutes)",
      name: "waitMinutes",
      type: "number",
      typeOptions: { minValue: 1 },
      default: 5,
      displayOptions: { show: { wait: [true] } },
    },
    {
      displayName: "Options",
      name: "options",
      type: "collection",
      placeholder: "Add option",
      default: {},
      options: [
        { displayName: "External ID", name: "externalId", type: "string", default: "", description: "Your own id" },
        {
          displayName: "Metadata",
          name: "metadata",
          type: "json",
          default: "{}",
          description: "Your own texts by name, given back with the invoice",
        },
        {
          displayName: "Several Invoices in the File",
          name: "split",
          type: "options",
          default: "auto",
          options: [
            { name: "Decide by the Pages", value: "auto" },
            { name: "Never", value: "never" },
            { name: "Each Page Is One", value: "pages" },
          ],
        },
        {
          displayName: "Custom Fields",
          name: "fields",
          type: "string",
          default: "",
          placeholder: "project, cost_centre",
          description: "Only these of the account's custom fields, by name",
        },
      ],
    },
  ],
  async run(node, client, item) {
    const property = String(node.getNodeParameter("binaryPropertyName", item));
    const { fileName } = node.helpers.assertBinaryData(item, property);
    const content = await node.helpers.getBinaryDataBuffer(item, property);
    const source = { content, ...(fileName && { filename: fileName }) };
    const chosen = uploadOptions(node, item);
    const options = { ...chosen, idempotencyKey: idempotencyKeyOf(node, item, [fileName, chosen], content) };
    if (!node.getNodeParameter("wait", item)) return [itemOf(await client.invoices.extract(source, options))];
    const timeoutMs = Number(node.getNodeParameter("waitMinutes", item)) * minuteMs;
    return [itemOf(await client.invoices.extractAndWait(source, { ...options, timeoutMs }))];
  },
};

const get: Operation = {
  name: "Get",
  action: "Get an invoice",
  description: "Everything that is known of one invoice",
  properties: [invoiceId],
  run: async (node, client, item) => [itemOf(await client.invoices.get(invoiceIdOf(node, item)))],
};

const list: Operation = {
  name: "Get Many",
  action: "Get many invoices",
  description: "Invoices by what was read, newest first",
  properties: [
    {
      displayName: "Return All",
      name: "returnAll",
      type: "boolean",
      default: false,
      description: "Whether to return all that match",
    },
    {
      displayName: "Limit",
      name: "limit",
      type: "number",
      typeOptions: { minValue: 1 },
      default: 50,
      displayOptions: { show: { returnAll: [false] } },
    },
    {
      displayName: "Filters",
      name: "filters",
      type: "collection",
      placeholder: "Add filter",
      default: {},
      options: [
        {
          displayName: "Words",
          name: "q",
          type: "string",
          default: "",
          description: "In vendor, customer, number, order and file name",
        },
        {
          displayName: "Status",
          name: "status",
          type: "options",
          default: "completed",
          options: ["completed", "failed", "processing"].map((value) => ({ name: value, value })),
        },
        { displayName: "Needs Review", name: "needsReview", type: "boolean", default: true },
        {
          displayName: "Vendor",
          name: "vendor",
          type: "string",
          default: "",
          description: "Its name from the beginning, or its tax number",
        },
        { displayName: "Dated From", name: "dateFrom", type: "string", default: "", placeholder: "2026-01-31" },
        { displayName: "Dated To", name: "dateTo", type: "string", default: "", placeholder: "2026-12-31" },
        { displayName: "External ID", name: "externalId", type: "string", default: "" },
        { displayName: "Tag", name: "tag", type: "string", default: "", description: "A tag that a rule gives" },
      ],
    },
  ],
  async run(node, client, item) {
    const given = node.getNodeParameter("filters", item, {}) as ListOptions;
    const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
    const most = node.getNodeParameter("returnAll", item) ? Infinity : Number(node.getNodeParameter("limit", item));
    const found: Item[] = [];
    for await (const invoice of client.invoices.all({ ...filters, limit: Math.min(most, 100) })) {
      if (found.length >= most) break;
      found.push(itemOf(invoice));
    }
    return found;
  },
};

/** INDEX of operations, by the value stored in workflows. */
export const operations: Readonly<Record<string, Operation>> = {
  upload,
  get,
  list,
  correct,
  approve,
  reject,
  matchOrder,
  download,
  export: exportInvoices,
};
