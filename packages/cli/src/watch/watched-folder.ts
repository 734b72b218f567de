import { constants, existsSync } from "node:fs";
import { lstat, mkdir, open, readdir, realpath, rename } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { hasDocumentName } from "../extract/find-documents.ts";
import { writeAtomically } from "../extract/result-writers.ts";

export const doneFolder = "done";
export const failedFolder = "failed";
export const journalFile = ".inkvoice/journal.jsonl";

type Seen = Readonly<{ size: number; modified: number; since: number }>;

/** Detects files that are completely written: others change between two scans. */
export class WatchedFolder {
  readonly #folder: string;
  readonly #settleMs: number;
  #seen = new Map<string, Seen>();

  constructor(folder: string, settleMs: number) {
    this.#folder = folder;
    this.#settleMs = settleMs;
  }

  /** Paths unchanged for the settling time, and the number of others. */
  async look(now: number): Promise<{ ready: readonly string[]; unsettled: number }> {
    const seen = new Map<string, Seen>();
    for (const path of await this.#documents()) {
      const found = await lstat(join(this.#folder, path)).catch(() => undefined);
      if (!found?.isFile()) continue;
      const before = this.#seen.get(path);
      const isSame = before?.size === found.size && before.modified === found.mtimeMs;
      seen.set(path, { size: found.size, modified: found.mtimeMs, since: isSame ? before.since : now });
    }
    this.#seen = seen;
    const ready = [...seen].filter(([, { since }]) => now - since >= this.#settleMs).map(([path]) => path);
    return { ready, unsettled: seen.size - ready.length };
  }

  /** Skips hidden files and processed ones. */
  async #documents(): Promise<readonly string[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && hasDocumentName(entry.name))
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .filter((path) => !isPutAway(path) && !path.split(sep).some((step) => step.startsWith(".")))
      .toSorted();
  }
}

function isPutAway(path: string): boolean {
  const [first] = path.split(sep);
  return first === doneFolder || first === failedFolder;
}

/** A regular file inside the folder: a link could expose files that were not meant to be uploaded. */
export async function readPlainFile(folder: string, path: string): Promise<Uint8Array> {
  const file = join(await realpath(folder), path);
  await refuseLinks(dirname(file));
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function refuseLinks(folder: string): Promise<void> {
  if ((await realpath(folder)) !== folder) throw new Error(`${folder} leads elsewhere by a link.`);
}

/** Writes the result and moves the file. The move is last: until then a restart begins again. */
export async function moveWithResult(folder: string, path: string, place: string, result: object): Promise<void> {
  const target = unused(join(folder, place, path));
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await refuseLinks(join(await realpath(folder), relative(folder, dirname(target))));
  await writeAtomically(`${target}.json`, [`${JSON.stringify(result, null, 2)}\n`]);
  await rename(join(folder, path), target).catch((error: NodeJS.ErrnoException) => {
    // Moved by someone else meanwhile; the invoice is in the service all the same.
    if (error.code !== "ENOENT") throw error;
  });
}

function unused(path: string): string {
  const extension = extname(path);
  const stem = path.slice(0, path.length - extension.length);
  let candidate = path;
  for (let count = 2; existsSync(candidate); count++) candidate = `${stem}-${count}${extension}`;
  return candidate;
}
