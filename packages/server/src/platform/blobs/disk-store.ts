import { mkdirSync } from "node:fs";
import { access, constants, mkdir, open, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { privateFile, privateFolder } from "../private-files.ts";
import { type Area, type BlobStore, type LocalFile, StorageUnavailable, type StoredBlob } from "./blob-store.ts";
import { hasCode, isMissing, linkOrCopy, overwriteWithZeros, syncPath } from "./disk-files.ts";

export type DiskStoreOptions = Readonly<{
  /** Overwrite the bytes of deleted files. */
  secureDelete?: boolean;
}>;

/** Files in 256 subfolders by the first two characters of the key, all created at start. */
export async function createDiskStore(
  root: string,
  { secureDelete = false }: DiskStoreOptions = {},
): Promise<BlobStore> {
  const pathOf = (key: string) => join(root, key.slice(0, 2), key);
  const quarantine = join(root, "quarantine");
  const ownerFile = join(root, "installation");
  const placeOf = (key: string, area: Area) => (area === "files" ? pathOf(key) : join(quarantine, key));
  const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));
  await mkdir(root, { recursive: true, mode: privateFolder });
  const present = new Set(await readdir(root));
  // Synchronously, because nothing is served yet: awaiting each would take three times as long.
  for (const shard of shards) if (!present.has(shard)) mkdirSync(join(root, shard), { mode: privateFolder });
  await mkdir(quarantine, { recursive: true, mode: privateFolder });
  await syncPath(root);

  async function linkDurably(path: string, key: string): Promise<void> {
    await linkOrCopy(path, pathOf(key));
    await syncPath(join(root, key.slice(0, 2)));
  }

  /** Bytes and name become durable concurrently; the key is not used before both are. */
  async function put(key: string, file: LocalFile): Promise<void> {
    const outcomes = await Promise.allSettled([file.durable, linkDurably(file.path, key)]);
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

  async function* list(area: Area = "files", after = ""): AsyncIterable<StoredBlob> {
    const left = shards.filter((shard) => shard >= after.slice(0, shard.length));
    const folders = area === "files" ? left.map((shard) => join(root, shard)) : [quarantine];
    for (const folder of folders) {
      for (const key of (await readdir(folder)).sort()) {
        if (key <= after) continue;
        const found = await stat(join(folder, key)).catch(() => undefined);
        if (found) yield { key, modifiedAt: found.mtimeMs };
      }
    }
  }

  /** Under both names until the new one is durable, so that a power cut leaves at least one. */
  async function move(key: string, to: Area): Promise<boolean> {
    const [from, target] = [placeOf(key, to === "files" ? "quarantine" : "files"), placeOf(key, to)];
    try {
      await utimes(from, new Date(), new Date());
      await linkOrCopy(from, target).catch((error: unknown) => {
        // A crash left it under both names.
        if (!hasCode(error, ["EEXIST"])) throw error;
      });
      await syncPath(dirname(target));
      await rm(from, { force: true });
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw new StorageUnavailable("The file could not be moved", { cause: error });
    }
  }

  async function setOwner(name: string): Promise<void> {
    await writeFile(ownerFile, `${name}\n`, { flush: true, mode: privateFile });
    await syncPath(root);
  }

  return {
    put,
    list,
    move,
    setOwner,
    async owner() {
      const text = await readFile(ownerFile, "utf8").catch((error: unknown) => {
        if (isMissing(error)) return "";
        throw new StorageUnavailable("The folder could not be read", { cause: error });
      });
      return text.trim() || undefined;
    },
    async localCopy(key) {
      return (await isThere(key)) ? { path: pathOf(key), release: async () => undefined } : undefined;
    },
    async readRange(key, { start, length }) {
      const handle = await open(pathOf(key), "r").catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw new StorageUnavailable("The file could not be read", { cause: error });
      });
      if (!handle) return undefined;
      try {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, start);
        return bytesRead === length ? buffer : undefined;
      } finally {
        await handle.close();
      }
    },
    async remove(key, area = "files") {
      const path = placeOf(key, area);
      if (secureDelete) await overwriteWithZeros(path);
      await rm(path, { force: true });
    },
    probe: () => access(root, constants.W_OK),
    abandon: () => undefined,
    close: async () => undefined,
  };
}
