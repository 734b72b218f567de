import { invoiceFields } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import { countries } from "./countries/countries.ts";
import { decimalsOfCurrency } from "./formats/numbers.ts";
import { type LabelledDocument, type LabelledWord, labels, partyRoles, rowKinds } from "./labelled-document.ts";
import { makeDocument, makeOtherDocument } from "./make-document.ts";
import { hasOverlaps } from "./overlaps.ts";

const seeds = Array.from({ length: 300 }, (_, i) => i * 7919 + 1);
const documents: readonly LabelledDocument[] = seeds.map((seed) => makeDocument(seed));
const wordsOf = (document: LabelledDocument): readonly LabelledWord[] => document.pages.flatMap((page) => page.words);

function spanTexts(document: LabelledDocument, label: LabelledWord["label"]): string[] {
  const spans = new Map<number, string[]>();
  for (const word of wordsOf(document))
    if (word.label === label) spans.set(word.span, [...(spans.get(word.span) ?? []), word.text]);
  return [...spans.values()].map((words) => words.join(" "));
}

/** Digits only: the same number however it is grouped. */
const digits = (text: string) => text.replace(/\D/g, "").replace(/^0+/, "");
const cents = (value: number, decimals: number) =>
  String(Math.round(Math.abs(value) * 10 ** decimals)).replace(/^0+/, "");
/** Some currencies are printed with and without their cents. */
const spells = (text: string, value: number, currency: string) =>
  [decimalsOfCurrency(currency), 0].some((decimals) => digits(text) === cents(value, decimals));

describe("a generated document", () => {
  it("is the same for the same seed", () => {
    for (const seed of seeds.slice(0, 20)) expect(makeDocument(seed)).toEqual(makeDocument(seed));
  });

  it("differs between seeds", () => {
    const numbers = new Set(documents.map((document) => JSON.stringify(document.truth)));
    expect(numbers.size).toBe(documents.length);
  });

  it("has a label in the shape of the contract", () => {
    for (const { truth } of documents) expect(() => invoiceFields.parse(truth)).not.toThrow();
  });

  it("hardly ever prints one word over another", () => {
    const unreadable = documents.filter(({ pages }) => hasOverlaps(pages));
    expect(unreadable.length).toBeLessThan(documents.length / 100);
  });

  it("keeps every word inside its page", () => {
    for (const document of documents) {
      for (const page of document.pages) {
        const outside = page.words.filter(
          (word) => word.x0 < 0 || word.y0 < 0 || word.x1 > page.width || word.y1 > page.height || word.x1 <= word.x0,
        );
        expect(outside).toEqual([]);
      }
    }
  });

  it("prints a total, and its words equal the label", () => {
    for (const document of documents) {
      expect(document.truth.total_amount).toBeDefined();
      const total = document.truth.total_amount as number;
      const printed = spanTexts(document, "total_amount");
      expect(printed.length, `total of seed ${document.seed}`).toBeGreaterThan(0);
      for (const text of printed)
        expect(spells(text, total, document.currency), `${text} is ${total} ${document.currency}`).toBe(true);
    }
  });

  it("prints names, numbers and tax ids as labelled", () => {
    const withoutBlanks = (text: string) => text.replace(/\s/g, "");
    for (const document of documents) {
      const { truth } = document;
      if (truth.invoice_number !== undefined)
        expect(spanTexts(document, "invoice_number").join("|")).toContain(truth.invoice_number);
      if (truth.vendor?.name !== undefined)
        expect(withoutBlanks(spanTexts(document, "vendor.name").join("|"))).toContain(withoutBlanks(truth.vendor.name));
      if (truth.vendor?.tax_id !== undefined)
        expect(withoutBlanks(spanTexts(document, "vendor.tax_id").join("|"))).toContain(truth.vendor.tax_id);
    }
  });

  it("has lines that add up to the subtotal, and with the tax to the total, on at least a fifth of all documents", () => {
    let adding = 0;
    for (const { truth, documentType } of documents) {
      const lines = truth.line_items ?? [];
      if (
        documentType === "credit_note" ||
        truth.subtotal === undefined ||
        truth.total_tax === undefined ||
        truth.total_amount === undefined
      )
        continue;
      const sum = lines.reduce((total, line) => total + (line.total ?? Number.NaN), 0);
      if (Math.abs(sum - truth.subtotal) > 0.005) continue;
      if (Math.abs(truth.subtotal + truth.total_tax - truth.total_amount) < 0.005) adding += 1;
    }
    expect(adding).toBeGreaterThan(documents.length / 5);
  });

  it("has quantity times price minus the printed discount in nine line totals of ten; the others hide a discount", () => {
    let right = 0;
    let all = 0;
    for (const { truth } of documents) {
      for (const { quantity, unit_price: price, total, discount, discount_rate: rate } of truth.line_items ?? []) {
        if (quantity === undefined || price === undefined || total === undefined) continue;
        const full = Math.abs(quantity * price);
        all += 1;
        if (
          Math.abs(full - (discount ?? (full * (rate ?? 0)) / 100) - Math.abs(total)) <=
          0.5 * Math.max(0.011, Math.abs(total) * 0.001) + 0.5 * Number(Number.isInteger(total))
        )
          right += 1;
      }
    }
    expect(right / all).toBeGreaterThan(0.9);
    expect(right / all).toBeLessThan(1);
  });

  it("is negative when it is a credit note", () => {
    const notes = seeds
      .slice(0, 60)
      .map((seed) => makeDocument(seed, { documentType: "credit_note", kind: "invoice" }));
    const called = notes.filter(({ documentType }) => documentType === "credit_note");
    for (const { seed, truth } of called) expect(truth.total_amount, `seed ${seed}`).toBeLessThan(0);
    expect(called.length).toBeGreaterThan(notes.length * 0.8);
  });

  it("can be generated for every country", () => {
    for (const { code } of countries) {
      const document = makeDocument(11, { country: code });
      expect(document.truth.total_amount, code).toBeDefined();
      expect(wordsOf(document).length, code).toBeGreaterThan(20);
    }
  });

  it("has several pages if there are many lines, and prints each of them", () => {
    const long = makeDocument(3, { kind: "invoice", lines: 700, trade: "office" });
    expect(long.pages.length).toBeGreaterThan(5);
    expect(long.truth.line_items).toHaveLength(700);
    const printed = new Set(wordsOf(long).map((word) => word.item));
    expect([...Array(700).keys()].filter((item) => !printed.has(item))).toEqual([]);
  });

  it("uses every label", () => {
    const missing = new Set<string>(labels);
    for (let seed = 0; seed < 900 && missing.size > 0; seed += 1)
      for (const word of wordsOf(makeDocument(seed))) missing.delete(word.label);
    expect([...missing]).toEqual([]);
  });

  it("has parties of every role and rows of every kind", () => {
    const missing = new Set<string>([...partyRoles, ...rowKinds]);
    for (let seed = 0; seed < 900 && missing.size > 0; seed += 1) {
      const { parties, rows } = makeDocument(seed);
      for (const { role } of parties) missing.delete(role);
      for (const { kind } of rows) missing.delete(kind);
    }
    expect([...missing]).toEqual([]);
  });
});

