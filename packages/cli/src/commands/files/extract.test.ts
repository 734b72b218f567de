import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { toCiiXml } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handmadePdf, printText } from "../../../../engine/src/pdf/handmade-pdf.ts";
import { pdfWithFile } from "../../../../engine/src/structured/testing/pdf-with-files.ts";
import { UsageError } from "../../command.ts";
import { inkvoice as runInkvoice } from "../../testing/run-command.ts";
import { explainCommand } from "./explain.ts";
import { extractCommand } from "./extract.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
/** Each command starts processes that load the reader. */
const patienceMs = 120_000;
let folder = "";

const invoice = (number: string) => {
  const xml = toCiiXml({
    invoice_number: number,
    date: "2026-03-09",
    total_amount: 119,
    currency: "EUR",
    line_items: [{ description: "Bolts", quantity: 1, total: 100 }],
  });
  return pdfWithFile(new TextEncoder().encode(xml), "name tree");
};

function minutes(): Uint8Array {
  const lines = Array.from({ length: 12 }, (_, row) =>
    printText(`The members talked about roses, item ${row}`, 60, 700 - 20 * row),
  );
  return handmadePdf([{ content: [printText("Minutes of the garden club", 60, 760), ...lines].join("\n") }]);
}

/** The paths as a person in the folder would name them. */
const inkvoice = (...args: readonly string[]) =>
  runInkvoice(args.map((arg) => (/^(in|out|page\.png|minutes\.pdf)/.test(arg) ? join(folder, arg) : arg)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inkvoice-extract-"));
  await mkdir(join(folder, "in/deep"), { recursive: true });
  await writeFile(join(folder, "in/good.pdf"), invoice("R-1"));
  await writeFile(join(folder, "in/deep/too.pdf"), invoice("R-2"));
  await writeFile(join(folder, "in/broken.pdf"), "%PDF-1.7\nnothing more");
  await writeFile(join(folder, "in/letter.png"), "not a picture");
  await writeFile(join(folder, "minutes.pdf"), minutes());
});
afterAll(() => rm(folder, { recursive: true }));

describe("inkvoice extract", { timeout: patienceMs }, () => {
  it("writes one result per document, and continues after a failure", async () => {
    const { code, err } = await inkvoice("extract", "in", "--out", "out", "--jobs", "2");
    expect(code).toBe(1);
    expect((await readdir(join(folder, "out"), { recursive: true })).toSorted()).toEqual([
      "broken.json",
      "deep",
      "deep/too.json",
      "good.json",
      "letter.json",
    ]);
    const read = async (name: string) => JSON.parse(await readFile(join(folder, "out", name), "utf8"));
    expect(await read("good.json")).toMatchObject({
      file: join(folder, "in/good.pdf"),
      status: "completed",
      extracted_data: { invoice_number: "R-1" },
    });
    expect(await read("deep/too.json")).toMatchObject({ status: "completed", extracted_data: { total_amount: 119 } });
    expect(await read("broken.json")).toMatchObject({ status: "failed", error: { code: "CORRUPT_FILE" } });
    expect(await read("letter.json")).toMatchObject({ status: "failed" });
    expect(err).toContain("in/broken.pdf: CORRUPT_FILE");
    expect(err).toContain("2 of 4 read");
  });

  it("prints only the result of a document from standard input, without line items if asked to", async () => {
    const child = spawn(process.execPath, [main, "extract", "-", "--no-line-items", "--jobs", "1"], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    child.stdin.end(invoice("R-1"));
    const { file, extracted_data: data } = JSON.parse(await text(child.stdout));
    expect(file).toBe("-");
    expect(data).toMatchObject({ invoice_number: "R-1", confidence: { invoice_number: 1 } });
    expect(data).not.toHaveProperty("line_items");
  });

  it("writes the result of a single document to the file of --out", async () => {
    const { code } = await inkvoice("extract", "in/good.pdf", "--out", "outcome/good.json", "--jobs", "1");
    expect(code).toBe(0);
    expect(JSON.parse(await readFile(join(folder, "outcome/good.json"), "utf8"))).toMatchObject({
      status: "completed",
    });
  });

  it("fails with the code that the API gives at upload, and accepts --recursive", async () => {
    await writeFile(join(folder, "notes.txt"), "no invoice");
    await writeFile(join(folder, "empty.pdf"), "");
    const files = ["notes.txt", "empty.pdf", "in/broken.pdf"].map((name) => join(folder, name));
    const { code, out } = await inkvoice("extract", ...files, "--format", "jsonl", "--recursive", "--jobs", "1");
    expect(code).toBe(1);
    const results = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(Object.fromEntries(results.map(({ file, error }) => [basename(file), error.code]))).toEqual({
      "notes.txt": "INVALID_FILE_FORMAT",
      "empty.pdf": "EMPTY_FILE",
      "broken.pdf": "CORRUPT_FILE",
    });
  });

  it("prints the words of each page on request, one line per document", async () => {
    const { code, out } = await inkvoice("extract", "in/good.pdf", "--ignore-xml", "--format", "jsonl", "--jobs", "1");
    expect(code).toBe(1);
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).status),
    ).toEqual(["failed"]);
  });

  it("prints the error with the usage and exits with 2", async () => {
    const { code, err } = await inkvoice("extract", "--wat");
    expect(code).toBe(2);
    expect(err).toContain("--wat");
    expect(err).toContain("inkvoice extract FILES");
  });

  it.each([
    [[], "No documents"],
    [["in/good.pdf", "in/broken.pdf"], "--out"],
    [["in/good.pdf", "in/broken.pdf", "--out", "all.json"], "do not fit into all.json"],
    [["missing.pdf"], "no file"],
    [["in", "-"], "standard input"],
    [["--format", "pdf", "in/good.pdf"], "--format must be one of"],
    [["--jobs", "none", "in/good.pdf"], "--jobs"],
  ])("refuses %j", async (args, reason) => {
    const inFolder = args.map((arg) => (arg.startsWith("in") ? join(folder, arg) : arg));
    await expect(extractCommand.run(inFolder)).rejects.toThrow(reason);
    await expect(extractCommand.run(inFolder)).rejects.toBeInstanceOf(UsageError);
  });
});

