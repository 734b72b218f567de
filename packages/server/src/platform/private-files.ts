import { chmodSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

export const privateFolder = 0o700;
export const privateFile = 0o600;
const othersBits = 0o077;

export type Repair = Readonly<{ closed: readonly string[]; failed: readonly string[] }>;

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** The data folder with its folders and databases; documents are protected by their folders. */
function ownPaths(dataDir: string): string[] {
  const inside = readdirSync(dataDir).filter((name) => /^(inkvoice|counters)\.db/.test(name));
  const folders = ["tmp", "files"].filter((name) => statOf(join(dataDir, name))?.isDirectory());
  const below = folders.flatMap((folder) => readdirSync(join(dataDir, folder)).map((name) => join(folder, name)));
  return [dataDir, ...[...inside, ...folders, ...below].map((name) => join(dataDir, name))];
}

/**
 * Other users of the machine must not read the database, which signs file links, nor documents. Tightens modes that an
 * earlier version or a copy left open; reports files of other owners, which it cannot change.
 */
export function restrictToOwner(dataDir: string): Repair {
  const closed: string[] = [];
  const failed: string[] = [];
  for (const path of ownPaths(dataDir)) {
    const found = statOf(path);
    if (!found || (found.mode & othersBits) === 0) continue;
    try {
      chmodSync(path, found.isDirectory() ? privateFolder : privateFile);
      closed.push(path);
    } catch {
      failed.push(path);
    }
  }
  return { closed, failed };
}
