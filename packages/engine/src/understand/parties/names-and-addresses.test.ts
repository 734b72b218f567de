import { describe, expect, it } from "vitest";
import type { Box } from "../../page-text/page-text.ts";
import { rulesWithout } from "../../rules.ts";
import { type MarkedDocument, markDocument } from "../decode/spans.ts";
import { orderWords } from "../layout/reading-order.ts";
import type { Predictions } from "../model/predictions.ts";
import { decodeAddress } from "./addresses/decode-addresses.ts";
import { decodeName } from "./names/decode-names.ts";

const labels = ["none", "vendor.name", "vendor.address"];

/**
 * One line of print: its text, its label, and the label's probability. With a gap, it stands apart from the line above.
 */
type Line = Readonly<{ text: string; label?: string; chance?: number; gap?: boolean }>;

function pageOf(lines: readonly Line[]): MarkedDocument {
  let top = 0.05;
  const words = lines.flatMap(({ text, gap }) => {
    top += gap ? 0.08 : 0.018;
    let left = 0.1;
    return text.split(" ").map((word) => {
      const box: Box = [left, top, left + word.length * 0.01, top + 0.014];
      left = box[2] + 0.006;
      return { text: word, box, confidence: 1, source: "text" as const, fontHeight: 0.014 };
    });
  });
  const ordered = orderWords([{ page: 1, width: 210, height: 297, words, lines: [] }]);
  return markDocument(ordered, predictionsOf(lines, ordered.words.length));
}

function predictionsOf(lines: readonly Line[], count: number): Predictions {
  const perWord = lines.flatMap((line) => line.text.split(" ").map((_, index) => ({ ...line, begins: index === 0 })));
  const rows = perWord.flatMap(({ label = "none", chance = 0.95 }) =>
    labels.map((name) => (name === label ? chance : name === "none" ? 1 - chance : 0)),
  );
  return {
    layout: {
      features: {},
      labels,
      roles: [],
      kinds: [],
      currencies: [],
      dateOrders: [],
      languages: [],
      documentTypes: [],
    },
    count,
    labels: Float32Array.from(rows),
    starts: Float32Array.from(perWord, ({ begins, gap }) => (begins && gap ? 1 : 0)),
    anchors: Int32Array.from(perWord, (_, index) => index),
    roles: new Float32Array(),
    kinds: new Float32Array(),
    heads: {
      currencies: new Float32Array(),
      dateOrders: new Float32Array(),
      languages: new Float32Array(),
      documentTypes: new Float32Array(),
    },
  };
}

