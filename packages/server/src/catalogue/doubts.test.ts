import { defaultReviewSettings, type ExtractedData, type ReviewSettings } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { readingOf } from "../testing/store-invoice.ts";
import { defaultCriteria, doubtsOf, requiredFields } from "./doubts.ts";
import { summarise } from "./summary.ts";

const reading = readingOf();
const without = (path: keyof ExtractedData): ExtractedData => ({ ...reading, [path]: undefined });
const withConfidence = (confidence: object): ExtractedData => ({
  ...reading,
  confidence: { ...reading.confidence, ...confidence },
});
const judging = (
  change: Partial<ReviewSettings>,
  customFields: (typeof defaultCriteria)["checks"]["customFields"] = [],
) => ({
  checks: { settings: { ...defaultReviewSettings, ...change }, customFields },
  absent: new Set<string>(),
});
const paths = (data: ExtractedData, how = defaultCriteria) => doubtsOf(data, how).map(({ field }) => field);

describe("The doubts about an invoice", () => {
  it("are none if every required value was read and every check passes", () => {
    expect(doubtsOf(reading, defaultCriteria)).toEqual([]);
    expect(summarise(reading).doubtful).toBe(false);
  });

  it("name a required value that is missing or uncertain, as the list counts it", () => {
    expect(doubtsOf(without("date"), defaultCriteria)).toEqual([{ kind: "missing", field: "date" }]);
    expect(doubtsOf(withConfidence({ date: 0.4 }), defaultCriteria)).toEqual([
      { kind: "low_confidence", field: "date", confidence: 0.4 },
    ]);
    expect(summarise(without("date"))).toMatchObject({ doubtful: true, confidence: 0 });
  });

  it("follow the required fields of the document's type", () => {
    const receipt: ExtractedData = { ...without("invoice_number"), document_type: "receipt" };
    expect(doubtsOf(receipt, defaultCriteria)).toEqual([]);
    const strict = judging({ receipt: { required: ["invoice_number"], stop_at: [] } });
    expect(paths(receipt, strict)).toEqual(["invoice_number"]);
    expect(paths(without("date"), judging({ invoice: { required: ["total_amount"], stop_at: [] } }))).toEqual([]);
  });

  it("leave out what a person declared absent", () => {
    expect(doubtsOf(without("date"), { ...defaultCriteria, absent: new Set(["date"]) })).toEqual([]);
  });

  it("require a custom field only of vendors that print it", () => {
    const own = [
      { name: "project", vendors: null },
      { name: "meter", vendors: ["Somebody Else Ltd"] },
    ];
    const how = judging({}, own);
    expect(requiredFields(reading, how.checks)).toContain("custom_fields.project");
    expect(paths(reading, how)).toEqual(["custom_fields.project"]);
    const given = { ...reading, custom_fields: { project: "P-1" } };
    expect(paths({ ...given, confidence: { ...given.confidence, custom_fields: { project: 0.9 } } }, how)).toEqual([]);
  });

  it("include failed checks, differences and splits, unless the account has turned them off", () => {
    const data: ExtractedData = {
      ...reading,
      checks: [{ name: "iban_check_digits", outcome: "failed", fields: ["payment.iban"] }],
      issues: [
        { code: "CODE_INVALID", message: "" },
        { code: "XML_PAGE_MISMATCH", field: "date", message: "" },
        { code: "SPLIT_DOUBTFUL", message: "" },
        { code: "FROM_VENDOR_MEMORY", field: "date", message: "" },
      ],
    };
    expect(doubtsOf(data, defaultCriteria)).toEqual([
      { kind: "issue", code: "CODE_INVALID" },
      { kind: "issue", code: "XML_PAGE_MISMATCH", field: "date" },
      { kind: "issue", code: "SPLIT_DOUBTFUL" },
      { kind: "failed_check", check: "iban_check_digits" },
    ]);
    const { required } = defaultReviewSettings.invoice;
    expect(doubtsOf(data, judging({ invoice: { required, stop_at: [] } }))).toEqual([]);
  });

  it("include uncertain amounts of lines, and their texts only if the account wants that", () => {
    const data: ExtractedData = {
      ...withConfidence({ due_date: 0.5, line_items: [{ description: 0.5, total: 0.5 }] }),
      due_date: "2026-04-01",
      line_items: [{ description: "Oak desk", total: 100 }],
    };
    expect(paths(data)).toEqual(["due_date", "line_items.0.total"]);
    const { required } = defaultReviewSettings.invoice;
    expect(paths(data, judging({ invoice: { required, stop_at: ["line_texts"] } }))).toEqual([
      "line_items.0.description",
    ]);
  });
});
