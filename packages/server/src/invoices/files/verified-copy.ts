import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type BlobStore, type LocalCopy, StorageUnavailable } from "../../platform/blobs/blob-store.ts";
import { errorFields } from "../../platform/logger.ts";
import type { InvoiceServices } from "../services.ts";
import type { BytePart } from "./byte-range.ts";

type Expected = Readonly<{ blobKey: string; sha256: string }>;

/** A local copy whose hash matches the upload, or the reason why there is none. */
export type VerifiedCopy = LocalCopy | "missing" | "different" | "not readable by this user";

/** Larger files are hashed as a stream, because this process may hold many at once. */
const readWhole = 4 * 1024 * 1024;

const isForbidden = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");

/**
 * Undefined for unreadable bytes; "forbidden" for a file of another user. For a small file, opening a stream takes
 * longer than reading and hashing it.
 */
async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    if ((await stat(path)).size <= readWhole) hash.update(await readFile(path));
    else await pipeline(createReadStream(path), hash);
  } catch (error) {
    return isForbidden(error) ? "forbidden" : undefined;
  }
  return hash.digest("hex");
}

/**
 * A file is stored before its record: if the machine sleeps or its clock jumps in between, the file counts as orphaned
 * and is in quarantine when the record is written.
 */
async function copyFromQuarantine(blobs: BlobStore, key: string, signal?: AbortSignal): Promise<LocalCopy | undefined> {
  return (await blobs.move(key, "files")) ? await blobs.localCopy(key, signal) : undefined;
}

/** Makes a stored file available locally and compares it with the hash taken at upload. */
export async function verifiedCopy(
  blobs: BlobStore,
  { blobKey, sha256 }: Expected,
  signal?: AbortSignal,
): Promise<VerifiedCopy> {
  const copy = (await blobs.localCopy(blobKey, signal)) ?? (await copyFromQuarantine(blobs, blobKey, signal));
  if (!copy) return "missing";
  const found = await sha256Of(copy.path);
  if (found === sha256) return copy;
  await copy.release();
  return found === "forbidden" ? "not readable by this user" : "different";
}

/**
 * Like `verifiedCopy`, but throws "unavailable" on a mismatch: the cause may be temporary, and damaged bytes must not
 * be served.
 */
export async function requireVerifiedCopy(
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

/** Streams a copy, or the bytes of a part, and releases it when the stream ends or is destroyed. */
export function streamAndRelease(copy: LocalCopy, part?: BytePart): Readable {
  return createReadStream(copy.path, part && { ...part }).once("close", () => void copy.release());
}