describe("a name", () => {
  it("of low probability is a candidate too, after the likely one", () => {
    const document = pageOf([
      { text: "Cedar Bank", label: "vendor.name", chance: 0.3, gap: true },
      { text: "Alder Furniture", label: "vendor.name", gap: true },
    ]);
    expect(decodeName(document, "vendor.name").map(({ value }) => value)).toEqual(["Alder Furniture", "Cedar Bank"]);
  });

  it("with spaced letters is one word; two initials stay two", () => {
    const named = (text: string) => decodeName(pageOf([{ text, label: "vendor.name" }]), "vendor.name")[0]?.value;
    expect(named("A N K E R")).toBe("ANKER");
    expect(named("A N Ember")).toBe("A N Ember");
    expect(named("A N")).toBe("A N");
  });

  it.each(["Herrn", "Spett.le", "Mr. & Mrs.", "Eheleute"])("has no line that only says %s", (text) => {
    const document = pageOf([
      { text, label: "vendor.name", gap: true },
      { text: "Alder Moss", label: "vendor.name" },
    ]);
    expect(decodeName(document, "vendor.name").map(({ value }) => value)).toEqual(["Alder Moss"]);
    expect(decodeName(pageOf([{ text, label: "vendor.name" }]), "vendor.name")).toEqual([]);
  });

  it("that is a legal form and nothing else goes with the line right above, without its caption", () => {
    const named = (above: string) => {
      const document = pageOf([
        { text: "Firma", gap: true },
        { text: above },
        { text: "GmbH & Co. KG", label: "vendor.name" },
      ]);
      return decodeName(document, "vendor.name").map(({ value }) => value);
    };
    expect(named("Alder Maschinenfabrik")).toEqual(["Alder Maschinenfabrik GmbH & Co. KG"]);
    expect(named("Name: Alder Maschinenfabrik")).toEqual(["Alder Maschinenfabrik GmbH & Co. KG"]);
  });

  it("is not that of the office in whose care a letter is, nor the department", () => {
    const document = pageOf([
      { text: "Alder Moss", label: "vendor.name", gap: true },
      { text: "c/o Cedar A/S", label: "vendor.name" },
      { text: "Att.: Anna Rowan", label: "vendor.name" },
    ]);
    expect(decodeName(document, "vendor.name")[0]?.value).toBe("Alder Moss");
  });

  it("is not the owner's that is printed below", () => {
    const document = pageOf([
      { text: "Moss Holzbau", label: "vendor.name", gap: true },
      { text: "Inhaber Beat Moss", label: "vendor.name", gap: true },
    ]);
    expect(decodeName(document, "vendor.name").map(({ value }) => value)).toEqual(["Moss Holzbau"]);
  });

  it("goes on with nobody behind it on its line", () => {
    const named = (text: string, off: Parameters<typeof rulesWithout>[0] = []) =>
      decodeName({ ...pageOf([{ text, label: "vendor.name" }]), rules: rulesWithout(off) }, "vendor.name")[0]?.value;
    expect(named("Moss Holzbau, Inhaber Beat Moss")).toBe("Moss Holzbau");
    expect(named("Moss Holzbau – Inh. Beat Moss")).toBe("Moss Holzbau");
    expect(named("Moss Holzbau, Inhaber Beat Moss", ["owners-in-names"])).toBe("Moss Holzbau, Inhaber Beat Moss");
    expect(named("Moss, Inhabit & Co")).toBe("Moss, Inhabit & Co");
  });

  it("ends above a street or a building, unless a legal form follows", () => {
    const named = (below: string, off: Parameters<typeof rulesWithout>[0] = []) => {
      const lines = ["Alder Moss", below].map((text) => ({ text, label: "vendor.name" }));
      return decodeName({ ...pageOf(lines), rules: rulesWithout(off) }, "vendor.name")[0]?.value;
    };
    expect(named("Heron Cottage")).toBe("Alder Moss");
    expect(named("Quai des Brumes")).toBe("Alder Moss");
    expect(named("Quai des Brumes", ["no-names"])).toBe("Alder Moss Quai des Brumes");
    expect(named("Via Ferrata S.r.l.")).toBe("Alder Moss Via Ferrata S.r.l.");
  });

  it("written in one word is the sign of the name that begins with it", () => {
    const document = pageOf([
      { text: "aldermoss", label: "vendor.name", gap: true },
      { text: "Alder Moss Services SARL", label: "vendor.name", chance: 0.7, gap: true },
    ]);
    expect(decodeName(document, "vendor.name")[0]?.signOf).toBe("Alder Moss Services SARL");
  });

  it("is its whole line, also where another name seems to begin in the middle", () => {
    const document = pageOf([{ text: "Amt für Moor und Familie", label: "vendor.name", chance: 0.6 }]);
    const starts = Float32Array.from(document.ordered.words, ({ text }) => (text === "Moor" ? 1 : 0));
    const named = (rules = document.rules) =>
      decodeName({ ...document, rules, predictions: { ...document.predictions, starts } }, "vendor.name");
    expect(named().map(({ value }) => value)).toEqual(["Amt für Moor und Familie"]);
    expect(named(rulesWithout(["whole-name-lines"]))).toHaveLength(2);
  });

  it("ends with its legal form where it is also printed with more words", () => {
    const document = pageOf([
      { text: "Alder Vendita S.p.A. Società unico", label: "vendor.name", gap: true },
      { text: "Alder Vendita S.p.A.", label: "vendor.name", gap: true },
    ]);
    expect(decodeName(document, "vendor.name").map(({ value }) => value)).toEqual(["Alder Vendita S.p.A."]);
  });

  it("is no caption of an address", () => {
    const named = (text: string) =>
      decodeName(pageOf([{ text, label: "vendor.name" }]), "vendor.name").map(({ value }) => value);
    expect(named("Morada da loja")).toEqual([]);
    expect(named("Store address")).toEqual([]);
    expect(named("Loja da Praia")).toEqual(["Loja da Praia"]);
  });

  it("that is a web address is the sign of the name that begins with it", () => {
    const lines = ["elektrix.example", "Elektrix Galax AG"].map((text) => ({ text, label: "vendor.name", gap: true }));
    const [sign] = decodeName(pageOf(lines), "vendor.name").filter(({ value }) => value.endsWith(".example"));
    expect(sign?.signOf).toBe("Elektrix Galax AG");
  });

  it("without a legal form is marked as the sign of the name that contains it", () => {
    const document = pageOf([
      { text: "EL ÁLAMO", label: "vendor.name", gap: true },
      { text: "Distribuidora El Alamo S.R.L.", label: "vendor.name", gap: true },
      { text: "Alam", label: "vendor.name", gap: true },
    ]);
    const signs = decodeName(document, "vendor.name").map(({ value, signOf }) => [value, signOf]);
    expect(signs).toContainEqual(["EL ÁLAMO", "Distribuidora El Alamo S.R.L."]);
    expect(signs).toContainEqual(["Alam", undefined]);
  });

  it("is no word right before the number of a house", () => {
    const named = (first: string) => {
      const document = pageOf([{ text: `${first} 7 20097 Hamburg`, label: "vendor.address" }]);
      const labels = document.labels.map((label, word) => (word === 0 ? "vendor.name" : label));
      const chances = Float32Array.from(document.predictions.labels);
      chances.set([0, 1, 0]);
      const predictions = { ...document.predictions, labels: chances };
      return decodeName({ ...document, labels, predictions }, "vendor.name").map(({ value }) => value);
    };
    expect(named("Moorstraße")).toEqual([]);
    expect(named("Moorwerk,")).toEqual(["Moorwerk"]);
  });

  it.each(["sp.j.", "GbR", "S.r.l.s.", "SASU"])(
    "ends with %s, also in a line that begins a name of its own",
    (form) => {
      const document = pageOf([
        { text: "Hurtownia Sowa", label: "vendor.name", gap: true },
        { text: `Nowak Handel ${form}`, label: "vendor.name" },
      ]);
      const starts = Float32Array.from(document.ordered.words, ({ text }) => (/Hurtownia|Nowak/.test(text) ? 1 : 0));
      const [found] = decodeName({ ...document, predictions: { ...document.predictions, starts } }, "vendor.name");
      expect(found?.value).toBe(`Hurtownia Sowa Nowak Handel ${form}`);
    },
  );
});

