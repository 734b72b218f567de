import type { ExtractedData, InvoiceFields } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import type { StructuredInvoice } from "../structured-invoice.ts";
import { pageOf, wordsAt } from "../testing/page-text.ts";
import { reconcile } from "./reconcile.ts";

const fields: InvoiceFields = {
  document_type: "invoice",
  invoice_number: "R-2026/77",
  date: "2026-03-09",
  due_date: "2026-04-08",
  total_amount: 1116.6,
  subtotal: 1000,
  currency: "EUR",
  vendor: { name: "Brook & Sons Ltd", address: "Kai 1, 20095 Hamburg", tax_id: "DE123456789" },
  customer: { name: "Hollow Mill GmbH", address: "Talweg 3, 80331 München" },
  payment: { iban: "DE89370400440532013000" },
  line_items: [
    { description: "Steel bolts M8", quantity: 4, unit_price: 200, total: 800 },
    { description: "Paint", quantity: 1, unit_price: 200, total: 200 },
  ],
};

const lines = [
  "Brook & Sons Ltd                    Rechnung",
  "Kai 1                               R-2026/77",
  "20095 Hamburg                       09.03.2026",
  "",
  "Hollow Mill GmbH          fällig: 8. April 2026",
  "Talweg 3",
  "80331 München             Paint Shop",
  "",
  "Pos  Text             Menge   Preis    Summe",
  "1    Steel bolts M8   4       200,00   800,00",
  "2    Paint            1       200,00   200,00",
  "     Netto                    1.000,00 €",
  "     Summe                    1.116,60 €",
  "USt-IdNr. DE 123 456 789   IBAN DE89 3704 0044 0532 0130 00",
];
const pages = [pageOf(lines)];
const invoice: StructuredInvoice = {
  fields,
  syntax: "cii",
  profile: undefined,
  attachment: "factur-x.xml",
  brokenRules: [],
};
const none = { confidence: {}, locations: {}, checks: [], issues: [] };
const run = (page?: ExtractedData, change: Partial<InvoiceFields> = {}) =>
  reconcile({ invoice: { ...invoice, fields: { ...fields, ...change } }, pages, page, lineItems: true });

describe("an e-invoice with its pages", () => {
  it("returns the XML's values at confidence 1", () => {
    const { confidence, locations: _locations, source, issues, ...given } = run();
    expect(given).toEqual(fields);
    expect(source?.vendor).toEqual({ name: "xml", address: "xml", tax_id: "xml" });
    expect(confidence.vendor).toEqual({ name: 1, address: 1, tax_id: 1 });
    expect(confidence.line_items).toEqual(Array(2).fill({ description: 1, quantity: 1, unit_price: 1, total: 1 }));
    expect(issues).toEqual([]);
  });

  it("locates each value where it is printed, in whatever format", () => {
    const { locations } = run();
    const printed = (place: Parameters<typeof wordsAt>[1]) => wordsAt(pages, place);
    expect(printed(locations.invoice_number)).toBe("R-2026/77");
    expect(printed(locations.date)).toBe("09.03.2026");
    expect(printed(locations.due_date)).toBe("8. April 2026");
    expect(printed(locations.total_amount)).toContain("1.116,60");
    expect(printed(locations.currency)).toBe("€");
    expect(printed(locations.vendor?.name)).toBe("Brook & Sons Ltd");
    expect(printed(locations.vendor?.address)).toBe("Kai 1 20095 Hamburg");
    expect(printed(locations.vendor?.tax_id)).toBe("DE 123 456 789");
    expect(printed(locations.customer?.address)).toBe("Talweg 3 80331 München");
    expect(printed(locations.payment?.iban)).toBe("DE89 3704 0044 0532 0130 00");
  });

  it("distinguishes equal numbers of a line, and a line from the same word above the table", () => {
    const { locations } = run();
    const [bolts, paint] = locations.line_items ?? [];
    expect([bolts?.unit_price, bolts?.total].map((place) => wordsAt(pages, place))).toEqual(["200,00", "800,00"]);
    expect(paint?.description?.box[1]).toBeCloseTo(0.35);
    expect(paint?.unit_price?.box[0]).toBeLessThan(paint?.total?.box[0] ?? 0);
  });

  it("gives no location to a line that is not printed", () => {
    const { locations } = run(undefined, { line_items: [{ description: "Nowhere", total: 77.77 }] });
    expect(locations.line_items).toEqual([{}]);
  });

  it("uses the page's own location if both agree", () => {
    const place = { page: 1, box: [0.1, 0.1, 0.2, 0.2] as [number, number, number, number] };
    const page = {
      ...none,
      total_amount: 1116.6,
      confidence: { total_amount: 0.9 },
      locations: { total_amount: place },
    };
    expect(run(page).locations.total_amount).toEqual(place);
  });

  it("adds values missing in the XML from the page, with the page's confidence", () => {
    const place = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
    const page: ExtractedData = {
      ...none,
      purchase_order: "PO-4",
      customer: { name: "Other", tax_id: "ATU13585627" },
      confidence: { purchase_order: 0.8, customer: { name: 0.4, tax_id: 0.7 } },
      locations: { purchase_order: place },
    };
    const result = run(page);
    expect(result).toMatchObject({
      purchase_order: "PO-4",
      customer: { name: "Hollow Mill GmbH", tax_id: "ATU13585627" },
    });
    expect(result.confidence).toMatchObject({ purchase_order: 0.8, customer: { name: 1, tax_id: 0.7 } });
    expect(result.locations.purchase_order).toEqual(place);
  });

  it("omits line items when they are not requested", () => {
    expect(reconcile({ invoice, pages, page: undefined, lineItems: false })).not.toHaveProperty("line_items");
  });

  it("works without any text on the pages, and then compares nothing", () => {
    const result = reconcile({ invoice, pages: [], page: undefined, lineItems: true });
    expect(result).toMatchObject({ total_amount: 1116.6, issues: [] });
    expect(result.locations.total_amount).toBeUndefined();
  });
});

