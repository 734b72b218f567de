import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const compressible = new Set([".css", ".html", ".js", ".svg"]);
const compress = promisify(brotliCompress);

export type SiteFile = Readonly<{ type: string; plain: Buffer; brotli: Buffer | undefined; lasting: boolean }>;
/** By path, such as /assets/index-1a2b.js. A lookup here cannot leave the folder, whatever the path says. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

async function loadFile(path: string, lasting: boolean): Promise<SiteFile> {
  const plain = await readFile(path);
  const extension = extname(path);
  // Quality 9 takes about a quarter of a second for all files together; 11 would take five for 3 % less.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const brotli = compressible.has(extension) ? await compress(plain, options) : undefined;
  return { type: types[extension] ?? "application/octet-stream", plain, brotli, lasting };
}

/** The built pages, all of them in memory (about 2 MB), compressed once. */
export async function loadSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, SiteFile>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    // The names of assets carry a hash of their content, so they never change.
    files.set(address, await loadFile(path, address.startsWith("/assets/")));
  }
  return files;
}
