import { expect, test } from "vitest";
import type { Character, TextLayer } from "../../pages/page.ts";
import { isPlausibleWord, judgeLayer } from "./judge-layer.ts";
import { splitWords } from "./split-words.ts";

const page = { width: 600, height: 800 };
const plain = { object: 1, unmapped: false, invisible: false, pale: false, covered: false };

/** A line of 10-point print whose letters are 6 points wide, with `spacing` points between them. */
function line(text: string, { x = 50, y = 100, spacing = 0, flags = {} as Partial<Character> } = {}): Character[] {
  return [...text].map((letter, index) => {
    const left = x + index * (6 + spacing);
    const box = [left / 600, y / 800, (left + 6) / 600, (y + 10) / 800] as const;
    const baseline = (y + 8) / 800;
    const pen = { originX: box[0], originY: baseline, endX: box[2], endY: baseline, size: 10 };
    return { ...plain, text: letter, box, ...pen, turns: 0, ...flags };
  });
}

function layerOf(characters: Character[], images: TextLayer["images"] = []): TextLayer {
  return { characters, images, patterns: [] };
}

const paragraph = Array.from({ length: 20 }, (_, row) => line("Invoice total amount", { y: 100 + 20 * row })).flat();
const verdict = (layer: TextLayer) => judgeLayer(layer, splitWords(layer.characters, page));

test("words are separated by a gap or a blank", () => {
  const texts = splitWords([...line("88802"), ...line("Spiel kreis", { x: 82 })], page).map((word) => word.text);
  expect(texts).toEqual(["88802", "Spiel", "kreis"]);
});

test("evenly spaced letters are one word, with gaps or with blanks between them", () => {
  expect(splitWords(line("RECHNUNG", { spacing: 3 }), page).map((word) => word.text)).toEqual(["RECHNUNG"]);
  const typed = splitWords(line("R E C H N U N G  V O M", { flags: { size: 12 } }), page).map((word) => word.text);
  expect(typed).toEqual(["RECHNUNG", "VOM"]);
  expect(splitWords(line("A B 1 C"), page).map((word) => word.text)).toEqual(["A", "B", "1", "C"]);
});

test("a blank that is overprinted by the next letters separates no words", () => {
  const covered = [...line("Ru "), ...line("bber", { x: 62, flags: { object: 2 } })];
  expect(splitWords(covered, page).map((word) => word.text)).toEqual(["Rubber"]);
  const elsewhere = [...line("Ru"), ...line(" ", { x: 300 }), ...line("bber", { x: 62 })];
  expect(splitWords(elsewhere, page).map((word) => word.text)).toEqual(["Rubber"]);
});

test("text drawn twice for weight is read once, and the visible copy is kept", () => {
  const copy = (object: number, flags: Partial<Character> = {}) =>
    line("GmbH", { x: 50 + 0.3 * object, flags: { object, ...flags } });
  const others = Array.from({ length: 6 }, (_, row) =>
    line("Summe", { y: 200 + 20 * row, flags: { object: 10 + row } }),
  );
  const texts = splitWords([...copy(1), ...others.flat(), ...copy(2), ...copy(3)], page).map((word) => word.text);
  expect(texts.filter((text) => text !== "Summe")).toEqual(["GmbH"]);
  expect(texts).toHaveLength(7);
  const twice = [...line("aal", { flags: { object: 1 } }), ...line("l", { x: 69, flags: { object: 2 } })];
  expect(splitWords(twice, page).map((word) => word.text)).toEqual(["aall"]);
  const shadow = [...copy(1, { pale: true }), ...copy(2)];
  expect(splitWords(shadow, page)[0]?.box[0]).toBeCloseTo(50.6 / 600);
});

test("a new line ends a word even without a blank", () => {
  const texts = splitWords([...line("Rech"), ...line("nung", { y: 120 })], page).map((word) => word.text);
  expect(texts).toEqual(["Rech", "nung"]);
});

test("a sideways word has its reading direction and letter height", () => {
  const upright = [..."AGB"].map((letter, index): Character => {
    const box = [0.05, 0.5 - (index + 1) * 0.0075, 0.05 + 10 / 600, 0.5 - index * 0.0075] as const;
    const pen = { originX: box[2], originY: box[3], endX: box[2], endY: box[1], size: 10 };
    return { ...plain, text: letter, box, ...pen, turns: 3 };
  });
  const [word] = splitWords(upright, page);
  expect(word).toMatchObject({ text: "AGB", sideways: "up" });
  expect(word?.fontHeight).toBeCloseTo(10 / 800);
  expect(splitWords(line("AGB"), page)[0]).not.toHaveProperty("sideways");
});

test("ligatures are split and narrow spaces keep numbers together", () => {
  expect(splitWords(line("o\ufb03ce"), page)[0]?.text).toBe("office");
  expect(splitWords(line("1\u202f225,00"), page)[0]?.text).toBe("1225,00");
  expect(splitWords(line("2026\u00ad17"), page)[0]?.text).toBe("2026-17");
});

test("a page with ordinary text needs no OCR", () => {
  expect(verdict(layerOf(paragraph))).toBe("enough");
});

test("a page without text, with guessed letters or with hidden OCR text is read by OCR", () => {
  expect(verdict(layerOf([]))).toBe("replace");
  const guessed = Array.from({ length: 20 }, (_, row) => line("Mqvzwcx tktgl gmwnqt", { y: 100 + 20 * row })).flat();
  expect(verdict(layerOf(guessed.map((c, index) => ({ ...c, unmapped: index % 4 === 0 }))))).toBe("replace");
  expect(verdict(layerOf(paragraph.map((c) => ({ ...c, text: "\ue001" }))))).toBe("replace");
  expect(
    verdict(
      layerOf(
        paragraph.map((c) => ({ ...c, invisible: true })),
        [[0, 0, 1, 1]],
      ),
    ),
  ).toBe("replace");
  const nonsense = Array.from({ length: 20 }, (_, row) =>
    line("#$xqz& ~wrtzk bcdfg %%^", { y: 100 + 20 * row }),
  ).flat();
  expect(verdict(layerOf(nonsense))).toBe("replace");
});

test("letters without a Unicode mapping are used if they form words, and hidden ones if no picture is below", () => {
  expect(verdict(layerOf(paragraph.map((c) => ({ ...c, unmapped: true }))))).toBe("enough");
  expect(verdict(layerOf(paragraph.map((c) => ({ ...c, invisible: true }))))).toBe("enough");
});

test("a stamp on a scan, or a large picture without text over it, needs OCR too", () => {
  expect(verdict(layerOf(line("Page 1"), [[0, 0, 1, 1]]))).toBe("supplement");
  expect(verdict(layerOf(paragraph, [[0.5, 0.7, 1, 1.2]]))).toBe("supplement");
  expect(verdict(layerOf(paragraph, [[0, 0, 1, 1]]))).toBe("enough");
});

test.each(["1.234,50", "€12", "DE123456789", "Müller", "Nr.", "10:30", "(250", "kWh"])(
  "%s is plausible text",
  (text) => {
    expect(isPlausibleWord({ text })).toBe(true);
  },
);

test.each(["#$%&", "xzrtk", "~~==="])("%s is not plausible text", (text) => {
  expect(isPlausibleWord({ text })).toBe(false);
});
