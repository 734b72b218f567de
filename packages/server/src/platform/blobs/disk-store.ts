import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BlobStore, type LocalFile, StorageUnavailable, type StoredBlob } from "./blob-store.ts";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Files in a folder, spread over 256 subfolders by the first two characters of the key, all made at the start. */
export async function createDiskStore(root: string): Promise<BlobStore> {
  const pathOf = (key: string) => join(root, key.slice(0, 2), key);
  const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));
  await mkdir(root, { recursive: true });
  const present = new Set(await readdir(root));
  for (const shard of shards) if (!present.has(shard)) await mkdir(join(root, shard), { recursive: true });
  await syncFolder(root);

  /** The file was written in full and synced where it was received; its name becomes durable here. */
  async function put(key: string, file: LocalFile): Promise<void> {
    try {
      await rename(file.path, pathOf(key));
      await syncFolder(join(root, key.slice(0, 2)));
    } catch (error) {
      await rm(file.path, { force: true });
      throw new StorageUnavailable("The file could not be stored", { cause: error });
    }
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await stat(pathOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
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
    async open(key) {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { stream: createReadStream(pathOf(key)), size };
    },
    async localCopy(key) {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { path: pathOf(key), release: async () => undefined };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    probe: () => access(root, constants.W_OK),
    close: async () => undefined,
  };
}
