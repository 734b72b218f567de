import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExtractedData } from "@inkvoice/contract";
import type { InvoicePart } from "@inkvoice/engine";
import { afterAll, describe, expect, it } from "vitest";
import { type DocumentResult, resultOf } from "./document-result.ts";
import { type ResultFormat, resultWriter } from "./result-writers.ts";

const folder = mkdtempSync(join(tmpdir(), "inkvoice-writers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read: DocumentResult & { status: "completed" } = {
  file: "in/good.pdf",
  status: "completed",
  pages: 1,
  extracted_data: {
    invoice_number: "R-1",
    date: "2026-03-09",
    vendor: { name: "=cmd()" },
    total_amount: -12.5,
    line_items: [{ description: "Bolts", quantity: 2, total: 10 }, { description: "Nuts" }],
    confidence: {},
    locations: {},
    checks: [],
    issues: [],
  },
};
const broken: DocumentResult = {
  file: "in/broken.pdf",
  status: "failed",
  error: { code: "CORRUPT_FILE", message: "The file is damaged." },
};

/** Results may arrive out of order: the second before the first. */
async function write(format: ResultFormat, name: string): Promise<Buffer> {
  const path = join(folder, name);
  const writer = resultWriter(format, path, ["good.json", "broken.json"]);
  await writer.write("broken.json", broken);
  await writer.write("good.json", read);
  if (format === "csv") expect(existsSync(path)).toBe(false);
  await writer.finish();
  return format === "json" ? readFileSync(join(path, "good.json")) : readFileSync(path);
}

describe("results", () => {
  it("as CSV are rows in the order of the files, with the API's names and codes, and cells that never run as formulas", async () => {
    const [head = "", first = "", second = ""] = (await write("csv", "table.csv")).toString("utf8").split("\r\n");
    expect(head).toMatch(/^\u{feff}"file","first_page","status","error","document_type","invoice_number","date"/u);
    expect(first).toMatch(/^"in\/good\.pdf",1,"completed",,,"R-1","2026-03-09"/);
    expect(first).toContain(`"'=cmd()"`);
    expect(first).toContain(",-12.5,");
    expect(second).toMatch(/^"in\/broken\.pdf",,"failed","CORRUPT_FILE",,/);
  });

  it("as CSV have a row for each of several invoices in one file, with its first page", async () => {
    const path = join(folder, "several.csv");
    const data: ExtractedData = structuredClone(read.extracted_data);
    const parts: InvoicePart[] = [
      { pages: [1, 1], data },
      { pages: [2, 3], data: { ...data, invoice_number: "R-2" } },
    ];
    const writer = resultWriter("csv", path, ["good.json"]);
    await writer.write("good.json", resultOf("in/good.pdf", { ok: true, data, pages: 3, parts }));
    await writer.finish();
    const rows = readFileSync(path, "utf8").trim().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",").slice(0, 6))).toEqual([
      [`"in/good.pdf"`, "1", `"completed"`, "", "", `"R-1"`],
      [`"in/good.pdf"`, "2", `"completed"`, "", "", `"R-2"`],
    ]);
  });

  it("as XLSX are a workbook with a sheet of documents and a sheet of line items", async () => {
    const book = await write("xlsx", "table.xlsx");
    expect(book.subarray(0, 2).toString()).toBe("PK");
    for (const part of ["xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"]) expect(book.includes(part)).toBe(true);
  });

  it("as JSON are one file each, as JSON Lines one line each in the order of completion", async () => {
    expect(JSON.parse((await write("json", "out")).toString())).toEqual(read);
    const lines = (await write("jsonl", "all.jsonl")).toString().trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).file)).toEqual(["in/broken.pdf", "in/good.pdf"]);
  });
});
