import { readdir, stat } from "node:fs/promises";
import { basename, extname, isAbsolute, join, normalize, relative } from "node:path";
import { UsageError } from "../command.ts";
import { filesMatching, isPattern } from "./match-pattern.ts";

/** A document, and the path of its result below the output folder. */
export type FoundDocument = Readonly<{ path: string; result: string }>;

/** In folders, file names decide which files are tried; the format is decided by the content. */
const documentNames = /\.(?:pdf|jpe?g|png|webp|tiff?|hei[cf]|xml|p7m|eml|docx|xlsx)$/i;

export function hasDocumentName(name: string): boolean {
  return documentNames.test(name);
}

/** Files, folder contents and pattern matches, each once, in a stable order, with unique result paths. */
export async function findDocuments(places: readonly string[]): Promise<readonly FoundDocument[]> {
  const found = await Promise.all(places.map(documentsAt));
  const unique = new Map(found.flat().map((document) => [normalize(document.path), document]));
  return withResults([...unique.values()]);
}

type PlacedDocument = Readonly<{ path: string; relativePath: string }>;

async function documentsAt(place: string): Promise<readonly PlacedDocument[]> {
  const named = await stat(place).catch(() => undefined);
  if (named?.isDirectory()) return await documentsBelow(place);
  if (named) return [{ path: place, relativePath: pathBelow(place) }];
  const matching = isPattern(place) ? (await filesMatching(place)).filter(hasDocumentName) : [];
  if (matching.length === 0) throw new UsageError(`There is no file ${place}.`);
  return matching.map((path) => ({ path, relativePath: pathBelow(path) }));
}

async function documentsBelow(folder: string): Promise<readonly PlacedDocument[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && hasDocumentName(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path, relativePath: relative(folder, path) }));
}

/**
 * A named file keeps its relative path; one outside of the current folder keeps its name only, so that no result is
 * written outside of the output folder.
 */
function pathBelow(path: string): string {
  const plain = normalize(path);
  return isAbsolute(plain) || plain.startsWith("..") ? basename(plain) : plain;
}

/** scan.pdf becomes scan.json; beside scan.png they become scan.pdf.json and scan.png.json. */
function withResults(documents: readonly PlacedDocument[]): readonly FoundDocument[] {
  const short = (path: string) => `${path.slice(0, path.length - extname(path).length)}.json`;
  const taken = Map.groupBy(documents, ({ relativePath }) => short(relativePath));
  const used = new Set<string>();
  return documents.map(({ path, relativePath }) => {
    const alone = taken.get(short(relativePath))?.length === 1;
    const result = unused(alone ? short(relativePath) : `${relativePath}.json`, used);
    used.add(result);
    return { path, result };
  });
}

function unused(result: string, used: ReadonlySet<string>): string {
  let candidate = result;
  for (let count = 2; used.has(candidate); count++) candidate = result.replace(/\.json$/, `-${count}.json`);
  return candidate;
}
