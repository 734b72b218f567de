import { randomBytes } from "node:crypto";
import type { RejectedFile } from "@inkvoice/contract";
import { ApiError } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { contentTypes } from "./content-types.ts";
import { countPages, type Inspecting, recogniseFile } from "./judge-file.ts";
import type { ReceivedPart } from "./receive-form.ts";

/** A file that was found acceptable and is durable in the store. */
export type TakenFile = Readonly<{
  filename: string;
  contentType: string;
  sha256: string;
  size: number;
  pages: number | null;
  blobKey: string;
}>;

export type TakenFiles = Readonly<{ taken: readonly TakenFile[]; rejected: readonly RejectedFile[] }>;

/** Files that no record will speak of. One that cannot be removed now is an orphan, which housekeeping removes later. */
export async function removeStored(
  { blobs }: InvoiceServices,
  files: readonly Pick<TakenFile, "blobKey">[],
): Promise<void> {
  await Promise.all(files.map(({ blobKey }) => blobs.remove(blobKey).catch(() => undefined)));
}

/**
 * Judges a file and stores it at the same time: counting pages in another process takes as long as the disk does. What is
 * refused after all is removed again; nothing speaks of it yet.
 */
export async function takeInFile(
  services: InvoiceServices,
  part: ReceivedPart,
  inspecting: Inspecting,
): Promise<TakenFile> {
  const format = recogniseFile(part);
  const blobKey = randomBytes(16).toString("hex");
  const contentType = contentTypes[format];
  const storing = services.blobs.put(blobKey, { ...part.file, contentType });
  const counting = countPages(services, part.file.path, format, inspecting);
  const outcomes = await Promise.allSettled([counting, storing]);
  // Nobody looks at the received file any more.
  void part.file.discard();
  const problem = outcomes.find((outcome) => outcome.status === "rejected");
  if (problem) {
    await removeStored(services, [{ blobKey }]);
    throw problem.reason;
  }
  const { filename, file } = part;
  return { filename, contentType, size: file.size, sha256: await file.sha256, pages: await counting, blobKey };
}

/** Takes in what is acceptable of one request and says why the rest is not. Throws when the storage fails. */
export async function takeInFiles(
  services: InvoiceServices,
  parts: readonly ReceivedPart[],
  sender: Pick<Inspecting, "accountId" | "signal">,
): Promise<TakenFiles> {
  const inspecting = { ...sender, gaveUp: new AbortController() };
  const outcomes = await Promise.allSettled(parts.map((part) => takeInFile(services, part, inspecting)));
  const taken: TakenFile[] = [];
  const rejected: RejectedFile[] = [];
  let failure: unknown;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === "fulfilled") taken.push(outcome.value);
    else if (!(outcome.reason instanceof ApiError)) failure ??= outcome.reason;
    else {
      const { code, message } = outcome.reason;
      rejected.push({ filename: parts[index]?.filename ?? "", error: { code, message } });
    }
  }
  if (failure === undefined) return { taken, rejected };
  await removeStored(services, taken);
  throw failure;
}
