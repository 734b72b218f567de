import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";

/** A file of an archive: its name, and where its bytes are and how to unpack them. */
export type ArchiveEntry = Readonly<{
  name: string;
  /** Where its compressed bytes begin in the archive. */
  start: number;
  compressedSize: number;
  size: number;
  /** 0 stored, 8 deflated; other methods are not unpacked. */
  method: number;
  crc32: number;
  encrypted: boolean;
}>;

/** Why an archive is refused as a whole. */
export type ArchiveProblem = "no_archive" | "leads_out" | "too_many_files" | "overlapping" | "expands_too_much";

export type ArchiveListing =
  | Readonly<{ ok: true; entries: readonly ArchiveEntry[] }>
  | Readonly<{ ok: false; problem: ArchiveProblem }>;

export type ArchiveLimits = Readonly<{
  files: number;
  /** Larger files are refused without unpacking. */
  fileBytes: number;
}>;

/**
 * Invoices compress little: PDFs and pictures are compressed already, and XML shrinks to a twentieth. A ratio of fifty
 * is taken for a ZIP bomb; small archives may have any ratio.
 */
const mostExpansion = 50;
const harmlessBytes = 100 * 1024 * 1024;
/** Longest name kept for display; the end is kept because it tells more. */
const nameLength = 1000;

/** Files that operating systems add to archives. */
const clutter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i;

/**
 * The files of a ZIP archive in directory order, without folders and system files. Nothing is unpacked: the archive is
 * judged by its directory, and each file is checked against that when it is unpacked.
 */
export async function listArchive(path: string, limits: ArchiveLimits): Promise<ArchiveListing> {
  return await list(() => openPromise(path, { autoClose: false }), limits);
}

/** Like `listArchive`, for an archive in memory. */
export async function listArchiveBytes(bytes: Uint8Array, limits: ArchiveLimits): Promise<ArchiveListing> {
  return await list(() => fromBufferPromise(Buffer.from(bytes)), limits);
}

async function list(open: () => Promise<ZipFile>, limits: ArchiveLimits): Promise<ArchiveListing> {
  let zip: ZipFile;
  try {
    zip = await open();
  } catch {
    return refused("no_archive");
  }
  try {
    // Folders count too, to bound the work; archives with more folders than files are rare.
    if (zip.entryCount > 2 * limits.files) return refused("too_many_files");
    return await entriesOf(zip, limits);
  } catch (error) {
    return refused(isHostileName(error) ? "leads_out" : "no_archive");
  } finally {
    zip.close();
  }
}

const refused = (problem: ArchiveProblem): ArchiveListing => ({ ok: false, problem });

/** Messages with which the library refuses absolute names and names with `..`. */
const isHostileName = (error: unknown) =>
  error instanceof Error && /^(absolute path|invalid relative path|invalid characters in fileName)/.test(error.message);

async function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<ArchiveListing> {
  const entries: ArchiveEntry[] = [];
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    // Bombs let many files share the same bytes.
    if (packed > zip.fileSize) return refused("overlapping");
    unpacked += Math.min(entry.uncompressedSize, limits.fileBytes);
    if (unpacked > Math.max(harmlessBytes, zip.fileSize * mostExpansion)) return refused("expands_too_much");
    if (entry.fileName.endsWith("/") || clutter.test(entry.fileName)) continue;
    if (entries.length === limits.files) return refused("too_many_files");
    entries.push(await placed(zip, entry));
  }
  return { ok: true, entries };
}

async function placed(zip: ZipFile, entry: Entry): Promise<ArchiveEntry> {
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  return {
    name: shown(entry.fileName),
    start: fileDataStart,
    compressedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    method: entry.compressionMethod,
    crc32: entry.crc32,
    encrypted: entry.isEncrypted(),
  };
}

const shown = (name: string) => name.replace(/[\p{C}\u2028\u2029]/gu, "").slice(-nameLength);
