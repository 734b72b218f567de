import {
  type BulkLine,
  type BulkOrder,
  bulk,
  bulkForm,
  bulkLine,
  bulkOptionsLine,
  bulkOrder,
  limits,
  metadata,
  type Plan,
  type Version,
} from "@inkvoice/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { requireFields } from "../../fields/custom-fields.ts";
import { clientDisconnectSignal } from "../../http/connection/client-disconnect.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { lineTypes } from "../../http/request/body-parsers.ts";
import { defineRoute, type JsonEnvelope } from "../../http/route.ts";
import { invalidParameter, refused } from "../../platform/api-error.ts";
import { acceptArchive, acceptPrefix, acceptUrls, type BulkOptions } from "../bulk/accept-bulk.ts";
import { type LineFormat, receiveUrls } from "../bulk/receive-urls.ts";
import type { InvoiceServices } from "../services.ts";
import {
  externalIdOf,
  fieldsOf,
  fileOptionsOf,
  lineItemsWanted,
  metadataOf,
  refuseUnknownFields,
  splitWanted,
} from "../upload/form-options.ts";
import { refuseWhenNotReady } from "../upload/free-space.ts";
import { receiveForm } from "../upload/receive-form.ts";
import { refuseBeyondStorage } from "../upload/storage-limit.ts";
import { uploadWebhookUrl } from "../upload/webhook-url.ts";

type Caller = Readonly<{
  accountId: string;
  keyId: string;
  plan: Plan;
  version: Version;
  request: FastifyRequest;
  reply: FastifyReply;
}>;
type Given = Pick<BulkOptions, "webhookUrl" | "lineItems" | "metadata" | "wanted" | "files">;

const typeOf = ({ headers }: FastifyRequest) => headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";

function lineFormatOf(type: string): LineFormat | undefined {
  if (lineTypes.text.includes(type)) return "text";
  return lineTypes.json.includes(type) ? "json" : undefined;
}

/** Refuses custom fields that the account does not have, and metadata that is too much together. */
async function checkOptions(
  { db }: InvoiceServices,
  { accountId }: Caller,
  given: Given,
  urls: readonly BulkLine[] = [],
) {
  const single = [...Object.values(given.files), ...urls];
  const names = new Set([given.wanted, ...single].flatMap(({ fields = [] }) => fields));
  await requireFields(db, accountId, [...names]);
  const shared = given.metadata ?? {};
  const isTooMuch = single.some(({ metadata: own = {} }) => !metadata.safeParse({ ...shared, ...own }).success);
  if (isTooMuch) throw invalidParameter("metadata", "of the bulk and of a file must have at most 20 keys together");
}

function optionsOf({ accountId, keyId, plan, version, request, reply }: Caller, given: Given): BulkOptions {
  const idempotencyKey = idempotencyKeyOf(request);
  return { accountId, keyId, plan, version, ...given, idempotencyKey, signal: clientDisconnectSignal(reply) };
}

const archiveRules = { field: "archive", files: 1, fileBytes: limits.bulkBytes, longFields: ["files"] };

async function takeArchive(services: InvoiceServices, caller: Caller): Promise<JsonEnvelope> {
  const form = await receiveForm(caller.request.raw, services.temporaryFolder, archiveRules);
  try {
    await caller.request.state?.admitAgain?.();
    const { fields, parts } = form;
    refuseUnknownFields(fields, bulkForm, caller.version);
    const given = {
      webhookUrl: await uploadWebhookUrl(services, fields.get("webhook_url")),
      lineItems: lineItemsWanted(fields.get("extract_line_items")),
      metadata: metadataOf(fields.get("metadata")),
      wanted: wantedIn(fields),
      files: fileOptionsOf(fields.get("files")),
    };
    await checkOptions(services, caller, given);
    return await acceptArchive(services, parts[0], optionsOf(caller, given));
  } finally {
    // Not awaited: no response depends on it.
    void form.discard();
  }
}

