import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidIban, normaliseBic, normaliseIban } from "./iban.ts";
import { hasKnownShape, isProvenTaxId, judgeTaxId, looksLikeVatId, normaliseTaxId, withoutTaxName } from "./tax-id.ts";

describe("an IBAN", () => {
  const published = [
    "DE89370400440532013000",
    "GB29NWBK60161331926819",
    "FR1420041010050500013M02606",
    "NL91ABNA0417164300",
    "CH9300762011623852957",
  ];

  it.each(published)("%s has the right check digits", (iban) => {
    expect(isValidIban(iban)).toBe(true);
  });

  it("is read through blanks and its label", () => {
    expect(normaliseIban("IBAN: DE89 3704 0044 0532 0130 00")).toBe(published[0]);
    expect(normaliseIban("hello")).toBeUndefined();
  });

  it("fails the check with a single wrong digit", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...published),
        fc.integer({ min: 4, max: 14 }),
        fc.integer({ min: 1, max: 9 }),
        (iban, at, add) => {
          const sign = iban[at] ?? "";
          fc.pre(/\d/.test(sign));
          const wrong = iban.slice(0, at) + ((Number(sign) + add) % 10) + iban.slice(at + 1);
          expect(isValidIban(wrong)).toBe(false);
        },
      ),
    );
  });
});

it("recognises a BIC by its form", () => {
  expect(normaliseBic("COBADEFFXXX")).toBe("COBADEFFXXX");
  expect(normaliseBic("DEUT DE FF")).toBe("DEUTDEFF");
  expect(normaliseBic("12345678")).toBeUndefined();
});

describe("a VAT number", () => {
  const valid = [
    "ATU13585627",
    "BE0428759497",
    "CHE-116.281.710",
    "DE136695976",
    "DK13585628",
    "ESB58378431",
    "ES54362315K",
    "FI20774740",
    "FR40303265045",
    "GB980780684",
    "IT00743110157",
    "LU15027442",
    "NL004495445B01",
    "PL8567346215",
    "PT501964843",
    "SE123456789701",
    "EE100931558",
    "HU12892312",
    "IE6433435F",
    "IE6433435OA",
  ];

  it.each(valid)("%s is valid", (id) => {
    expect(judgeTaxId(id)).toBe("valid");
    expect(looksLikeVatId(id)).toBe(true);
  });

  // The last digits of Dutch and Swedish numbers count branches; Irish ones end in check letters.
  const endingInCheckDigit = valid.filter((id) => !/^(?:NL|SE|ES54|IE)/.test(id));
  it.each(endingInCheckDigit)("%s with its last digit changed is not", (id) => {
    const changed = id.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 1) % 10));
    expect(judgeTaxId(changed)).toBe("invalid");
  });

  it("is not checked without a known prefix or country", () => {
    expect(judgeTaxId("12-3456789")).toBe("unknown");
    expect(judgeTaxId("33.000.167/0001-01")).toBe("unknown");
  });

  it.each([
    ["BR", "33.000.167/0001-01"],
    ["AR", "30-50001091-2"],
    ["CL", "76.086.428-5"],
    ["CO", "890.903.938-8"],
    ["PE", "20100047218"],
    ["MX", "GODE561231GR8"],
    ["IN", "27AAPFU0939F1ZV"],
    ["AU", "51 824 753 556"],
    ["FR", "732 829 320 00074"],
    ["MD", "1012600012348"],
    ["VE", "J-30512345-4"],
    ["MK", "4030998123454"],
    ["ME", "02123452"],
    ["RU", "7712345671"],
    ["BY", "191234563"],
    ["TW", "23456781"],
  ])("of %s is judged by its country: %s", (country, id) => {
    expect(judgeTaxId(id, country)).toBe("valid");
    expect(
      judgeTaxId(
        id.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 1) % 10)),
        country,
      ),
    ).toBe("invalid");
  });

  it.each([
    "27AAPFU0939F1ZV",
    "11.222.333/0001-81",
    "GODE561231GR8",
    "DE136695976",
    "20-05536168-2",
    "20512333797",
    "83 914 571 673",
    "995 525 828 MVA",
    "T5835678256246",
    "1012600012348",
  ])("%s proves by itself what it is, and with another last sign does not", (id) => {
    expect(isProvenTaxId(id)).toBe(true);
    expect(isProvenTaxId(id.replace(/.$/, (last) => (last === "3" ? "4" : "3")))).toBe(false);
  });

  it("is proven by a check digit that is not its last character", () => {
    expect(isProvenTaxId("123026635RT0001")).toBe(true);
    expect(isProvenTaxId("123026634RT0001")).toBe(false);
  });

  it.each(["09334656113", "5261040828", "123456789", "J403001576", "4006381333931"])("%s has no check digit", (id) => {
    expect(isProvenTaxId(id)).toBe(false);
  });

  it.each([
    ["NI", "J0310000012345"],
    ["HN", "08011985123456"],
    ["BA", "4201234560001"],
    ["SN", "0022547 2V3"],
    ["CM", "M012345678901A"],
    ["TZ", "40-012345-A"],
    ["KH", "K001-901234567"],
  ])("of %s has a known form, which proves nothing: %s", (country, id) => {
    expect(hasKnownShape(id)).toBe(true);
    expect(judgeTaxId(id, country)).toBe("unknown");
    expect(isProvenTaxId(id)).toBe(false);
  });

  it("loses its blanks, not its punctuation", () => {
    expect(normaliseTaxId("DE 136 695 976")).toBe("DE136695976");
    expect(normaliseTaxId("VAT")).toBeUndefined();
  });

  it.each(["CHE-116.281.710 MWST", "CHE-116.281.710 TVA", "CHE 116 281 710 MWST/TVA/IVA"])(
    "%s is a number and the taxes behind it",
    (printed) => expect(normaliseTaxId(printed)?.replace(/\W/g, "")).toBe("CHE116281710"),
  );

  it.each([
    ["GSTIN-27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
    ["NIP5261040828", "5261040828"],
    ["USt-IdNr.DE136695976", "DE136695976"],
    ["CHE-116.281.710", "CHE-116.281.710"],
    ["SPRZEDAWCY-526-104-08-28", "526-104-08-28"],
    ["ABCD-840101-XY1", "ABCD-840101-XY1"],
    ["N°,20-44522370-1", "20-44522370-1"],
    ["ID27-0589685", "27-0589685"],
    ["TVA8562021G/A/M000", "8562021G/A/M000"],
    ["NO/219086949", "219086949"],
    ["PI07643520567", "07643520567"],
    ["NO923609016", "NO923609016"],
    ["ABN840101XY1", "ABN840101XY1"],
    ["VATICAN12", "VATICAN12"],
    ["RIF:J-30512345-4", "J-30512345-4"],
    ["УНП191234563", "191234563"],
    ["IDNO1012600012348", "1012600012348"],
    ["RTN-08011985123456", "08011985123456"],
  ])("%s without its name is %s", (printed, number) => {
    expect(withoutTaxName(printed)).toBe(number);
  });
});
