import type { InvoiceList, InvoiceRecord, UploadedInvoice } from "@inkvoice/contract";
import { type Inkvoice, InkvoiceError } from "@inkvoice/sdk";
import { pollResults, type ResultPoller } from "./await-results.ts";
import type { Journal } from "./journal.ts";
import { type RetryCallback, retryWhileUnavailable } from "./retry-while-unavailable.ts";

/** A document from a folder, mailbox or bucket. */
export type IncomingDocument = Readonly<{
  /** Identifies the document in its source. */
  key: string;
  filename: string;
  bytes: Uint8Array;
  metadata: Readonly<Record<string, string>>;
}>;

/** The result: completed, or the error. `again`: an earlier run had ingested it. */
export type IngestResult = Readonly<{ again: boolean }> &
  (
    | Readonly<{ ok: true; id: string; record: InvoiceRecord | undefined }>
    | Readonly<{ ok: false; id: string | undefined; code: string; message: string }>
  );

export type IngestContext = Readonly<{
  client: Inkvoice;
  journal: Journal;
  results: ResultPoller;
  signal: AbortSignal;
  onRetry: RetryCallback;
}>;

export function openIngest(
  client: Inkvoice,
  journal: Journal,
  settings: Readonly<{ signal: AbortSignal; onRetry: RetryCallback }>,
): IngestContext {
  const { signal, onRetry } = settings;
  return { client, journal, results: pollResults(client, settings), signal, onRetry };
}

/** Metadata name of the key, by which a later run finds the upload. */
const keyName = "source_key";

/**
 * Ingests one document exactly once, however often the process is killed: the key is in the journal before the upload,
 * is the idempotency key, and is stored with the invoice. The caller then moves the document away and calls `settle`.
 */
export async function ingestDocument(document: IncomingDocument, ingest: IngestContext): Promise<IngestResult> {
  const before = ingest.journal.progressOf(document.key);
  if (before?.state === "ended") {
    if (before.code === undefined) return { ok: true, id: before.id ?? "", record: undefined, again: true };
    return { ok: false, id: before.id, code: before.code, message: before.message ?? "", again: true };
  }
  try {
    const id = before?.id ?? (await upload(document, ingest, before !== undefined));
    const record = await ingest.results.untilEnded(id);
    if (record.status === "completed") return { ok: true, id, record, again: false };
    const { code = "INTERNAL_ERROR", message = "" } = record.error ?? {};
    return { ok: false, id, code, message, again: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ok: false, id: undefined, code: error.code, message: error.message, again: false };
  }
}

/** The result file beside the document. */
export function resultFile(result: IngestResult): object {
  if (!result.ok) return { id: result.id, status: "failed", error: { code: result.code, message: result.message } };
  return result.record ?? { id: result.id, status: "completed" };
}

/** Call after the document was moved away; it is not ingested again. */
export async function markSettled(
  { key }: IncomingDocument,
  result: IngestResult,
  { journal }: IngestContext,
): Promise<void> {
  if (result.again) return;
  const { id } = result;
  const failure = result.ok ? {} : { code: result.code, message: result.message };
  await journal.record({ key, state: "ended", ...(id !== undefined && { id }), ...failure });
}

/** The service refuses this document. A wrong API key does not count as a refusal. */
function isRefusal(error: unknown): error is InkvoiceError {
  return (
    error instanceof InkvoiceError && error.status >= 400 && error.status < 500 && ![401, 403].includes(error.status)
  );
}

async function upload(document: IncomingDocument, ingest: IngestContext, wasBegun: boolean): Promise<string> {
  const { client, journal } = ingest;
  const { key } = document;
  if (!wasBegun) await journal.record({ key, state: "begun" });
  const earlier = wasBegun ? await retryWhileUnavailable(() => uploadedEarlier(client, key), ingest) : undefined;
  const id = earlier ?? (await retryWhileUnavailable(() => send(client, document), ingest)).id;
  await journal.record({ key, state: "uploaded", id });
  return id;
}

/** Idempotency keys expire after a day; the invoice does not. */
async function uploadedEarlier(client: Inkvoice, key: string): Promise<string | undefined> {
  const query = { [`metadata[${keyName}]`]: key, limit: 1 };
  const { invoices } = await client.request<InvoiceList>({ method: "GET", path: "/invoices", query });
  return invoices[0]?.id;
}

function send(client: Inkvoice, { key, filename, bytes, metadata }: IncomingDocument): Promise<UploadedInvoice> {
  return client.request<UploadedInvoice>({
    method: "POST",
    path: "/invoices/extract",
    idempotencyKey: key,
    form() {
      const form = new FormData();
      // Fields before files: the service reads the form as a stream.
      form.append("metadata", JSON.stringify({ ...metadata, [keyName]: key }));
      form.append("file", new Blob([Buffer.from(bytes)]), filename);
      return form;
    },
  });
}
