import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { dashboardFolder, sourceFingerprint } from "./fingerprint.ts";

/** Everything built lives under one ignored folder: the site, builds in progress, and the lock. */
const workFolder = join(dashboardFolder, "dist");
export const builtFolder = join(workFolder, "site");
const markName = ".fingerprint";

async function isBuilt(fingerprint: string): Promise<boolean> {
  return (await readFile(join(builtFolder, markName), "utf8").catch(() => "")) === fingerprint;
}

function viteProgram(): string {
  const require = createRequire(join(dashboardFolder, "package.json"));
  return join(dirname(require.resolve("vite/package.json")), "bin/vite.js");
}

function runVite(outDir: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteProgram(), "build", "--outDir", outDir, "--logLevel", "error"], {
      cwd: dashboardFolder,
      env: { PATH: process.env.PATH, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe"],
      signal,
    });
    // The service is already answering: building must not slow it down.
    if (child.pid) trySetPriority(child.pid);
    let said = "";
    child.stderr.on("data", (text) => {
      said = (said + text).slice(-4000);
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}: ${firstLine(said)}`)),
    );
  });
}

/** One plain line for the log, without the colours meant for a terminal. */
function firstLine(said: string): string {
  return (stripVTControlCharacters(said).trim().split("\n")[0] ?? "").slice(0, 200);
}

function trySetPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already; priority is a courtesy.
  }
}

const lockFolder = join(workFolder, "building");
const lockLastsMs = 120_000;

/** Whether this process is the one that builds now; a lock left behind by a killed process is taken over. */
async function takeLock(): Promise<boolean> {
  await mkdir(workFolder, { recursive: true });
  try {
    await mkdir(lockFolder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const taken = await stat(lockFolder).catch(() => undefined);
  if (taken && Date.now() - taken.mtimeMs > lockLastsMs) await rm(lockFolder, { recursive: true, force: true });
  return false;
}

/** Builds that a killed process left behind; called with the lock, so none of them is in progress. */
async function removeAbandoned(): Promise<void> {
  const entries = await readdir(workFolder);
  const abandoned = entries.filter((name) => name.startsWith("fresh-"));
  await Promise.all(abandoned.map((name) => rm(join(workFolder, name), { recursive: true, force: true })));
}

async function build(fingerprint: string, signal: AbortSignal): Promise<void> {
  const fresh = join(workFolder, `fresh-${randomBytes(4).toString("hex")}`);
  await removeAbandoned();
  try {
    await runVite(fresh, signal);
    await writeFile(join(fresh, markName), fingerprint);
    await rm(builtFolder, { recursive: true, force: true });
    await rename(fresh, builtFolder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/**
 * Builds the dashboard's pages unless the built ones belong to the present sources. Of several processes that start at
 * once one builds and the others wait; built beside and renamed, so that nobody ever serves half a build.
 */
export async function ensureBuilt(signal: AbortSignal): Promise<"present" | "built"> {
  const fingerprint = await sourceFingerprint();
  for (;;) {
    if (await isBuilt(fingerprint)) return "present";
    signal.throwIfAborted();
    if (await takeLock()) break;
    await sleep(200, undefined, { signal });
  }
  try {
    await build(fingerprint, signal);
    return "built";
  } finally {
    await rm(lockFolder, { recursive: true, force: true });
  }
}
