import { limits } from "@inkvoice/contract";
import { type ArchiveEntry, ExtractionCrash, problemOf } from "@inkvoice/engine/pool";
import { ApiError, refused } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { cleanFileName } from "../upload/file-name.ts";
import { ArrivingFile } from "../upload/receive-file.ts";
import type { ReceivedPart } from "../upload/receive-form.ts";
import { refusedEntry } from "./archive-problems.ts";
import type { BulkClaim, WaitingFile } from "./bulk-queue.ts";

/** The file could not be fetched now; a retry may succeed. */
export class RetryableFetchError extends Error {
  override readonly name = "RetryableFetchError";
  /** The refusal after the last retry. */
  readonly refusal: ApiError;

  constructor(refusal: ApiError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Fetches one file of a bulk as if it had been uploaded by itself. Throws the reason to refuse it. */
export async function fetchFile(
  services: InvoiceServices,
  claim: BulkClaim,
  file: WaitingFile,
  signal: AbortSignal,
): Promise<ReceivedPart> {
  const bytes = await bytesOf[claim.source](services, claim, file, signal);
  // Aborted meanwhile: nothing would remove the file.
  signal.throwIfAborted();
  const arriving = new ArrivingFile(services.temporaryFolder);
  arriving.add(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return { filename: nameOf(claim, file), file: await arriving.finish(), tooLarge: false };
}

type Fetch = (
  services: InvoiceServices,
  claim: BulkClaim,
  file: WaitingFile,
  signal: AbortSignal,
) => Promise<Uint8Array>;

const bytesOf: Readonly<Record<BulkClaim["source"], Fetch>> = {
  archive: fromArchive,
  urls: fromUrl,
  prefix: fromBucket,
};

async function fromArchive(
  { blobs, pool }: InvoiceServices,
  { blobKey, accountId }: BulkClaim,
  { name, place }: WaitingFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const entry: ArchiveEntry = { name, ...(JSON.parse(place) as Omit<ArchiveEntry, "name">) };
  const problem = problemOf(entry, limits.fileBytes);
  if (problem) throw refusedEntry(problem);
  const range = { start: entry.start, length: entry.compressedSize };
  const compressed = blobKey === null ? undefined : await blobs.readRange(blobKey, range, signal);
  if (!compressed) throw refusedEntry("damaged");
  try {
    const unpacked = await pool.unpack(compressed, entry, { owner: accountId, signal });
    if (!unpacked.ok) throw refusedEntry(unpacked.problem);
    return unpacked.bytes;
  } catch (error) {
    // The child process crashed, or was killed after its time limit.
    if (error instanceof ExtractionCrash && !signal.aborted) throw new RetryableFetchError(refusedEntry("damaged"));
    throw error;
  }
}

async function fromUrl({ outbound }: InvoiceServices, _claim: BulkClaim, { place }: WaitingFile): Promise<Uint8Array> {
  const fetched = await outbound.fetchFile(place, limits.fileBytes);
  if (fetched.outcome === "fetched") return fetched.bytes;
  if (fetched.outcome === "too_large") throw new ApiError("FILE_TOO_LARGE");
  const refusal = new ApiError("FILE_NOT_FETCHED", `The file could not be fetched. ${fetched.why}`);
  throw fetched.mayPass ? new RetryableFetchError(refusal) : refusal;
}

async function fromBucket(
  { blobs }: InvoiceServices,
  _claim: BulkClaim,
  { place }: WaitingFile,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const bytes = await blobs.imports?.read(place, limits.fileBytes, signal);
  if (bytes) return bytes;
  throw refused("file_not_in_bucket");
}

/** The last part of a URL or path, without the query. */
function nameOf({ source }: BulkClaim, { name }: WaitingFile): string {
  if (source !== "urls") return cleanFileName(name);
  const path = new URL(name).pathname;
  try {
    return cleanFileName(decodeURIComponent(path));
  } catch {
    return cleanFileName(path);
  }
}
