import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { ZipFile } from "yazl";
import { inspectFile } from "./intake/inspect-file.ts";
import { rowsOfHtml } from "./intake/mail/html-rows.ts";
import { printNumber } from "./intake/office/number-formats.ts";
import { rowsOfWordPart } from "./intake/office/word-rows.ts";
import { openSource } from "./intake/open-source.ts";
import { handmadePdf, printText } from "./pdf/handmade-pdf.ts";
import { extractDocument } from "./pipeline.ts";

const patienceMs = 120_000;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const pdf = handmadePdf([{ content: printText("Invoice", 60, 700) }]);
const otherPdf = handmadePdf([{ content: printText("Terms", 60, 700) }]);

async function zipped(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

const head = "From: Books <books@example.com>\r\nDate: Thu, 12 Nov 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\n";
const textMail = (text: string, type = "text/plain") =>
  bytesOf(`${head}Subject: Invoice\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${text}`);

type Part = Readonly<{ type: string; content: Uint8Array; disposition?: string }>;

function mailWith(...parts: readonly Part[]): Uint8Array {
  const written = parts.map(({ type, content, disposition = "attachment" }) => {
    const isMail = type === "message/rfc822";
    const body = isMail ? Buffer.from(content).toString("latin1") : Buffer.from(content).toString("base64");
    const encoding = isMail ? "" : "Content-Transfer-Encoding: base64\r\n";
    return `--b${parts.length}\r\nContent-Type: ${type}\r\nContent-Disposition: ${disposition}\r\n${encoding}\r\n${body}\r\n`;
  });
  const type = `Content-Type: multipart/mixed; boundary=b${parts.length}\r\n\r\n`;
  return Buffer.from(`${head}${type}${written.join("")}--b${parts.length}--\r\n`, "latin1");
}

async function opened(bytes: Uint8Array): Promise<Uint8Array | string> {
  const source = await openSource(bytes);
  if (!source.ok) return source.code;
  source.source.close();
  return source.source.bytes;
}
const isSame = async (mail: Uint8Array, document: Uint8Array) => Buffer.from(await opened(mail)).equals(document);

it("opens the only document of a mail, of a forwarded mail, and of an attached archive", async () => {
  const attached = { type: "application/pdf", content: pdf };
  expect(await isSame(mailWith(attached), pdf)).toBe(true);
  const letter = { type: "text/plain", content: bytesOf("See below"), disposition: "inline" };
  const forwarded = mailWith(letter, { type: "message/rfc822", content: mailWith(attached) });
  expect(await isSame(forwarded, pdf)).toBe(true);
  const archive = { type: "application/zip", content: await zipped({ "a/invoice.pdf": pdf, "readme.txt": "x" }) };
  expect(await isSame(mailWith(archive), pdf)).toBe(true);
  expect(await inspectFile(forwarded)).toEqual({ ok: true, format: "eml", pages: 1 });
});

it("refuses mails with several documents, without text, and files that only begin like a mail", async () => {
  const [one, other] = [pdf, otherPdf].map((content) => ({ type: "application/pdf", content }));
  if (!one || !other) throw new Error("two documents");
  const refused = [mailWith(one, other), textMail(""), bytesOf("Subject: no mail"), bytesOf("Date: 1 May\n\nTotal 5")];
  for (const mail of refused)
    expect(await inspectFile(mail)).toMatchObject({ ok: false, code: "INVALID_FILE_FORMAT", reason: "file_is_mail" });
  // The same file twice is one document.
  expect(await isSame(mailWith(one, one), pdf)).toBe(true);
});

it("refuses a text with characters that the font lacks", async () => {
  expect(await inspectFile(textMail("Total 5.00 EUR 😀, café – ok"))).toMatchObject({ ok: true, pages: 1 });
  expect(await inspectFile(textMail("Usługi, Łódź"))).toMatchObject({ ok: false, reason: "file_is_mail" });
});

it("reads rows of HTML, also of nested and broken tables", () => {
  const layout = `<table><tr><td><table><tr><td><p>Net</p><td><b>5,00&nbsp;&euro;</b></table></td></tr></table>`;
  expect(rowsOfHtml(`<head><style>p{}</style></head>A &amp; B<br>C${layout}<!-- no --><p>End`)).toEqual([
    [["A & B"]],
    [["C"]],
    [["Net"], ["5,00 €"]],
    [["End"]],
  ]);
  // The lower case of İ is two characters long.
  const turkish = rowsOfHtml(`<p>${"İ".repeat(14)}</p><STYLE>p{}</STYLE><p>Toplam 5,00</p>`);
  expect(turkish.flat(2)).toEqual(["İ".repeat(14), "Toplam 5,00"]);
  expect(rowsOfHtml("<".repeat(200_000))).toEqual([]);
  expect(rowsOfHtml("<table><tr><td>".repeat(50_000))).toEqual([]);
});

const word = (body: string) => `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string) =>
  `<w:p><w:r>${text.replace(/[^\t]+/g, "<w:t>$&</w:t>").replaceAll("\t", "<w:tab/>")}</w:r></w:p>`;
const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

it("reads rows of Word documents: tabs and tables divide cells", () => {
  const rows = rowsOfWordPart(word(paragraph("Total\t5.00") + table([["a", "b"]])));
  expect(rows).toEqual([
    [["Total"], ["5.00"]],
    [["a"], ["b"]],
  ]);
});

it("formats Excel numbers as their cells show them", () => {
  expect(printNumber(46338, { kind: "date", decimals: undefined })).toBe("2026-11-12");
  expect(printNumber(0.19, { kind: "percent", decimals: 0 })).toBe("19 %");
  expect(printNumber(447.35000000000002)).toBe("447.35");
  expect(printNumber(1280, { kind: "general", decimals: 2 })).toBe("1280.00");
});

const items = [
  ["Description", "Qty", "Unit price", "Amount"],
  ["Oak desk", "2", "400.00", "800.00"],
  ["Delivery", "1", "50.00", "50.00"],
] as const;

async function wordInvoice(): Promise<Uint8Array> {
  const body =
    ["Invoice", "Invoice number:\tHD-2041", "Invoice date:\t3 November 2026", "Bill to: Winter & Sons Ltd, Galway"]
      .map((line) => paragraph(line.replace("&", "&amp;")))
      .join("") +
    table(items) +
    ["Subtotal\t850.00", "VAT 20 %\t170.00", "Total GBP\t1020.00"].map(paragraph).join("");
  const header = ["Harbour Desks Ltd", "22 Dock Street, Bristol BS1 4RN", "VAT No: GB420002198"]
    .map(paragraph)
    .join("");
  return await zipped({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": word(body),
    "word/header1.xml": word(header),
  });
}

async function sheetInvoice(): Promise<Uint8Array> {
  const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const number = (ref: string, value: number, style = 1) => `<c r="${ref}" s="${style}"><v>${value}</v></c>`;
  const rows = [
    text("A1", "Harbour Desks Ltd"),
    text("A2", "22 Dock Street, Bristol BS1 4RN"),
    text("A3", "VAT No: GB420002198"),
    text("A4", "Invoice"),
    text("A5", "Invoice number") + text("B5", "HD-2041"),
    text("A6", "Invoice date") + number("B6", 46329, 2),
    text("A7", "Bill to: Winter Sons Ltd, Galway"),
    ["A8", "B8", "C8", "D8"].map((ref, index) => text(ref, items[0][index] ?? "")).join(""),
    text("A9", "Oak desk") + number("B9", 2, 0) + number("C9", 400) + number("D9", 800),
    text("A10", "Delivery") + number("B10", 1, 0) + number("C10", 50) + number("D10", 50),
    text("C11", "Subtotal") + number("D11", 850),
    text("C12", "VAT 20 %") + number("D12", 170),
    text("C13", "Total GBP") + number("D13", 1020),
  ];
  const styles = `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="4"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  return await zipped({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="Data" state="hidden" r:id="r1"/><sheet name="Invoice" r:id="r2"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>`,
    "xl/worksheets/sheet2.xml": `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join("")}</sheetData></worksheet>`,
    "xl/styles.xml": styles,
  });
}

const htmlInvoice = `<table><tr><td><h1>Harbour Desks Ltd</h1>22 Dock Street, Bristol BS1 4RN<br>VAT No: GB420002198</td></tr></table>
<h2>Invoice</h2><table><tr><td>Invoice number</td><td>HD-2041</td></tr><tr><td>Invoice date</td><td>3 November 2026</td></tr></table>
<p>Bill to: Winter &amp; Sons Ltd, Galway</p>
<table>${items.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>
<table><tr><td>Subtotal</td><td>850.00</td></tr><tr><td>VAT 20 %</td><td>170.00</td></tr><tr><td>Total GBP</td><td>1020.00</td></tr></table>`;

it.each([
  ["the text of a mail", async () => textMail(htmlInvoice, "text/html")],
  ["a Word document", wordInvoice],
  ["an Excel workbook", sheetInvoice],
])("reads an invoice from %s", { timeout: patienceMs }, async (_, make) => {
  const extraction = await extractDocument(await make());
  if (!extraction.ok) throw new Error(extraction.message);
  expect(extraction.data).toMatchObject({
    invoice_number: "HD-2041",
    date: "2026-11-03",
    total_amount: 1020,
    currency: "GBP",
    subtotal: 850,
    vendor: { name: "Harbour Desks Ltd", tax_id: "GB420002198" },
  });
  expect(extraction.data.line_items?.map(({ description, total }) => [description, total])).toEqual([
    ["Oak desk", 800],
    ["Delivery", 50],
  ]);
});

it("refuses other office documents and damaged ones", async () => {
  const presentation = await zipped({ "[Content_Types].xml": "<Types/>", "ppt/presentation.xml": "<p/>" });
  const broken = await zipped({ "[Content_Types].xml": "<Types/>", "word/document.xml": "<w:document>" });
  for (const file of [presentation, broken, presentation.slice(0, 60)])
    expect(await inspectFile(file)).toMatchObject({ ok: false, reason: "file_is_office" });
});
