import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { privateFolder } from "./private-files.ts";

const dayMs = 86_400_000;
/** The system counts a process's start in hundredths of a second. */
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

/** When the process with this number began; undefined where the system does not say. */
async function startOf(pid: number): Promise<number | undefined> {
  return await stat(`/proc/${pid}`).then(
    ({ ctimeMs }) => ctimeMs,
    () => undefined,
  );
}

/**
 * Whether a folder's maker is gone: its process on this machine, or after a day on another one. Names and numbers come again:
 * in a container the process is always number 1. A folder older than the process was made by another.
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

/** A folder of this process alone for uploads in progress. What killed processes left behind is removed first. */
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
