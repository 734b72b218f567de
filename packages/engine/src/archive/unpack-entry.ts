import { crc32, inflateRawSync } from "node:zlib";
import type { ArchiveEntry } from "./list-archive.ts";

/** Why a file of an archive cannot be unpacked; other files are unaffected. */
export type UnpackProblem = "too_large" | "encrypted" | "unknown_compression" | "damaged";

export type Unpacked = Readonly<{ ok: true; bytes: Uint8Array }> | Readonly<{ ok: false; problem: UnpackProblem }>;

const stored = 0;
const deflated = 8;

/** The problem of an entry that its directory record shows. */
export function problemOf(entry: ArchiveEntry, mostBytes: number): UnpackProblem | undefined {
  if (entry.encrypted) return "encrypted";
  if (entry.size > mostBytes) return "too_large";
  if (entry.method !== stored && entry.method !== deflated) return "unknown_compression";
  // Deflate enlarges data by at most this much.
  if (entry.compressedSize > entry.size + entry.size / 1000 + 1024) return "damaged";
  return undefined;
}

/** Unpacks one entry; never produces more bytes than its declared size. */
export function unpackEntry(compressed: Uint8Array, entry: ArchiveEntry): Unpacked {
  const bytes = entry.method === stored ? compressed : inflated(compressed, entry.size);
  if (!bytes || bytes.length !== entry.size || crc32(bytes) !== entry.crc32) return { ok: false, problem: "damaged" };
  return { ok: true, bytes };
}

function inflated(compressed: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return inflateRawSync(compressed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return undefined;
  }
}
