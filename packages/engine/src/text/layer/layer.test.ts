import { expect, test } from "vitest";
import type { Character, TextLayer } from "../../pages/page.ts";
import { isSensible, judgeLayer } from "./judge-layer.ts";
import { splitWords } from "./split-words.ts";

const page = { width: 600, height: 800 };

/** A line of 10-point print whose letters are 6 points wide, with `spacing` points between them. */
function line(text: string, { x = 50, y = 100, spacing = 0, flags = {} as Partial<Character> } = {}): Character[] {
  return [...text].map((letter, index) => {
    const left = x + index * (6 + spacing);
    const box = [left / 600, y / 800, (left + 6) / 600, (y + 10) / 800] as const;
    const plain = { turns: 0, generated: false, unmapped: false, invisible: false, pale: false, covered: false };
    return { text: letter, box, originX: box[0], originY: (y + 8) / 800, ...plain, ...flags };
  });
}

function layerOf(characters: Character[], images: TextLayer["images"] = []): TextLayer {
  return { characters, images, patterns: [] };
}

const paragraph = Array.from({ length: 20 }, (_, row) => line("Invoice total amount", { y: 100 + 20 * row })).flat();
const verdict = (layer: TextLayer) => judgeLayer(layer, splitWords(layer.characters, page));

test("a gap parts words, a blank does too", () => {
  const texts = splitWords([...line("88802"), ...line("Spiel kreis", { x: 82 })], page).map((word) => word.text);
  expect(texts).toEqual(["88802", "Spiel", "kreis"]);
});

test("evenly spaced letters are one word, with the viewer's added blanks between them", () => {
  const letters = line("RECHNUNG", { spacing: 3 }).flatMap((letter) => [
    letter,
    { ...letter, text: " ", generated: true },
  ]);
  expect(splitWords(letters, page).map((word) => word.text)).toEqual(["RECHNUNG"]);
});

test("a new line ends a word even without a blank", () => {
  const texts = splitWords([...line("Rech"), ...line("nung", { y: 120 })], page).map((word) => word.text);
  expect(texts).toEqual(["Rech", "nung"]);
});

test("a word on its side says which way it is read, and how high its letters are", () => {
  const upright = [..."AGB"].map((letter, index): Character => {
    const box = [0.05, 0.5 - (index + 1) * 0.0075, 0.05 + 10 / 600, 0.5 - index * 0.0075] as const;
    const plain = { generated: false, unmapped: false, invisible: false, pale: false, covered: false };
    return { text: letter, box, originX: box[2], originY: box[3], turns: 3, ...plain };
  });
  const [word] = splitWords(upright, page);
  expect(word).toMatchObject({ text: "AGB", sideways: "up" });
  expect(word?.fontHeight).toBeCloseTo(10 / 800);
  expect(splitWords(line("AGB"), page)[0]).not.toHaveProperty("sideways");
});

test("ligatures come apart and narrow spaces hold numbers together", () => {
  expect(splitWords(line("o\ufb03ce"), page)[0]?.text).toBe("office");
  expect(splitWords(line("1\u202f225,00"), page)[0]?.text).toBe("1225,00");
});

test("ordinary text is enough", () => {
  expect(verdict(layerOf(paragraph))).toBe("enough");
});

test("a page without text, with guessed letters or with another reader's hidden text is read by OCR", () => {
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

test("letters that no font vouches for are the page's text where they make words, and hidden ones where no picture is below", () => {
  expect(verdict(layerOf(paragraph.map((c) => ({ ...c, unmapped: true }))))).toBe("enough");
  expect(verdict(layerOf(paragraph.map((c) => ({ ...c, invisible: true }))))).toBe("enough");
});

test("a sign whose box is as flat as its ink parts no word", () => {
  const letters = line("12345678-0001", { spacing: 0.6 }).map((letter) =>
    letter.text === "-" ? { ...letter, box: [letter.box[0], 105 / 800, letter.box[2], 106 / 800] as const } : letter,
  );
  expect(splitWords(letters, page).map((word) => word.text)).toEqual(["12345678-0001"]);
});

test("a stamp on a scan, or a large picture with nothing over it, asks for more", () => {
  expect(verdict(layerOf(line("Page 1"), [[0, 0, 1, 1]]))).toBe("supplement");
  expect(verdict(layerOf(paragraph, [[0.5, 0.7, 1, 1.2]]))).toBe("supplement");
  expect(verdict(layerOf(paragraph, [[0, 0, 1, 1]]))).toBe("enough");
});

test.each(["1.234,50", "€12", "DE123456789", "Müller", "Nr.", "10:30", "(250", "kWh"])("%s makes sense", (text) => {
  expect(isSensible({ text })).toBe(true);
});

test.each(["#$%&", "xzrtk", "~~==="])("%s does not", (text) => {
  expect(isSensible({ text })).toBe(false);
});
