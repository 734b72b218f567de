import { describe, expect, it } from "vitest";
import { candidate, readingOf } from "../testing/readings.ts";
import { chooseFields } from "./choose.ts";

/** The chosen total of a document on which 36.00 is read and 86.00 is an alternative. */
function totalOf(more: { lines?: readonly number[]; cashMinusChange?: readonly number[] }): unknown {
  const lineItems = (more.lines ?? []).map((total) => ({ total: candidate(total, 0.9) }));
  const reading = readingOf({}, { lineItems });
  const doubtful = { ...candidate(36, 0.9), source: "ocr" as const, alternatives: [86] };
  return chooseFields({
    ...reading,
    fields: { ...reading.fields, total_amount: [doubtful] },
    adjustments: { ...reading.adjustments, cashMinusChange: more.cashMinusChange ?? [] },
  }).get("total_amount")?.candidate.value;
}

describe("a total with an uncertain digit", () => {
  it("is chosen to equal the sum of several lines", () => {
    expect(totalOf({ lines: [50, 36] })).toBe(86);
    expect(totalOf({ lines: [20, 16] })).toBe(36);
  });

  it("is chosen to equal the cash minus the change", () => {
    expect(totalOf({ cashMinusChange: [86] })).toBe(86);
    expect(totalOf({ cashMinusChange: [36, 86] })).toBe(36);
  });

  it("is left unchanged if nothing else confirms it", () => {
    expect(totalOf({})).toBe(36);
    expect(totalOf({ lines: [86] })).toBe(36);
    expect(totalOf({ lines: [50, 35], cashMinusChange: [70] })).toBe(36);
  });
});
