import { describe, expect, it } from "vitest";
import { calibrate } from "./calibration.ts";
import { wordF1 } from "./compare.ts";
import { judge, type Prediction } from "./judge.ts";
import type { Label, LabelledDocument } from "./labelled-folder.ts";
import { score } from "./score.ts";
import { errorLines, groupTable, overviewTable, reliabilityTable } from "./tables.ts";

const label: Label = {
  invoice_number: "AB 12",
  date: "2026-03-09",
  total_amount: 119,
  vendor: { name: "Brook & Söhne GmbH", tax_id: "DE123456789" },
  line_items: [
    { description: "Steel bolts M8", quantity: 4, unit_price: 20, total: 80 },
    { description: "Paint", quantity: 1, total: 20 },
  ],
};

const verdictOf = (prediction: Prediction, field: string, of: Label = label) =>
  judge(of, prediction).fields.find((verdict) => verdict.field === field);

describe("a field is right", () => {
  it.each<[string, Prediction, string]>([
    ["whatever blanks and case a number has", { invoice_number: "ab12" }, "invoice_number"],
    ["to the cent", { total_amount: 119.004 }, "total_amount"],
    [
      "with four fifths of a name's words, without accents",
      { vendor: { name: "BROOK SOHNE GMBH & Co" } },
      "vendor.name",
    ],
    ["whatever signs a tax number has", { vendor: { tax_id: "DE 123.456.789" } }, "vendor.tax_id"],
  ])("%s", (_, prediction, field) => {
    expect(verdictOf(prediction, field)).toMatchObject({ right: true });
  });

  it.each<[string, Prediction, string]>([
    ["a date one day off", { date: "2026-03-10" }, "date"],
    ["a cent too much", { total_amount: 119.01 }, "total_amount"],
    ["an amount given as text", { total_amount: "119" as unknown as number }, "total_amount"],
    ["half a name", { vendor: { name: "Brook" } }, "vendor.name"],
  ])("but not %s", (_, prediction, field) => {
    expect(verdictOf(prediction, field)).toMatchObject({ right: false });
  });

  it("and missed, not wrong, if nothing or an empty text was returned", () => {
    expect(verdictOf({}, "date")).toMatchObject({ right: false, got: undefined });
    expect(verdictOf({ invoice_number: "" }, "invoice_number")).toMatchObject({ right: false, got: undefined });
  });

  it("also for another tax number printed on the page", () => {
    const other: Label = { ...label, _meta: { other_visible_tax_ids: ["22/815/0815/4"] } };
    expect(verdictOf({ vendor: { tax_id: "22 815 0815 4" } }, "vendor.tax_id", other)).toMatchObject({ right: true });
  });

  it("and is not judged without a label, or with an ambiguous one", () => {
    expect(verdictOf({ due_date: "2026-01-01" }, "due_date")).toBeUndefined();
    expect(verdictOf({}, "vendor.name", { ...label, _meta: { ambiguous: ["vendor"] } })).toBeUndefined();
  });
});

describe("lines", () => {
  const linesOf = (lines: Prediction["line_items"], of: Label = label) =>
    judge(of, lines ? { line_items: lines } : {}).lines;

  it("are right when every labelled part agrees, in any order, each line used once", () => {
    const bolts = { description: "Bolts steel M8 zinc", quantity: 4, unit_price: 20, total: 80 };
    const paint = { description: "Paint", quantity: 1, unit_price: 20, total: 20 };
    expect(linesOf([paint, bolts])).toEqual({ want: 2, got: 2, right: 2 });
    expect(linesOf([bolts, bolts])).toEqual({ want: 2, got: 2, right: 1 });
    expect(linesOf([{ ...bolts, quantity: 5 }, paint])).toEqual({ want: 2, got: 2, right: 1 });
    expect(linesOf(undefined)).toEqual({ want: 2, got: 0, right: 0 });
  });

  it("ignore ambiguous parts", () => {
    const of: Label = { ...label, _meta: { ambiguous: ["line_items.description"] } };
    expect(linesOf([{ quantity: 1, total: 20 }], of)).toMatchObject({ right: 1 });
    expect(judge({ ...label, _meta: { ambiguous: ["line_items"] } }, {}).lines).toBeUndefined();
  });
});

describe("the score of a folder", () => {
  const document = (name: string, of: Label): LabelledDocument => ({ name, label: of, path: undefined });
  const documents = [
    document("a/1.json", { invoice_number: "1", date: "2026-01-01", _meta: { kind: "digital", language: "en" } }),
    document("a/2.json", { invoice_number: "2", line_items: [{ total: 5 }], _meta: { kind: "scan", language: "de" } }),
    document("b/3.json", { invoice_number: "3", _meta: { kind: "scan" } }),
  ];
  const predictions = new Map<string, Prediction>([
    ["a/1.json", { invoice_number: "1", date: "2026-01-02", confidence: { invoice_number: 0.95, date: 0.65 } }],
    ["a/2.json", { line_items: [{ total: 5 }, { total: 6 }] }],
  ]);
  const result = score(documents, predictions);

  it("counts right, missed and wrong, by group too", () => {
    expect(result.all).toMatchObject({ documents: 3, predicted: 2, labelled: 3, clean: 0 });
    expect(result.all.fields.invoice_number).toEqual({ n: 3, right: 1, missed: 2, wrong: 0 });
    expect(result.all.fields.date).toEqual({ n: 1, right: 0, missed: 0, wrong: 1 });
    expect([...result.groups.source.keys()]).toEqual(["a", "b"]);
    expect([...result.groups.language.keys()]).toEqual(["en", "de", "?"]);
  });

  it("is printed as tables", () => {
    expect(groupTable("all", result.all)).toContain("invoice_number      3      1       2      0     33.3%    100.0%");
    expect(groupTable("all", result.all)).toContain(
      "line items: F1 66.7% over all lines, 66.7% as the mean of 1 documents, every line right in 0.0%",
    );
    expect(overviewTable("kind", result.groups.kind)).toMatch(/^scan +2 +0\.0%/m);
    expect(errorLines(result)).toContain('a/1.json\tdate\twant "2026-01-01"\tgot "2026-01-02"\tat 0.65');
    expect(errorLines(result)).toContain("a/2.json\tline_items\twant 1\tgot 2\tright 1");
  });

  it("includes the calibration error", () => {
    expect(result.calibration?.n).toBe(2);
    expect(result.calibration?.error).toBeCloseTo((0.05 + 0.65) / 2);
    const printed = result.calibration && reliabilityTable(result.calibration);
    expect(printed).toMatch(/^0\.9–1\.0 +1 +0\.950 +1\.000$/m);
    expect(printed).toContain("at 0.98 and above 0 of 0 are wrong");
    expect(calibrate([])).toBeUndefined();
  });
});

describe("word overlap", () => {
  it.each([
    ["Straße 5", "STRASSE 5", 1],
    ["a b c d", "a b", 2 / 3],
    ["a a", "a", 2 / 3],
    ["", "a", 0],
  ])("%s and %s share %d", (want, got, share) => {
    expect(wordF1(want, got)).toBeCloseTo(share);
  });
});
