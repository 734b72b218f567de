import { describe, expect, it } from "vitest";
import { enteredTolerance, toleranceDraft, toleranceProblems } from "./tolerance-draft.ts";

describe("The tolerance for orders", () => {
  it("is the stored one until it is changed, and zero where nothing is entered", () => {
    const stored = { percent: 2.5, amount: 0.01 };
    expect(enteredTolerance(toleranceDraft(stored))).toEqual(stored);
    expect(enteredTolerance({ percent: "", amount: "" })).toEqual({ percent: 0, amount: 0 });
  });

  it("is wrong below zero, and above what the API takes", () => {
    expect(toleranceProblems({ percent: "100", amount: "1000000" })).toEqual([]);
    expect(toleranceProblems({ percent: "100.1", amount: "-1" })).toEqual(["percent", "amount"]);
  });
});
