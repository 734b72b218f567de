import { access, constants, copyFile, link, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BlobStore, type LocalFile, StorageUnavailable, type StoredBlob } from "./blob-store.ts";

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

const isMissing = (error: unknown) => hasCode(error, ["ENOENT"]);
/** What file systems say that have no second names for a file, or would need one on another file system. */
const cannotLink = (error: unknown) => hasCode(error, ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EXDEV", "EMLINK"]);

/** A file or a folder: what it holds then survives a power cut. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    // Synced is all that was promised: nobody waits for the closing.
    handle.close().catch(() => undefined);
  }
}

/**
 * Gives a complete file the name it is kept under. A second name instead of a move: whoever is looking at the file
 * where it was received goes on undisturbed.
 */
async function keepAs(path: string, kept: string): Promise<void> {
  try {
    await link(path, kept);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    await copyFile(path, kept, constants.COPYFILE_EXCL);
    await syncPath(kept);
  }
}

/** Files in a folder, spread over 256 subfolders by the first two characters of the key, all made at the start. */
export async function createDiskStore(root: string): Promise<BlobStore> {
  const pathOf = (key: string) => join(root, key.slice(0, 2), key);
  const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));
  await mkdir(root, { recursive: true });
  const present = new Set(await readdir(root));
  for (const shard of shards) if (!present.has(shard)) await mkdir(join(root, shard), { recursive: true });
  await syncPath(root);

  async function keepDurably(path: string, key: string): Promise<void> {
    await keepAs(path, pathOf(key));
    await syncPath(join(root, key.slice(0, 2)));
  }

  /** Bytes and name become durable at the same time, in either order: nobody knows the key before both are. */
  async function put(key: string, file: LocalFile): Promise<void> {
    const outcomes = await Promise.allSettled([file.durable, keepDurably(file.path, key)]);
    const failure = outcomes.find((outcome) => outcome.status === "rejected");
    if (!failure) return;
    await rm(pathOf(key), { force: true }).catch(() => undefined);
    throw new StorageUnavailable("The file could not be stored", { cause: failure.reason });
  }

  async function isThere(key: string): Promise<boolean> {
    try {
      await stat(pathOf(key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw new StorageUnavailable("The file could not be read", { cause: error });
    }
  }

  async function* list(): AsyncIterable<StoredBlob> {
    for (const shard of shards) {
      for (const key of await readdir(join(root, shard))) {
        const found = await stat(join(root, shard, key)).catch(() => undefined);
        if (found) yield { key, modifiedAt: found.mtimeMs };
      }
    }
  }

  return {
    put,
    list,
    async localCopy(key) {
      return (await isThere(key)) ? { path: pathOf(key), release: async () => undefined } : undefined;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    probe: () => access(root, constants.W_OK),
    abandon: () => undefined,
    close: async () => undefined,
  };
}