describe("a generated document that is no invoice", () => {
  it("has words but no labels", () => {
    for (const seed of seeds.slice(0, 50)) {
      const other = makeOtherDocument(seed);
      expect(wordsOf(other).length).toBeGreaterThan(5);
      expect(wordsOf(other).every((word) => word.label === "none")).toBe(true);
      expect(other.truth).toEqual({});
    }
  });
});

it("labels every word of a party with its role, and every word of an item with its row", () => {
  const seen = new Set<string>();
  for (const document of documents) {
    const words = wordsOf(document);
    const roles = (label: string) =>
      new Set(words.filter((word) => word.label === label).map((word) => document.parties[word.party ?? -1]?.role));
    for (const label of ["vendor.name", "vendor.address"]) for (const role of roles(label)) expect(role).toBe("seller");
    for (const label of ["customer.name", "customer.address"])
      for (const role of roles(label)) expect(role).toBe("buyer");
    for (const role of roles("vendor.name")) seen.add(role ?? "");
    for (const role of roles("customer.name")) seen.add(role ?? "");
    const kinds = new Set(
      words.filter((word) => word.item !== undefined).map((word) => document.rows[word.row ?? -1]?.kind),
    );
    for (const kind of kinds) expect(["item", "parent", "sub_item", "discount"]).toContain(kind);
  }
  expect(seen).toEqual(new Set(["seller", "buyer"]));
});

it("prints prices per hundred or thousand beside the base quantity", () => {
  const bases = [10, 100, 1000];
  const counted = Array.from({ length: 120 }, (_, i) =>
    makeDocument(i * 31 + 5, { kind: "invoice", trade: "hardware", layout: "invoice" }),
  ).flatMap(({ truth }) => truth.line_items ?? []);
  const perMany = counted.filter(({ quantity, unit_price, total, discount, discount_rate }) => {
    if (!quantity || !unit_price || !total || discount || discount_rate) return false;
    return bases.some((base) => Math.abs((quantity * unit_price) / base - total) < 0.011);
  });
  expect(perMany.length).toBeGreaterThan(0);
});
