import { access, constants, open, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { privateFile } from "../private-files.ts";
import {
  type Area,
  type BlobStore,
  type ByteRange,
  type LocalFile,
  StorageUnavailable,
  type StoredBlob,
} from "./blob-store.ts";
import { hasCode, isMissing, linkOrCopy, overwriteWithZeros, syncPath } from "./disk-files.ts";
import { createFolders, type DiskLayout, diskLayout } from "./disk-layout.ts";

export type DiskStoreOptions = Readonly<{
  /** Overwrite the bytes of deleted files. */
  secureDelete?: boolean;
}>;

/** Files in a folder of this machine. */
export async function createDiskStore(
  root: string,
  { secureDelete = false }: DiskStoreOptions = {},
): Promise<BlobStore> {
  const layout = diskLayout(root);
  await createFolders(root);
  return {
    put: (key, file) => put(layout, key, file),
    list: (area = "files", after = "") => list(layout.foldersOf(area, after), after),
    move: (key, to) => move(layout, key, to),
    owner: () => readOwner(layout),
    setOwner: (name) => writeOwner(layout, name),
    async localCopy(key) {
      const path = layout.pathOf(key);
      return (await isThere(path)) ? { path, release: async () => undefined } : undefined;
    },
    readRange: (key, range) => readRange(layout.pathOf(key), range),
    async remove(key, area) {
      const path = layout.pathOf(key, area);
      if (secureDelete) await overwriteWithZeros(path);
      await rm(path, { force: true });
    },
    probe: () => access(root, constants.W_OK),
    abandon: () => undefined,
    close: async () => undefined,
  };
}

/** Bytes and name become durable concurrently; the key is not used before both are. */
async function put({ pathOf }: DiskLayout, key: string, file: LocalFile): Promise<void> {
  const outcomes = await Promise.allSettled([file.durable, linkDurably(file.path, pathOf(key))]);
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (!failure) return;
  await rm(pathOf(key), { force: true }).catch(() => undefined);
  throw new StorageUnavailable("The file could not be stored", { cause: failure.reason });
}

async function linkDurably(path: string, kept: string): Promise<void> {
  await linkOrCopy(path, kept);
  await syncPath(dirname(kept));
}

async function* list(folders: readonly string[], after: string): AsyncIterable<StoredBlob> {
  for (const folder of folders) {
    for (const key of (await readdir(folder)).sort()) {
      if (key <= after) continue;
      const found = await stat(join(folder, key)).catch(() => undefined);
      if (found) yield { key, modifiedAt: found.mtimeMs };
    }
  }
}

/** Under both names until the new one is durable, so that a power cut leaves at least one. */
async function move({ pathOf }: DiskLayout, key: string, to: Area): Promise<boolean> {
  const [from, target] = [pathOf(key, to === "files" ? "quarantine" : "files"), pathOf(key, to)];
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

async function readOwner({ ownerFile }: DiskLayout): Promise<string | undefined> {
  const text = await readFile(ownerFile, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "";
    throw new StorageUnavailable("The folder could not be read", { cause: error });
  });
  return text.trim() || undefined;
}

async function writeOwner({ root, ownerFile }: DiskLayout, name: string): Promise<void> {
  await writeFile(ownerFile, `${name}\n`, { flush: true, mode: privateFile });
  await syncPath(root);
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw new StorageUnavailable("The file could not be read", { cause: error });
  }
}

async function readRange(path: string, { start, length }: ByteRange): Promise<Uint8Array | undefined> {
  const handle = await open(path, "r").catch((error: unknown) => {
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
}
