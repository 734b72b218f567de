import { text } from "node:stream/consumers";
import type { ExtractedData } from "@inkvoice/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { installTimeoutMs, preparePain001Schema, schemaErrors } from "../../../testing/pain001-schema.ts";
import { readingOf } from "../../../testing/store-invoice.ts";
import type { ExportedInvoice } from "../exported-invoice.ts";
import { formats } from "../formats.ts";
import { paymentProblem } from "./sepa.ts";
import { sepaText } from "./sepa-text.ts";

const payable = readingOf({
  vendor: { name: "Müller & Söhne GmbH" },
  invoice_number: "2026/00-17",
  payment: { iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" },
  total_amount: 172.5,
});

function exported(data: Partial<ExtractedData> | null, id = "inv_1", change: Partial<ExportedInvoice> = {}) {
  // Only the columns that the format uses.
  const row = { id } as ExportedInvoice["row"];
  const invoice: ExportedInvoice = {
    row,
    data: data && { ...payable, ...data },
    externalId: null,
    metadata: null,
    direction: "purchase",
    vendorId: "ven_1",
    vendorNumber: null,
    ...change,
  };
  return invoice;
}

async function* once(invoices: readonly ExportedInvoice[]) {
  yield invoices;
}

const settings = {
  debtor_name: "Ember Tools GmbH",
  debtor_iban: "DE02120300000000202051",
  execution_date: "2026-12-01",
};

const fileOf = (invoices: readonly ExportedInvoice[], more = {}) =>
  text(
    formats.sepa.write({
      again: () => once(invoices),
      columns: [],
      settings: { ...settings, ...more },
      id: "exp_2169177287986858242",
      now: Date.UTC(2026, 10, 18, 2, 45, 6, 7),
    }),
  );

/** Invoices with every variant of the file: references, charset, accounts outside the EEA, amounts of one cent. */
const variants = [
  exported({}),
  exported({ payment: { iban: "DE89370400440532013000", reference: "RF18 5390 0754 7034" } }, "inv_2"),
  exported({ payment: { iban: "CH9300762011623852957", bic: "uBSWCHZH80A" }, total_amount: 0.01 }, "inv_3"),
  exported({ vendor: { name: "Ελληνική Εταιρεία <Ζ>" }, invoice_number: "//Ä_7//" }, "inv_4"),
  exported({ vendor: { name: "Софийски ".repeat(30) }, invoice_number: "9".repeat(200) }, "inv_5"),
  exported({ total_amount: 999_999_999.99 }, "inv_6"),
];

/** Contents of the elements with this name that have only text. */
const textsOf = (file: string, name: string) =>
  Array.from(
    file.matchAll(new RegExp(`<${name}(?: Ccy="EUR")?>([^<]*)</${name}>`, "g")),
    ([, content = ""]) => content,
  );

describe("A SEPA payment file", () => {
  beforeAll(preparePain001Schema, installTimeoutMs);

  it("is valid by the schema pain.001.001.09 of ISO 20022, read by libxml2", async () => {
    expect(schemaErrors(await fileOf(variants))).toBe("");
    expect(schemaErrors(await fileOf(variants, { debtor_bic: "byladem1001" }))).toBe("");
    // The validator finds faults for which a bank would refuse the file.
    const broken = (await fileOf(variants)).replace("<ChrgBr>SLEV</ChrgBr>", "<ChrgBr>NONE</ChrgBr>");
    expect(schemaErrors(broken)).toContain("ChrgBr");
    expect(schemaErrors(await fileOf([]))).toContain("Missing child element");
  });

  it("follows the EPC's rules beyond the schema", async () => {
    const file = await fileOf(variants);
    const amounts = textsOf(file, "InstdAmt");
    expect(textsOf(file, "NbOfTxs")).toEqual(["6", "6"]);
    const sum = amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);
    expect(textsOf(file, "CtrlSum")).toEqual([(sum / 100).toFixed(2), (sum / 100).toFixed(2)]);
    for (const amount of amounts) expect(amount).toMatch(/^\d{1,9}\.\d\d$/);
    for (const name of ["Nm", "MsgId", "PmtInfId", "EndToEndId", "Ustrd"])
      for (const value of textsOf(file, name))
        expect(value).toMatch(/^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]+(?<!\/)$/);
    const longest = { Nm: 70, MsgId: 35, PmtInfId: 35, EndToEndId: 35, Ustrd: 140 };
    for (const [name, most] of Object.entries(longest))
      for (const value of textsOf(file, name)) expect(value.length).toBeLessThanOrEqual(most);
    expect([textsOf(file, "PmtMtd"), textsOf(file, "ChrgBr")]).toEqual([["TRF"], ["SLEV"]]);
    expect(new Set(textsOf(file, "EndToEndId")).size).toBe(6);
  });

  it("pays each invoice with its reference, or its number as text", async () => {
    const file = await fileOf(variants);
    expect(textsOf(file, "EndToEndId").slice(0, 2)).toEqual(["inv-1", "inv-2"]);
    expect(textsOf(file, "Ref")).toEqual(["RF18539007547034"]);
    expect(textsOf(file, "Ustrd")[0]).toBe("2026/00-17");
    expect(textsOf(file, "Nm").slice(0, 3)).toEqual(["Ember Tools GmbH", "Ember Tools GmbH", "Mueller + Soehne GmbH"]);
    expect(textsOf(file, "Dt")).toEqual(["2026-12-01"]);
    expect(textsOf(file, "IBAN").slice(0, 2)).toEqual(["DE02120300000000202051", "DE89370400440532013000"]);
    // Inside the European Economic Area the IBAN is enough.
    expect(textsOf(file, "BICFI")).toEqual(["UBSWCHZH80A"]);
  });

  it("has the same ids in another export, so that banks detect a second payment", async () => {
    const [first, second] = [await fileOf([exported({})]), await fileOf([exported({}), exported({}, "inv_9")])];
    expect(textsOf(second, "EndToEndId")).toEqual(["inv-1", "inv-9"]);
    expect(textsOf(first, "EndToEndId")).toEqual(["inv-1"]);
  });

  it("pays the amount due, and never more than the invoice's total", async () => {
    const invoices = [exported({ amount_due: 100.1 }), exported({ amount_due: 500 }, "inv_2")];
    expect(textsOf(await fileOf(invoices), "InstdAmt")).toEqual(["100.10", "172.50"]);
  });
});

