import { buffer } from "node:stream/consumers";
import type { ExtractedData } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { readingOf } from "../../../testing/store-invoice.ts";
import { unzip } from "../../../testing/unzip.ts";
import { bookingsOf } from "../bookings.ts";
import type { ExportedInvoice } from "../exported-invoice.ts";
import { formats } from "../formats.ts";
import { datevColumns } from "./datev.ts";
import { windows1252 } from "./windows-1252.ts";

const nobody = { direction: null, vendorId: null, vendorNumber: null };

const booked = readingOf({
  vendor: { name: "Müller & Söhne GmbH", tax_id: "DE123456789" },
  invoice_number: "2026/00-17",
  date: "2026-03-09",
  due_date: "2026-04-08",
  currency: "EUR",
  purchase_order: "PO 7",
  payment: { iban: "DE89370400440532013000" },
  subtotal: 150,
  total_tax: 22.5,
  total_amount: 172.5,
  taxes: [
    { rate: 19, base: 100, amount: 19 },
    { rate: 7, base: 50, amount: 3.5 },
  ],
});

function exported(data: Partial<ExtractedData> | null, id = "inv_1"): ExportedInvoice {
  const whole = data && { ...booked, ...data };
  const row = {
    id,
    status: whole ? "completed" : "failed",
    vendor_name: null,
    invoice_number: "2026/00-17",
    filename: "a.pdf",
  };
  // Only the columns that the profiles use.
  return { row: row as ExportedInvoice["row"], data: whole, externalId: null, metadata: null, ...nobody };
}

async function* once(invoices: readonly ExportedInvoice[]) {
  yield invoices;
}

const booking = { expense_account: "4980", creditor_account: "70000", consultant: "29098", client: "55003" };

async function filesOf(format: keyof typeof formats, invoices: readonly ExportedInvoice[], wish = {}) {
  const written = formats[format].write({
    again: () => once(invoices),
    columns: [],
    settings: { ...booking, ...wish },
    id: "exp_7",
    now: Date.UTC(2026, 3, 1, 12, 30, 5, 7),
  });
  return unzip(await buffer(written));
}

const latin = (bytes: Buffer | undefined) => new TextDecoder("windows-1252").decode(bytes);
const linesOf = (text: string) => text.split("\r\n").filter(Boolean);

describe("The bookings of an invoice", () => {
  it("are one amount per tax rate if the rates add up to the total", () => {
    expect(bookingsOf(booked)).toEqual([
      { rate: 19, net: 100, tax: 19, gross: 119 },
      { rate: 7, net: 50, tax: 3.5, gross: 53.5 },
    ]);
  });

  it("are the total alone if the rates do not add up, and missing values are not computed", () => {
    const { subtotal: _net, ...unread } = booked;
    expect(bookingsOf({ ...unread, total_amount: 200 })).toEqual([{ rate: null, net: null, tax: null, gross: 200 }]);
    expect(bookingsOf({ ...booked, taxes: [{ rate: 19, amount: 22.5 }] })).toEqual([
      { rate: null, net: 150, tax: 22.5, gross: 172.5 },
    ]);
  });

  it("are negative for a credit note, however its total is printed", () => {
    expect(bookingsOf({ ...booked, document_type: "credit_note" })?.[0]?.gross).toBe(-119);
    expect(bookingsOf({ ...booked, document_type: "credit_note", taxes: [], total_amount: -5 })?.[0]?.gross).toBe(-5);
  });
});

