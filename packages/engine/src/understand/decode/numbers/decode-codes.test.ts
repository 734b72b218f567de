import { describe, expect, it } from "vitest";
import { allRules } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCode, decodeTaxId, decodeTerms, documentNumberIn } from "./decode-codes.ts";

describe("a tax number", () => {
  it("is rejected if a plus marks it as a telephone number", () => {
    const page = markedPage([
      { text: "+491771122334", at: [0, 1], labels: { "vendor.tax_id": 0.9 } },
      { text: "333/4444/4444", at: [0, 4], labels: { "vendor.tax_id": 0.6 } },
    ]);
    expect(decodeTaxId(page, "vendor.tax_id").map(({ value }) => value)).toEqual(["333/4444/4444"]);
  });

  it("ends at a sign between two numbers", () => {
    const word = (text: string, x: number, chance = 0.9) =>
      ({ text, at: [x, 1], labels: { "vendor.tax_id": chance } }) as const;
    const words = [word("IE", 0), word("3447188QH", 1.5), word("·", 6.5, 0), word("065", 7.5), word("7074418", 9.5)];
    expect(decodeTaxId(markedPage(words), "vendor.tax_id")[0]?.value).toBe("IE3447188QH");
  });

  it.each([
    "NL91ABNA0417164300",
    "NL69INGB0001234567",
    "123-456-7890",
    "J40/12345/2019",
    "015128830417",
    "F12/2210/2019",
    "IT08020000004312",
    "TVR:0000008000",
  ])("is not %s, which has the form of an account, a telephone, a register's entry or a terminal's data", (text) => {
    const page = markedPage([{ text, at: [0, 1], labels: { "vendor.tax_id": 0.9 } }]);
    expect(decodeTaxId(page, "vendor.tax_id")).toEqual([]);
  });
});

it.each([
  ["556012-3456", "SE556012345601"],
  ["481 220 337 00018", "FR12481220337"],
  ["B48117722", "ESB48117722"],
])("the number %s counts as the VAT number %s that is made of it", (number, vatId) => {
  const page = markedPage([
    { text: number, at: [0, 1], labels: { "vendor.tax_id": 0.9 } },
    { text: vatId, at: [0, 4], labels: { "vendor.tax_id": 0.6 } },
  ]);
  expect(decodeTaxId(page, "vendor.tax_id").map(({ value }) => value)).toEqual([vatId]);
});

describe("a tax number with a letter read as a digit", () => {
  const read = (source: "ocr" | "text") => {
    const page = markedPage([{ text: "NL004495445801", at: [0, 1], labels: { "vendor.tax_id": 0.9 }, source }]);
    return decodeTaxId(page, "vendor.tax_id").map(({ value }) => value);
  };

  it("is replaced on a picture by the valid one that looks like it", () => {
    expect(read("ocr")).toEqual(["NL004495445B01"]);
  });

  it("is left unchanged in a text layer", () => {
    expect(read("text")).toEqual(["NL004495445801"]);
  });
});

it("of the program that printed an invoice is not the invoice's number", () => {
  const page = markedPage([
    { text: "FS03/20817", at: [0, 1], labels: { invoice_number: 0.7 } },
    { text: "2217/AT", at: [0, 9], labels: { invoice_number: 0.8 } },
  ]);
  expect(decodeCode(page, "invoice_number", documentNumberIn).map(({ value }) => value)).toEqual(["FS03/20817"]);
});

describe("a number with the kind of document before it", () => {
  const read = (before: string, number: string, chance: number) => {
    const page = markedPage([
      { text: before, at: [0, 1], labels: { invoice_number: chance } },
      { text: number, at: [before.length * 0.5 + 0.4, 1], labels: { invoice_number: 0.9 } },
    ]);
    return decodeCode(page, "invoice_number", documentNumberIn)[0]?.value;
  };

  it("includes it where it has a series", () => {
    expect(read("FT", "2026A/447", 0.2)).toBe("FT 2026A/447");
    expect(read("FS", "318/05/2026/H", 0.3)).toBe("FS 318/05/2026/H");
  });

  it("does not include another word, or capitals before a plain number", () => {
    expect(read("Nummer", "2026A/447", 0.2)).toBe("2026A/447");
    expect(read("NR", "4711", 0.2)).toBe("4711");
    expect(read("NR", "2026A/447", 0.01)).toBe("2026A/447");
  });
});

describe("a number", () => {
  it.each([
    ["nrBILL/202421", "BILL/202421"],
    ["N.RN-731", "RN-731"],
    ["No4711", "4711"],
    ["Rechnung4711", "4711"],
    ["RECHNUNG4711", "RECHNUNG4711"],
    ["N.º 5", "5"],
    ["NR4711", "NR4711"],
    ["N-12", "N-12"],
  ])("printed as %s is %s", (printed, number) => {
    expect(documentNumberIn(printed, allRules)).toBe(number);
  });

  it.each([
    ["REGISTRATION/EE105401223", "EE105401223"],
    ["No,DE903089512", "DE903089512"],
    ["ID-90-3199920", "90-3199920"],
    ["USt.-IdNr-28184760-2-98", "28184760-2-98"],
    ["C.U.I.T-30-91205548-1", "30-91205548-1"],
    ["fiscalB98054190", "B98054190"],
    ["CHE-116.281.710", "CHE-116.281.710"],
    ["NO123456789MVA", "NO123456789MVA"],
    ["W10-5558-02780869", "W10-5558-02780869"],
    ["J-12345678-9", "J-12345678-9"],
  ])("of a tax payer printed as %s is %s", (printed, number) => {
    const page = markedPage([{ text: printed, at: [0, 1], labels: { "vendor.tax_id": 0.9 } }]);
    expect(decodeTaxId(page, "vendor.tax_id")[0]?.value).toBe(number);
  });
});

describe("terms of payment", () => {
  const line = (text: string, y: number, chance = 0.9) =>
    text.split(" ").map((word, index) => ({
      text: word,
      at: [index * 4, y] as [number, number],
      labels: { payment_terms: chance },
    }));
  const values = (...words: Parameters<typeof markedPage>[0][]) =>
    decodeTerms(markedPage(words.flat())).map(({ value }) => value);

  it("on two lines are one: a discount for early payment, and the due date", () => {
    expect(values(line("2 % within 10 days", 1), line("net 30 days", 2))).toEqual(["2 % within 10 days net 30 days"]);
  });

  it("are not joined with words elsewhere or of low probability", () => {
    const apart = values(line("net 30 days", 1), line("net 14 days", 9), line("thank you", 2, 0.1));
    expect(apart).toEqual(["net 30 days", "net 14 days", "thank you"]);
  });
});

it("a tax number that is printed with and without its prefix is given with it", () => {
  const numbers = decodeTaxId(
    markedPage([
      { text: "0418827-3", at: [1, 1], labels: { "vendor.tax_id": 0.9 } },
      { text: "FI04188273", at: [1, 5], labels: { "vendor.tax_id": 0.6 } },
    ]),
    "vendor.tax_id",
  );
  expect(numbers.map(({ value, probability }) => [value, probability.toFixed(1)])).toEqual([["FI04188273", "0.9"]]);
});