it("a name on the line of a tax number begins right behind it, apart from the sign above", () => {
  const document = pageOf([
    { text: "ALDER CENTRO", label: "vendor.name", gap: true },
    { text: "78.577.822/0001-27 ALDER RESTAURANTE LTDA", label: "vendor.name" },
  ]);
  const labelled = document.labels.map((label, word) => (word === 2 ? "vendor.tax_id" : word === 3 ? "none" : label));
  const chances = labelled.flatMap((label) => (label === "vendor.name" ? [0.05, 0.95, 0] : [0.95, 0.05, 0]));
  const predictions = { ...document.predictions, labels: Float32Array.from(chances) };
  const names = decodeName({ ...document, labels: labelled, predictions }, "vendor.name").map(({ value }) => value);
  expect(names).toEqual(expect.arrayContaining(["ALDER CENTRO", "ALDER RESTAURANTE LTDA"]));
});

describe("a name with its owner", () => {
  const named = (...lines: Parameters<typeof pageOf>[0]) =>
    decodeName(pageOf(lines), "vendor.name").map(({ value }) => value);

  it("takes the owner's line, whether the model calls it a name of its own or nothing", () => {
    const name = { text: "Agriturismo Collebello", label: "vendor.name", gap: true };
    for (const label of ["vendor.name", "none"])
      expect(named(name, { text: "di Nardini Paolo & C.", label })).toEqual([
        "Agriturismo Collebello di Nardini Paolo & C.",
      ]);
  });

  it("takes the owner behind it on the same line", () => {
    const document = pageOf([{ text: "Bar Stella S.n.c. di Nardini P. e M." }]);
    const labels = document.labels.map((_, word) => (word < 3 ? "vendor.name" : "none"));
    const chances = labels.flatMap((label) => (label === "none" ? [0.95, 0.05, 0] : [0.05, 0.95, 0]));
    const predictions = { ...document.predictions, labels: Float32Array.from(chances) };
    const [found] = decodeName({ ...document, labels, predictions }, "vendor.name");
    expect(found?.value).toBe("Bar Stella S.n.c. di Nardini P. e M.");
  });

  it("takes neither an address, nor a sentence, nor a line further down", () => {
    const name = { text: "Forno Stella", label: "vendor.name", gap: true };
    expect(named(name, { text: "di Stella Roma", label: "vendor.address" })).toEqual(["Forno Stella"]);
    expect(named(name, { text: "di cui IVA" })).toEqual(["Forno Stella"]);
    expect(named(name, { text: "di Nardini Paolo", gap: true })).toEqual(["Forno Stella"]);
  });
});

