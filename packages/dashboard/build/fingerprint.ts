import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

export const dashboardFolder = dirname(import.meta.dirname);
const packagesFolder = dirname(dashboardFolder);

/** All inputs of the built pages: the sources of dashboard and contract, and the guides. */
const folders = ["dashboard/src", "dashboard/public", "dashboard/build", "contract/src", "../docs"];
const files = ["../CHANGELOG.md", "dashboard/index.html", "dashboard/package.json", "dashboard/vite.config.ts"];

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash over all inputs (about 10 ms), to tell whether the built pages are up to date. */
export async function sourceFingerprint(): Promise<string> {
  const inFolders = await Promise.all(folders.map((folder) => filesUnder(join(packagesFolder, folder))));
  const sources = [...files.map((file) => join(packagesFolder, file)), ...inFolders.flat()]
    .filter((file) => !file.includes(".test."))
    .sort();
  const hash = createHash("sha256");
  for (const file of sources) hash.update(relative(packagesFolder, file)).update(await readFile(file));
  return hash.digest("hex");
}