describe("A DATEV Buchungsstapel", () => {
  it("has the header and the 125 columns of format version 13, in windows-1252", async () => {
    const files = await filesOf("datev", [exported({})]);
    expect([...files.keys()]).toEqual(["EXTF_Buchungsstapel_2026-03.csv"]);
    const [head = "", titles = "", ...lines] = linesOf(latin(files.get("EXTF_Buchungsstapel_2026-03.csv")));
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260401123005007;;"IV";"";"";29098;55003;20260101;4;20260301;20260331;"Eingangsrechnungen 03/2026";"";1;0;0;"EUR";;"";;;"";;;"";""',
    );
    expect(titles.split(";").length).toBe(125);
    expect(new Set(datevColumns).size).toBe(125);
    expect(lines.length).toBe(2);
    for (const line of lines) expect(line.split(";").length).toBe(125);
  });

  it("books each rate gross, in debit, with its tax key, day and month, and the due date", async () => {
    const files = await filesOf("datev", [exported({})]);
    const [, , line = ""] = linesOf(latin(files.get("EXTF_Buchungsstapel_2026-03.csv")));
    const cells = line.split(";");
    const cell = (name: string) => cells[datevColumns.indexOf(name)];
    expect(cells.slice(0, 3)).toEqual(["119,00", '"S"', '"EUR"']);
    expect([cell("Konto"), cell("Gegenkonto (ohne BU-Schlüssel)"), cell("BU-Schlüssel")]).toEqual([
      "4980",
      "70000",
      '"0009"',
    ]);
    expect([cell("Belegdatum"), cell("Belegfeld 1"), cell("Buchungstext")]).toEqual([
      "0903",
      '"2026/00-17"',
      '"Müller & Söhne GmbH"',
    ]);
    expect([cell("Fälligkeit"), cell("Steuersatz"), cell("Auftragsnummer")]).toEqual(["08042026", "19", '"PO 7"']);
    expect([cell("Zusatzinformation - Art 2"), cell("Zusatzinformation- Inhalt 2")]).toEqual([
      '"IBAN"',
      '"DE89370400440532013000"',
    ]);
  });

  it("is one file per month, starts with the fiscal year, and credits a credit note", async () => {
    const files = await filesOf(
      "datev",
      [exported({ date: "2026-02-28" }), exported({ document_type: "credit_note" })],
      { fiscal_year_month: 3 },
    );
    expect([...files.keys()]).toEqual(["EXTF_Buchungsstapel_2026-02.csv", "EXTF_Buchungsstapel_2026-03.csv"]);
    expect(latin(files.get("EXTF_Buchungsstapel_2026-02.csv"))).toContain(";20250301;4;20260201;20260228;");
    const march = linesOf(latin(files.get("EXTF_Buchungsstapel_2026-03.csv")));
    expect(march[0]).toContain(";20260301;4;");
    expect(march[2]).toMatch(/^119,00;"H";/);
  });

  it("contains no text that runs as a formula, and no line breaks", async () => {
    const hostile = { vendor: { name: '=cmd|"x"\r\n;A' }, invoice_number: "=1+1;2" };
    const text = latin((await filesOf("datev", [exported(hostile)])).get("EXTF_Buchungsstapel_2026-03.csv"));
    expect(linesOf(text).length).toBe(4);
    expect(text).toContain(`"'=cmd|""x"" ;A"`);
    expect(text).toContain('"1-1-2"');
  });
});