async function takeLines(services: InvoiceServices, caller: Caller, format: LineFormat): Promise<JsonEnvelope> {
  const { urls, options } = await receiveUrls(caller.request.raw, format);
  await caller.request.state?.admitAgain?.();
  return await acceptUrls(services, urls, await orderOptions(services, caller, options, urls));
}

/** The form's options of every file. */
function wantedIn(fields: ReadonlyMap<string, string>): Given["wanted"] {
  const externalId = externalIdOf(fields.get("external_id"));
  const customFields = fieldsOf(fields.get("fields"));
  return {
    ...(externalId !== null && { external_id: externalId }),
    ...(fields.has("split") && { split: splitWanted(fields.get("split")) }),
    ...(customFields && { fields: [...customFields] }),
  };
}

type OrderOptions = Omit<NonNullable<BulkOrder>, "urls" | "prefix">;

async function orderOptions(
  services: InvoiceServices,
  caller: Caller,
  { webhook_url, extract_line_items, metadata: shared, files = {}, ...wanted }: OrderOptions,
  urls: readonly BulkLine[] = [],
): Promise<BulkOptions> {
  const webhookUrl = await uploadWebhookUrl(services, webhook_url);
  const given = { webhookUrl, lineItems: extract_line_items, metadata: shared ?? null, wanted, files };
  await checkOptions(services, caller, given, urls);
  return optionsOf(caller, given);
}

async function takeOrder(services: InvoiceServices, caller: Caller, order: BulkOrder): Promise<JsonEnvelope> {
  if (!order) throw refused("bulk_source_missing");
  const { urls, prefix, ...given } = order;
  const lines = urls?.map((each) => (typeof each === "string" ? { url: each } : each));
  const options = await orderOptions(services, caller, given, lines);
  return await (lines ? acceptUrls(services, lines, options) : acceptPrefix(services, prefix ?? "", options));
}

export const createBulk = defineRoute({
  method: "POST",
  path: "/v1/bulk",
  auth: key("invoices:write"),
  operation: "createBulk",
  tag: "Bulk",
  summary: "Send thousands of files at once",
  description:
    "A ZIP archive as multipart/form-data, or JSON that names addresses or a prefix in the operator's bucket. Up to 10 000 addresses come as lines: as plain text, or as JSON Lines, of which the first may hold webhook_url, extract_line_items and metadata. The answer comes once the archive is stored and its files are listed; each is then an upload of its own, and a bad file is refused alone. The invoices have the bulk's id as `batch_id`.",
  form: bulkForm,
  body: bulkOrder,
  lines: {
    json: z.union([bulkLine, bulkOptionsLine]),
    jsonExample:
      '{"metadata":{"site":"Kiel"}}\\n{"url":"https://files.example.com/invoices/4711.pdf"}\\n{"url":"https://files.example.com/invoices/4712.pdf"}\\n',
    text: {
      description: "An address on each line",
      example: "https://files.example.com/invoices/4711.pdf\\nhttps://files.example.com/invoices/4712.pdf\\n",
    },
  },
  patient: true,
  formExample: { archive: "(the bytes of march.zip)", metadata: '{"site":"Kiel"}' },
  example: { urls: ["https://files.example.com/invoices/4711.pdf"], metadata: { site: "Kiel" } },
  success: { status: 201, description: "Accepted, stored and listed", data: bulk },
  errors: [
    "INVALID_REQUEST",
    "INVALID_PARAMETER",
    "MISSING_FILE",
    "INVALID_ARCHIVE",
    "INVALID_WEBHOOK_URL",
    "IDEMPOTENCY_KEY_REUSED",
  ],
  async handle(services: InvoiceServices, { principal, version, request, reply, body }) {
    const { accountId, keyId, plan } = principal;
    const caller = { accountId, keyId, plan, version, request, reply };
    await refuseWhenNotReady(services);
    await refuseBeyondStorage(services, caller);
    const type = typeOf(request);
    if (type === "multipart/form-data") return await takeArchive(services, caller);
    const format = lineFormatOf(type);
    return await (format ? takeLines(services, caller, format) : takeOrder(services, caller, body));
  },
});
