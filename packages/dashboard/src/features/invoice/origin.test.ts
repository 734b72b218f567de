import { describe, expect, it } from "vitest";
import { einvoiceName } from "./origin.ts";

describe("The standard of an e-invoice", () => {
  it.each([
    ["urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", "XRechnung 3.0"],
    ["urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.2", "XRechnung 2.2"],
    ["urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0", "Peppol BIS Billing 3.0"],
    ["urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic", "Factur-X BASIC"],
    ["urn:factur-x.eu:1p0:minimum", "Factur-X MINIMUM"],
    ["urn:cen.eu:en16931:2017", "EN 16931"],
    ["something of a company's own", "UBL"],
  ])("%s is called %s", (profile, name) => {
    expect(einvoiceName({ syntax: "ubl", profile })).toBe(name);
  });

  it("is the name of the format if none is stated", () => {
    expect(einvoiceName({ syntax: "fatturapa" })).toBe("FatturaPA");
  });
});
