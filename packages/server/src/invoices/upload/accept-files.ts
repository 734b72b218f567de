import { randomBytes } from "node:crypto";
import type { RejectedFile } from "@inkvoice/contract";
import { ApiError, errorBodyOf } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { contentTypes } from "./content-types.ts";
import { countPages, type InspectionContext, requireKnownFormat } from "./inspect-file.ts";
import type { ReceivedPart } from "./receive-form.ts";

/** A checked file that is durably stored. */
export type AcceptedFile = Readonly<{
  filename: string;
  contentType: string;
  sha256: string;
  size: number;
  pages: number | null;
  blobKey: string;
}>;

export type AcceptedFiles = Readonly<{ taken: readonly AcceptedFile[]; rejected: readonly RejectedFile[] }>;

/** Removes files without a record. If that fails, housekeeping removes the orphans later. */
export async function removeStored(
  { blobs }: InvoiceServices,
  files: readonly Pick<AcceptedFile, "blobKey">[],
): Promise<void> {
  await Promise.all(files.map(({ blobKey }) => blobs.remove(blobKey).catch(() => undefined)));
}

/**
 * Checks and stores a file concurrently: counting pages in another process takes about as long as the disk. A file
 * refused after storing is removed again.
 */
export async function acceptFile(
  services: InvoiceServices,
  part: ReceivedPart,
  inspecting: InspectionContext,
): Promise<AcceptedFile> {
  const format = requireKnownFormat(part);
  const blobKey = randomBytes(16).toString("hex");
  const contentType = contentTypes[format];
  const storing = services.blobs.put(blobKey, { ...part.file, contentType });
  const counting = countPages(services, part.file.path, format, inspecting);
  const outcomes = await Promise.allSettled([counting, storing]);
  // The received copy is no longer needed.
  void part.file.discard();
  const problem = outcomes.find((outcome) => outcome.status === "rejected");
  if (problem) {
    await removeStored(services, [{ blobKey }]);
    throw problem.reason;
  }
  const { filename, file } = part;
  return { filename, contentType, size: file.size, sha256: await file.sha256, pages: await counting, blobKey };
}

/** Accepts the valid files of one request and reports why others are refused. Throws on storage errors. */
export async function acceptFiles(
  services: InvoiceServices,
  parts: readonly ReceivedPart[],
  sender: Pick<InspectionContext, "accountId" | "signal">,
): Promise<AcceptedFiles> {
  const inspecting = { ...sender, gaveUp: new AbortController() };
  const outcomes = await Promise.allSettled(parts.map((part) => acceptFile(services, part, inspecting)));
  const taken: AcceptedFile[] = [];
  const rejected: RejectedFile[] = [];
  let failure: unknown;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === "fulfilled") taken.push(outcome.value);
    else if (!(outcome.reason instanceof ApiError)) failure ??= outcome.reason;
    else rejected.push({ filename: parts[index]?.filename ?? "", error: errorBodyOf(outcome.reason) });
  }
  if (failure === undefined) return { taken, rejected };
  await removeStored(services, taken);
  throw failure;
}
