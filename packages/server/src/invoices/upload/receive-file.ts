import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";
import { headBytes } from "@inkvoice/engine/file-format";

/** A completely received file. */
export type ReceivedFile = Readonly<{
  path: string;
  size: number;
  head: Buffer;
  /** Resolves shortly after: the last part is hashed while the disk syncs and pages are counted. */
  sha256: Promise<string>;
  /** Resolves when the bytes would survive a power cut; they can be read before. */
  durable: Promise<void>;
  /** Deletes the temporary file. Idempotent, and allowed whether the file was stored or not. */
  discard(): Promise<void>;
}>;

/**
 * Sizes of one write, of data waiting for it, and of data waiting to be hashed: at most 2 MB per file are in memory.
 * Each write is a round trip to a thread: four writes for a file of 1 MB delayed its answer by 15 %. Hashing takes 0.7
 * ms per MB, longer than receiving; done afterwards it does not slow the sender down.
 */
const pieceBytes = 1024 * 1024;
const waitingBytes = 1024 * 1024;
const unhashedBytes = 1024 * 1024;

/** A file that is being written to the temporary folder. Data received during a write becomes the next write. */
export class ArrivingFile {
  readonly #path: string;
  readonly #opened: Promise<FileHandle>;
  readonly #hash = createHash("sha256");
  #head: Buffer = Buffer.alloc(0);
  #size = 0;
  #unwritten: Buffer[] = [];
  #unwrittenLength = 0;
  #unhashed: Buffer[] = [];
  #unhashedLength = 0;
  #writing: Promise<void> | undefined;
  #failure: unknown;
  #removed: Promise<void> | undefined;

  constructor(folder: string) {
    this.#path = join(folder, randomUUID());
    this.#opened = open(this.#path, "wx", 0o600);
    // Reported to those who await the file.
    this.#opened.catch(() => undefined);
  }

  get size(): number {
    return this.#size;
  }

  add(chunk: Buffer): void {
    if (this.#head.length < headBytes) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#head.length)]);
    }
    this.#size += chunk.length;
    if (this.#failure !== undefined) return;
    this.#unhashed.push(chunk);
    this.#unhashedLength += chunk.length;
    if (this.#unhashedLength > unhashedBytes) this.#hashSoFar();
    this.#unwritten.push(chunk);
    this.#unwrittenLength += chunk.length;
    if (this.#unwrittenLength >= pieceBytes) this.#writing ??= this.#write(pieceBytes);
  }

  /** Back pressure: resolves when the sender may continue; undefined while there is room. */
  get full(): Promise<void> | undefined {
    return this.#unwrittenLength > waitingBytes ? this.#writing : undefined;
  }

  /** Call after the last chunk. Throws when the disk did not take all of it. */
  async finish(): Promise<ReceivedFile> {
    const sha256 = this.#digest();
    await this.#writing;
    await this.#write(1);
    if (this.#failure !== undefined) throw this.#failure;
    const durable = this.#sync();
    // Reported when the file is stored; a refused file is never awaited.
    durable.catch(() => undefined);
    sha256.catch(() => undefined);
    const discard = () => this.remove();
    return { path: this.#path, size: this.#size, head: this.#head, sha256, durable, discard };
  }

  /** Waits for the open call even if nothing was written, which would otherwise create the file again. */
  remove(): Promise<void> {
    this.#removed ??= this.#closeAndRemove();
    return this.#removed;
  }

  /** Never rejects: the file may be gone, and the temporary folder is cleared at the next start. */
  async #closeAndRemove(): Promise<void> {
    await this.#opened.then((handle) => handle.close()).catch(() => undefined);
    await unlink(this.#path).catch(() => undefined);
  }

  /** Never rejects: errors are reported at the end, because the body must be read to its end anyway. */
  async #write(atLeast: number): Promise<void> {
    try {
      const handle = await this.#opened;
      while (this.#unwrittenLength >= atLeast) {
        const chunks = this.#unwritten;
        const bytes = this.#unwrittenLength;
        this.#unwritten = [];
        this.#unwrittenLength = 0;
        const { bytesWritten } = await handle.writev(chunks);
        if (bytesWritten !== bytes) throw new Error("The disk took only a part of what was written");
      }
      this.#writing = undefined;
    } catch (error) {
      this.#failure = error;
      this.#unwritten = [];
      this.#unwrittenLength = 0;
    }
  }

  #hashSoFar(): void {
    for (const chunk of this.#unhashed) this.#hash.update(chunk);
    this.#unhashed = [];
    this.#unhashedLength = 0;
  }

  /** Yields between chunks, so that disk writes and page counting are not delayed. */
  async #digest(): Promise<string> {
    for (const chunk of this.#unhashed.splice(0)) {
      await new Promise(setImmediate);
      this.#hash.update(chunk);
    }
    return this.#hash.digest("hex");
  }

  async #sync(): Promise<void> {
    const handle = await this.#opened;
    try {
      await handle.sync();
    } finally {
      // Nothing awaits closing: the file is already synced.
      handle.close().catch(() => undefined);
    }
  }
}
