import { uploadedBatch, uploadedInvoice, uploadForm } from "@inkvoice/contract";
import { z } from "zod";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { defineRoute } from "../../http/route.ts";
import { ApiError, invalidParameter } from "../../platform/api-error.ts";
import type { Services } from "../../services.ts";
import { acceptUpload } from "../upload/accept-upload.ts";
import { refuseWhenFull } from "../upload/free-space.ts";
import { receiveForm } from "../upload/receive-form.ts";
import { uploadWebhookUrl } from "../upload/webhook-url.ts";

function lineItemsWanted(text: string | undefined): boolean {
  const value = text?.trim().toLowerCase();
  if (value === undefined || value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  throw invalidParameter("extract_line_items", "must be true or false");
}

async function optionsOf(services: Services, fields: ReadonlyMap<string, string>) {
  const lineItems = lineItemsWanted(fields.get("extract_line_items"));
  return { lineItems, webhookUrl: await uploadWebhookUrl(services, fields.get("webhook_url")) };
}

export const extractInvoice = defineRoute({
  method: "POST",
  path: "/v1/invoices/extract",
  scope: "invoices:write",
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
  async handle(services, { principal, version, request }) {
    const idempotencyKey = idempotencyKeyOf(request);
    if (!/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) {
      throw new ApiError("INVALID_REQUEST", "Send the file as multipart/form-data.");
    }
    await refuseWhenFull(services);
    const form = await receiveForm(request.raw, services.temporaryFolder);
    try {
      const options = await optionsOf(services, form.fields);
      return await acceptUpload(services, form.parts, {
        ...options,
        accountId: principal.accountId,
        version,
        idempotencyKey,
      });
    } finally {
      // Not waited for: no answer depends on it.
      void form.discard();
    }
  },
});
