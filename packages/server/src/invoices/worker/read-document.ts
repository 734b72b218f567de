import type { ExtractedData } from "@inkvoice/contract";
import type { Extraction, InvoicePart } from "@inkvoice/engine";
import { type DocumentSource, ExtractionCrash } from "@inkvoice/engine/pool";
import { requestedFields } from "../../fields/custom-fields.ts";
import { definitionOf } from "../../fields/definition.ts";
import { dropFieldsOfOtherVendors } from "../../fields/drop-other-vendors-fields.ts";
import { readCompanies } from "../../parties/own-companies.ts";
import { verifiedCopy } from "../files/verified-copy.ts";
import type { Outcome } from "../queue/end-invoice-row.ts";
import type { Claim } from "../queue/queue.ts";
import type { RetryReason } from "../queue/retry-policy.ts";
import type { InvoiceServices } from "../services.ts";
import { withoutUnstorableText } from "./storable-text.ts";

/** Step between extraction and storing, injected at start. */
export type AfterExtraction = (
  reading: Readonly<{ accountId: string; source: DocumentSource; data: ExtractedData }>,
) => Promise<ExtractedData>;

/** An outcome to store, or a retry because the attempt says nothing about the document itself. */
export type ReadingResult = Readonly<{ outcome: Outcome }> | Readonly<{ retry: RetryReason; reason: string }>;

/** A process that never became ready has not seen the document. */
function crashed({ reason }: ExtractionCrash): ReadingResult {
  const retry = reason === "start" ? "unavailable" : reason === "memory" ? "memory" : "crash";
  return { retry, reason: `reading process: ${reason}` };
}

/** Fetching stops at once on shutdown; extraction gets time to finish. */
type Signals = Readonly<{ fetching: AbortSignal; reading: AbortSignal }>;

/** Notifications to the worker's slot. */
export type ReadingProgress = Readonly<{
  /** The reader process is about to receive the document. */
  onExtracting: () => void;
  /** The reader process is free again. The result is stored after the returned promise resolves. */
  onExtracted: () => Promise<void>;
}>;

type ReadingSteps = Readonly<{ signals: Signals; progress: ReadingProgress; afterReading: AfterExtraction }>;

/** Extracts a claimed document in a child process, after verifying its bytes against the hash taken at upload. */
export async function readClaimed(
  services: InvoiceServices,
  claim: Claim,
  steps: ReadingSteps,
): Promise<ReadingResult> {
  const copy = await verifiedCopy(services.blobs, claim, steps.signals.fetching);
  if (typeof copy === "string") return { retry: "damaged", reason: `stored file ${copy}` };
  try {
    return { outcome: await extract(services, claim, { path: copy.path }, steps) };
  } catch (error) {
    if (error instanceof ExtractionCrash) return crashed(error);
    throw error;
  } finally {
    await copy.release();
  }
}

async function extract(
  { db, pool, clock }: InvoiceServices,
  { accountId, fields, lineItems, split }: Claim,
  source: DocumentSource,
  { signals, progress, afterReading }: ReadingSteps,
): Promise<Outcome> {
  const started = clock.now();
  const wanted = await requestedFields(db, accountId, fields);
  const companies = await readCompanies(db, accountId);
  const options = { lineItems, split, customFields: wanted.map(definitionOf), companies, pageText: true };
  const reading = pool.extract(source, options, signals.reading);
  progress.onExtracting();
  const extraction = await reading;
  const at = clock.now();
  await progress.onExtracted();
  const result = withoutUnstorableText(extraction);
  const readingMs = at - started;
  if (!result.ok) return { status: "failed", code: result.code, message: result.message, readingMs, at };
  const finish = (data: ExtractedData) =>
    afterReading({ accountId, source, data: dropFieldsOfOtherVendors(data, wanted) });
  return { ...(await completed(result, finish)), readingMs, at };
}

async function completed(
  { data: first, pages, evidence, text, parts = [] }: Extract<Extraction, { ok: true }>,
  finish: (data: ExtractedData) => Promise<ExtractedData>,
) {
  const data = await finish(first);
  const finished: InvoicePart[] = [];
  for (const [index, part] of parts.entries())
    finished.push({ ...part, data: index === 0 ? data : await finish(part.data) });
  const several = finished.length > 1 && { parts: finished };
  return { status: "completed", data, pages, evidence, text, ...several } as const;
}
