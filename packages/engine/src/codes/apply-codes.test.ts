import type { ExtractedData, MachineCode } from "@inkvoice/contract";
import { expect, test } from "vitest";
import type { PrintedLocations } from "../evidence/printed-locations.ts";
import { applyCodes, holdsInvoice } from "./apply-codes.ts";

const page: ExtractedData = {
  invoice_number: "FT 2025/12",
  total_amount: 100,
  payment: { iban: "DE89370400440532013000" },
  confidence: { invoice_number: 0.8, total_amount: 0.7, payment: { iban: 0.9 } },
  locations: {},
  source: { invoice_number: "page", total_amount: "page", payment: { iban: "page" } },
  checks: [],
  issues: [{ code: "OTHER", message: "Something else." }],
};

const nowhere: PrintedLocations = {
  hasText: true,
  amount: () => [],
  date: () => [],
  text: () => [],
  currency: () => [],
  share: () => 0,
};
const everywhere: PrintedLocations = { ...nowhere, amount: () => [place], text: () => [place], date: () => [place] };
const place = { page: 1, box: [0, 0, 0.1, 0.1] as [number, number, number, number] };
const code = (kind: MachineCode["kind"], values: MachineCode["values"], faults: string[] = []) => ({
  kind,
  values,
  faults,
  page: 2,
  box: [0.7, 0.7, 0.9, 0.9] as [number, number, number, number],
});

test("a value that the code repeats gets high confidence and keeps its location", () => {
  const { data, changed } = applyCodes(
    page,
    [code("pt-atcud", { total_amount: 100, invoice_number: "FT2025/12" })],
    nowhere,
  );
  expect(data.confidence).toMatchObject({ total_amount: 0.99, invoice_number: 0.99 });
  expect(data.source).toMatchObject({ total_amount: "page" });
  expect(data.invoice_number).toBe("FT 2025/12");
  expect(changed).toEqual([]);
});

test("a value missing on the page comes from the code, with the code's location", () => {
  const { data, changed } = applyCodes(
    page,
    [code("pt-atcud", { date: "2025-03-04", "vendor.tax_id": "508136300" })],
    nowhere,
  );
  expect(data).toMatchObject({ date: "2025-03-04", vendor: { tax_id: "508136300" } });
  expect(data.source).toMatchObject({ date: "code", vendor: { tax_id: "code" } });
  expect(data.locations.date).toEqual({ page: 2, box: [0.7, 0.7, 0.9, 0.9] });
  expect(changed).toEqual(["date", "vendor.tax_id"]);
});

test("a code of another document changes no value, and each contradiction is an issue", () => {
  const { data, changed } = applyCodes(page, [code("br-nfe", { invoice_number: "123", total_amount: 55 })], nowhere);
  expect(data).toMatchObject({ invoice_number: "FT 2025/12", total_amount: 100 });
  expect(data.confidence).toMatchObject({ invoice_number: 0.5, total_amount: 0.5 });
  expect(data.issues.map(({ code: name, field }) => [name, field])).toEqual(
    expect.arrayContaining([
      ["CODE_PAGE_MISMATCH", "invoice_number"],
      ["CODE_PAGE_MISMATCH", "total_amount"],
    ]),
  );
  expect(changed).toEqual([]);
});

test("a total that was read from the wrong place is corrected without an issue", () => {
  const { data } = applyCodes(page, [code("pt-atcud", { total_amount: 123 })], everywhere);
  expect(data).toMatchObject({
    total_amount: 123,
    source: { total_amount: "code" },
    confidence: { total_amount: 0.99 },
  });
  expect(data.issues.map((issue) => issue.code)).toEqual(["OTHER"]);
});

test("a bank account that differs from the printed one is the first issue, and is not replaced", () => {
  const { data } = applyCodes(page, [code("epc", { "payment.iban": "AT611904300234573201" })], nowhere);
  expect(data.payment?.iban).toBe("DE89370400440532013000");
  expect(data.confidence.payment?.iban).toBeLessThanOrEqual(0.5);
  expect(data.issues[0]).toMatchObject({
    code: "CODE_PAGE_MISMATCH",
    field: "payment.iban",
    page_value: "DE89370400440532013000",
    code_value: "AT611904300234573201",
  });
});

