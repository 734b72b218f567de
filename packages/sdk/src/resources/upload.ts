import type { UploadedBatch, UploadedInvoice } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import { type FilePart, partOf, type Source } from "../transport/file-sources.ts";
import type { Transport } from "../transport/transport.ts";

export interface UploadOptions {
  /** Receives the event of this invoice instead of the account's default URL. */
  webhookUrl?: string;
  /** false omits `line_items`. */
  extractLineItems?: boolean;
  /** Whether the file may hold several invoices: decided by its pages (auto), never, or one per page. */
  split?: "auto" | "never" | "pages";
  /** Your own id of the document; need not be unique. */
  externalId?: string;
  /** Your own texts by name, returned with the record. */
  metadata?: Record<string, string>;
  /** Names of the custom fields to extract. Default all. */
  fields?: readonly string[];
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** `batch_id` is null for a single file. */
export type SentBatch = Omit<UploadedBatch, "batch_id"> & { batch_id: string | null };

export async function uploadOne(
  transport: Transport,
  source: Source,
  options?: UploadOptions,
): Promise<UploadedInvoice> {
  return post(transport, [source], options);
}

export async function uploadMany(
  transport: Transport,
  sources: readonly Source[],
  options?: UploadOptions,
): Promise<SentBatch> {
  const answer = await post<UploadedBatch | UploadedInvoice>(transport, sources, options);
  // A single file is answered as a single upload.
  return "batch_id" in answer ? answer : { batch_id: null, invoices: [answer], rejected: [] };
}

async function post<Data>(
  transport: Transport,
  sources: readonly Source[],
  options: UploadOptions = {},
): Promise<Data> {
  const parts = await Promise.all(sources.map(partOf));
  const { idempotencyKey, signal, ...fields } = options;
  const form = (): FormData => formOf(fields, "file", parts);
  return transport.call<Data>({ method: "POST", path: "/invoices/extract", form, idempotencyKey, signal });
}

/** A form with options and files. Objects and lists among the options are JSON. */
export function formOf(options: object, name: string, parts: readonly FilePart[]): FormData {
  const data = new FormData();
  // Fields before files: the service reads the form as a stream.
  for (const [field, value] of Object.entries(apiNames(options)))
    data.append(field, typeof value === "object" ? JSON.stringify(value) : String(value));
  for (const { blob, filename } of parts) data.append(name, blob, filename);
  return data;
}
