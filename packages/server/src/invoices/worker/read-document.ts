import type { CustomField, ExtractedData } from "@inkvoice/contract";
import type { CustomFieldDefinition, InvoicePart } from "@inkvoice/engine";
import { type DocumentSource, ExtractionCrash } from "@inkvoice/engine/pool";
import { fieldsWanted } from "../../fields/custom-fields.ts";
import { withoutForeignFields } from "../../fields/without-foreign.ts";
import { verifiedCopy } from "../files/verified-copy.ts";
import type { Claim, Ending } from "../queue/queue.ts";
import type { SetbackKind } from "../queue/retry-policy.ts";
import type { InvoiceServices } from "../services.ts";
import { storable } from "./storable-text.ts";

/** What is done to a reading before it is stored; handed in by whoever starts the worker. */
export type AfterReading = (
  reading: Readonly<{ accountId: string; source: DocumentSource; data: ExtractedData }>,
) => Promise<ExtractedData>;

/** What reading came to: an ending, or a setback because nothing was learnt about the document itself. */
export type ReadingResult = Readonly<{ ending: Ending }> | Readonly<{ setback: SetbackKind; reason: string }>;

/** A process that never became ready has not seen the document. */
function crashed({ reason }: ExtractionCrash): ReadingResult {
  const setback = reason === "start" ? "unavailable" : reason === "memory" ? "memory" : "crash";
  return { setback, reason: `reading process: ${reason}` };
}

/** A field as the engine looks for it. */
function definitionOf({ name, type, captions, level, ...rest }: CustomField): CustomFieldDefinition {
  const [pattern, choices, near] = [rest.pattern ?? undefined, rest.choices ?? undefined, rest.near ?? undefined];
  return { name, type, captions, level, pattern, choices, near };
}

/** When to stop: fetching ends at once with the process, reading is given time to finish. */
type Signals = Readonly<{ fetching: AbortSignal; reading: AbortSignal }>;

/** What a lane is told of a reading. */
export type ReadingProgress = Readonly<{
  /** The reading process is about to have the document. */
  onGiven: () => void;
  /** The reading process is free again. What follows is looking up and storing, which waits for the answer. */
  onRead: () => Promise<void>;
}>;

type ReadingSteps = Readonly<{ signals: Signals; progress: ReadingProgress; afterReading: AfterReading }>;

/** Reads a claimed document in a child process. Its bytes are checked against the hash taken at upload. */
export async function readClaimed(
  services: InvoiceServices,
  claim: Claim,
  { signals, progress, afterReading }: ReadingSteps,
): Promise<ReadingResult> {
  const { blobs, pool, clock } = services;
  const copy = await verifiedCopy(blobs, claim, signals.fetching);
  if (typeof copy === "string") return { setback: "damaged", reason: `stored file ${copy}` };
  try {
    const started = clock.now();
    const wanted = await fieldsWanted(services.db, claim.accountId, claim.fields);
    const options = { lineItems: claim.lineItems, split: claim.split, customFields: wanted.map(definitionOf) };
    const reading = pool.extract({ path: copy.path }, options, signals.reading);
    progress.onGiven();
    const extraction = await reading;
    const at = clock.now();
    await progress.onRead();
    const result = storable(extraction);
    const readingMs = at - started;
    if (!result.ok) return { ending: { status: "failed", code: result.code, message: result.message, readingMs, at } };
    const source = { path: copy.path };
    const helped = (data: ExtractedData) =>
      afterReading({ accountId: claim.accountId, source, data: withoutForeignFields(data, wanted) });
    const data = await helped(result.data);
    const parts: InvoicePart[] = [];
    for (const [index, part] of (result.parts ?? []).entries()) {
      parts.push({ ...part, data: index === 0 ? data : await helped(part.data) });
    }
    const several = parts.length > 1 ? { parts } : {};
    const { pages, evidence } = result;
    return { ending: { status: "completed", data, pages, evidence, ...several, readingMs, at } };
  } catch (error) {
    if (error instanceof ExtractionCrash) return crashed(error);
    throw error;
  } finally {
    await copy.release();
  }
}
