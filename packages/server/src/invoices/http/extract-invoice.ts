import { plans, uploadedBatch, uploadedInvoice, uploadForm, type Version } from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { requireFields } from "../../fields/custom-fields.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { requireRateLimit } from "../../http/response/rate-limit-headers.ts";
import { defineRoute } from "../../http/route.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { requireStored, type StoredRecord } from "../record/stored-record.ts";
import { removeInvoice } from "../removal/remove-invoice.ts";
import type { InvoiceServices } from "../services.ts";
import {
  externalIdOf,
  fieldsOf,
  lineItemsWanted,
  metadataOf,
  refuseUnknownFields,
  splitWanted,
} from "../upload/form-options.ts";
import { receiveUpload } from "../upload/receive-upload.ts";
import { uploadWebhookUrl } from "../upload/webhook-url.ts";

type Sender = Readonly<{ accountId: string; version: Version }>;

async function optionsOf(services: InvoiceServices, fields: ReadonlyMap<string, string>, sender: Sender) {
  refuseUnknownFields(fields, uploadForm, sender.version);
  const customFields = fieldsOf(fields.get("fields"));
  await requireFields(services.db, sender.accountId, customFields);
  return {
    lineItems: lineItemsWanted(fields.get("extract_line_items")),
    split: splitWanted(fields.get("split")),
    externalId: externalIdOf(fields.get("external_id")),
    metadata: metadataOf(fields.get("metadata")),
    fields: customFields,
    webhookUrl: await uploadWebhookUrl(services, fields.get("webhook_url")),
  };
}

export const extractInvoice = defineRoute({
  method: "POST",
  path: "/v1/invoices/extract",
  auth: either(key("invoices:write"), session("member")),
  operation: "extractInvoice",
  tag: "Invoices",
  summary: "Upload one invoice, or a batch, and start extraction",
  description:
    "The answer comes once the files are stored and queued; the invoices are read afterwards. One file gives its upload; several give a batch, in which a bad file is refused alone.",
  form: uploadForm,
  example: { file: ["(the bytes of invoice.pdf)"], external_id: "PO-4711", metadata: '{"site":"Kiel"}' },
  success: { status: 201, description: "Accepted, stored and queued", data: z.union([uploadedInvoice, uploadedBatch]) },
  errors: [
    "INVALID_REQUEST",
    "INVALID_PARAMETER",
    "MISSING_FILE",
    "INVALID_FILE_FORMAT",
    "EMPTY_FILE",
    "FILE_TOO_LARGE",
    "TOO_MANY_PAGES",
    "TOO_MANY_FILES",
    "INVALID_WEBHOOK_URL",
    "IDEMPOTENCY_KEY_REUSED",
  ],
  async handle(services: InvoiceServices, call) {
    const { principal, version, request, reply, now } = call;
    const { accountId, keyId, plan, name } = principal;
    // Requests with API keys are counted at admission; a person's requests are counted for uploads only.
    if (keyId === null)
      requireRateLimit(reply, await services.rateLimiter.take(`account:${accountId}`, plans[plan]), now);
    const mayRead = principal.scopes.has("invoices:read");
    const uploader = { accountId, keyId, mayRead, plan, version, idempotencyKey: idempotencyKeyOf(request) };
    let replaced: StoredRecord | undefined;
    const answer = await receiveUpload(services, { request, reply }, uploader, async (fields) => {
      const options = await optionsOf(services, fields, { accountId, version });
      const replaces = fields.get("replaces");
      if (!replaces) return options;
      replaced = await requireStored(services.db, accountId, replaces);
      return {
        ...options,
        externalId: options.externalId ?? replaced.externalId,
        metadata: options.metadata ?? replaced.metadata,
        webhookUrl: options.webhookUrl ?? replaced.webhookUrl,
      };
    });
    if (replaced) {
      const { id } = replaced;
      const audit = (tx: Tx) => recordByCaller(tx, call, { action: "invoice.deleted", subject: id });
      await removeInvoice(services, accountId, id, { by: keyId ?? name, audit });
    }
    return answer;
  },
});
