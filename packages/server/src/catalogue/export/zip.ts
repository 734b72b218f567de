import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

type Chunk = string | Uint8Array;
export type ZipEntry = Readonly<{ name: string; chunks: AsyncIterable<Chunk> | Iterable<Chunk> }>;

/** The zip format's own zero: the same entries give the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * A zip file as a stream, of any size (zip64 where it must be). An entry is asked for when the one before it is written, so that
 * memory stays at a few chunks however much there is.
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
    // Nobody reads on: what makes the chunks is told, so that it can let go of what it holds.
    const leave = () => void source.destroy();
    output.once("close", leave);
    zip.addReadStream(source, name, options);
    await finished(source);
    output.off("close", leave);
  }
  zip.end();
}
