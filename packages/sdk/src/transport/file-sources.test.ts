import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { partOf, type Source } from "./file-sources.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inkvoice-sources-"));
  writeFileSync(join(folder, "ä.pdf"), "%PDF");
});
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = new TextEncoder().encode("%PDF");
const sources: Readonly<Record<string, () => Source>> = {
  "a path": () => join(folder, "ä.pdf"),
  "a file URL": () => pathToFileURL(join(folder, "ä.pdf")),
  "a path with another name": () => ({ content: join(folder, "ä.pdf"), filename: "other.pdf" }),
  bytes: () => bytes,
  "a part of a buffer": () => Buffer.from("xx%PDFxx").subarray(2, 6),
  "an ArrayBuffer": () => bytes.buffer,
  "a Blob": () => new Blob([bytes]),
  "a File": () => new File([bytes], "file.pdf"),
  "a web stream": () => new Blob([bytes]).stream(),
  "a Node stream": () => createReadStream(join(folder, "ä.pdf"), { highWaterMark: 1 }),
  "named bytes": () => ({ content: bytes, filename: "named.pdf" }),
};
const names: Readonly<Record<string, string>> = {
  "a path": "ä.pdf",
  "a file URL": "ä.pdf",
  "a path with another name": "other.pdf",
  "a File": "file.pdf",
  "named bytes": "named.pdf",
};

it.each(Object.keys(sources))("reads %s", async (kind) => {
  const { blob, filename } = await partOf(sources[kind]?.() ?? "");
  expect(await blob.text()).toBe("%PDF");
  expect(filename).toBe(names[kind] ?? "invoice");
});

it("names the file that was not found", async () => {
  await expect(partOf(join(folder, "none.pdf"))).rejects.toThrow(/none\.pdf/);
});