describe("a name that is printed twice", () => {
  it("is returned once: also below a logo with the same text", () => {
    const document = pageOf([
      { text: "ALDER FURNITURE", label: "vendor.name", gap: true },
      { text: "Alder Furniture", label: "vendor.name" },
    ]);
    expect(decodeName(document, "vendor.name")[0]?.value).toBe("ALDER FURNITURE");
  });

  it.each([
    ["line by line", ["Harbour Lane 9", "Harbour Lane 9", "20097 Hamburg", "20097 Hamburg"]],
    ["as a whole", ["Harbour Lane 9", "20097 Hamburg", "Harbour Lane 9, 20097 Hamburg"]],
  ])("is given once: an address, %s", (_, lines) => {
    const document = pageOf(lines.map((text, index) => ({ text, label: "vendor.address", gap: index === 0 })));
    expect(decodeAddress(document, "vendor.address")[0]?.value).toBe("Harbour Lane 9, 20097 Hamburg");
  });
});

describe("an address", () => {
  it("behind the caption of the seat is the seller's where there is no other", () => {
    const lines = [{ text: "Casa Matriz: CAMINO EL OLMO 4418, QUILPUE" }, { text: "Fono: 2555 0188" }];
    const seats = (more: readonly Line[]) =>
      decodeAddress(pageOf([...lines, ...more]), "vendor.address").map(({ value }) => value);
    expect(seats([{ text: "x", label: "vendor.address", chance: 0 }])).toEqual(["CAMINO EL OLMO 4418, QUILPUE"]);
    expect(seats([{ text: "Av. Alder 2, Quilpue", label: "vendor.address", gap: true }])).toEqual([
      "Av. Alder 2, Quilpue",
    ]);
  });

  it("ends with its country", () => {
    const lines = ["The Quay 4", "Dingle V92 K8F2", "Ireland", "Noreen Ashe"].map((text) => ({
      text,
      label: "vendor.address",
    }));
    expect(decodeAddress(pageOf(lines), "vendor.address")[0]?.value).toBe("The Quay 4, Dingle V92 K8F2, Ireland");
  });

  it("goes on below a part of the United Kingdom", () => {
    const lines = ["4 The Arcade", "Cardiff", "Wales", "CF10 4XY", "United Kingdom", "Carys Ashe"];
    const page = pageOf(lines.map((text) => ({ text, label: "vendor.address" })));
    expect(decodeAddress(page, "vendor.address")[0]?.value).toBe(lines.slice(0, -1).join(", "));
  });

  it("is returned line by line, a complete one before a part of equal probability", () => {
    const document = pageOf([
      { text: "20097 Hamburg", label: "vendor.address", gap: true },
      { text: "Footer", label: "none", gap: true },
      { text: "Harbour Lane 9", label: "vendor.address", gap: true },
      { text: "20097 Hamburg", label: "vendor.address" },
    ]);
    expect(decodeAddress(document, "vendor.address").map(({ value, repeats }) => [value, repeats])).toEqual([
      ["Harbour Lane 9, 20097 Hamburg", 1],
      ["20097 Hamburg", 2],
    ]);
  });

  it.each([
    ["(555) 013-5255", "9 Harbour St, Dayton, OH"],
    ["45402-1234", "9 Harbour St, Dayton, OH, 45402-1234"],
  ])("with %s below is %s", (below, address) => {
    const document = pageOf([
      { text: "9 Harbour St", label: "vendor.address", gap: true },
      { text: "Dayton, OH", label: "vendor.address" },
      { text: below, label: "vendor.address" },
    ]);
    expect(decodeAddress(document, "vendor.address")[0]?.value).toBe(address);
  });
});
