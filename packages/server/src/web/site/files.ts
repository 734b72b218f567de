import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Built by `npm run build`; the server only reads it. */
const builtFolder = fileURLToPath(new URL("../../../../dashboard/dist/site/", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

export type SiteFile = Readonly<{ type: string; plain: Buffer; brotli: Buffer | undefined; lasting: boolean }>;
/** By path, such as /assets/index-1a2b.js. A lookup cannot leave the folder. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** The built pages in memory (about 2 MB); undefined if they are not built. */
export async function loadSite(folder: string = builtFolder): Promise<SiteFiles | undefined> {
  const files = siteFiles(await readFolder(folder, (address) => !address.startsWith(docsAddress)));
  return files.has("/index.html") ? files : undefined;
}

/** The documentation, built with the pages. */
export async function loadDocs(): Promise<SiteFiles> {
  return siteFiles(await readFolder(builtFolder, (address) => address.startsWith(docsAddress)));
}

const docsAddress = "/docs/";

function siteFiles(contents: ReadonlyMap<string, Buffer>): SiteFiles {
  const files = new Map<string, SiteFile>();
  for (const [address, plain] of contents) {
    if (address.endsWith(".br")) continue;
    const type = types[extname(address)] ?? "application/octet-stream";
    // Asset names contain a hash of their content, so they never change.
    const lasting = address.startsWith("/assets/");
    files.set(address, { type, plain, brotli: contents.get(`${address}.br`), lasting });
  }
  return files;
}

async function readFolder(folder: string, isWanted: (address: string) => boolean): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const visible = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const addressOf = (path: string) => `/${relative(folder, path).split(sep).join("/")}`;
  const paths = visible.map((entry) => join(entry.parentPath, entry.name)).filter((path) => isWanted(addressOf(path)));
  return new Map(await Promise.all(paths.map(async (path) => [addressOf(path), await readFile(path)] as const)));
}
