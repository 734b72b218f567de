import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { privateFolder } from "./private-files.ts";

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

/**
 * When a process started, in the kernel's ticks since boot; empty if the system does not reveal it. The times of the
 * folder `/proc/PID` do not tell: the kernel makes it anew when memory is short.
 */
async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
  // The name of the program, in brackets, may hold spaces and brackets.
  return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

/** The beginning of the name of a process's folder: machine, number and start of the process. */
export async function folderOwner(pid: number): Promise<string> {
  return `${hostname()}~${pid}~${await startOf(pid)}`;
}

/**
 * Whether the process that created a folder is gone: checked on this machine, assumed after a day on others. Process
 * numbers repeat (in a container it is always 1), so the start must be the same, too. Names of earlier versions do not
 * have it.
 */
async function isAbandoned(root: string, name: string): Promise<boolean> {
  const [host, number, ...others] = name.split("~");
  const pid = Number(number);
  if (host !== hostname()) {
    const made = (await stat(join(root, name)).catch(() => undefined))?.birthtimeMs;
    return made !== undefined && Date.now() - made > dayMs;
  }
  if (!isAlive(pid)) return true;
  const [started] = others.length > 1 ? others : [undefined];
  return started !== undefined && started !== (await startOf(pid));
}

/** A private folder of this process for uploads in progress. Deletes folders of killed processes first. */
export async function createTemporaryFolder(dataDir: string): Promise<TemporaryFolder> {
  const root = join(dataDir, "tmp");
  await mkdir(root, { recursive: true, mode: privateFolder });
  const path = join(root, `${await folderOwner(process.pid)}~${randomUUID()}`);
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
