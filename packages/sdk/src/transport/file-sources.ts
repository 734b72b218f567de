/** Bytes in any form. */
export type Content = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface NamedContent {
  content: string | URL | Content;
  /** Only a label; the format is decided by the content. */
  filename?: string;
}

/**
 * A document: the path of a file (Node, Bun, Deno), its bytes, a Blob or File, a stream, or any of these with a name.
 */
export type Source = string | URL | Content | NamedContent;

export interface FilePart {
  blob: Blob;
  filename: string;
}

const unnamed = "invoice";

/** Reads the source once, so that a request can be repeated after a broken connection. */
export async function partOf(source: Source): Promise<FilePart> {
  if (typeof source === "string" || source instanceof URL) return fileAt(source);
  if ("content" in source) {
    const { blob, filename } = await partOf(source.content);
    return { blob, filename: source.filename ?? filename };
  }
  return { blob: await blobOf(source), filename: nameOf(source) };
}

function nameOf(content: Content): string {
  return "name" in content && typeof content.name === "string" && content.name !== "" ? content.name : unnamed;
}

async function blobOf(content: Content): Promise<Blob> {
  if (content instanceof Blob) return content;
  if (content instanceof ArrayBuffer || ArrayBuffer.isView(content)) return new Blob([content as BlobPart]);
  return new Blob(await collected(content));
}

async function collected(content: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>): Promise<BlobPart[]> {
  const chunks: BlobPart[] = [];
  if ("getReader" in content) {
    // Not every browser iterates over streams.
    const reader = content.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value as BlobPart);
  } else for await (const chunk of content) chunks.push(chunk as BlobPart);
  return chunks;
}

interface FileSystem {
  openAsBlob(path: string | URL): Promise<Blob>;
  promises: { stat(path: string | URL): Promise<{ size: number }>; readFile(path: string | URL): Promise<Uint8Array> };
}

/** Smaller files are read into memory; larger ones, such as archives, are streamed from disk. */
const readWholeBytes = 16 * 1024 * 1024;

/** Imports Node's module at run time, so that bundlers for browsers do not look for it. */
async function fileAt(path: string | URL): Promise<FilePart> {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => FileSystem } };
  const files = process?.getBuiltinModule?.("node:fs");
  if (!files)
    throw new TypeError("Only Node (20.16 and later), Bun and Deno open files by their path; pass the bytes.");
  const { size } = await files.promises.stat(path);
  const blob =
    size > readWholeBytes
      ? await files.openAsBlob(path)
      : new Blob([(await files.promises.readFile(path)) as BlobPart]);
  const name = path instanceof URL ? decodeURIComponent(path.pathname) : path;
  return { blob, filename: name.split(/[\\/]/).at(-1) || unnamed };
}
