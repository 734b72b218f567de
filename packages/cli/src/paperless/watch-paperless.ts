import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Inkvoice, InkvoiceError } from "@inkvoice/sdk";
import {
  type IncomingDocument,
  type IngestContext,
  type IngestResult,
  ingestDocument,
  markSettled,
  openIngest,
} from "../ingest/ingest-document.ts";
import { openJournal } from "../ingest/journal.ts";
import { processInParallel } from "../ingest/process-in-parallel.ts";
import { type RetryCallback, retryWhileUnavailable } from "../ingest/retry-while-unavailable.ts";
import { type FieldTarget, fieldTargets, fieldValues, type RecordData } from "./field-values.ts";
import { connectPaperless, type Paperless, type PaperlessDocument } from "./paperless-api.ts";
import { PaperlessRefused, PaperlessUnavailable } from "./paperless-request.ts";

export type PaperlessSettings = Readonly<{
  address: URL;
  token: string;
  /** Documents with this tag are read; `-done` or `-failed` is appended for the tag that replaces it. */
  tag: string;
  /** Names of custom fields by extracted field; empty for the usual ones. */
  fields: Readonly<Record<string, string>>;
  journal: string;
  /** Documents processed at the same time. */
  jobs: number;
  everyMs: number;
  once: boolean;
  signal: AbortSignal;
  onEnd(name: string, result: IngestResult): void;
  onRetry: RetryCallback;
}>;

type Bridge = Readonly<{
  paperless: Paperless;
  ingest: IngestContext;
  origin: string;
  tags: Readonly<{ waiting: number; done: number; failed: number }>;
  targets: readonly FieldTarget[];
}>;

/**
 * Reads each tagged document of paperless-ngx and writes its values back. The tag is replaced last, and every write can
 * be repeated: a killed run begins again with the same document. Resolves to the number of failures.
 */
export async function watchPaperless(client: Inkvoice, settings: PaperlessSettings): Promise<number> {
  const journal = await openJournal(settings.journal);
  try {
    const ingest = openIngest(client, journal, settings);
    // Documents that the token's user may not change keep their tag.
    const forbidden = new Set<number>();
    let failed = 0;
    for (;;) {
      failed += await readTagged(ingest, forbidden, settings).catch((error: unknown) => {
        if (settings.signal.aborted) return 0;
        if (settings.once || !(error instanceof PaperlessUnavailable)) throw error;
        settings.onRetry(error, settings.everyMs);
        return 0;
      });
      if (settings.once || settings.signal.aborted) return failed;
      await sleep(settings.everyMs, undefined, { signal: settings.signal }).catch(() => undefined);
    }
  } finally {
    await journal.close();
  }
}

async function readTagged(ingest: IngestContext, forbidden: Set<number>, settings: PaperlessSettings): Promise<number> {
  const { address, token, tag, signal } = settings;
  const paperless = connectPaperless(address, token, signal);
  const tags = {
    waiting: await paperless.idOf("tags", tag),
    done: await paperless.idOf("tags", `${tag}-done`),
    failed: await paperless.idOf("tags", `${tag}-failed`),
  };
  const targets = await fieldTargets(paperless, settings.fields);
  const bridge = { paperless, ingest, origin: address.origin, tags, targets };
  const waiting = (await paperless.documentsWith(tags.waiting)).filter(({ id }) => !forbidden.has(id));
  let failed = 0;
  await processInParallel(waiting, settings, async (document) => {
    const result = await readDocument(document, bridge);
    if (!result) return;
    if (!result.ok && result.code === forbiddenCode) forbidden.add(document.id);
    if (!result.ok) failed += 1;
    settings.onEnd(`${document.id} ${document.original_file_name ?? ""}`.trimEnd(), result);
  });
  return failed;
}

/** Undefined if the document was deleted in paperless-ngx meanwhile. */
async function readDocument(document: PaperlessDocument, bridge: Bridge): Promise<IngestResult | undefined> {
  const { paperless, ingest, tags } = bridge;
  try {
    const incoming = incomingOf(document, await paperless.original(document.id), bridge.origin);
    const read = await currentResult(await ingestDocument(incoming, ingest), ingest);
    const result = read.ok ? await writtenBack(document, read, bridge) : read;
    if (!result.ok) await paperless.note(document.id, `Inkvoice: ${result.message} (${result.code})`);
    await paperless.moveTag(document.id, tags.waiting, result.ok ? tags.done : tags.failed);
    await markSettled(incoming, read, ingest);
    return result;
  } catch (error) {
    if (!(error instanceof PaperlessRefused)) throw error;
    if (error.status === 403)
      return { ok: false, id: undefined, ...problem(forbiddenCode, error.message), again: false };
    if (error.status === 404) return undefined;
    throw error;
  }
}

const forbiddenCode = "PAPERLESS_FORBIDDEN";
const problem = (code: string, message: string) => ({ code, message });

/** The same file of the same document is uploaded once. */
function incomingOf(document: PaperlessDocument, bytes: Uint8Array, origin: string): IncomingDocument {
  const path = `${origin}/documents/${document.id}`;
  return {
    key: createHash("sha256").update(`paperless\n${path}\n`).update(bytes).digest("hex"),
    filename: document.original_file_name ?? `document-${document.id}`,
    bytes,
    metadata: { source: "paperless", path: path.slice(-500) },
  };
}

/** A document that is tagged again gets today's values of its record, corrections included. */
async function currentResult(result: IngestResult, ingest: IngestContext): Promise<IngestResult> {
  const { id } = result;
  if (id === undefined) return result;
  const { again } = result;
  const known = result.ok ? result.record : undefined;
  const record = known ?? (await retryWhileUnavailable(() => ingest.client.invoices.get(id), ingest).catch(isDeleted));
  if (!record) return { ok: false, id, ...problem("NOT_FOUND", "The invoice was deleted in Inkvoice."), again };
  if (record.status !== "completed") return result;
  const parts = record.parts?.length ?? 1;
  if (parts === 1) return { ok: true, id, record, again };
  const message = `The file holds ${parts} invoices. Split it in paperless-ngx, and tag the parts.`;
  return { ok: false, id, ...problem("SEVERAL_INVOICES", message), again };
}

function isDeleted(error: unknown): undefined {
  if (!(error instanceof InkvoiceError && error.status === 404)) throw error;
}

/** A value that paperless-ngx refuses concerns this document alone. */
async function writtenBack(
  document: PaperlessDocument,
  result: Extract<IngestResult, { ok: true }>,
  bridge: Bridge,
): Promise<IngestResult> {
  try {
    await writeBack(document, result.record?.extracted_data, bridge);
    return result;
  } catch (error) {
    if (!(error instanceof PaperlessRefused && error.status === 400)) throw error;
    const { id, again } = result;
    return { ok: false, id, ...problem("VALUES_REFUSED", error.message), again };
  }
}

async function writeBack(document: PaperlessDocument, data: RecordData | undefined, bridge: Bridge): Promise<void> {
  if (!data) return;
  const { paperless, targets } = bridge;
  const values = fieldValues(data, targets);
  if (Object.keys(values).length > 0) await paperless.setFields(document.id, values);
  const vendor = data.vendor?.name;
  const change = {
    ...(data.date !== undefined && { created: data.date }),
    // A correspondent that a person or a rule has set is kept.
    ...(document.correspondent === null &&
      vendor !== undefined && { correspondent: await paperless.idOf("correspondents", vendor.slice(0, 128)) }),
  };
  if (Object.keys(change).length > 0) await paperless.change(document.id, change);
}
