import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";
import { headBytes } from "@inkvoice/engine/file-format";

/** A file that arrived in full. */
export type ReceivedFile = Readonly<{
  path: string;
  size: number;
  head: Buffer;
  /** Known soon after: the last of it is hashed while the disk syncs and the pages are counted. */
  sha256: Promise<string>;
  /** Resolves when the bytes would survive a power cut; meanwhile they can be looked at. */
  durable: Promise<void>;
  /** Removes it; however often it is called, and whether it was stored or not. */
  discard(): Promise<void>;
}>;

/**
 * What is gathered for one write, what may wait while it is written, and what may wait to be hashed: together two megabytes at
 * most are ever in memory of one file. Each write is a trip to a thread and back: a file of a megabyte that took four of them
 * was answered 15 % later. Hashing it takes 0.7 ms, longer than it takes to arrive; done afterwards it costs the sender nothing.
 */
const pieceBytes = 1024 * 1024;
const waitingBytes = 1024 * 1024;
const unhashedBytes = 1024 * 1024;

/** A file on its way into the temporary folder. Whatever came while one piece was written is the next piece. */
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
    // Whoever waits for the file sees the error.
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

  /** What the sender must wait for before it may send more; undefined when there is room. */
  get full(): Promise<void> | undefined {
    return this.#unwrittenLength > waitingBytes ? this.#writing : undefined;
  }

  /** After the last chunk. Throws when the disk did not take all of it. */
  async finish(): Promise<ReceivedFile> {
    const sha256 = this.#digest();
    await this.#writing;
    await this.#write(1);
    if (this.#failure !== undefined) throw this.#failure;
    const durable = this.#sync();
    // Whoever stores the file waits for these and sees the error; a file that is refused is never waited for.
    durable.catch(() => undefined);
    sha256.catch(() => undefined);
    const discard = () => this.remove();
    return { path: this.#path, size: this.#size, head: this.#head, sha256, durable, discard };
  }

  /** Waits until it was opened, also where nothing was written: it would be made again otherwise. */
  remove(): Promise<void> {
    this.#removed ??= this.#closeAndRemove();
    return this.#removed;
  }

  /** Never rejects: it may be gone already, and what is left in the temporary folder is removed at the next start. */
  async #closeAndRemove(): Promise<void> {
    await this.#opened.then((handle) => handle.close()).catch(() => undefined);
    await unlink(this.#path).catch(() => undefined);
  }

  /** Never rejects: what went wrong is told at the end, and until then the rest of the body must be read anyway. */
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

  /** In between what comes back from the disk and from counting pages, so that neither waits for it. */
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
      // Synced is all that was promised: nobody waits for the closing.
      handle.close().catch(() => undefined);
    }
  }
}
