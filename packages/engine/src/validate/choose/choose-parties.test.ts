import { describe, expect, it } from "vitest";
import type { Box } from "../../page-text/page-text.ts";
import type { Candidate, DomainName, FieldReadings, InvoiceReading } from "../../understand/invoice-reading.ts";
import { candidate, readingOf } from "../testing/readings.ts";
import { chooseFields } from "./choose.ts";

function at(value: string, probability: number, box: Box): Candidate<string> {
  return { ...candidate(value, probability), evidence: { page: 1, box } };
}

const topLeft: Box = [0.1, 0.1, 0.3, 0.12];
const underTopLeft: Box = [0.1, 0.13, 0.3, 0.18];
const topRight: Box = [0.7, 0.1, 0.9, 0.12];
const underTopRight: Box = [0.7, 0.13, 0.9, 0.18];
const footer: Box = [0.4, 0.95, 0.6, 0.96];

function parties(doubt: number): Partial<FieldReadings> {
  return {
    "vendor.name": [at("Alder Furniture", doubt, topLeft)],
    "vendor.address": [at("Station Road 2, 48436 Rheine", doubt, underTopLeft)],
    "customer.name": [at("Brook Timber Ltd", doubt, topRight)],
    "customer.address": [at("Harbour Lane 9, 20097 Hamburg", doubt, underTopRight)],
  };
}

function choose(fields: Partial<FieldReadings>, domainNames: readonly DomainName[] = []) {
  const empty = readingOf({});
  const reading: InvoiceReading = { ...empty, fields: { ...empty.fields, ...fields }, domainNames };
  const chosen = chooseFields(reading);
  return {
    value: (name: "vendor.name" | "vendor.address" | "customer.name") => chosen.get(name)?.candidate.value,
    agreement: (name: "vendor.name" | "vendor.address") => chosen.get(name)?.agreement,
    doubt: (name: "vendor.name" | "vendor.address") => ({
      rival: chosen.get(name)?.rival,
      overruled: chosen.get(name)?.overruled,
    }),
    probability: (name: "vendor.name") => chosen.get(name)?.probability,
  };
}

const web = (name: string, box: Box): DomainName => ({ name, evidence: { page: 1, box } });

describe("seller and buyer", () => {
  it("do not count a sign as a rival of the name that contains it", () => {
    const full = at("Distribuidora El Alamo S.R.L.", 0.9, topRight);
    const sign = at("EL ALAMO", 0.95, topLeft);
    expect(choose({ "vendor.name": [sign, full] }).doubt("vendor.name").rival).toBeGreaterThan(0.5);
    const marked = { ...sign, signOf: full.value };
    expect(choose({ "vendor.name": [marked, full] }).doubt("vendor.name")).toEqual({ rival: 0, overruled: false });
  });

  const between = (name: string, other: number): Partial<FieldReadings> => ({
    "vendor.name": [at("Alder Furniture", 0.6, topLeft), at("Brook Timber", 0.4, topRight)],
    "customer.name": [at(name, other, topRight)],
  });

  it("are never the same party", () => {
    const fields = { ...between("Alder Furniture", 0.98) };
    expect(choose(fields).value("vendor.name")).toBe("Brook Timber");
  });

  it("are chosen with their addresses: of two equally likely names, the one above an address", () => {
    const beside = (box: Box): Partial<FieldReadings> => ({
      "vendor.name": [at("Cedar Timber", 0.55, topRight), at("Alder Furniture", 0.6, topLeft)],
      "vendor.address": [at("Station Road 2, 48436 Rheine", 0.95, box)],
    });
    expect(choose(beside(underTopLeft)).value("vendor.name")).toBe("Alder Furniture");
    expect(choose(beside(underTopRight)).value("vendor.name")).toBe("Cedar Timber");
  });

  it("have low confidence if the model preferred another name", () => {
    expect(choose(between("Alder Furniture", 0.98)).doubt("vendor.name")).toEqual({ rival: 0.6, overruled: true });
    expect(choose(between("Cedar Bank", 0.9)).doubt("vendor.name")).toEqual({ rival: 0.4, overruled: false });
    expect(choose(parties(0.9)).doubt("vendor.name")).toEqual({ rival: 0, overruled: false });
  });

  it("are no rivals of each other's values, nor is an address beside a name that was not chosen", () => {
    const own = parties(0.8);
    const sellers = own["vendor.address"] ?? [];
    const buyers = at("Harbour Lane 9, 20097 Hamburg", 0.3, underTopRight);
    const banks = at("Plaza 1, 60311 Frankfurt", 0.7, [0.1, 0.93, 0.3, 0.95]);
    const bank = at("Cedar Bank", 0.5, [0.1, 0.91, 0.3, 0.92]);
    const rivalWith = (names: readonly Candidate<string>[], other: Candidate<string>) =>
      choose({
        ...own,
        "vendor.name": [...(own["vendor.name"] ?? []), ...names],
        "vendor.address": [...sellers, other],
      }).doubt("vendor.address").rival;
    expect(rivalWith([], buyers)).toBe(0);
    expect(rivalWith([bank], banks)).toBe(0);
    expect(rivalWith([], banks)).toBe(0.7);
  });

  describe("printed twice on a picture, and read in two ways,", () => {
    const twice = (source: "ocr" | "text", logo = "ALDCR FURNITURE"): Partial<FieldReadings> => ({
      "vendor.name": [
        { ...at(logo, 0.9, topLeft), source },
        { ...at("Alder Furniture Limited", 0.5, footer), source, repeats: 2 },
      ],
    });

    it("is no alternative of itself, and is as likely as its most confident occurrence", () => {
      const chosen = choose(twice("ocr"));
      expect(chosen.value("vendor.name")).toBe("Alder Furniture Limited");
      expect(chosen.doubt("vendor.name")).toEqual({ rival: 0, overruled: false });
      expect(chosen.probability("vendor.name")).toBe(0.9);
    });

    it("is two names if more than one letter in four differs, and in a text layer, which has no misreadings", () => {
      for (const fields of [twice("ocr", "ELDEN FORNITERO"), twice("text")])
        expect(choose(fields).doubt("vendor.name").rival).toBeGreaterThan(0);
    });
  });

  it("are chosen by the printed web address if the model is uncertain", () => {
    const fields = between("Cedar Bank", 0.9);
    expect(choose(fields, [web("alderfurniture", footer)]).value("vendor.name")).toBe("Alder Furniture");
    expect(choose(fields, [web("alderfurniture", footer)]).agreement("vendor.name")).toBe(1);
  });
});

describe("an address", () => {
  const vendor = { "vendor.name": [at("Alder Furniture", 0.99, topLeft)] };

  it("by its party's name is preferred to a slightly likelier one elsewhere", () => {
    const near = at("Station Road 2, 48436 Rheine", 0.8, underTopLeft);
    const far = at("Mill Street 7, 48436 Rheine", 0.88, footer);
    const chosen = choose({ ...vendor, "vendor.address": [near, far] });
    expect(chosen.value("vendor.address")).toBe(near.value);
    expect(chosen.agreement("vendor.address")).toBe(1);
  });

  it("by the other party's name has low confidence", () => {
    const chosen = choose({
      ...parties(0.99),
      "vendor.address": [at("Mill Street 7, 48436 Rheine", 0.9, underTopRight)],
    });
    expect(chosen.agreement("vendor.address")).toBe(-1);
  });
});
