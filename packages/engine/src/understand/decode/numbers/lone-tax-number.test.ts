import { describe, expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeTaxId } from "./decode-codes.ts";
import { withLoneTaxNumber } from "./lone-tax-number.ts";

/** A number in words beside each other, with the chances that it is the seller's or the buyer's. */
function printed(texts: readonly string[], line: number, vendor: number, customer = 0): MarkedWord[] {
  return texts.map((text, index) => ({
    text,
    at: [texts.slice(0, index).join(" ").length * 0.6, line],
    labels: { "vendor.tax_id": vendor, "customer.tax_id": customer },
  }));
}

const buyer = [{ value: "Falk Ltd", text: "", probability: 0.9 } as never];

function read(words: readonly MarkedWord[], buyers: Parameters<typeof withLoneTaxNumber>[2] = []) {
  const page = markedPage([
    ...words,
    { text: "x", at: [90, 90], labels: { "vendor.tax_id": 0, "customer.tax_id": 0 } },
  ]);
  const ids = { vendor: decodeTaxId(page, "vendor.tax_id"), customer: decodeTaxId(page, "customer.tax_id") };
  const { vendor, customer } = withLoneTaxNumber(page, ids, buyers);
  return { vendor: vendor.map(({ value }) => value), customer: customer.map(({ value }) => value), first: vendor[0] };
}

describe("the only proven tax number of a document", () => {
  it.each([
    [["DE", "136", "695", "976"], "DE136695976"],
    [["GSTIN-27AAPFU0939F1ZV"], "27AAPFU0939F1ZV"],
    [["CHE-116.281.710", "MWST"], "CHE-116.281.710"],
  ])("%j is likely the seller's, though the models hardly thought of it", (texts, value) => {
    const { vendor, first } = read(printed(texts, 1, 0));
    expect(vendor).toEqual([value]);
    expect(first?.probability).toBeGreaterThan(0.5);
  });

  it("is not the buyer's if no buyer is named", () => {
    const words = printed(["DE136695976"], 1, 0.3, 0.6);
    expect(read(words)).toMatchObject({ vendor: ["DE136695976"], customer: [] });
    expect(read(words, buyer)).toMatchObject({ customer: ["DE136695976"] });
    expect(read(words, buyer).first?.probability).toBeCloseTo(0.3);
  });

  it("is the one that is not the buyer's, if that is proven too", () => {
    const words = [...printed(["DE136695976"], 1, 0, 0.9), ...printed(["ATU13585627"], 2, 0.3)];
    expect(read(words, buyer)).toMatchObject({ vendor: ["ATU13585627"], customer: ["DE136695976"] });
    expect(read(words, buyer).first?.probability).toBeGreaterThan(0.5);
  });

  it.each([["St.-Nr."], ["Steuernummer:"], ["Steuer-Nr."]])(
    "is a number behind %s, where none is proven",
    (caption) => {
      const words = [
        { text: caption, at: [1, 1] as const },
        { text: "14/211/41188", at: [12, 1] as const },
      ];
      expect(read(words).vendor).toEqual(["14/211/41188"]);
      expect(read([...words, ...printed(["DE136695976"], 2, 0)]).vendor).toEqual(["DE136695976"]);
      expect(read(words.slice(1)).vendor).toEqual([]);
    },
  );

  it("is no Steuernummer where the models see a VAT number, though its check digits are wrong", () => {
    const words = [
      { text: "St.-Nr.:", at: [1, 1] as const },
      { text: "14/211/41188", at: [12, 1] as const },
      ...printed(["DE136695970"], 2, 0.6, 0.3),
    ];
    expect(read(words, buyer).first).toMatchObject({ value: "DE136695970" });
  });

  it("does not replace a number of which the models are certain", () => {
    expect(read([...printed(["12/345/67890"], 1, 0.95), ...printed(["DE136695976"], 2, 0)]).vendor).toEqual([
      "12/345/67890",
    ]);
  });

  it("is ignored if there are two, or if it has no letters", () => {
    expect(read([...printed(["DE136695976"], 1, 0), ...printed(["ATU13585627"], 2, 0)]).vendor).toEqual([]);
    expect(read(printed(["1-888-609-9444"], 1, 0)).vendor).toEqual([]);
  });
});