describe("An invoice is not paid", () => {
  const { total_amount: _total, ...noTotal } = payable;
  const { currency: _currency, ...noCurrency } = payable;
  it.each([
    ["credit_note", exported({ document_type: "credit_note" })],
    ["credit_note", exported({ total_amount: -5 })],
    ["paid", exported({ amount_due: 0 })],
    ["paid", exported({ total_amount: 0 })],
    ["sale", exported({}, "inv_1", { direction: "sale" })],
    ["not_sepa", exported({ currency: "USD" })],
    ["not_sepa", exported({ payment: { iban: "AE070331234567890123456" } })],
    ["not_sepa", exported({ payment: { iban: "1234567" } })],
    ["not_sepa", exported({ total_amount: 1e9 })],
    ["incomplete", exported({ payment: {} })],
    ["incomplete", exported({ vendor: {} })],
    ["incomplete", exported({ vendor: { name: "東京" } })],
    ["incomplete", exported(null)],
    ["incomplete", { ...exported({}), data: noTotal }],
    ["incomplete", { ...exported({}), data: noCurrency }],
  ])("as %s", (reason, invoice) => expect(paymentProblem(invoice)).toBe(reason));
});

it.each([
  ["Łódź & Šiška", "Lodz + Siska"],
  ["ÄÖÜ ß Œuvre", "AeOeUe ss Oeuvre"],
  ["Ελλάδα Ψ", "Ellada Ps"],
  ["Йордан Щъркелов", "Yordan Shtarkelov"],
  ["a\u0000b\n<c>_\u{1f600}", "a b c -"],
])("%j is written as %j for every bank", (from, to) => expect(sepaText(from, 70)).toBe(to));
