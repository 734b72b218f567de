import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { headBytes } from "./file-format.ts";

/** A file that arrived in full and is durable in the temporary folder. */
export type ReceivedFile = Readonly<{ path: string; size: number; sha256: string; head: Buffer }>;

/** Writes a stream to disk while hashing it; a chunk at a time is all that is ever in memory. */
export async function receiveFile(stream: Readable, folder: string): Promise<ReceivedFile> {
  const path = join(folder, randomUUID());
  const handle = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let size = 0;
    let head: Buffer = Buffer.alloc(0);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
    return { path, size, sha256: hash.digest("hex"), head };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
