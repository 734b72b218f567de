import { byRowList, type ExtractedData } from "@inkvoice/contract";
import type { DuplicateRow, Fault, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { singleFields } from "../fields/field-model.ts";
import { rowSpecs, rowsOf } from "../fields/row-model.ts";
import { reasonText } from "./doubt-messages.ts";
import { type Doubt, doubtAt, doubtsOf } from "./doubts.ts";

beforeAll(() => loadMessages("en"));

const sure: ExtractedData = {
  invoice_number: "1",
  date: "2026-03-01",
  total_amount: 119,
  currency: "EUR",
  vendor: { name: "Nordwind" },
  line_items: [{ description: "Bolts", quantity: 2, unit_price: 45, total: 81 }],
  confidence: {
    invoice_number: 0.97,
    date: 0.97,
    total_amount: 0.97,
    currency: 0.97,
    vendor: { name: 0.97 },
    line_items: [{ description: 0.97, quantity: 0.97, unit_price: 0.95, total: 0.8 }],
  },
  locations: {},
  checks: [],
  issues: [],
};

function doubts(data: Partial<ExtractedData>, change: Partial<InvoiceDetail> = {}): Doubt[] {
  const detail = {
    data: { ...sure, ...data },
    rows: byRowList((list) => (list === "line_items" ? [0] : [])),
    corrections: [],
    faults: [],
    doubts: [],
    required: ["invoice_number", "date", "vendor.name", "currency", "total_amount"],
    custom: [],
    evidence: {},
    remembered: [],
    duplicates: [],
    ...change,
  } as unknown as InvoiceDetail;
  const cells = rowsOf(detail, rowSpecs.line_items).flatMap((row) => row.fields);
  return doubtsOf(detail, [...singleFields(detail), ...cells]);
}
const paths = (found: readonly Doubt[]) => found.map(({ field }) => field?.path);

const product: Fault = {
  check: "quantity_times_price",
  fields: ["line_items.0.quantity", "line_items.0.unit_price", "line_items.0.total"],
  figures: { line: 1, quantity: 2, price: 45, total: 81 },
  fits: [{ field: "line_items.0.total", value: 90 }],
};

const failing = ({ check }: Fault) => ({ kind: "failed_check" as const, check });

describe("The items to check", () => {
  it("are none if everything was read and all checks pass", () => {
    expect(doubts({})).toEqual([]);
  });

  it("include required fields that are missing or of low confidence", () => {
    const found = doubts(
      { invoice_number: undefined },
      {
        doubts: [
          { kind: "low_confidence", field: "date", confidence: 0.4 },
          { kind: "missing", field: "invoice_number" },
        ],
      },
    );
    expect(paths(found)).toEqual(["invoice_number", "date"]);
    expect(found.map(({ reasons }) => reasons.map(reasonText))).toEqual([
      ["Required, but not found."],
      ["Low confidence (40%)."],
    ]);
  });

  it("are only those that the server counts, by the account's settings", () => {
    const confidence = { ...sure.confidence, date: 0.4 };
    const issues = [{ code: "SPLIT_DOUBTFUL", message: "" }];
    expect(doubts({ confidence, issues }, { faults: [product] })).toEqual([]);
  });

  it("can include a required field that is shown only when it is read", () => {
    const found = doubts({}, { doubts: [{ kind: "missing", field: "purchase_order" }] });
    expect(paths(found)).toEqual(["purchase_order"]);
    expect(found[0]?.field?.label).toBe("Order");
  });

  it("point at the cell whose other value would make the check pass", () => {
    const [found] = doubts({}, { faults: [product], doubts: [failing(product)] });
    expect(found?.field?.path).toBe("line_items.0.total");
    expect(found?.reasons.map(reasonText)).toEqual(["Line 1: 2 × 45.00 is not 81.00."]);
    expect(found?.fits).toEqual(product.fits);
  });

  it("collect all reasons for the same field", () => {
    const total: Fault = { check: "currency_beside_total", fields: ["total_amount"], figures: {}, fits: [] };
    const low = { kind: "low_confidence", field: "total_amount", confidence: 0.3 } as const;
    const [found, ...others] = doubts({}, { faults: [total], doubts: [low, failing(total)] });
    expect(others).toEqual([]);
    expect(found?.reasons.map(({ kind }) => kind)).toEqual(["unsure", "fault"]);
  });

  it("begin with possible duplicates, each with its reasons", () => {
    const copy = { id: "inv_2", vendor_name: "Nordwind", invoice_number: "1", reasons: ["same_file", "same_number"] };
    const other = { ...copy, created_at: new Date().toISOString() } as DuplicateRow;
    const found = doubts(
      { date: undefined },
      { duplicates: [other, { ...other, id: "inv_3" }], doubts: [{ kind: "missing", field: "date" }] },
    );
    expect(paths(found)).toEqual([undefined, undefined, "date"]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
    expect(found[0]?.reasons.map(reasonText).join()).toMatch(
      /^May be a duplicate of Nordwind 1, uploaded .+: the same file, the same vendor and number\.$/,
    );
  });

  it("begin with values in which page, code and XML differ", () => {
    const issues = [
      { code: "XML_PAGE_MISMATCH", field: "total_amount", message: "", page_value: 1, xml_value: 2 },
      { code: "CODE_PAGE_MISMATCH", field: "date", message: "", page_value: "a", code_value: "b" },
      { code: "SPLIT_DOUBTFUL", message: "" },
    ];
    const counted = issues.map(({ code, field }) => ({ kind: "issue" as const, code, ...(field && { field }) }));
    const found = doubts(
      { vendor: undefined, issues },
      { doubts: [...counted, { kind: "missing", field: "vendor.name" }] },
    );
    expect(paths(found)).toEqual([undefined, "date", "total_amount", "vendor.name"]);
  });
});

describe("A doubted bank account", () => {
  const issues = [{ code: "BANK_ACCOUNT_NEW", field: "payment.iban", message: "" }];
  const counted = [{ kind: "issue", code: "BANK_ACCOUNT_NEW", field: "payment.iban" }] as const;
  const low = { kind: "low_confidence", field: "date", confidence: 0.4 } as const;

  it("is shown with the account that was read, before fields of low confidence", () => {
    const payment = { iban: "DE02120300000000202051" };
    const found = doubts({ payment, issues }, { doubts: [low, ...counted] });
    expect(paths(found)).toEqual(["payment.iban", "date"]);
  });

  it("concerns the whole document where no IBAN was read", () => {
    expect(paths(doubts({ issues }, { doubts: [...counted] }))).toEqual([undefined]);
  });
});

describe("The current item to check", () => {
  const three = ["a", "b", "c"].map((key) => ({
    key,
    field: { path: `field.${key}` },
    reasons: [],
    fits: [],
  })) as unknown as Doubt[];

  it("is the first that nobody has seen", () => {
    expect(doubtAt(three, "start", new Set(["a"]))).toBe(1);
    expect(doubtAt(three, "start", new Set(["a", "b", "c"]))).toBeUndefined();
    expect(doubtAt(three, "end", new Set())).toBeUndefined();
  });

  it("stays while it is open, for whatever reasons, and is followed by the next when it is settled", () => {
    expect(doubtAt(three, { key: "b", index: 1 }, new Set(["b"]))).toBe(1);
    expect(doubtAt(three, { key: "gone", path: "field.c", index: 0 }, new Set())).toBe(2);
    expect(doubtAt(three, { key: "gone", index: 1 }, new Set())).toBe(1);
    expect(doubtAt(three, { key: "gone", index: 2 }, new Set(["c"]))).toBe(0);
  });
});
