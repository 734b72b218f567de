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
 * The repository's lockfile as far as it concerns the published package: whoever installs it gets the versions that were
 * tested, checked by their hashes, and no others.
 */
export function shrinkwrapOf(root: string, manifest: RootManifest): object {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Packages };
  const { name, version } = manifest;
  const locked = Object.fromEntries(
    [...reachable(packages, manifest)].sort().map((path) => [path, lockedEntry(path, packages[path] ?? {}, manifest)]),
  );
  return { name, version, lockfileVersion: 3, requires: true, packages: { "": manifest, ...locked } };
}

/** What is packed inside has no install script any more, and only what its code asks for. */
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

/** As Node looks for a package: beside the one that asks, then further up. */
function installedAt(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return undefined;
  }
}
