import { expect, test } from "vitest";
import { handmadePdf, printText } from "../pdf/handmade-pdf.ts";
import { readDocumentText } from "../pipeline.ts";

/** Advance width and left and right edge of the ink, in thousandths of the em, of a few glyphs of a sans-serif font. */
const glyphs: Readonly<Record<string, readonly [advance: number, left: number, right: number]>> = {
  "1": [556, 109, 272],
  "4": [556, 25, 523],
  "0": [556, 40, 516],
  ".": [278, 110, 170],
  "-": [333, 44, 289],
  E: [667, 90, 610],
  r: [333, 77, 332],
  i: [222, 67, 155],
  l: [222, 67, 155],
  t: [278, 14, 257],
  e: [556, 40, 516],
  " ": [278, 0, 0],
};
const names: Readonly<Record<string, string>> = {
  "1": "one",
  "4": "four",
  "0": "zero",
  ".": "period",
  "-": "hyphen",
  " ": "space",
};

/** A font whose only metrics are its glyphs: each is drawn as a box, as bitmap fonts draw them. */
function metriclessFont(statedWidth = (advance: number) => advance): string {
  const list = Object.entries(glyphs).map(([letter, sizes], index) => ({ letter, sizes, id: 201 + index }));
  const procedures = list.map(({ letter, sizes: [advance, left, right], id }) => {
    const top = letter === "." ? 100 : letter === "-" ? 300 : /[a-z]/.test(letter) ? 520 : 720;
    const content = `${advance} 0 ${left} 0 ${right} ${top} d1 ${left} 0 ${right - left} ${top} re f`;
    return `${id} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`;
  });
  const nameOf = (letter: string) => names[letter] ?? letter;
  const procs = list.map(({ letter, id }) => `/${nameOf(letter)} ${id} 0 R`).join(" ");
  const differences = list.map(({ letter }) => `${letter.charCodeAt(0)} /${nameOf(letter)}`).join(" ");
  const widths = Array.from({ length: 95 }, (_, index) => {
    const advance = glyphs[String.fromCharCode(32 + index)]?.[0];
    return advance === undefined ? 0 : statedWidth(advance);
  });
  const font = [
    "/Type/Font/Subtype/Type3/FontBBox[0 0 1000 0]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 32/LastChar 126",
    `/Widths[${widths.join(" ")}]/Encoding<</Type/Encoding/Differences[${differences}]>>/CharProcs<<${procs}>>/Resources<<>>`,
  ];
  return [...procedures, `200 0 obj <<${font.join("")}>> endobj`].join("\n");
}

const advanceOf = (text: string) => [...text].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 278), 0) / 1000;

/** Enough text that the page counts as text and no picture of it is read. */
const filler = Array.from({ length: 20 }, (_, index) => printText(`filler${index}`, 60, 400 - 14 * index)).join("\n");

async function wordsOf(content: string, font = metriclessFont()): Promise<string[]> {
  const entries = "/Resources<</Font<</F1 3 0 R/F2 200 0 R>>>>";
  const page = { content: `${content}\n${filler}`, entries };
  const reading = await readDocumentText(handmadePdf([page], { objects: font }));
  if (!reading.ok) throw new Error(reading.message);
  return reading.pages
    .flatMap(({ words }) => words.map(({ text }) => text))
    .filter((text) => !text.startsWith("filler"));
}

const inOneGo = (text: string, matrix = "1 0 0 1 60 600") => `BT /F2 12 Tf ${matrix} Tm (${text}) Tj ET`;
const glyphByGlyph = (text: string, right: number) =>
  [...text]
    .map((letter, index) => {
      const x = right - 12 * advanceOf(text.slice(index));
      return `BT /F2 12 Tf ${x.toFixed(3)} 600 Td (${letter}) Tj ET`;
    })
    .join("\n");

test.each([
  ["level", "1 0 0 1 60 600"],
  ["turned by a quarter", "0 1 -1 0 300 500"],
  ["slanted", "0.94 0.342 -0.342 0.94 60 600"],
  ["condensed", "0.6 0 0 1 60 600"],
])("%s text of a font without metrics is not cut at narrow glyphs", async (_how, matrix) => {
  expect((await wordsOf(inOneGo("411.10 t1e4e-1", matrix))).toSorted()).toEqual(["411.10", "t1e4e-1"]);
});

test("right-aligned amounts whose digits are drawn one by one stay whole, like the words beside them", async () => {
  expect(await wordsOf(`${glyphByGlyph("411.10", 200)}\n${glyphByGlyph("1.14", 240)}`)).toEqual(["411.10", "1.14"]);
});

test("words without a blank between them stay separate, also after a letter that occurs once", async () => {
  const apart = [...["letter", "title"].entries()].map(([index, text]) => glyphByGlyph(text, 100 + 34 * index));
  expect(await wordsOf(apart.join("\n"))).toEqual(["letter", "title"]);
});

test("if the declared widths are wrong, the distances between glyphs are used", async () => {
  const stated = 1000;
  const adjusted = (text: string) =>
    [...text].map((letter) => `(${letter}) ${stated - (glyphs[letter]?.[0] ?? 0)}`).join(" ");
  const content = ["letter", "1.14 title", "41.104"].map(
    (text, index) => `BT /F2 12 Tf 60 ${600 - 20 * index} Td [${adjusted(text)}] TJ ET`,
  );
  expect(
    await wordsOf(
      content.join("\n"),
      metriclessFont(() => stated),
    ),
  ).toEqual(["letter", "1.14", "title", "41.104"]);
});