describe("inkvoice explain", { timeout: patienceMs }, () => {
  it("requires exactly one existing file", async () => {
    await expect(explainCommand.run([])).rejects.toThrow("one file");
    await expect(explainCommand.run(["missing.pdf"])).rejects.toThrow("no file");
    await expect(explainCommand.run([join(folder, "in/good.pdf"), "--size", "3"])).rejects.toThrow("--size");
  });

  it("lists every value and draws the page", async () => {
    const { code, out } = await inkvoice("explain", "in/good.pdf", "--out", "page.png", "--size", "400");
    expect(code).toBe(0);
    expect(out).toMatch(/^invoice_number +1\.00 +confident .*R-1$/m);
    expect(out).not.toContain("source.");
    const png = await readFile(join(folder, "page.png"));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(400);
  });

  it("prints the values as JSON with --json, also of a page that is no invoice", async () => {
    const json = async (file: string) =>
      JSON.parse((await inkvoice("explain", file, "--out", "page.png", "--size", "400", "--json")).out);
    expect(await json("in/good.pdf")).toMatchObject({ status: "completed", extracted_data: { invoice_number: "R-1" } });
    expect(await json("minutes.pdf")).toMatchObject({
      status: "failed",
      error: { code: "NO_INVOICE_FOUND" },
      pages: [{ page: 1, lines: expect.arrayContaining(["Minutes of the garden club"]) }],
    });
  });

  it("shows the words that were read if there is no invoice", async () => {
    const { code, out, err } = await inkvoice("explain", "minutes.pdf", "--out", "page.png", "--size", "400");
    expect(code).toBe(1);
    expect(err).toMatch(/NO_INVOICE_FOUND: .* Words read: \d+, codes: 0\.$/m);
    expect(out).toContain("  Minutes of the garden club");
    expect((await readFile(join(folder, "page.png"))).subarray(1, 4).toString()).toBe("PNG");
  });

  it("fails with the code of the document", async () => {
    const { code, err } = await inkvoice("explain", "in/broken.pdf");
    expect(code).toBe(1);
    expect(err).toContain("CORRUPT_FILE");
  });
});
