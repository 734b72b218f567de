import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

const repository = join(import.meta.dirname, "../..");
/** The packages that a running service is made of. */
const served = ["contract", "engine", "server", "sdk", "cli"];

type Locked = Readonly<{ dev?: boolean; link?: boolean; resolved?: string }>;

/** Where `npm ci --omit=dev` puts what it installs here; a link leads to a package of this repository. */
export function shippedPackages(): ReadonlyMap<string, Locked> {
  const lockfile = JSON.parse(readFileSync(join(repository, "package-lock.json"), "utf8"));
  const entries = Object.entries(lockfile.packages as Record<string, Locked>);
  return new Map(entries.filter(([path, { dev }]) => path.startsWith("node_modules/") && !dev));
}

/** Files are linked, not copied: they are the same bytes, and there are hundreds of megabytes of them. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== "node_modules") linkFiles(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The folder for temporary files may lie on another disk.
    cpSync(source, target);
  }
}

/** A folder as an operator has it after a clone, `npm ci --omit=dev` and copying the built dashboard into it. */
export function makeShippedTree(): string {
  const root = mkdtempSync(join(tmpdir(), "inkvoice-shipped-"));
  cpSync(join(repository, "package.json"), join(root, "package.json"));
  for (const name of served)
    cpSync(join(repository, "packages", name), join(root, "packages", name), { recursive: true });
  cpSync(join(repository, "packages/dashboard/dist"), join(root, "packages/dashboard/dist"), { recursive: true });
  for (const [path, { link, resolved }] of shippedPackages()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (link) symlinkSync(relative(dirname(path), resolved ?? ""), join(root, path));
    else if (existsSync(join(repository, path))) linkFiles(join(repository, path), join(root, path));
  }
  return root;
}
