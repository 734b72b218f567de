import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDocuments } from "./find-documents.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inkvoice-find-"));
  await mkdir(join(folder, "2026/march"), { recursive: true });
  for (const name of ["a.pdf", "a.json", "notes.txt", "2026/scan.PNG", "2026/march/b.jpeg", "2026/march/b.webp"]) {
    await writeFile(join(folder, name), "");
  }
});
afterAll(() => rm(folder, { recursive: true }));

const results = async (files: readonly string[], folders: readonly string[]) =>
  (await findDocuments(files, folders)).map(({ result }) => result);

describe("the documents of a folder", () => {
  it("are found at any depth by their names, in a stable order, and keep their relative paths", async () => {
    expect(await results([], [folder])).toEqual([
      "2026/march/b.jpeg.json",
      "2026/march/b.webp.json",
      "2026/scan.json",
      "a.json",
    ]);
  });

  it("are read once, also when named twice", async () => {
    expect(await findDocuments([join(folder, "a.pdf")], [folder, folder])).toHaveLength(4);
  });
});

describe("a named file", () => {
  it("keeps its relative path, but never leaves the output folder", async () => {
    expect(await results(["in/x.pdf", "../up/y.pdf", "/tmp/z.pdf"], [])).toEqual(["in/x.json", "y.json", "z.json"]);
  });

  it("never overwrites another's result", async () => {
    expect(await results(["../a/x.pdf", "../b/x.pdf", "../c/x.png"], [])).toEqual([
      "x.pdf.json",
      "x.pdf-2.json",
      "x.png.json",
    ]);
  });
});
