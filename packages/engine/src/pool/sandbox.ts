import { spawnSync } from "node:child_process";
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** What keeps a process that reads strangers' files from everything else. */
export type Isolation = Readonly<{
  /** Node lets it read its own code and the document it was given, and nothing else: no database, no keys, no other document. */
  files: boolean;
  /** A network namespace of its own, in which there is nothing to connect to; not every system allows it. */
  network: boolean;
}>;

/** How to start a process inside, and whether the kernel ends it with the process that started it. */
export type Enclosure = Readonly<{ execPath: string; execArgv: readonly string[]; endsWithParent: boolean }>;

const root = fileURLToPath(new URL("../../../../", import.meta.url)).replace(/\/$/, "");

/** Where our code and what it depends on lie: in a clone's own folders, or installed together in one `node_modules`. */
const codeFolders = [
  join(root, "packages"),
  join(root, "node_modules"),
  join(root, "package.json"),
  ...outermostModules(root),
];

/** Compiled code of the readers, apart from the service's: what a reader could write here only readers ever load. */
export const readerCache = join(root, "node_modules/.cache/inkvoice-readers");

/** With a user namespace anybody may have a network namespace; without, root may. */
const namespaces = [
  ["unshare", "-U", "-n", "--"],
  ["unshare", "-n", "--"],
];
/** The kernel ends the process when the thread that started it, our main one, is gone: also while a file keeps it busy. */
const endedWithParent = ["setpriv", "--pdeathsig", "KILL", "--"];

type Commands = Readonly<{ namespace: readonly string[] | undefined; ending: readonly string[] | undefined }>;
let found: Commands | undefined;

/** What this system has to start a process with, found out once by starting one. */
function commands(): Commands {
  found ??= { namespace: namespaces.find(works), ending: works(endedWithParent) ? endedWithParent : undefined };
  return found;
}

function works([command = "", ...args]: readonly string[]): boolean {
  return spawnSync(command, [...args, "true"], { stdio: "ignore" }).status === 0;
}

export function isolation(): Isolation {
  return { files: true, network: commands().namespace !== undefined };
}

/** A folder that only one process may read, besides its code. Documents are put there for it, one at a time. */
export class Sandbox {
  readonly #folder: string;
  #documents = 0;

  constructor(parent: string) {
    makeReaderCache();
    this.#folder = mkdtempSync(join(parent, "reader-"));
  }

  enclosure(nodeArguments: readonly string[]): Enclosure {
    const { namespace = [], ending = [] } = commands();
    const endsWithParent = ending.length > 0;
    const readable = [...codeFolders, this.#folder];
    const limits = [
      "--permission",
      ...[...new Set(readable.flatMap((path) => [path, real(path)]))].map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${readerCache}`,
      // The picture and model libraries are native.
      "--allow-addons",
      // A second thread watches for the parent's end where the kernel does not.
      ...(endsWithParent ? [] : ["--allow-worker"]),
      "--no-warnings",
    ];
    // A user namespace brings rights, and with new rights the kernel forgets whose end to wait for: that comes second.
    const [execPath = process.execPath, ...execArgv] = [...namespace, ...ending, process.execPath];
    return { execPath, execArgv: [...execArgv, ...limits, ...nodeArguments], endsWithParent };
  }

  /** Makes a document readable inside: a second name for it where the file system can, otherwise a copy. */
  admit(path: string): { path: string; remove(): void } {
    this.#documents += 1;
    const inside = join(this.#folder, String(this.#documents));
    try {
      linkSync(path, inside);
    } catch {
      copyFileSync(path, inside);
    }
    return { path: inside, remove: () => unlinkQuietly(inside) };
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Where sandboxes are made when nobody names a place; gone when the pool closes. */
export function temporaryParent(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "inkvoice-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The first `node_modules` on the way to a folder: package managers put dependencies beside a package or further up. */
function outermostModules(folder: string): string[] {
  const parts = folder.split(sep);
  const at = parts.indexOf("node_modules");
  return at < 0 ? [] : [parts.slice(0, at + 1).join(sep)];
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Where the code lies in a folder that nobody may write, readers compile it anew each time. */
function makeReaderCache(): void {
  try {
    mkdirSync(readerCache, { recursive: true });
  } catch {
    // They work without it.
  }
}

function unlinkQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // The whole folder goes when its process ends.
  }
}
