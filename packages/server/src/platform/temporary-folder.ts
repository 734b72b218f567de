import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { privateFolder } from "./private-files.ts";

const dayMs = 86_400_000;
/** Resolution of process start times. */
const clockStepMs = 50;

export type TemporaryFolder = Readonly<{ path: string; remove(): Promise<void> }>;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Start time of a process; undefined if the system does not reveal it. */
async function startOf(pid: number): Promise<number | undefined> {
  return await stat(`/proc/${pid}`).then(
    ({ ctimeMs }) => ctimeMs,
    () => undefined,
  );
}

/**
 * Whether the process that created a folder is gone: checked on this machine, assumed after a day on others. Process
 * numbers repeat (in a container it is always 1), so a folder older than the process belongs to another one.
 */
async function isAbandoned(root: string, name: string): Promise<boolean> {
  const [host, number] = name.split("~");
  const pid = Number(number);
  const made = (await stat(join(root, name)).catch(() => undefined))?.birthtimeMs;
  if (made === undefined) return false;
  if (host !== hostname()) return Date.now() - made > dayMs;
  if (!isAlive(pid)) return true;
  const started = await startOf(pid);
  return started !== undefined && made < started - clockStepMs;
}

/** A private folder of this process for uploads in progress. Deletes folders of killed processes first. */
export async function createTemporaryFolder(dataDir: string): Promise<TemporaryFolder> {
  const root = join(dataDir, "tmp");
  await mkdir(root, { recursive: true, mode: privateFolder });
  const path = join(root, `${hostname()}~${process.pid}~${randomUUID()}`);
  await mkdir(path, { mode: privateFolder });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function removeAbandonedFolders(dataDir: string, own: string): Promise<void> {
  const root = join(dataDir, "tmp");
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (path !== own && (await isAbandoned(root, name))) await rm(path, { recursive: true, force: true });
  }
}
