import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type BlobStore, type LocalCopy, StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { errorFields } from "../../platform/logger.ts";
import type { InvoiceServices } from "../services.ts";

type Expected = Readonly<{ blobKey: string; sha256: string }>;

/** A stored file that is what was uploaded, or why it is not at hand. */
export type VerifiedCopy = LocalCopy | "missing" | "different";

/** What is larger is read in pieces: this process may hold many at once. */
const readWhole = 4 * 1024 * 1024;

/** Undefined where the bytes cannot be read. A stream costs a small file more than reading and hashing it do. */
async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    if ((await stat(path)).size <= readWhole) hash.update(await readFile(path));
    else await pipeline(createReadStream(path), hash);
  } catch {
    return undefined;
  }
  return hash.digest("hex");
}

/** Brings a stored file within reach and compares its bytes with the hash that was taken at upload. */
export async function verifiedCopy(
  blobs: BlobStore,
  { blobKey, sha256 }: Expected,
  signal?: AbortSignal,
): Promise<VerifiedCopy> {
  const copy = await blobs.localCopy(blobKey, signal);
  if (!copy) return "missing";
  if ((await sha256Of(copy.path)) === sha256) return copy;
  await copy.release();
  return "different";
}

/** The same for whoever asks for the file now: what is not right may be so in a moment, and is not given out meanwhile. */
export async function requireCopy(
  { blobs, logger }: InvoiceServices,
  expected: Expected,
  id: string,
): Promise<LocalCopy> {
  const copy = await verifiedCopy(blobs, expected);
  if (typeof copy !== "string") return copy;
  const problem = new StorageUnavailable(`The stored file is ${copy}`);
  logger.error({ invoice_id: id, ...errorFields(problem), reason: copy }, "a stored file is not what was uploaded");
  throw problem;
}

/** The bytes of a copy, which is given back when they were sent or nobody wants them any more. */
export function streamAndRelease(copy: LocalCopy): Readable {
  return createReadStream(copy.path).once("close", () => void copy.release());
}
