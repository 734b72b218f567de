import { copyFileSync, linkSync, mkdtempSync, realpathSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { availableLayers, launchCommand } from "./confine/confinement.ts";

/** Command that starts a process inside the sandbox, and whether the kernel ends it with its parent. */
export type SandboxCommand = Readonly<{ execPath: string; execArgv: readonly string[]; endsWithParent: boolean }>;

const root = fileURLToPath(new URL("../../../../", import.meta.url)).replace(/\/$/, "");

/** Folders of the code and its dependencies: in a clone, or installed in one `node_modules`. */
const codeFolders = [
  join(root, "packages"),
  join(root, "node_modules"),
  join(root, "package.json"),
  ...outermostModules(root),
];

/** Compiled code of the readers. Written only by processes that never see a document (reader-cache.ts). */
export const readerCache = join(root, "node_modules/.cache/inkvoice-engine");

/**
 * Flags that restrict Node to reading its code and these folders, and no writing. Node's permission model is the first
 * layer; without the kernel's layers it is the only one.
 */
export function sandboxCommand(
  folders: readonly string[],
  nodeArguments: readonly string[],
  write: readonly string[] = [],
) {
  const layers = availableLayers();
  const read = [...new Set([...codeFolders, ...folders].flatMap((path) => [path, real(path)]))];
  const endsWithParent = layers.size > 0;
  const limits = [
    "--permission",
    ...read.map((path) => `--allow-fs-read=${path}`),
    // Node uses a compile cache only if it may write to it; without a kernel layer that forbids writing, there is no
    // cache.
    ...(layers.has("files") ? [`--allow-fs-write=${readerCache}`] : []),
    // The picture and model libraries are native modules.
    "--allow-addons",
    // A second thread watches for the parent's end where the kernel does not.
    ...(endsWithParent ? [] : ["--allow-worker"]),
    "--no-warnings",
    // The system's OpenSSL configuration cannot be read, and nothing here is encrypted.
    "--openssl-config=/dev/null",
  ];
  const [execPath = process.execPath, ...execArgv] = launchCommand(layers, { read, write }, process.execPath);
  return { execPath, execArgv: [...execArgv, ...limits, ...nodeArguments], endsWithParent } satisfies SandboxCommand;
}

/** Folder that one process may read besides its code. It holds one document at a time. */
export class Sandbox {
  readonly #folder: string;
  #documents = 0;

  constructor(parent: string) {
    this.#folder = mkdtempSync(join(parent, "reader-"));
  }

  enclosure(nodeArguments: readonly string[]): SandboxCommand {
    return sandboxCommand([this.#folder], nodeArguments);
  }

  /** Makes a document readable inside: a hard link where possible, otherwise a copy. */
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

/** Default parent of the sandboxes; removed when the pool closes. */
export function temporaryParent(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "inkvoice-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The nearest `node_modules` above a folder: package managers put dependencies beside a package or further up. */
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

function unlinkQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // The whole folder goes when its process ends.
  }
}
