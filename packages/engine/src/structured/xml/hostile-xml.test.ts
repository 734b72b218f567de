import { describe, expect, it } from "vitest";
import { readStructured } from "../read-structured.ts";
import { ciiInvoice } from "../testing/cii-xml.ts";
import { bytesOf } from "../testing/xml-text.ts";

const invoice = ciiInvoice({ totals: { GrandTotalAmount: "116.60" } });
const read = (bytes: Uint8Array, name = "factur-x.xml") => readStructured([{ name, bytes }]);

function issueOf(text: string): string {
  const reading = read(bytesOf(text));
  if (reading.kind !== "unusable") throw new Error(`expected unusable, got ${reading.kind}`);
  expect(reading.issue.code).toBe("XML_UNUSABLE");
  return reading.issue.message;
}

describe("unusable XML: the page is used, with an issue", () => {
  it("refuses entity declarations", () => {
    const bomb = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
      "",
    );
    expect(issueOf(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${bomb}]><x>&l9;</x>`)).toContain(
      "document type",
    );
    expect(issueOf(`<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>`)).toContain("document type");
    expect(issueOf(`<x>&undefined;</x>`)).toContain("not well formed");
  });

  it.each([
    ["empty", "", "not well formed"],
    ["blank", "   \n", "not well formed"],
    ["not XML", "%PDF-1.7 hello", "not well formed"],
    ["cut off", invoice.slice(0, invoice.length / 2), "not well formed"],
    ["two roots", "<a/><b/>", "not well formed"],
    ["an unbound prefix", "<rsm:CrossIndustryInvoice/>", "not well formed"],
    ["another schema", `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>`, "root is Order"],
    [
      "the right name in a wrong namespace",
      `<CrossIndustryInvoice xmlns="urn:example"/>`,
      "root is CrossIndustryInvoice",
    ],
    [
      "the right root and nothing in it",
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>`,
      "neither a total",
    ],
  ])("%s", (_, text, reason) => {
    expect(issueOf(text)).toContain(reason);
  });

  it("refuses excessive depth, breadth and size", () => {
    expect(issueOf("<a>".repeat(100_000))).toContain("deeply");
    expect(issueOf(`<a>${"<b/>".repeat(600_001)}</a>`)).toContain("too many elements");
    expect(issueOf(`<a ${Array.from({ length: 40 }, (_, i) => `a${i}=""`).join(" ")}/>`)).toContain(
      "too many attributes",
    );
    expect(issueOf(`<a>${"x".repeat(20_000_001)}</a>`)).toContain("too large");
  });

  it("is ignored without an issue if it has no usual name", () => {
    expect(read(bytesOf("<settings/>"), "printer.xml")).toEqual({ kind: "none" });
    expect(read(bytesOf("just text"), "readme")).toEqual({ kind: "none" });
    expect(readStructured([])).toEqual({ kind: "none" });
  });

  it("does not hide a valid XML beside it", () => {
    const reading = readStructured([
      { name: "factur-x.xml", bytes: bytesOf("<broken") },
      { name: "daten.xml", bytes: bytesOf(invoice) },
    ]);
    expect(reading.kind).toBe("invoice");
  });

  it("has no element name that reaches object prototypes", () => {
    const text = invoice
      .replace("R-2026/77", "__proto__")
      .replace("<ram:TypeCode>", '<ram:TypeCode __proto__="x" constructor="y">');
    const reading = read(bytesOf(text));
    expect(reading).toMatchObject({ kind: "invoice", invoice: { fields: { invoice_number: "__proto__" } } });
    expect(Object.prototype).not.toHaveProperty("x");
  });
});

describe("the encodings of invoice programs", () => {
  const umlaut = ciiInvoice({ seller: ["<ram:Name>Müller € Söhne</ram:Name>"], totals: { GrandTotalAmount: "1.00" } });
  const nameOf = (bytes: Uint8Array) => {
    const reading = read(bytes);
    return reading.kind === "invoice" ? reading.invoice.fields.vendor?.name : reading;
  };
  const utf16 = (text: string, little: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return new Uint8Array(little ? bytes : bytes.swap16());
  };

  it("UTF-8 with and without a byte order mark, and with a blank before the declaration", () => {
    expect(nameOf(bytesOf(umlaut))).toBe("Müller € Söhne");
    expect(nameOf(bytesOf(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>${umlaut}`))).toBe("Müller € Söhne");
    expect(nameOf(bytesOf(`\n<?xml version="1.0"?>${umlaut}`))).toBe("Müller € Söhne");
  });

  it("UTF-16 of both byte orders", () => {
    expect(nameOf(utf16(`<?xml version="1.0" encoding="UTF-16"?>${umlaut}`, true))).toBe("Müller € Söhne");
    expect(nameOf(utf16(umlaut, false))).toBe("Müller € Söhne");
  });

  it("the Windows code page, declared or not", () => {
    const windows = (text: string) => Uint8Array.from(text.replace("€", "\u0080"), (sign) => sign.charCodeAt(0));
    expect(nameOf(windows(`<?xml version="1.0" encoding="windows-1252"?>${umlaut}`))).toBe("Müller € Söhne");
    expect(nameOf(windows(`<?xml version="1.0" encoding="UTF-8"?>${umlaut}`))).toBe("Müller € Söhne");
  });

  it("an unknown encoding is refused", () => {
    expect(read(bytesOf(`<?xml version="1.0" encoding="klingon"?>${umlaut}`)).kind).toBe("unusable");
  });
});
