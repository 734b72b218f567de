import { describe, expect, it } from "vitest";
import type { Label } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { readingOf, type Values } from "../../packages/engine/src/validate/testing/readings.ts";
import { choicesOf, labelVerdict, truthVerdict } from "./choices.ts";
import { predictHeldOut } from "./evaluate.ts";

const names: Values = {
  "vendor.name": [
    ["Alder Furniture", 0.6],
    ["Brook Timber", 0.4],
  ],
};
const label: Label = { vendor: { name: "Brook Timber" } };

describe("choosing between candidate names", () => {
  const rightOf = (verdict: ReturnType<typeof labelVerdict>) =>
    choicesOf(readingOf(names), verdict)
      .get("names")
      ?.map(({ right }) => right);

  it("learns from a label which candidate is right, not whether there is one", () => {
    expect(rightOf(labelVerdict(label))).toEqual([0, 1]);
  });

  it("learns from generated documents also that there may be none", () => {
    expect(rightOf(truthVerdict({ vendor: { name: "Brook Timber" } }))).toEqual([1, 2, 1]);
    expect(rightOf(truthVerdict({}))).toEqual([1, 1, 2]);
  });

  it("learns nothing from a label that is missing or ambiguous", () => {
    expect(rightOf(labelVerdict({}))).toEqual([0, 0, 0]);
    expect(rightOf(labelVerdict({ ...label, _meta: { ambiguous: ["vendor"] } }))).toEqual([0, 0, 0]);
  });
});

describe("a document of a left-out issuer", () => {
  const documents = (labelOf: (issuer: number) => Label) =>
    Array.from({ length: 24 }, (_, index) => {
      const issuer = index % 8;
      return {
        name: `${issuer}/${index}.json`,
        path: undefined,
        label: { ...labelOf(issuer), _meta: { source: `${issuer}/` } },
      };
    });
  const amounts: Values = { total_amount: [[119, 0.97]], date: [["2026-01-02", 0.95]], invoice_number: [["A-1", 0.9]] };
  const readings = new Map(documents(() => label).map(({ name }) => [name, readingOf({ ...names, ...amounts })]));
  const read = (labelOf: (issuer: number) => Label) =>
    predictHeldOut(
      documents(labelOf),
      { readings, disturbed: new Map(), unread: new Map(), known: new Map() },
      { text: 0.5, ocr: 0.5 },
    );

  it("is extracted the same whatever its own labels are", () => {
    const truth: Label = { ...label, total_amount: 119, date: "2026-01-02", invoice_number: "A-1" };
    const other: Label = { ...truth, vendor: { name: "Alder Furniture" }, total_amount: 7, date: "2020-02-02" };
    const [before, after] = [read(() => truth), read((issuer) => (issuer === 3 ? other : truth))];
    expect(after.get("3/3.json")).toEqual(before.get("3/3.json"));
    expect(after.get("4/4.json")).not.toEqual(before.get("4/4.json"));
  });
});