describe("The files for other programs", () => {
  it("have one line per rate in the columns of Xero's bills", async () => {
    const [head = "", first = "", second] = linesOf(
      String((await filesOf("xero", [exported({})])).get("xero-bills.csv")),
    );
    expect(head.startsWith("*ContactName,EmailAddress,")).toBe(true);
    expect(head.endsWith("TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency")).toBe(true);
    expect(first).toContain(
      '"2026/00-17","09/03/2026","08/04/2026",172.5,,"2026/00-17, PO 7",1,100,"4980","19% (VAT on Expenses)",19,',
    );
    expect(second).toContain(',1,50,"4980","7% (VAT on Expenses)",3.5,');
  });

  it("name the tax and format the day as in the program's country", async () => {
    const wish = { day_order: "month_first", tax_name: "GST {rate}" };
    const text = String((await filesOf("quickbooks", [exported({})], wish)).get("quickbooks-bills.csv"));
    expect(linesOf(text)[1]).toBe(
      '"2026/00-17","Müller & Söhne GmbH","03/09/2026","04/08/2026",,"PO 7","4980","2026/00-17",100,"GST 19",19,"EUR"',
    );
  });

  it("are one per year for Lexware, gross with the tax key, and swap the accounts for a credit note", async () => {
    const files = await filesOf("lexware", [
      exported({ date: "2025-12-31" }),
      exported({ document_type: "credit_note" }),
    ]);
    expect([...files.keys()]).toEqual(["lexware-buchungsdaten-2025.txt", "lexware-buchungsdaten-2026.txt"]);
    const [head = "", line] = linesOf(latin(files.get("lexware-buchungsdaten-2025.txt")));
    expect(head).toContain("Belegdatum;Belegnummernkreis;Belegnummer;Buchungstext;Buchungsbetrag;Sollkonto;Habenkonto");
    expect(line).toBe('"31.12.2025";"ER";"2026/00-17";"Müller & Söhne GmbH";119;"4980";"70000";"9";"EUR";"08.04.2026"');
    expect(linesOf(latin(files.get("lexware-buchungsdaten-2026.txt")))[1]).toContain('119;"70000";"4980"');
  });

  it("omit invoices that cannot be booked, with the reason", async () => {
    const unread = exported(null, "inv_2");
    const { total_amount: _total, ...noTotal } = booked;
    const { due_date: _due, ...notDue } = booked;
    const invoices = [
      exported({}),
      unread,
      { ...exported({}, "inv_3"), data: noTotal },
      { ...exported({}, "inv_4"), data: notDue },
    ];
    const left = String((await filesOf("xero", invoices)).get("left-out.csv"));
    expect(left).toMatch(/"inv_2".*"not readable"\r\n"inv_3".*"no total"\r\n"inv_4".*"no due date"\r\n$/s);
    expect([...(await filesOf("quickbooks", [exported({})])).keys()]).toEqual(["quickbooks-bills.csv"]);
  });

  it("contain a bill and its lines in the fields of Odoo's account.move, with the bill's columns empty on its lines", async () => {
    const name = "odoo-vendor-bills.csv";
    const wish = { tax_name: "{rate}% Vorsteuer" };
    const [head = "", first, second] = linesOf(String((await filesOf("odoo", [exported({})], wish)).get(name)));
    // Fields of account.move and account.move.line in Odoo's reference; `id` is the external id.
    const bill =
      "id move_type partner_id ref invoice_date invoice_date_due currency_id payment_reference invoice_origin";
    const line = "name quantity price_unit account_id tax_ids";
    expect(head.split(",")).toEqual([
      ...bill.split(" "),
      ...line.split(" ").map((field) => `invoice_line_ids/${field}`),
    ]);
    expect(first).toBe(
      '"inkvoice_inv_1","in_invoice","Müller & Söhne GmbH","2026/00-17","2026-03-09","2026-04-08","EUR",,"PO 7","2026/00-17",1,100,"4980","19% Vorsteuer"',
    );
    expect(second).toBe(',,,,,,,,,"2026/00-17",1,50,"4980","7% Vorsteuer"');
    const [, refund] = linesOf(String((await filesOf("odoo", [exported({ document_type: "credit_note" })])).get(name)));
    expect(refund).toMatch(/^"inkvoice_inv_1","in_refund",.*,1,100,"4980","19%"$/);
  });

  it("contain invoices, items and taxes in the fields of ERPNext's Purchase Invoice", async () => {
    const name = "erpnext-purchase-invoices.csv";
    const wish = { expense_account: "Expenses - C", tax_name: "VAT {rate} - C" };
    const [head = "", first, second] = linesOf(String((await filesOf("erpnext", [exported({})], wish)).get(name)));
    // Data Import takes field names of the DocType, and those of a child table after the table's field.
    const own = "supplier bill_no bill_date set_posting_time posting_date due_date currency is_return remarks";
    const items = "item_name qty uom conversion_factor rate expense_account";
    const taxes = "category add_deduct_tax charge_type account_head description tax_amount";
    expect(head.split(",")).toEqual([
      ...own.split(" "),
      ...items.split(" ").map((field) => `items.${field}`),
      ...taxes.split(" ").map((field) => `taxes.${field}`),
    ]);
    expect(first).toBe(
      '"Müller & Söhne GmbH","2026/00-17","2026-03-09",1,"2026-03-09","2026-04-08","EUR",0,"inv_1, PO 7","2026/00-17",1,"Nos",1,100,"Expenses - C","Total","Add","Actual","VAT 19 - C","19%",19',
    );
    expect(second).toMatch(/^,{9}"2026\/00-17",1,"Nos",1,50,.*"VAT 7 - C","7%",3.5$/);
    const credit = exported({ document_type: "credit_note" });
    const [, returned] = linesOf(String((await filesOf("erpnext", [credit], wish)).get(name)));
    expect(returned).toMatch(/,1,"inv_1, PO 7","2026\/00-17",-1,"Nos",1,100,.*,-19$/);
  });

  it("have one line per rate in the columns of Sage 50's audit trail transactions", async () => {
    const name = "sage-audit-trail.csv";
    const british = { taxes: [{ rate: 20, base: 100, amount: 20 }], total_amount: 120, purchase_order: "PO 7" };
    const vendor = { ...exported(british), vendorNumber: "MUE001" };
    const credit = exported({ document_type: "credit_note" });
    const [head, first, ...others] = linesOf(String((await filesOf("sage", [vendor, credit])).get(name)));
    expect(head).toBe(
      "Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,Exchange Rate,Extra Reference,User Name,Project Refn,Cost Code Refn",
    );
    expect(first).toBe('"PI","MUE001","4980",,"09/03/2026","2026/00-17","Müller & Söhne GmbH",100,"T1",20,,"PO 7",,,');
    // Without a number of the vendor the account that is set; a rate that Sage has no code for is left open.
    expect(others[0]).toBe('"PC","70000","4980",,"09/03/2026","2026/00-17","Müller & Söhne GmbH",100,,19,,"PO 7",,,');
  });

  it("contain a draft e-invoice of each extracted document", async () => {
    for (const [format, root] of [
      ["ubl-zip", "<Invoice"],
      ["cii-zip", "CrossIndustryInvoice"],
    ] as const) {
      const files = await filesOf(format, [exported({}), exported(null, "inv_2")]);
      expect(String(files.get("2026-00-17-inv_1.xml") ?? "none")).toContain(format === "ubl-zip" ? "Invoice" : root);
      expect(String(files.get("left-out.csv"))).toContain("inv_2");
    }
  });
});

it("The code page of German programs has its letters and the euro, and loses other accents", () => {
  expect([...windows1252("Äß€–")]).toEqual([0xc4, 0xdf, 0x80, 0x96]);
  expect(new TextDecoder("windows-1252").decode(windows1252("Łódź Ştefan 東"))).toBe("?ódz Stefan ?");
});
