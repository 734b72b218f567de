import type { ExtractedData } from "@inkvoice/contract";
import type { InvoicePart } from "@inkvoice/engine";
import { type DocumentSource, ExtractionCrash } from "@inkvoice/engine/pool";
import { requestedFields } from "../../fields/custom-fields.ts";
import { definitionOf } from "../../fields/definition.ts";
import { dropFieldsOfOtherVendors } from "../../fields/drop-other-vendors-fields.ts";
import { readCompanies } from "../../parties/own-companies.ts";
import { verifiedCopy } from "../files/verified-copy.ts";
import type { Claim, Outcome } from "../queue/queue.ts";
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
  { signals, progress, afterReading }: ReadingSteps,
): Promise<ReadingResult> {
  const { blobs, pool, clock } = services;
  const copy = await verifiedCopy(blobs, claim, signals.fetching);
  if (typeof copy === "string") return { retry: "damaged", reason: `stored file ${copy}` };
  try {
    const started = clock.now();
    const wanted = await requestedFields(services.db, claim.accountId, claim.fields);
    const companies = await readCompanies(services.db, claim.accountId);
    const options = {
      lineItems: claim.lineItems,
      split: claim.split,
      customFields: wanted.map(definitionOf),
      companies,
      pageText: true,
    };
    const reading = pool.extract({ path: copy.path }, options, signals.reading);
    progress.onExtracting();
    const extraction = await reading;
    const at = clock.now();
    await progress.onExtracted();
    const result = withoutUnstorableText(extraction);
    const readingMs = at - started;
    if (!result.ok) return { outcome: { status: "failed", code: result.code, message: result.message, readingMs, at } };
    const source = { path: copy.path };
    const helped = (data: ExtractedData) =>
      afterReading({ accountId: claim.accountId, source, data: dropFieldsOfOtherVendors(data, wanted) });
    const data = await helped(result.data);
    const parts: InvoicePart[] = [];
    for (const [index, part] of (result.parts ?? []).entries()) {
      parts.push({ ...part, data: index === 0 ? data : await helped(part.data) });
    }
    const several = parts.length > 1 ? { parts } : {};
    const { pages, evidence, text } = result;
    return { outcome: { status: "completed", data, pages, evidence, text, ...several, readingMs, at } };
  } catch (error) {
    if (error instanceof ExtractionCrash) return crashed(error);
    throw error;
  } finally {
    await copy.release();
  }
}
