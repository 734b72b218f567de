import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

const dayMs = 86_400_000;

export type TemporaryFolder = Readonly<{ path: string; remove(): Promise<void> }>;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether a folder's maker is gone: its process on this machine, or after a day on another one. */
async function isAbandoned(root: string, name: string): Promise<boolean> {
  const [host, pid] = name.split("~");
  if (host === hostname()) return !isAlive(Number(pid));
  const found = await stat(join(root, name)).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > dayMs;
}

/** A folder of this process alone for uploads in progress. What killed processes left behind is removed first. */
export async function createTemporaryFolder(dataDir: string): Promise<TemporaryFolder> {
  const root = join(dataDir, "tmp");
  await mkdir(root, { recursive: true });
  const path = join(root, `${hostname()}~${process.pid}~${randomUUID()}`);
  await mkdir(path);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export async function removeAbandonedFolders(dataDir: string, own: string): Promise<void> {
  const root = join(dataDir, "tmp");
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (path !== own && (await isAbandoned(root, name))) await rm(path, { recursive: true, force: true });
  }
}
