import { mkdirSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { privateFolder } from "../private-files.ts";
import type { Area } from "./blob-store.ts";
import { syncPath } from "./disk-files.ts";

const shards = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, "0"));

/** Paths of the file store: files in 256 subfolders by the first two characters of the key. */
export type DiskLayout = Readonly<{
  root: string;
  ownerFile: string;
  pathOf(key: string, area?: Area): string;
  /** The folders of an area in the order of keys, without those that only have keys before `after`. */
  foldersOf(area: Area, after: string): readonly string[];
}>;

export function diskLayout(root: string): DiskLayout {
  const quarantine = quarantineOf(root);
  return {
    root,
    ownerFile: join(root, "installation"),
    pathOf: (key, area = "files") => (area === "files" ? join(root, key.slice(0, 2), key) : join(quarantine, key)),
    foldersOf(area, after) {
      if (area === "quarantine") return [quarantine];
      return shards.filter((shard) => shard >= after.slice(0, shard.length)).map((shard) => join(root, shard));
    },
  };
}

/** Creates all folders at start, so that storing a file creates none. */
export async function createFolders(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: privateFolder });
  const present = new Set(await readdir(root));
  // Synchronously, because nothing is served yet: awaiting each would take three times as long.
  for (const shard of shards) if (!present.has(shard)) mkdirSync(join(root, shard), { mode: privateFolder });
  await mkdir(quarantineOf(root), { recursive: true, mode: privateFolder });
  await syncPath(root);
}

const quarantineOf = (root: string) => join(root, "quarantine");
