import { defaultReviewSettings } from "@inkvoice/contract/review-settings";
import { describe, expect, it } from "vitest";
import { isSameReview, toggleEntry } from "./type-review.ts";

describe("the required fields of a document type", () => {
  it("gain and lose an entry, in the order in which all are shown", () => {
    const all = ["a", "b", "c"];
    expect(toggleEntry(all, ["c"], "a")).toEqual(["a", "c"]);
    expect(toggleEntry(all, ["c", "a"], "a")).toEqual(["c"]);
  });

  it("are equal in any order, and differ with one more entry", () => {
    const { invoice, receipt } = defaultReviewSettings;
    expect(isSameReview(invoice, { ...invoice, required: invoice.required.toReversed() })).toBe(true);
    expect(isSameReview(invoice, receipt)).toBe(false);
    expect(isSameReview(invoice, { ...invoice, stop_at: [...invoice.stop_at, "line_texts"] })).toBe(false);
  });
});
