import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { StorageUnavailable } from "./blob-store.ts";
import { createDiskStore } from "./disk-store.ts";

const folders: string[] = [];
function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, "inkvoice-store-"));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function fileIn(parent: string, durable = Promise.resolve()) {
  const path = join(folderIn(parent), "received");
  writeFileSync(path, "%PDF-1.4");
  durable.catch(() => undefined);
  return { path, size: 8, contentType: "application/pdf", sha256: Promise.resolve(""), durable };
}

const key = "ab".repeat(16);
const otherDisk = "/dev/shm";
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;
if (!hasOtherDisk) console.warn(`Storing from another file system is not tried: ${otherDisk} is none.`);

it("a stored file is the uploaded one, whose original may then be removed", async () => {
  const root = folderIn(tmpdir());
  const store = await createDiskStore(root);
  const file = fileIn(tmpdir());
  await store.put(key, file);
  rmSync(file.path);
  expect(readFileSync(join(root, "ab", key), "utf8")).toBe("%PDF-1.4");
});

it.runIf(hasOtherDisk)("a file from another file system is copied", async () => {
  const store = await createDiskStore(folderIn(tmpdir()));
  await store.put(key, fileIn(otherDisk));
  const copy = await store.localCopy(key);
  expect(readFileSync(copy?.path ?? "", "utf8")).toBe("%PDF-1.4");
});

it("a file that could not be synced is not stored", async () => {
  const store = await createDiskStore(folderIn(tmpdir()));
  const put = store.put(key, fileIn(tmpdir(), Promise.reject(new Error("EIO"))));
  await expect(put).rejects.toThrow(StorageUnavailable);
  expect(await store.localCopy(key)).toBeUndefined();
});

it("a removed file leaves none of its bytes on the disk", async () => {
  const root = folderIn(tmpdir());
  const store = await createDiskStore(root, { secureDelete: true });
  const received = fileIn(tmpdir());
  await store.put(key, received);
  // A hard link shows the bytes left on the disk.
  const place = join(folderIn(tmpdir()), "place");
  linkSync(join(root, "ab", key), place);
  await store.remove(key);
  expect(await store.localCopy(key)).toBeUndefined();
  expect(readFileSync(place)).toEqual(Buffer.alloc(8));
  await store.remove(key);
});
