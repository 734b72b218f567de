import { measure } from "../fonts/measure.ts";
import type { LabelledDocument, LabelledWord } from "../labelled-document.ts";

/** A small fixed page for tests: rows of words in given fonts. */
export function sampleDocument(
  rows: readonly Readonly<{ font: string; texts: readonly string[] }>[],
): LabelledDocument {
  const words = rows.flatMap(({ font, texts }, row) => placeRow(texts, font, 40 + row * 24));
  const fill = { kind: "fill", x0: 250, y0: 10, x1: 290, y1: 20, colour: "#c00000" } as const;
  const rule = { kind: "rule", x0: 20, y0: 150, x1: 280, y1: 150, thickness: 1 } as const;
  return {
    seed: 1,
    pages: [{ width: 300, height: 200, words, shapes: [fill, rule] }],
    parties: [],
    rows: [],
    truth: {},
    language: "de",
    currency: "EUR",
    documentType: "invoice",
    dateOrder: "dmy",
  };
}

function placeRow(texts: readonly string[], font: string, baseline: number): LabelledWord[] {
  const size = 11;
  let x = 20;
  return texts.map((text) => {
    const width = measure(text, font, size);
    const word = { text, x0: x, y0: baseline - 8, x1: x + width, y1: baseline + 2, baseline, font, size } as const;
    x += width + size * 0.4;
    return { ...word, label: "none", span: -1 };
  });
}
