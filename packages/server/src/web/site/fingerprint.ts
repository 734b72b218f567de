import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const dashboardFolder = fileURLToPath(new URL("../../../../dashboard/", import.meta.url));
const contractFolder = fileURLToPath(new URL("../../../../contract/src/", import.meta.url));

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Says whether the built pages belong to these sources: a hash over everything that goes into them (about 10 ms). */
export async function sourceFingerprint(): Promise<string> {
  const folders = [join(dashboardFolder, "src"), join(dashboardFolder, "public"), contractFolder];
  const single = ["index.html", "package.json", "vite.config.ts"].map((name) => join(dashboardFolder, name));
  const files = [...single, ...(await Promise.all(folders.map(filesUnder))).flat()]
    .filter((file) => !file.includes(".test."))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(dashboardFolder.length)).update(await readFile(file));
  return hash.digest("hex");
}
