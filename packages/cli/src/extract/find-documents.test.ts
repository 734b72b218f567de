import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDocuments } from "./find-documents.ts";

let folder = "";
let named = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inkvoice-find-"));
  named = await mkdtemp(join(tmpdir(), "inkvoice-named-"));
  await mkdir(join(folder, "2026/march"), { recursive: true });
  for (const name of ["a.pdf", "a.json", "notes.txt", "2026/scan.PNG", "2026/march/b.jpeg", "2026/march/b.webp"]) {
    await writeFile(join(folder, name), "");
  }
});
afterAll(() => Promise.all([folder, named].map((each) => rm(each, { recursive: true }))));

const results = async (...places: readonly string[]) => (await findDocuments(places)).map(({ result }) => result);

describe("the documents of a folder", () => {
  it("are found at any depth by their names, in a stable order, and keep their relative paths", async () => {
    expect(await results(folder)).toEqual([
      "2026/march/b.jpeg.json",
      "2026/march/b.webp.json",
      "2026/scan.json",
      "a.json",
    ]);
  });

  it("are listed once, also when named twice", async () => {
    expect(await findDocuments([join(folder, "a.pdf"), folder, folder])).toHaveLength(4);
  });
});

describe("a pattern", () => {
  it.each([
    ["*.pdf", ["a.pdf"]],
    ["**/*.{jpeg,webp}", ["2026/march/b.jpeg", "2026/march/b.webp"]],
    ["2026/*/b.jpe?", ["2026/march/b.jpeg"]],
    ["**", ["2026/march/b.jpeg", "2026/march/b.webp", "2026/scan.PNG", "a.pdf"]],
  ])("%s names documents only", async (pattern, files) => {
    const found = await findDocuments([join(folder, pattern)]);
    expect(found.map(({ path }) => path)).toEqual(files.map((file) => join(folder, file)));
  });

  it("that matches nothing is reported", async () => {
    await expect(findDocuments([join(folder, "*.gif")])).rejects.toThrow("There is no file");
  });
});

describe("a named file", () => {
  it("keeps its relative path, but never leaves the output folder", async () => {
    const inside = relative(process.cwd(), fileURLToPath(import.meta.url));
    expect(await results(inside, join(folder, "a.pdf"))).toEqual([inside.replace(/\.ts$/, ".json"), "a.json"]);
  });

  it("never overwrites the result of another file", async () => {
    for (const name of ["x/scan.pdf", "y/scan.pdf", "z/scan.png"]) {
      await mkdir(join(named, name.slice(0, 1)), { recursive: true });
      await writeFile(join(named, name), "");
    }
    expect(await results(join(named, "x/scan.pdf"), join(named, "y/scan.pdf"), join(named, "z/scan.png"))).toEqual([
      "scan.pdf.json",
      "scan.pdf-2.json",
      "scan.png.json",
    ]);
  });
});
