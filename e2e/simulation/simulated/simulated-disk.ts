import { basename, dirname } from "node:path";
import type { Random } from "../../faults/support/random.ts";
import { faultShare, type PlantedFault } from "../planted-faults.ts";

type Inode = { content: Buffer; synced: Buffer; modifiedAt: number };

/** Everything below this folder is on the simulated disk. */
export const diskRoot = "/simulated/";

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

/**
 * Files as a kernel keeps them: written data is visible to everybody at once, but survives a power cut only after a
 * sync of the file (its bytes) and of the folder (its name). Folders are always kept.
 */
export class SimulatedDisk {
  readonly #random: Random;
  readonly #now: () => number;
  readonly #fault: PlantedFault | undefined;
  readonly #folders = new Set<string>([diskRoot.slice(0, -1)]);
  #names = new Map<string, Inode>();
  #syncedNames = new Map<string, Inode>();

  constructor(random: Random, now: () => number, fault: PlantedFault | undefined) {
    this.#fault = fault;
    this.#random = random;
    this.#now = now;
  }

  makeFolder(path: string): void {
    for (let folder = path; folder.length >= diskRoot.length - 1; folder = dirname(folder)) this.#folders.add(folder);
  }

  isFolder(path: string): boolean {
    return this.#folders.has(path);
  }

  list(folder: string): string[] {
    if (!this.#folders.has(folder)) throw failure("ENOENT", folder);
    const inside = [...this.#names.keys(), ...this.#folders].filter((path) => dirname(path) === folder);
    return inside.map((path) => basename(path)).sort();
  }

  inode(path: string): Inode {
    const found = this.#names.get(path);
    if (!found) throw failure("ENOENT", path);
    return found;
  }

  create(path: string, exclusive: boolean): Inode {
    if (!this.#folders.has(dirname(path))) throw failure("ENOENT", path);
    const known = this.#names.get(path);
    if (known && exclusive) throw failure("EEXIST", path);
    if (known) return known;
    const fresh = { content: Buffer.alloc(0), synced: Buffer.alloc(0), modifiedAt: this.#now() };
    this.#names.set(path, fresh);
    return fresh;
  }

  append(inode: Inode, bytes: Buffer): void {
    inode.content = Buffer.concat([inode.content, bytes]);
    inode.modifiedAt = this.#now();
  }

  link(from: string, to: string): void {
    if (this.#names.has(to)) throw failure("EEXIST", to);
    if (!this.#folders.has(dirname(to))) throw failure("ENOENT", to);
    if (this.#fault === "file-lost" && this.#random.fraction() < faultShare) return;
    this.#names.set(to, this.inode(from));
  }

  rename(from: string, to: string): void {
    const moved = this.inode(from);
    this.#names.delete(from);
    this.#names.set(to, moved);
  }

  remove(path: string): boolean {
    return this.#names.delete(path);
  }

  sync(path: string, inode?: Inode): void {
    if (inode && this.#fault !== "sync-forgotten") inode.synced = inode.content;
    if (!inode)
      for (const known of new Set([...this.#names.keys(), ...this.#syncedNames.keys()])) this.#syncName(path, known);
  }

  #syncName(folder: string, path: string): void {
    if (dirname(path) !== folder) return;
    const present = this.#names.get(path);
    if (present) this.#syncedNames.set(path, present);
    else this.#syncedNames.delete(path);
  }

  /** The content of a file that would certainly survive a power cut now. */
  durableContent(path: string): Buffer | undefined {
    return this.#syncedNames.get(path)?.synced;
  }

  /** Any part of unsynced data may be lost, in any order. */
  powerCut(): void {
    const survivors = new Map<string, Inode>();
    for (const path of new Set([...this.#names.keys(), ...this.#syncedNames.keys()])) {
      const kept = (this.#random.fraction() < 0.5 ? this.#names : this.#syncedNames).get(path);
      if (kept) survivors.set(path, kept);
    }
    for (const inode of new Set(survivors.values())) this.#loseUnsynced(inode);
    this.#names = survivors;
    this.#syncedNames = new Map(survivors);
  }

  #loseUnsynced(inode: Inode): void {
    if (inode.content.equals(inode.synced)) return;
    const written = this.#random.between(0, inode.content.length);
    inode.content = this.#random.fraction() < 0.5 ? inode.synced : inode.content.subarray(0, written);
    inode.synced = inode.content;
  }
}
