import { type SplitMode, splitModes, uploadedBatch, uploadedInvoice, uploadForm } from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { defineRoute } from "../../http/route.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { receiveUpload } from "../upload/upload-door.ts";
import { uploadWebhookUrl } from "../upload/webhook-url.ts";

function lineItemsWanted(text: string | undefined): boolean {
  const value = text?.trim().toLowerCase();
  if (value === undefined || value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  throw invalidParameter("extract_line_items", "must be true or false");
}

function splitWanted(text: string | undefined): SplitMode {
  const value = text?.trim().toLowerCase() ?? "auto";
  const known = splitModes.find((mode) => mode === value);
  if (known === undefined) throw invalidParameter("split", `must be ${splitModes.join(", ")}`);
  return known;
}

async function optionsOf(services: InvoiceServices, fields: ReadonlyMap<string, string>) {
  const lineItems = lineItemsWanted(fields.get("extract_line_items"));
  const split = splitWanted(fields.get("split"));
  return { lineItems, split, webhookUrl: await uploadWebhookUrl(services, fields.get("webhook_url")) };
}

export const extractInvoice = defineRoute({
  method: "POST",
  path: "/v1/invoices/extract",
  auth: key("invoices:write"),
  operation: "extractInvoice",
  tag: "Invoices",
  summary: "Upload one invoice, or a batch, and start extraction",
  form: uploadForm,
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
  async handle(services: InvoiceServices, { principal, version, request, reply }) {
    const { accountId, plan } = principal;
    const uploader = { accountId, plan, version, idempotencyKey: idempotencyKeyOf(request) };
    return await receiveUpload(services, { request, reply }, uploader, (fields) => optionsOf(services, fields));
  },
});
