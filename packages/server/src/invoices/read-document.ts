import { ExtractionCrash } from "@inkvoice/engine/pool";
import { recallVendor } from "../review/memory/recall.ts";
import type { Claim, Ending } from "./queue.ts";
import type { InvoiceServices } from "./services.ts";
import type { SetbackKind } from "./setbacks.ts";
import { storable } from "./storable.ts";
import { verifiedCopy } from "./verified-copy.ts";

/** What reading came to: an ending, or a setback because nothing was learnt about the document itself. */
export type Outcome = Readonly<{ ending: Ending }> | Readonly<{ setback: SetbackKind; reason: string }>;

/** A process that never became ready has not seen the document. */
function crashed({ reason }: ExtractionCrash): Outcome {
  const setback = reason === "start" ? "unavailable" : reason === "memory" ? "memory" : "crash";
  return { setback, reason: `reading process: ${reason}` };
}

/** When to stop: fetching ends at once with the process, reading is given time to finish. */
type Signals = Readonly<{ fetching: AbortSignal; reading: AbortSignal }>;

/** Reads a claimed document in a child process. Its bytes are checked against the hash taken at upload. */
export async function readDocument(services: InvoiceServices, claim: Claim, signals: Signals): Promise<Outcome> {
  const { blobs, pool, clock } = services;
  const copy = await verifiedCopy(blobs, claim, signals.fetching);
  if (typeof copy === "string") return { setback: "damaged", reason: `stored file ${copy}` };
  try {
    const started = clock.now();
    const result = storable(await pool.extract({ path: copy.path }, { lineItems: claim.lineItems }, signals.reading));
    const at = clock.now();
    const readingMs = at - started;
    if (!result.ok) return { ending: { status: "failed", code: result.code, message: result.message, readingMs, at } };
    const data = await recallVendor(services, {
      accountId: claim.accountId,
      source: { path: copy.path },
      data: result.data,
    });
    return { ending: { status: "completed", data, pages: result.pages, readingMs, at } };
  } catch (error) {
    if (error instanceof ExtractionCrash) return crashed(error);
    throw error;
  } finally {
    await copy.release();
  }
}
