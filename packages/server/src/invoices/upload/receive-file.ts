import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { headBytes } from "./file-format.ts";

/** A file that arrived in full. */
export type ReceivedFile = Readonly<{
  path: string;
  size: number;
  sha256: string;
  head: Buffer;
  /** Resolves when the bytes would survive a power cut; meanwhile they can be looked at. */
  durable: Promise<void>;
}>;

/** What is gathered before it is written: each write is a trip to a thread, and 64 kB is what arrives at once. */
const gatheredBytes = 512 * 1024;

async function writePiece(handle: FileHandle, chunks: readonly Buffer[], bytes: number): Promise<void> {
  if (bytes === 0) return;
  const { bytesWritten } = await handle.writev(chunks);
  if (bytesWritten !== bytes) throw new Error("The disk took only a part of what was written");
}

/** Writes what comes in a few large pieces, one while the next is gathered; a megabyte is all that is ever in memory. */
async function writeAll(stream: Readable, handle: FileHandle): Promise<Omit<ReceivedFile, "path" | "durable">> {
  const hash = createHash("sha256");
  let size = 0;
  let head: Buffer = Buffer.alloc(0);
  let gathered: Buffer[] = [];
  let waiting = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = writePiece(handle, gathered, waiting);
    // The next flush waits for this one and sees its error.
    writing.catch(() => undefined);
    gathered = [];
    waiting = 0;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
    hash.update(chunk);
    size += chunk.length;
    gathered.push(chunk);
    waiting += chunk.length;
    if (waiting >= gatheredBytes) await flush();
  }
  await flush();
  await writing;
  return { size, sha256: hash.digest("hex"), head };
}

async function syncAndClose(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Receives a stream into the temporary folder while hashing it. */
export async function receiveFile(stream: Readable, folder: string): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const handle = await open(path, "wx", 0o600);
  try {
    const received = await writeAll(stream, handle);
    const durable = syncAndClose(handle);
    // Whoever stores the file waits for this and sees the error; a file that is refused is never waited for.
    durable.catch(() => undefined);
    return { path, ...received, durable };
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}
