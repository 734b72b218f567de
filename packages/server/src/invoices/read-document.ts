import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ExtractionCrash } from "@inkvoice/engine/pool";
import { recallVendor } from "../review/memory/recall.ts";
import type { Services } from "../services.ts";
import { type Claim, type Ending, mostAttempts } from "./queue.ts";

/** What reading came to: an ending, or another try because nothing was learnt about the document itself. */
export type Outcome = Readonly<{ ending: Ending }> | Readonly<{ tryAgain: string }>;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

function lastTry(claim: Claim): boolean {
  return claim.attempt >= mostAttempts;
}

/** A file that is gone or not what was stored may be a hiccup of the storage; after the last try it is the file. */
function damaged(claim: Claim, at: number, reason: string): Outcome {
  if (!lastTry(claim)) return { tryAgain: reason };
  const message = "The stored file is missing or damaged.";
  return { ending: { status: "failed", code: "CORRUPT_FILE", message, readingMs: null, at } };
}

function crashed(claim: Claim, error: ExtractionCrash, at: number): Outcome {
  if (!lastTry(claim)) return { tryAgain: `reading process: ${error.reason}` };
  return { ending: { status: "failed", code: "INTERNAL_ERROR", readingMs: null, at } };
}

/** Reads a claimed document in a child process. Its bytes are checked against the hash taken at upload. */
export async function readDocument(services: Services, claim: Claim, signal: AbortSignal): Promise<Outcome> {
  const { blobs, pool, clock } = services;
  const copy = await blobs.localCopy(claim.blobKey);
  if (!copy) return damaged(claim, clock.now(), "stored file missing");
  try {
    if ((await sha256Of(copy.path)) !== claim.sha256) return damaged(claim, clock.now(), "stored file differs");
    const started = clock.now();
    const result = await pool.extract({ path: copy.path }, { lineItems: claim.lineItems }, signal);
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
    if (error instanceof ExtractionCrash) return crashed(claim, error, clock.now());
    throw error;
  } finally {
    await copy.release();
  }
}