describe("differences between page and XML", () => {
  const page = (read: Partial<ExtractedData>, sure: ExtractedData["confidence"]): ExtractedData => ({
    ...none,
    ...read,
    confidence: sure,
  });

  it("are reported with both values, and the XML's is returned", () => {
    const result = run(page({ total_amount: 1116.6 }, { total_amount: 0.9 }), { total_amount: 999.99 });
    expect(result.total_amount).toBe(999.99);
    expect(result.issues).toMatchObject([
      { code: "XML_PAGE_MISMATCH", field: "total_amount", page_value: 1116.6, xml_value: 999.99 },
    ]);
  });

  it("are reported for the bank account to pay", () => {
    const printed = "DE89370400440532013000";
    const result = run(page({ payment: { iban: printed } }, { payment: { iban: 0.9 } }), {
      payment: { iban: "FR7630006000011234567890189" },
    });
    expect(result.issues).toMatchObject([{ field: "payment.iban", page_value: printed }]);
  });

  it("are reported if the XML's total is printed nowhere, even if the page had none", () => {
    expect(run(undefined, { total_amount: 5000 }).issues).toMatchObject([{ field: "total_amount", xml_value: 5000 }]);
  });

  it("are reported if a line's amount is on no page that shows lines", () => {
    const result = run(page({ line_items: [{ total: 800 }] }, {}), {
      line_items: [{ description: "Steel bolts M8", total: 810 }],
    });
    expect(result.issues).toMatchObject([{ field: "line_items[0].total", xml_value: 810 }]);
  });

  it("are reported once if many lines are on no page", () => {
    const invented = Array.from({ length: 20 }, (_, index) => ({ total: 7000 + index }));
    const result = run(page({ line_items: [{ total: 800 }] }, {}), { line_items: invented });
    expect(result.issues).toMatchObject([{ code: "XML_PAGE_MISMATCH", field: "line_items" }]);
  });

  it("are ignored if the page was misread and the XML's value is printed", () => {
    expect(run(page({ date: "2026-04-08" }, { date: 0.9 })).issues).toEqual([]);
  });

  it("are ignored if the XML's address is printed, on any lines", () => {
    const read = page({ vendor: { address: "Talweg 3, 80331 München" } }, { vendor: { address: 0.9 } });
    expect(run(read).issues).toEqual([]);
  });

  it("are ignored if only the beginning of a long code was read", () => {
    const fraction = page({ payment: { iban: "DE8937040044" } }, { payment: { iban: 0.99 } });
    expect(run(fraction).issues).toEqual([]);
  });

  it("are ignored if the page prints its subtotal before a discount", () => {
    const read = page({ subtotal: 1050 }, { subtotal: 0.99 });
    const charges = [{ kind: "discount" as const, amount: -10 }];
    const discounted = { ...invoice, fields: { ...fields, subtotal: 1040, charges } };
    expect(reconcile({ invoice: discounted, pages, page: read, lineItems: true }).issues).toEqual([]);
    expect(
      reconcile({ invoice: { ...invoice, fields: { ...fields, subtotal: 1040 } }, pages, page: read, lineItems: true })
        .issues,
    ).toHaveLength(1);
  });

  it("are ignored if only the format differs", () => {
    const read = page(
      { vendor: { name: "BROOK AND SONS LTD", tax_id: "DE 123456789" }, total_amount: -1116.6 },
      { vendor: { name: 0.99, tax_id: 0.99 }, total_amount: 0.99 },
    );
    expect(run(read).issues).toEqual([]);
  });
});
