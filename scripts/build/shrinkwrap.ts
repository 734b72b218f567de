import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = Readonly<{
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}>;
type Packages = Readonly<Record<string, Entry>>;
type RootManifest = Entry & Readonly<{ name: string; version: string; bundleDependencies: readonly string[] }>;

/**
 * The part of the lockfile for the published package, so that users get exactly the tested versions, verified by hash.
 */
export function shrinkwrapOf(root: string, manifest: RootManifest): object {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Packages };
  const { name, version } = manifest;
  const locked = Object.fromEntries(
    [...reachable(packages, manifest)].sort().map((path) => [path, lockedEntry(path, packages[path] ?? {}, manifest)]),
  );
  return { name, version, lockfileVersion: 3, requires: true, packages: { "": manifest, ...locked } };
}

/** Bundled packages have no install script and only the dependencies that their code uses. */
function lockedEntry(path: string, entry: Entry, { bundleDependencies }: RootManifest): object {
  if (!bundleDependencies.includes(path.slice("node_modules/".length))) return entry;
  return { version: entry.version, inBundle: true };
}

function reachable(packages: Packages, manifest: RootManifest): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, entry: Entry): void => {
    for (const name of Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    })) {
      const path = installedAt(packages, from, name);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      const isBundled = manifest.bundleDependencies.includes(name);
      if (!isBundled) visit(path, packages[path] ?? {});
    }
  };
  visit("", manifest);
  return found;
}

/** Node's lookup: beside the importing package, then in parent folders. */
function installedAt(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return undefined;
  }
}
