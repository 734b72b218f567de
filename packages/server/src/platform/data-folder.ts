import { mkdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { privateFolder } from "./private-files.ts";
import { StartProblem } from "./start-problem.ts";

/** File system types of /proc and /sys (`statfs`): Node's recursive mkdir never returns there. */
const pseudoFileSystems = new Set([0x9fa0, 0x62656572]);

const elsewhere = "Set INKVOICE_DATA_DIR to a folder on a disk.";

/** The folder itself, or its nearest existing parent. */
function nearestExisting(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

/** The path itself, or the nearest of its parents that exists. */
export const nearestExistingPath = (path: string) => nearestExistingOrFile(resolve(path));

/** Why there can be no such folder; undefined if there can. */
export function folderProblem(folder: string): string | undefined {
  const existing = nearestExistingPath(folder);
  if (!statSync(existing).isDirectory()) return `${existing} is a file`;
  if (pseudoFileSystems.has(statfsSync(existing).type))
    return `${existing} is in a file system of the kernel, which keeps no files`;
  return undefined;
}

/** Creates the data folder where it is missing, private to this user. */
export function makeDataFolder(dataDir: string): void {
  const reason = folderProblem(dataDir);
  if (reason !== undefined) throw new StartProblem(`${dataDir} cannot be the data folder: ${reason}. ${elsewhere}`);
  mkdirSync(dataDir, { recursive: true, mode: privateFolder });
}

/** The nearest existing path. A file in the middle of the path fails with ENOTDIR and is returned itself. */
function nearestExistingOrFile(path: string): string {
  try {
    return nearestExisting(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOTDIR")) throw error;
    return nearestExistingOrFile(dirname(path));
  }
}

/**
 * Minimum number of open files for connections, stored files, the database and reader processes; the start alone uses
 * most of it.
 */
const fewestFiles = 128;

/** Refuses to start if the system's limit of open files is too low; skipped where the system does not report it. */
export function requireFileHandles(): void {
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(limitsOfProcess())?.[1] ?? Number.POSITIVE_INFINITY);
  if (allowed >= fewestFiles) return;
  throw new StartProblem(
    `Only ${allowed} files may be open at once, which is too few: at least ${fewestFiles} are needed, 4096 are better. Raise the limit: ulimit -n 4096, or LimitNOFILE=4096 for systemd.`,
  );
}

function limitsOfProcess(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
