import { limits } from "@inkvoice/contract";
import type { ArchiveProblem, UnpackProblem } from "@inkvoice/engine/pool";
import { ApiError, refused } from "../../platform/api-error.ts";

const sentences: Readonly<Record<ArchiveProblem | "too_large" | "empty", string>> = {
  no_archive: "The archive is not a complete ZIP file.",
  leads_out: "The archive names a file outside of it, by an absolute path or by '..'.",
  too_many_files: `The archive has more than ${limits.bulkFiles} files.`,
  overlapping: "The archive's files overlap each other: it looks like a bomb.",
  expands_too_much: "The archive would expand to more than 50 times its size: it looks like a bomb.",
  too_large: `The archive is larger than ${limits.bulkBytes / 1024 ** 3} GB.`,
  empty: "The archive holds no files.",
};

export function refusedArchive(problem: keyof typeof sentences): ApiError {
  return new ApiError("INVALID_ARCHIVE", sentences[problem]);
}

/** Reason to refuse one file of an archive: the error of a single upload where one fits. */
export function refusedEntry(problem: UnpackProblem): ApiError {
  if (problem === "too_large") return new ApiError("FILE_TOO_LARGE");
  if (problem === "encrypted") return refused("archived_file_encrypted");
  if (problem === "unknown_compression") return refused("archived_file_compression");
  return refused("archived_file_damaged");
}
