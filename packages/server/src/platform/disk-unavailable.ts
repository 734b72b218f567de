/** Error codes of a full, over-quota, read-only or failing disk, and of exhausted file handles. */
const unavailable = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"]);

/** Whether the local disk failed temporarily, so that retrying later is right. */
export function isDiskUnavailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && unavailable.has(String(error.code));
}
