import type { SubscribableEventType } from "@inkvoice/contract";
import type { Json } from "./json-schemas.ts";

const events: Readonly<Record<SubscribableEventType, Readonly<{ summary: string; data: Json }>>> = {
  "invoice.completed": { summary: "An invoice was read", data: ref("Invoice") },
  "invoice.failed": { summary: "An invoice could not be read", data: ref("Invoice") },
  "invoice.updated": {
    summary: "An invoice was corrected, reviewed, given other caller data, or is read again",
    data: ref("Invoice"),
  },
  "invoice.deleted": { summary: "An invoice was deleted", data: ref("DeletedInvoiceNotice") },
  "bulk.completed": { summary: "Every file of a bulk has ended", data: ref("Bulk") },
  "batch.completed": { summary: "Every invoice of a batch has ended", data: ref("Batch") },
};

export const noticeSchemas: Json = {
  DeletedInvoiceNotice: {
    type: "object",
    description: "Notice of a deleted invoice",
    properties: {
      id: { type: "string", description: "The invoice" },
      deleted_at: { type: "string", format: "date-time", description: "When it was deleted" },
    },
    required: ["id", "deleted_at"],
  },
};

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

const signature = {
  name: "X-Service-Signature",
  in: "header",
  required: true,
  schema: { type: "string" },
  description: "sha256= and the lowercase hexadecimal HMAC-SHA-256 of the raw body, keyed with the webhook secret",
};

const answers = {
  "200": { description: "Any status from 200 to 299 within 10 seconds: the event is delivered" },
  "4XX": { description: "Anything else is retried: after 1 minute, every 5 minutes for an hour, then every hour" },
};

function delivered(operationId: string, summary: string, schema: Json): Json {
  return {
    post: {
      operationId,
      tags: ["Events"],
      summary,
      description: "Sent to every receiver at least once; the event's id tells repetitions apart.",
      parameters: [signature],
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: answers,
    },
  };
}

/** Requests that the service sends to customers' URLs. */
export function webhookDescriptions(): Json {
  const current = Object.entries(events).map(([type, { summary, data }]) => {
    const schema = { allOf: [ref("Event"), { type: "object", properties: { data } }] };
    return [type, delivered(`on${operationName(type)}`, summary, schema)];
  });
  const legacy = delivered("onLegacyEvent", "An event in the deprecated shape of version 1.0", ref("LegacyEvent"));
  return { ...Object.fromEntries(current), "legacy.event": legacy };
}

const operationName = (type: string) =>
  type.replace(/(^|\.)([a-z])/g, (_, _dot, letter: string) => letter.toUpperCase());
