/** No space, over quota, read-only, failing disk, out of file handles: what the file system says when it cannot take more for now. */
const unavailable = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE"]);

/** Whether the local disk could not take the request, so that trying again later is right. */
export function isDiskUnavailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && unavailable.has(String(error.code));
}
