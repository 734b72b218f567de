import { readFileSync } from "node:fs";
import { join } from "node:path";

type LockedPackage = Readonly<{
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  version?: string;
  optionalDependencies?: Readonly<Record<string, string>>;
}>;

/**
 * Packages with a known install script that is not needed (`.npmrc` disables all): onnxruntime-node would download GPU
 * libraries, tesseract.js prints an advertisement.
 */
const idleInstallScripts = new Set(["onnxruntime-node", "tesseract.js"]);

/**
 * The lockfile must not contain registry URLs or unknown install scripts. It must contain the hash of every package,
 * and all platform builds of optional ones, without which `npm ci` fails or installs unverified code.
 */
export function findLockfileProblems(root: string): string[] {
  const lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = Object.entries(lockfile.packages as Record<string, LockedPackage>);
  const lockedNames = new Set(packages.map(([path]) => nameOf(path)));
  return packages.flatMap(([path, locked]) => {
    const name = nameOf(path);
    const problems: string[] = [];
    if (/^[a-z+]+:/.test(locked.resolved ?? "")) problems.push(`${name} records a download address`);
    if (locked.hasInstallScript && !idleInstallScripts.has(name))
      problems.push(`${name} wants to run an install script`);
    const isDownloaded = path.includes("node_modules/") && !locked.link;
    if (isDownloaded && locked.integrity === undefined) problems.push(`${name} has no hash`);
    const absent = Object.keys(locked.optionalDependencies ?? {}).filter((optional) => !lockedNames.has(optional));
    if (absent.length > 0) problems.push(`${name} lacks ${absent.join(", ")}: choose a version that has them all`);
    return problems;
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** Every dependency has one exact version. */
export function findLooseVersions(root: string, manifests: readonly string[]): string[] {
  return manifests.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    return Object.entries(asked as Record<string, string>)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path} asks for ${name} ${version}`);
  });
}
