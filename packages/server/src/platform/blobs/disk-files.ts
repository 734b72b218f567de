import { constants, copyFile, link, open } from "node:fs/promises";

export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

export const isMissing = (error: unknown) => hasCode(error, ["ENOENT"]);

/** Errors of file systems without hard links, or of links across file systems. */
const isLinkUnsupported = (error: unknown) =>
  hasCode(error, ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EXDEV", "EMLINK"]);

/** Makes the content of a file or folder survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    // Nothing awaits closing: the file is already synced.
    handle.close().catch(() => undefined);
  }
}

/** Adds a second name to a file, so that readers of the first are not disturbed; copies it where links are unsupported. */
export async function linkOrCopy(path: string, kept: string): Promise<void> {
  try {
    await link(path, kept);
  } catch (error) {
    if (!isLinkUnsupported(error)) throw error;
    await copyFile(path, kept, constants.COPYFILE_EXCL);
    await syncPath(kept);
  }
}

const zeros = Buffer.alloc(64 * 1024);

/** Overwrites the bytes before deleting the file; file systems with copy-on-write keep the old bytes. */
export async function overwriteWithZeros(path: string): Promise<void> {
  const handle = await open(path, "r+").catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    for (let at = 0; at < size; at += zeros.length) await handle.write(zeros, 0, Math.min(zeros.length, size - at), at);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
