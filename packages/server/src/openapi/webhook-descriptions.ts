import type { EventType } from "@inkvoice/contract";
import { pascalCase } from "./api-route.ts";
import { webhookExample } from "./examples.ts";
import type { Json } from "./schemas/json-schemas.ts";

const events: Readonly<Record<EventType, Readonly<{ summary: string; data: Json }>>> = {
  "invoice.completed": { summary: "An invoice was read", data: ref("Invoice") },
  "invoice.failed": { summary: "An invoice could not be read", data: ref("Invoice") },
  "invoice.updated": {
    summary: "An invoice was corrected, reviewed, given other caller data, or is read again",
    data: ref("Invoice"),
  },
  "invoice.deleted": { summary: "An invoice was deleted", data: ref("DeletedInvoiceNotice") },
  "bulk.completed": { summary: "Every file of a bulk has ended", data: ref("Bulk") },
  "vendor.bank_account_seen": {
    summary: "An invoice of a known vendor shows a bank account that nobody has confirmed",
    data: ref("SeenBankAccount"),
  },
  "export.completed": { summary: "An export was made; its file can be downloaded", data: ref("Export") },
  "batch.completed": { summary: "Every invoice of a batch has ended", data: ref("Batch") },
  "webhook.test": { summary: "A test was asked for by POST /webhooks/{id}/test", data: ref("WebhookTestNotice") },
};

export const noticeSchemas: Json = {
  DeletedInvoiceNotice: {
    type: "object",
    description: "Notice of a deleted invoice",
    properties: {
      id: { type: "string", description: "Id of the invoice" },
      deleted_at: { type: "string", format: "date-time", description: "When it was deleted" },
    },
    required: ["id", "deleted_at"],
  },
  WebhookTestNotice: {
    type: "object",
    description: "Content of a test event",
    properties: {
      webhook_id: { type: "string", description: "The endpoint that is tested" },
      message: { type: "string", description: "A sentence that says that this is a test" },
    },
    required: ["webhook_id", "message"],
  },
  SeenBankAccount: {
    type: "object",
    description: "A bank account that an invoice of a known vendor shows and nobody has confirmed",
    properties: {
      vendor_id: { type: "string", description: "The vendor" },
      vendor_name: { type: "string", description: "Its name" },
      bank_account: ref("BankAccount"),
      invoice_id: { type: "string", description: "The invoice that shows it" },
    },
    required: ["vendor_id", "vendor_name", "bank_account", "invoice_id"],
  },
};

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** INDEX of the headers of every delivery: description, and whether it is a number. */
const deliveryHeaders: Readonly<Record<string, readonly [description: string, type?: "integer"]>> = {
  "X-Service-Signature": [
    "sha256= and the lowercase hexadecimal HMAC-SHA-256 of the raw body, keyed with the webhook secret",
  ],
  "X-Service-Event": ["Type of the event, as in the body"],
  "Service-Version": ["API version whose shape the body has"],
  "X-Service-Delivery": ["The delivery: dlv_ and digits; the same for each of its attempts"],
  "X-Service-Attempt": ["Number of the attempt: 1 for the first, up to 21", "integer"],
  "User-Agent": ["Inkvoice/ and the version of the service"],
  "webhook-id": ["Id of the event, as Standard Webhooks names it"],
  "webhook-timestamp": ["When the attempt was signed: Unix time in seconds", "integer"],
  "webhook-signature": ["Signatures after Standard Webhooks (v1,…), separated by spaces: one for each valid secret"],
};

export const webhookParameters: Json = Object.fromEntries(
  Object.entries(deliveryHeaders).map(([name, [about, type = "string"]]) => [
    pascalCase(`on-${name.replace(/^X-Service-/, "")}`),
    { name, in: "header", required: true, schema: { type }, description: about },
  ]),
);

export const webhookResponses: Json = {
  Received: { description: "Any status from 200 to 299 within 10 seconds: the event is delivered" },
  NotReceived: {
    description:
      "Anything else is retried, at most 20 times: after 1 minute, every 5 minutes for an hour, then every hour. Retry-After on 429 and 503 delays the next attempt, at most until the one after it",
  },
};

const answers = {
  "200": { $ref: "#/components/responses/Received" },
  "4XX": { $ref: "#/components/responses/NotReceived" },
};

function delivered(name: string, summary: string, schema: Json): Json {
  return {
    post: {
      operationId: `on${pascalCase(name)}`,
      tags: ["Events"],
      summary,
      description: "Sent at least once, always with the same id.",
      parameters: Object.keys(webhookParameters).map((header) => ({ $ref: `#/components/parameters/${header}` })),
      requestBody: { required: true, content: { "application/json": { schema, ...webhookExample(name) } } },
      responses: answers,
    },
  };
}

/** Requests that the service sends to customers' URLs. */
export function webhookDescriptions(): Json {
  const current = Object.entries(events).map(([type, { summary, data }]) => {
    const schema = { allOf: [ref("Event"), { type: "object", properties: { data } }] };
    return [type, delivered(type, summary, schema)];
  });
  const legacy = delivered("legacy.event", "An event in the deprecated shape of version 1.0", ref("LegacyEvent"));
  return { ...Object.fromEntries(current), "legacy.event": legacy };
}
