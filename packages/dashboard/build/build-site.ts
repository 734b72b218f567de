import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { buildDocs } from "./docs/build-docs.ts";
import { dashboardFolder, sourceFingerprint } from "./fingerprint.ts";

/** The folder that the server serves. Builds in progress are next to it, in the same ignored folder. */
const siteFolder = join(dashboardFolder, "dist/site");
const fingerprintFile = ".fingerprint";
const compress = promisify(brotliCompress);

/** Result of `ensureSite`: pages of the current sources existed, were built, or neither. */
export type SiteState = "present" | "built" | "outdated" | "missing";

async function builtFrom(): Promise<string | undefined> {
  return readFile(join(siteFolder, fingerprintFile), "utf8").catch(() => undefined);
}

/** Undefined if only the production dependencies are installed. */
function findVite(): string | undefined {
  try {
    const manifest = createRequire(join(dashboardFolder, "package.json")).resolve("vite/package.json");
    return join(dirname(manifest), "bin/vite.js");
  } catch {
    return undefined;
  }
}

/** In a child process, so that the caller's NODE_ENV does not decide which React is bundled. */
function runVite(vite: string, outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, "build", "--outDir", outDir, "--logLevel", "error"], {
      cwd: dashboardFolder,
      env: { PATH: process.env.PATH, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}`))));
  });
}

/** Compressed once here, not at every start. Quality 9 takes 0.25 s; 11 would take 5 s for 3 % less. */
async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob("**/*.{css,html,js,json,md,svg,txt}", { cwd: folder })) {
    const path = join(folder, name);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    await writeFile(`${path}.br`, await compress(await readFile(path), options));
  }
}

/** Built in a temporary folder and renamed, so that a killed build leaves no partial site. */
async function build(vite: string, fingerprint: string): Promise<void> {
  const fresh = join(dirname(siteFolder), `fresh-${randomBytes(4).toString("hex")}`);
  try {
    await mkdir(dirname(siteFolder), { recursive: true });
    await runVite(vite, fresh);
    await buildDocs(fresh);
    await compressFiles(fresh);
    await writeFile(join(fresh, fingerprintFile), fingerprint);
    await rm(siteFolder, { recursive: true, force: true });
    await rename(fresh, siteFolder);
  } catch (error) {
    // Another process may have built the same pages meanwhile.
    if ((await builtFrom()) !== fingerprint) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Builds the pages unless they are up to date, or the build tools are not installed. */
export async function ensureSite(onBuild: () => void = () => undefined): Promise<SiteState> {
  const fingerprint = await sourceFingerprint();
  const present = await builtFrom();
  if (present === fingerprint) return "present";
  const vite = findVite();
  if (vite === undefined) return present === undefined ? "missing" : "outdated";
  onBuild();
  await build(vite, fingerprint);
  return "built";
}
