import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { dashboardFolder, sourceFingerprint } from "./fingerprint.ts";

export const builtFolder = join(dashboardFolder, "dist");
const markName = ".fingerprint";

async function isBuilt(fingerprint: string): Promise<boolean> {
  return (await readFile(join(builtFolder, markName), "utf8").catch(() => "")) === fingerprint;
}

function viteProgram(): string {
  const require = createRequire(join(dashboardFolder, "package.json"));
  return join(dirname(require.resolve("vite/package.json")), "bin/vite.js");
}

function runVite(outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteProgram(), "build", "--outDir", outDir, "--logLevel", "error"], {
      cwd: dashboardFolder,
      env: { PATH: process.env.PATH, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    // The service is already answering: building must not slow it down.
    if (child.pid) trySetPriority(child.pid);
    let said = "";
    child.stderr.on("data", (text) => {
      said = (said + text).slice(-4000);
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}: ${said}`))));
  });
}

function trySetPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already; priority is a courtesy.
  }
}

/**
 * Builds the dashboard's pages unless the built ones belong to the present sources. Built beside and renamed, so that
 * several processes may start at once and nobody ever serves half a build.
 */
export async function ensureBuilt(): Promise<"present" | "built"> {
  const fingerprint = await sourceFingerprint();
  if (await isBuilt(fingerprint)) return "present";
  const fresh = join(dashboardFolder, `.dist-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await runVite(fresh);
    await writeFile(join(fresh, markName), fingerprint);
    if (await isBuilt(fingerprint)) return "present";
    await rm(builtFolder, { recursive: true, force: true });
    await rename(fresh, builtFolder);
    return "built";
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
