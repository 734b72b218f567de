import { columnsOf, type ExportRecord, fields } from "@inkvoice/contract";
import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import type { TestService } from "../../testing/test-service.ts";
import { unzip } from "../../testing/unzip.ts";
import { chosenColumns, listColumns, partColumns } from "./columns.ts";
import { csvOf } from "./csv.ts";
import type { ExportedInvoice } from "./exported-invoice.ts";
import { workbookOf } from "./formats.ts";
import { jsonLinesOf } from "./json-lines.ts";
import { escapeFormula } from "./table.ts";

describe("The columns of an export", () => {
  it("are all fields of the invoice, its lines and its taxes", () => {
    const titles = [...listColumns(), ...partColumns("line_items"), ...partColumns("taxes")].map(({ title }) => title);
    for (const { column } of fields) if (column) expect(titles).toContain(column);
    for (const { column, key } of columnsOf("line_items")) if (key !== "parent") expect(column).toBeDefined();
  });

  it("include what bookkeeping needs", () => {
    const titles = listColumns(["cost_centre"]).map(({ title }) => title);
    for (const title of [
      "Net",
      "Tax",
      "Total",
      "Vendor VAT ID",
      "Customer VAT ID",
      "IBAN",
      "Order",
      "Due date",
      "cost_centre",
    ])
      expect(titles).toContain(title);
    for (const title of ["Tax rate 1 %", "Taxable 1", "Tax 1"]) expect(titles).toContain(title);
  });

  it("have a title each, and are written in the chosen order", () => {
    const all = listColumns();
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(chosenColumns(all, ["total_amount", "nothing", "vendor.name"]).map(({ title }) => title)).toEqual([
      "Total",
      "Vendor",
    ]);
  });
});

const row: InvoiceRow = {
  id: "inv_1",
  status: "completed",
  created_at: "2026-03-01T00:00:00.000Z",
  filename: "@import.pdf",
  vendor_name: "Nordwind",
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
  exported_at: null,
  changed_since_export: false,
  state: "ready",
  review: "open",
  error: null,
};
const data = readingOf({
  vendor: { name: '=HYPERLINK("http://evil.example","Click")', tax_id: "DE123456789" },
  invoice_number: "-1+1",
  date: "2026-03-01",
  subtotal: -10.5,
  total_amount: -12.5,
  taxes: [{ rate: 19, base: -10.5, amount: -2 }],
  line_items: [{ description: "=1+1 <b>&\u0001", quantity: 2, total: -10.5 }],
  custom_fields: { cost_centre: "K-7" },
});
const invoice: ExportedInvoice = {
  row,
  data,
  externalId: "ERP-1",
  metadata: null,
  direction: null,
  vendorId: null,
  vendorNumber: null,
};

const columns = listColumns(["cost_centre"]);

async function* once(...invoices: ExportedInvoice[]) {
  yield invoices;
}

async function textOf(parts: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(Buffer.from(part));
  return Buffer.concat(chunks);
}

const csv = async (separator: "," | ";" = ",", exported = invoice) =>
  (await textOf(csvOf(columns, once(exported), separator))).toString("utf8");

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
    ["Kiel, +49 431", "Kiel, +49 431"],
  ])("%j becomes %j where commas divide the cells", (text, safe) => expect(escapeFormula(text)).toBe(safe));

  it.each([
    ["=1+1", "'=1+1"],
    ["Screws, =HYPERLINK(1)", "Screws,' =HYPERLINK(1)"],
    ["Screws,+1;2", "Screws,'+1;2"],
    [";=1", ";=1"],
    ["Nuts; bolts, 10 x 4", "Nuts; bolts, 10 x 4"],
  ])("%j becomes %j where semicolons do", (text, safe) => expect(escapeFormula(text, ";")).toBe(safe));
});

