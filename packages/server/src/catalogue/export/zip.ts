import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

type Chunk = string | Uint8Array;
export type ZipEntry = Readonly<{ name: string; chunks: AsyncIterable<Chunk> | Iterable<Chunk> }>;

/** The zero of the ZIP format, so that the same entries give the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * A ZIP file as a stream of any size (zip64 if needed). Pulls an entry when the one before is written, so that memory
 * stays at a few chunks.
 */
export function zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", stop);
  addAll(zip, output, entries).catch(stop);
  return output;
}

async function addAll(zip: ZipFile, output: Readable, entries: Parameters<typeof zipOf>[0]): Promise<void> {
  for await (const { name, chunks } of entries) {
    const source = Readable.from(chunks);
    // The reader has gone: destroys the source, so that it can release its resources.
    const leave = () => void source.destroy();
    output.once("close", leave);
    zip.addReadStream(source, name, options);
    await finished(source);
    output.off("close", leave);
  }
  zip.end();
}