test.each([
  [
    "for another account",
    code("epc", { "payment.iban": "AT611904300234573201", "payment.reference": "RF18", date: "2025-03-04" }),
  ],
  ["of another document", code("pt-atcud", { invoice_number: "123", total_amount: 55, date: "2025-03-04" })],
])("a code %s fills nothing that the page leaves out", (_, foreign) => {
  const { data } = applyCodes(page, [foreign], nowhere);
  expect(data).not.toHaveProperty("date");
  expect(data.payment).not.toHaveProperty("reference");
});

test("of several printed bank accounts, the code's is chosen", () => {
  const { data } = applyCodes(page, [code("epc", { "payment.iban": "AT611904300234573201" })], everywhere);
  expect(data.payment?.iban).toBe("AT611904300234573201");
  expect(data.issues).toHaveLength(1);
});

test("a payment of another amount than the total changes nothing; if printed nowhere, it is an issue", () => {
  const instalment = code("epc", { total_amount: 50, amount_due: 50 });
  expect(applyCodes(page, [instalment], everywhere).data).toMatchObject({ total_amount: 100 });
  expect(applyCodes(page, [instalment], everywhere).data.issues).toHaveLength(1);
  expect(applyCodes(page, [instalment], nowhere).data.issues[0]).toMatchObject({
    field: "total_amount",
    code_value: 50,
  });
});

test("codes that contradict each other are listed, and their differing values are not used", () => {
  const { data } = applyCodes(
    page,
    [code("epc", { "payment.reference": "A1" }), code("epc", { "payment.reference": "B2" })],
    nowhere,
  );
  expect(data.codes).toHaveLength(2);
  expect(data.payment).not.toHaveProperty("reference");
});

test("a wrong check digit becomes an issue, and the other values of the code are used", () => {
  const { data } = applyCodes(
    page,
    [code("pt-atcud", { date: "2025-03-04" }, ["vendor.tax_id: the check digits of 1 are wrong"])],
    nowhere,
  );
  expect(data.codes).toHaveLength(1);
  expect(data.codes?.[0]).not.toHaveProperty("faults");
  expect(data.date).toBe("2025-03-04");
  expect(data.vendor?.tax_id).toBeUndefined();
  expect(data.issues[0]).toMatchObject({ code: "CODE_INVALID" });
});

test("a value of the e-invoice's XML is never replaced", () => {
  const stated: ExtractedData = { ...page, source: { total_amount: "xml" } };
  const { data } = applyCodes(stated, [code("pt-atcud", { total_amount: 123 })], everywhere);
  expect(data.total_amount).toBe(100);
  expect(data.issues[0]).toMatchObject({ field: "total_amount", code_value: 123 });
});

test.each([
  ["12", "FT A/912", false],
  ["912", "FT A/912", true],
  ["FT A", "FT A/912", false],
  ["94", "00010-00000094", true],
  ["94", "00010-00000194", false],
  ["20260117", "2026-0117", true],
  ["12", "1/2", false],
])("the code's number %s against %s on the page: the same is %s", (stated, printed, isSame) => {
  const data = { ...page, invoice_number: printed, confidence: { ...page.confidence, invoice_number: 0.7 } };
  const applied = applyCodes(data, [code("pt-atcud", { invoice_number: stated })], nowhere).data;
  expect(applied.confidence.invoice_number === 0.99).toBe(isSame);
  expect(applied.issues.some(({ field }) => field === "invoice_number")).toBe(!isSame);
});

test("a fiscal code is enough for an invoice, a payment code only if the page says invoice", () => {
  const fiscal = { total_amount: 1, date: "2025-01-01" };
  const payment = code("epc", { total_amount: 1, "payment.iban": "AT611904300234573201" });
  expect(holdsInvoice([code("sa-zatca", fiscal)], false)).toBe(true);
  expect(holdsInvoice([code("sa-zatca", fiscal, ["vendor.tax_id: wrong"])], false)).toBe(true);
  expect(holdsInvoice([payment], false)).toBe(false);
  expect(holdsInvoice([payment], true)).toBe(true);
  expect(holdsInvoice([code("epc", { total_amount: 1 }, ["payment.iban: wrong"])], true)).toBe(false);
});
