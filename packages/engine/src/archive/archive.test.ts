import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { type ArchiveListing, listArchive } from "./list-archive.ts";
import { problemOf, unpackEntry } from "./unpack-entry.ts";

const folder = mkdtempSync(join(tmpdir(), "inkvoice-archive-"));
afterAll(() => rmSync(folder, { recursive: true }));

const limits = { files: 100, fileBytes: 1024 * 1024 };
const megabyte = 1024 * 1024;

async function zipped(files: Readonly<Record<string, Uint8Array>>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), name, { compress });
  zip.end();
  return await buffer(zip.outputStream);
}

let written = 0;
function listed(bytes: Uint8Array, most = limits): Promise<ArchiveListing> {
  written += 1;
  const path = join(folder, `${written}.zip`);
  writeFileSync(path, bytes);
  return listArchive(path, most);
}

function problemIn(listing: ArchiveListing): string | undefined {
  return listing.ok ? undefined : listing.problem;
}

/** The end record of an archive without a comment: how many entries, and where their directory is. */
function directoryOf(zip: Buffer) {
  const end = zip.length - 22;
  return { end, start: zip.readUInt32LE(end + 16), size: zip.readUInt32LE(end + 12) };
}

/** The same directory entry many times: each refers to the same bytes. */
function repeated(zip: Buffer, times: number): Buffer {
  const { end, start, size } = directoryOf(zip);
  const entries = Array.from({ length: times }, () => zip.subarray(start, start + size));
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  tail.writeUInt32LE(times * size, 12);
  return Buffer.concat([zip.subarray(0, start), ...entries, tail]);
}

it("lists files without folders and system files, and unpacks each unchanged", async () => {
  const text = Buffer.from("%PDF-1.4 one ".repeat(50));
  for (const compress of [true, false]) {
    const zip = await zipped({ "a/one.pdf": text, "__MACOSX/._one.pdf": text, "b/.DS_Store": text }, compress);
    const listing = await listed(zip);
    if (!listing.ok) throw new Error(listing.problem);
    expect(listing.entries.map(({ name }) => name)).toEqual(["a/one.pdf"]);
    const entry = listing.entries[0]!;
    expect(problemOf(entry, limits.fileBytes)).toBeUndefined();
    const unpacked = unpackEntry(zip.subarray(entry.start, entry.start + entry.compressedSize), entry);
    expect(unpacked.ok && Buffer.from(unpacked.bytes).equals(text)).toBe(true);
  }
});

it("refuses files that are no archive, or a truncated one", async () => {
  const whole = await zipped({ "a.pdf": Buffer.alloc(1000, 1) });
  expect(problemIn(await listed(Buffer.from("%PDF-1.4")))).toBe("no_archive");
  expect(problemIn(await listed(whole.subarray(0, whole.length - 30)))).toBe("no_archive");
  expect(problemIn(await listed(Buffer.alloc(0)))).toBe("no_archive");
});

it.each([
  ["up/a.pdf", "../a.pdf"],
  ["x/up/a.pdf", "x/../a.pdf"],
  ["root/a.pdf", "/oot/a.pdf"],
  ["C_/a.pdf", "C:/a.pdf"],
  ["up_a.pdf", "..\\a.pdf"],
])("refuses an archive that names a file outside of it: %s made %s", async (name, hostile) => {
  const zip = await zipped({ [name]: Buffer.from("x") });
  const bytes = Buffer.from(zip.toString("latin1").replaceAll(name, hostile), "latin1");
  expect(problemIn(await listed(bytes))).toBe("leads_out");
});

it("refuses files that share the same bytes, and excessive expansion", async () => {
  const noise = Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) & 0xff));
  const one = await zipped({ "a.pdf": noise }, false);
  expect(problemIn(await listed(repeated(one, 50)))).toBe("overlapping");
  const bomb = await zipped({ "a.pdf": Buffer.alloc(1000) });
  // The uncompressed size in its directory.
  bomb.writeUInt32LE(160 * megabyte, directoryOf(bomb).start + 24);
  expect(problemIn(await listed(bomb, { files: 100, fileBytes: 200 * megabyte }))).toBe("expands_too_much");
});

it("refuses more files than allowed", async () => {
  const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.pdf`, Buffer.from("x")]));
  expect(problemIn(await listed(await zipped(many), { ...limits, files: 4 }))).toBe("too_many_files");
  expect((await listed(await zipped(many), { ...limits, files: 5 })).ok).toBe(true);
});

it("refuses a single file that is too large, damaged, or larger than declared", async () => {
  const bytes = Buffer.alloc(100_000, "invoice ");
  const zip = await zipped({ "a.pdf": bytes });
  const listing = await listed(zip);
  if (!listing.ok) throw new Error(listing.problem);
  const entry = listing.entries[0]!;
  const packed = zip.subarray(entry.start, entry.start + entry.compressedSize);
  expect(problemOf(entry, 99_999)).toBe("too_large");
  expect(problemOf({ ...entry, encrypted: true }, megabyte)).toBe("encrypted");
  expect(problemOf({ ...entry, method: 12 }, megabyte)).toBe("unknown_compression");
  expect(problemOf({ ...entry, size: 10, compressedSize: megabyte }, megabyte)).toBe("damaged");
  expect(unpackEntry(packed, { ...entry, size: 99_999 })).toEqual({ ok: false, problem: "damaged" });
  expect(unpackEntry(packed, { ...entry, crc32: entry.crc32 ^ 1 })).toEqual({ ok: false, problem: "damaged" });
  expect(unpackEntry(packed.subarray(0, 20), entry)).toEqual({ ok: false, problem: "damaged" });
});

it("reads only the directory of an archive", async () => {
  const zip = await zipped({ "a.pdf": Buffer.alloc(1000, 7) }, false);
  const listing = await listed(zip);
  const path = join(folder, `${written}.zip`);
  expect(readFileSync(path).equals(zip)).toBe(true);
  expect(listing.ok && listing.entries[0]).toMatchObject({ size: 1000, compressedSize: 1000, method: 0 });
});
