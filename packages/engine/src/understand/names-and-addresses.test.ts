import { describe, expect, it } from "vitest";
import type { Box } from "../text/page-text.ts";
import { decodeAddress } from "./decode-addresses.ts";
import { decodeName } from "./decode-names.ts";
import type { Predictions } from "./predictions.ts";
import { orderWords } from "./reading-order.ts";
import { type MarkedDocument, markDocument } from "./spans.ts";

const labels = ["none", "vendor.name", "vendor.address"];

/** One line of print: its text, what the reader takes all of it for, and how surely. Lines with a gap stand apart from the one above. */
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
  const ordered = orderWords([{ page: 1, width: 210, height: 297, words, lines: [], tables: [] }]);
  return markDocument(ordered, predictionsOf(lines, ordered.words.length));
}

function predictionsOf(lines: readonly Line[], count: number): Predictions {
  const perWord = lines.flatMap((line) => line.text.split(" ").map((_, index) => ({ ...line, begins: index === 0 })));
  const rows = perWord.flatMap(({ label = "none", chance = 0.95 }) =>
    labels.map((name) => (name === label ? chance : name === "none" ? 1 - chance : 0)),
  );
  return {
    layout: { features: {}, labels, currencies: [], dateOrders: [], languages: [], documentTypes: [] },
    count,
    labels: Float32Array.from(rows),
    starts: Float32Array.from(perWord, ({ begins, gap }) => (begins && gap ? 1 : 0)),
    anchors: Int32Array.from(perWord, (_, index) => index),
    heads: {
      currencies: new Float32Array(),
      dateOrders: new Float32Array(),
      languages: new Float32Array(),
      documentTypes: new Float32Array(),
    },
  };
}

function nameOn(...lines: Line[]): string | undefined {
  return decodeName(pageOf(lines), "vendor.name")[0]?.value;
}

describe("a name", () => {
  it("that goes on in the next line ends with its legal form, also where the reader saw only the beginning", () => {
    const [first, second] = ["Alder Mutual", "Insurance Society Ltd"];
    expect(nameOn({ text: first, label: "vendor.name" }, { text: second })).toBe(`${first} ${second}`);
    expect(nameOn({ text: first, label: "vendor.name" }, { text: "Harbour Lane 9" })).toBe(first);
    expect(nameOn({ text: first, label: "vendor.name" }, { text: second, gap: true })).toBe(first);
  });

  it("of one word gives way to a company's whole name elsewhere on the paper", () => {
    const whole = { text: "Alder Furniture Ltd", label: "vendor.name", chance: 0.7, gap: true };
    expect(nameOn({ text: "Cedar", label: "vendor.name", gap: true }, whole)).toBe("Alder Furniture Ltd");
  });

  it("of a person at a company is left out of the company's", () => {
    const person = { text: "Herrn Jan Brook", label: "vendor.name" };
    expect(nameOn(person, { text: "Alder Furniture GmbH", label: "vendor.name" })).toBe("Alder Furniture GmbH");
    expect(nameOn(person)).toBe("Herrn Jan Brook");
  });
});

describe("an address", () => {
  it.each(["Address: Harbour Lane 9", "Dirección Harbour Lane 9", "Harbour Lane 9 Anschrift:"])(
    "is given without the word that announces it: %s",
    (text) => {
      const document = pageOf([
        { text, label: "vendor.address" },
        { text: "20097 Hamburg", label: "vendor.address" },
      ]);
      expect(decodeAddress(document, "vendor.address")[0]?.value).toBe("Harbour Lane 9, 20097 Hamburg");
    },
  );
});
