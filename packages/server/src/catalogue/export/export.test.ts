import { inflateRawSync } from "node:zlib";
import { fields } from "@inkvoice/contract";
import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/browser-visitor.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import type { TestService } from "../../testing/test-service.ts";
import { exportColumns } from "./columns.ts";
import { csvOf } from "./csv.ts";
import { harmless } from "./table.ts";
import { sheetOf, xlsxOf } from "./xlsx.ts";

it("An exported list has every column that the table of fields names", () => {
  const titles = exportColumns.map(({ title }) => title);
  for (const { column } of fields) if (column) expect(titles).toContain(column);
});

const row: InvoiceRow = {
  id: "inv_1",
  status: "completed",
  created_at: "2026-03-01T00:00:00.000Z",
  filename: "@import.pdf",
  vendor_name: '=HYPERLINK("http://evil.example","Click")',
  invoice_number: "-1+1",
  date: "2026-03-01",
  due_date: null,
  total_amount: -12.5,
  currency: "EUR",
  document_type: "credit_note",
  confidence: 0.93456,
  failed_checks: 0,
  needs_look: false,
  duplicates: 0,
  corrected: false,
  error: null,
};

async function* once(rows: InvoiceRow[]) {
  yield rows;
}

async function textOf(parts: AsyncIterable<string | Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(Buffer.from(part));
  return Buffer.concat(chunks);
}

/** Reads a zip by its directory, as spreadsheet programs do. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, plain] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const data = local + 30 + nameLength;
    const bytes = inflateRawSync(zip.subarray(data, data + packed));
    if (bytes.length !== plain) throw new Error(`${name} has ${bytes.length} bytes, not ${plain}`);
    files.set(name, bytes.toString("utf8"));
    at += 46 + nameLength;
  }
  return files;
}

describe("D2: a text from a document", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["  =1+1", "'  =1+1"],
    ["\uFF1D1+1", "'\uFF1D1+1"],
    ["\u200B@SUM(A1)", "'\u200B@SUM(A1)"],
    ["Screws; =HYPERLINK(1)", "Screws;' =HYPERLINK(1)"],
    ['Screws;"=1', "Screws;'\"=1"],
    ["\t=1", "'\t'=1"],
    ["Nuts & bolts; 10 x 4", "Nuts & bolts; 10 x 4"],
    ["A-1 = B+2", "A-1 = B+2"],
  ])("%j becomes %j", (text, safe) => expect(harmless(text)).toBe(safe));
});

describe("D2: an exported list", () => {
  it("never lets text from a document run as a formula in CSV, and keeps numbers numbers", async () => {
    const csv = (await textOf(csvOf(exportColumns, once([row])))).toString("utf8");
    const cells = csv.split("\r\n")[1] ?? "";
    expect(cells).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`);
    expect(cells).toContain(`"'-1+1"`);
    expect(cells).toContain(`"'@import.pdf"`);
    expect(cells).toContain(",-12.5,");
  });

  it("guards every first character a spreadsheet may act on", async () => {
    for (const start of ["=", "+", "-", "@", "\t", "\r", "\0"]) {
      const csv = (await textOf(csvOf(exportColumns, once([{ ...row, vendor_name: `${start}1` }])))).toString("utf8");
      expect(csv).toContain(`"'${start}1"`);
    }
  });

  it("is a valid XLSX whose texts are texts and whose totals are numbers", async () => {
    const files = unzip(
      await textOf(xlsxOf([sheetOf("Invoices", exportColumns, once([{ ...row, vendor_name: "=1+1 <b>&\u0001" }]))])),
    );
    expect([...files.keys()]).toContain("xl/workbook.xml");
    const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t></is></c>');
    expect(sheet).toContain('<c s="2"><v>-12.5</v></c>');
    expect(sheet).not.toContain("<f>");
  });
});

describeOnEachBackend("D2: the export of an account's list", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const data = readingOf({ vendor: { name: '=cmd|"/c calc"!A1' }, invoice_number: "@SUM(A1)", total_amount: -12.5 });
    await storeInvoice(service.running.services.db, service.accountId, { data, filename: "+1.pdf" });
  });
  afterAll(() => service.stop());

  it("carries what documents say as text, and a credit note's total as a number", async () => {
    const answer = await owner.ask("/api/invoices/export.csv");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
    const line = answer.text.split("\r\n")[1] ?? "";
    expect(line).toContain(`"'=cmd|""/c calc""!A1"`);
    expect(line).toContain(`"'@SUM(A1)"`);
    expect(line).toContain(`"'+1.pdf"`);
    expect(line).toContain(",-12.5,");
  });
});