describe("D2: an exported list", () => {
  it("never runs text from a document as a formula in CSV, and keeps numbers numeric", async () => {
    const cells = (await csv()).split("\r\n")[1] ?? "";
    expect(cells).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`);
    expect(cells).toContain(`"'-1+1"`);
    expect(cells).toContain(`"'@import.pdf"`);
    expect(cells).toContain(",-12.5,");
  });

  it("has a decimal comma with semicolons, as programs of those countries expect", async () => {
    const cells = (await csv(";")).split("\r\n")[1] ?? "";
    expect(cells).toContain(";-12,5;");
    expect(cells).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`);
  });

  it("escapes every first character that a spreadsheet interprets", async () => {
    for (const start of ["=", "+", "-", "@", "\t", "\r", "\0"]) {
      const text = await csv(",", { ...invoice, row: { ...row, filename: `${start}1` } });
      expect(text).toContain(`"'${start}1"`);
    }
  });

  it("is a valid XLSX with text, numeric and date cells", async () => {
    const files = unzip(await textOf(workbookOf(() => once(invoice), columns)));
    const sheet = String(files.get("xl/worksheets/sheet1.xml"));
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">-1+1</t></is></c>');
    expect(sheet).toContain('<c s="2"><v>-12.5</v></c>');
    expect(sheet).toContain('<c s="3"><v>46082</v></c>');
    expect(sheet).not.toContain("<f>");
    expect(String(files.get("xl/workbook.xml"))).toMatch(/name="Invoices".*name="Lines".*name="Taxes"/);
  });

  it("has every line and every tax on separate sheets", async () => {
    const files = unzip(await textOf(workbookOf(() => once(invoice), columns)));
    const lines = String(files.get("xl/worksheets/sheet2.xml"));
    expect(lines).toContain('<t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t>');
    expect(lines.match(/<row>/g)?.length).toBe(2);
    expect(String(files.get("xl/worksheets/sheet3.xml"))).toContain("<v>19</v>");
  });

  it("is one complete record per line as JSON", async () => {
    const lines = String(await textOf(jsonLinesOf(once(invoice, invoice))))
      .trimEnd()
      .split("\n");
    expect(lines.length).toBe(2);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: "inv_1", external_id: "ERP-1", extracted_data: data });
  });
});

describeOnEachBackend("D2: the export of an account's list", (backend) => {
  let service: TestService;
  let owner: Visitor;
  let hostile: string;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
    const { db } = service.running.services;
    const reading = readingOf({
      vendor: { name: '=cmd|"/c calc"!A1' },
      invoice_number: "@SUM(A1)",
      total_amount: -12.5,
    });
    hostile = await storeInvoice(db, service.accountId, { data: reading, filename: "+1.pdf" });
    await storeInvoice(db, service.accountId, { data: readingOf({ invoice_number: "N-2", total_amount: 7 }) });
    const stranger = await service.newAccount();
    await storeInvoice(db, stranger.accountId, { data: readingOf({ invoice_number: "SECRET-1" }) });
  });
  afterAll(() => service.stop());

  /** The file of an export of everything that the body asks for. */
  async function exported(body: object) {
    const wanted = { include: "all", ...body };
    const made = await owner.ask<ExportRecord>("/v1/exports", { body: wanted });
    return await owner.ask(`/v1/exports/${made.data.id}/file`);
  }
  const text = async (body: object) => (await exported(body)).text;

  it("contains text from documents as text, and a credit note's total as a number", async () => {
    const answer = await exported({ format: "csv" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
    const line = answer.text.split("\r\n").find((each) => each.includes("cmd")) ?? "";
    expect(line).toContain(`"'=cmd|""/c calc""!A1"`);
    expect(line).toContain(`"'@SUM(A1)"`);
    expect(line).toContain(`"'+1.pdf"`);
    expect(line).toContain(",-12.5,");
  });

  it("has the chosen columns, of invoices that match the filter", async () => {
    const columns = ["invoice_number", "total_amount"];
    expect(await text({ format: "csv", columns })).toBe('"Number","Total"\r\n"\'@SUM(A1)",-12.5\r\n"N-2",7\r\n');
    const filter = { total_min: 0 };
    expect(await text({ format: "csv", columns: ["invoice_number"], filter })).toBe('"Number"\r\n"N-2"\r\n');
  });

  it("contains the named invoices, and never another account's", async () => {
    const named = await text({ format: "csv", filter: { ids: [hostile] } });
    expect(named).toContain("SUM");
    expect(named).not.toContain("N-2");
    for (const format of ["csv", "jsonl"]) expect(await text({ format })).not.toContain("SECRET");
    const { db } = service.running.services;
    const { id } = await db
      .selectFrom("invoices")
      .select("id")
      .where("account_id", "!=", service.accountId)
      .executeTakeFirstOrThrow();
    expect(await text({ format: "jsonl", filter: { ids: [id] } })).toBe("");
  });

  it("lists its columns, custom fields included", async () => {
    const field = { name: "cost_centre", type: "code", captions: ["Cost centre"] };
    const headers = { "content-type": "application/json" };
    await service.api("/v1/fields", { method: "POST", headers, body: JSON.stringify(field) });
    const { data } = await owner.ask<{ columns: { key: string }[] }>("/api/exports/columns");
    expect(data.columns.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["custom_fields.cost_centre", "payment.iban"]),
    );
  });

  it("refuses a format that does not exist and a filter with a NUL", async () => {
    expect((await owner.ask("/v1/exports", { body: { format: "doc" } })).status).toBe(400);
    expect((await owner.ask("/v1/exports", { body: { format: "csv", filter: { q: "a\0b" } } })).status).toBe(400);
  });
});
