import { describe, expect, it } from "vitest";
import { type OwnCompany, ownCompanies } from "../../locale/companies/own-company.ts";
import type { PageText } from "../../page-text/page-text.ts";
import { withOwnParties } from "../../understand/parties/own-parties.ts";
import { readingOf } from "../testing/readings.ts";

const ours: OwnCompany = { name: "Ember Tools GmbH", aliases: ["Ember"], tax_ids: ["DE 136 695 976"] };

/** A page with one line of text for each text. */
function pageOf(...texts: string[]): PageText {
  const words = texts.flatMap((text, line) =>
    text.split(" ").map((word, index) => ({
      text: word,
      box: [0.1 * index, 0.05 * line, 0.1 * index + 0.08, 0.05 * line + 0.02] as const,
      confidence: 1,
      source: "text" as const,
      fontHeight: 0.02,
    })),
  );
  let next = 0;
  const lines = texts.map((text) => ({
    words: text.split(" ").map(() => next++),
    box: [0, 0, 1, 1] as const,
  }));
  return { page: 1, width: 210, height: 297, words, lines };
}

const values = (candidates: readonly { value: string }[]) => candidates.map(({ value }) => value);

describe("with the account's own companies", () => {
  it("swaps seller and buyer with addresses and tax numbers if they were read the wrong way round", () => {
    const reading = readingOf({
      "vendor.name": [["Ember Tools", 0.8]],
      "vendor.address": [["Lindenallee 12, 20095 Hamburg", 0.8]],
      "vendor.tax_id": [["DE136695976", 0.8]],
      "customer.name": [["Nordwind Papier AG", 0.7]],
      "customer.address": [["Hafenstr. 1, 28195 Bremen", 0.7]],
    });
    const { fields } = withOwnParties(reading, [], [ours]);
    expect(values(fields["vendor.name"])).toEqual(["Nordwind Papier AG"]);
    expect(values(fields["vendor.address"])).toEqual(["Hafenstr. 1, 28195 Bremen"]);
    expect(values(fields["vendor.tax_id"])).toEqual([]);
    expect(values(fields["customer.name"])).toEqual(["Ember Tools"]);
    expect(values(fields["customer.tax_id"])).toEqual(["DE136695976"]);
  });

  it("finds a buyer that the model missed by its printed name", () => {
    const reading = readingOf({ "vendor.name": [["Nordwind Papier AG", 0.9]] });
    const { fields } = withOwnParties(reading, [pageOf("Rechnung an", "Firma Ember Tools GmbH, Hamburg")], [ours]);
    expect(values(fields["customer.name"])).toEqual(["Ember Tools GmbH"]);
    expect(fields["customer.name"][0]?.evidence?.box[1]).toBeCloseTo(0.05);
    expect(values(fields["vendor.name"])).toEqual(["Nordwind Papier AG"]);
  });

  it("never returns the own tax number as the seller's", () => {
    const reading = readingOf({
      "vendor.name": [["Nordwind Papier AG", 0.9]],
      "vendor.tax_id": [
        ["136695976", 0.6],
        ["DE811907980", 0.3],
      ],
      "customer.name": [["Ember Tools GmbH", 0.9]],
    });
    const { fields } = withOwnParties(reading, [], [ours]);
    expect(values(fields["vendor.tax_id"])).toEqual(["DE811907980"]);
    expect(values(fields["customer.tax_id"])).toEqual(["136695976"]);
  });

  it("keeps a sales invoice of which the model is certain", () => {
    const reading = readingOf({ "vendor.name": [["Ember Tools GmbH", 0.99]], "customer.name": [["Kiosk Ott", 0.9]] });
    expect(withOwnParties(reading, [pageOf("Ember Tools GmbH")], [ours])).toBe(reading);
  });

  it("leaves other documents, and accounts without companies, unchanged", () => {
    const reading = readingOf({ "vendor.name": [["Nordwind Papier AG", 0.9]], "customer.name": [["Kiosk Ott", 0.9]] });
    expect(withOwnParties(reading, [pageOf("Kiosk Ott")], [ours])).toBe(reading);
    expect(withOwnParties(reading, [pageOf("Kiosk Ott")])).toBe(reading);
  });
});

describe("an own company", () => {
  const own = ownCompanies([ours]);
  it.each([
    ["Ember Tools GmbH", true],
    ["EMBER TOOLS", true],
    ["Ember Tools GmbH & Co. KG, Einkauf", true],
    ["Ember", true],
    ["Ember Tools Services Ltd", false],
    ["Emberton", false],
  ])("is recognised by its name, and no other by its beginning: %s", (name, expected) => {
    expect(own.hasName(name)).toBe(expected);
  });

  it("is recognised by its tax number, with or without the country prefix", () => {
    expect([own.hasTaxId("136695976"), own.hasTaxId("DE-136695976"), own.hasTaxId("AT136695976")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("is recognised with a misread letter on pictures only", () => {
    expect([own.hasName("Embar Tools", true), own.hasName("Embar Tools")]).toEqual([true, false]);
  });
});
