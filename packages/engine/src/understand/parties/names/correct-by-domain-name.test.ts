import { describe, expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { correctByDomainName } from "./correct-by-domain-name.ts";

function spelt(value: string, web: string, how: Partial<Candidate<string>> = {}): string | undefined {
  const read: Candidate<string> = {
    value,
    text: value,
    probability: 0.9,
    repeats: 1,
    weakest: 0.9,
    edge: 0,
    worstLegibility: 0.7,
    source: "ocr",
    ...how,
  };
  const [name] = correctByDomainName([read], [{ name: web, evidence: { page: 1, box: [0, 0, 1, 1] } }]);
  expect(name?.text).toBe(value);
  return name?.value;
}

describe("a name with OCR errors", () => {
  it.each([
    ["MBER OOLS", "embertools", "EMBER TOOLS"],
    ["Ewber Toals", "embertools", "Ember Tools"],
    ["Emjber Tools GmbH", "embertools", "Ember Tools GmbH"],
    ["Ember Tooi", "embertools", "Ember Tools"],
  ])("%s beside %s is %s", (value, web, expected) => {
    expect(spelt(value, web)).toBe(expected);
  });

  it.each([
    ["another's address", "Alder Furniture", "embertools"],
    ["an address that shortens it", "Ember Garden Tools", "ember"],
    ["an address with more in it", "Ember Tools", "embertoolsonline"],
    ["an umlaut", "Müller Böden", "muellerboeden"],
    ["a short name", "Oaks", "oats"],
  ])("stays as it was read beside %s", (_, value, web) => {
    expect(spelt(value, web)).toBe(value);
  });
});

it("a name of high confidence is left as printed", () => {
  expect(spelt("Ember Tool", "embertools", { worstLegibility: 0.99 })).toBe("Ember Tool");
  expect(spelt("Ewber Tools", "embertools", { source: "text" })).toBe("Ewber Tools");
});
