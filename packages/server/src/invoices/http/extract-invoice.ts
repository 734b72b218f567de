import {
  externalId,
  isStrictVersion,
  limits,
  type Metadata,
  metadata,
  type SplitMode,
  splitModes,
  uploadedBatch,
  uploadedInvoice,
  uploadForm,
  type Version,
} from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { firstProblem } from "../../http/problems.ts";
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

function checkedField<Schema extends z.ZodType>(name: string, schema: Schema, value: unknown): z.infer<Schema> {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const { path, problem } = firstProblem(outcome.error);
  throw invalidParameter([name, ...path].join("."), problem);
}

/** An empty field is one that was left out: browsers send every field of a form. */
function externalIdOf(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : checkedField("external_id", externalId, text);
}

function metadataOf(text: string | undefined): Metadata | null {
  if (text === undefined || text.trim() === "") return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidParameter("metadata", "must be a JSON object");
  }
  const given = checkedField("metadata", metadata, value);
  return Object.keys(given).length === 0 ? null : given;
}

const fieldName = /^[a-z][a-z0-9_]{0,39}$/;

/** Names in a JSON list or between commas; null asks for all. */
function fieldsOf(text: string | undefined): readonly string[] | null {
  const value = text?.trim() ?? "";
  if (value === "") return null;
  const names = value.startsWith("[") ? jsonList(value) : value.split(",").map((name) => name.trim());
  const wrong = names.find((name) => !fieldName.test(name));
  if (wrong !== undefined || names.length > limits.customFields)
    throw invalidParameter("fields", "must be names of custom fields, comma-separated or as a JSON list");
  return [...new Set(names)];
}

function jsonList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : [""];
  } catch {
    return [""];
  }
}

const knownFields: ReadonlySet<string> = new Set(Object.keys(uploadForm.shape));

function refuseUnknown(fields: ReadonlyMap<string, string>, version: Version): void {
  if (!isStrictVersion(version)) return;
  for (const name of fields.keys())
    if (!knownFields.has(name)) throw invalidParameter(name, "is not a known form field");
}

async function optionsOf(services: InvoiceServices, fields: ReadonlyMap<string, string>, version: Version) {
  refuseUnknown(fields, version);
  return {
    lineItems: lineItemsWanted(fields.get("extract_line_items")),
    split: splitWanted(fields.get("split")),
    externalId: externalIdOf(fields.get("external_id")),
    metadata: metadataOf(fields.get("metadata")),
    fields: fieldsOf(fields.get("fields")),
    webhookUrl: await uploadWebhookUrl(services, fields.get("webhook_url")),
  };
}

export const extractInvoice = defineRoute({
  method: "POST",
  path: "/v1/invoices/extract",
  auth: key("invoices:write"),
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
  async handle(services: InvoiceServices, { principal, version, request, reply }) {
    const { accountId, plan } = principal;
    const uploader = { accountId, plan, version, idempotencyKey: idempotencyKeyOf(request) };
    return await receiveUpload(services, { request, reply }, uploader, (fields) =>
      optionsOf(services, fields, version),
    );
  },
});
