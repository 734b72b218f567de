import { describe, expect, test } from "vitest";
import type { PageText, Word } from "../page-text/page-text.ts";
import { type HandmadePage, handmadePdf, printText } from "../pdf/handmade-pdf.ts";
import { readDocumentText, readPageText } from "../pipeline.ts";

/** Enough text that the page counts as text and no picture of it is read. */
const filler = Array.from({ length: 20 }, (_, index) => printText(`filler${index} text`, 60, 400 - 14 * index)).join(
  "\n",
);

async function readPage(page: HandmadePage, document = {}): Promise<PageText> {
  const reading = await readDocumentText(handmadePdf([{ ...page, content: `${page.content}\n${filler}` }], document));
  if (!reading.ok) throw new Error(reading.message);
  return reading.pages[0] as PageText;
}

function wordAt(page: PageText, text: string): Word {
  const word = page.words.find((candidate) => candidate.text === text);
  if (!word) throw new Error(`"${text}" was not read; the page says ${page.words.map((w) => w.text).join(" ")}`);
  return word;
}

test("a word's box is where the page shows it", async () => {
  const { box } = wordAt(await readPage({ content: printText("Total", 119, 763.5) }), "Total");
  expect(box[0]).toBeCloseTo(119 / 595, 2);
  expect(box[3]).toBeGreaterThan((842 - 763.5) / 842);
  expect(box[1]).toBeLessThan((842 - 772) / 842);
});

test.each([
  [0, [0.2, 0.5]],
  [90, [0.5, 0.2]],
  [180, [0.8, 0.5]],
  [270, [0.5, 0.8]],
] as const)(
  "text on a page with /Rotate %i is placed where a viewer shows it, and reads upright",
  async (rotate, corner) => {
    const pdf = handmadePdf([{ content: `${printText("Total", 119, 421)}\n${filler}`, entries: `/Rotate ${rotate}` }]);
    const reading = await readDocumentText(pdf);
    const upright = reading.ok ? wordAt(reading.pages[0] as PageText, "Total").box : [0, 0, 1, 1];
    expect([upright[0], upright[3]]).toEqual([expect.closeTo(0.2, 1), expect.closeTo(0.5, 1)]);
    const { box } = wordAt((await readPageText(pdf, 1)) as PageText, "Total");
    expect([nearest(box[0], box[2], corner[0]), nearest(box[1], box[3], corner[1])]).toEqual([
      expect.closeTo(corner[0], 1),
      expect.closeTo(corner[1], 1),
    ]);
  },
);

function nearest(a: number, b: number, target: number): number {
  return Math.abs(a - target) < Math.abs(b - target) ? a : b;
}

test("a landscape page with level text after /Rotate stays as displayed", async () => {
  const sideways = (text: string, x: number, y: number) => `BT /F1 12 Tf 0 1 -1 0 ${x} ${y} Tm (${text}) Tj ET`;
  const rows = Array.from({ length: 20 }, (_, index) => sideways(`row${index}`, 300 + 10 * index, 60)).join("\n");
  const reading = await readDocumentText(
    handmadePdf([{ content: `${sideways("Total", 119, 84.2)}\n${rows}`, entries: "/Rotate 90" }]),
  );
  if (!reading.ok) throw new Error(reading.message);
  const page = reading.pages[0] as PageText;
  expect([page.width, page.height, page.toDisplayed]).toEqual([842, 595, undefined]);
  const { box } = wordAt(page, "Total");
  expect(box[0]).toBeCloseTo(84.2 / 842, 2);
  expect(box[3]).toBeCloseTo(119 / 595, 1);
});

test("coordinates of a cropped page are relative to its crop", async () => {
  const page = await readPage({ content: printText("Total", 200, 500), entries: "/CropBox [100 100 500 700]" });
  expect([page.width, page.height]).toEqual([400, 600]);
  expect(wordAt(page, "Total").box[0]).toBeCloseTo(100 / 400, 2);
});

test("text outside the visible page is not read", async () => {
  const page = await readPage({
    content: `${printText("Hidden", 20, 20)} ${printText("Total", 200, 500)}`,
    entries: "/CropBox [50 50 500 700]",
  });
  expect(page.words.map((word) => word.text)).not.toContain("Hidden");
});

describe("invisible text", () => {
  const rows = Array.from({ length: 16 }, (_, row) => printText(`line${row}`, 60, 400 - 20 * row)).join(" ");
  const wordsWith = async (content: string) =>
    (await readPage({ content: `${rows} ${content}` })).words.map((word) => word.text);
  const box = "1 g 150 580 300 50 re f 0 g";

  test.each([
    ["in the colour of the paper", `1 g ${printText("Secret", 200, 600)} 0 g`],
    ["in a colour next to it", `0.99 g ${printText("Secret", 200, 600)} 0 g`],
    ["drawn without ink", `3 Tr ${printText("Secret", 200, 600)} 0 Tr`],
    ["under a box that was drawn later", `${printText("Secret", 200, 600)} ${box}`],
    ["under a box and other print", `${printText("Secret", 200, 600)} ${box} ${printText("Amount", 200, 600)}`],
    ["in the colour of the bar below it", `0.8 g 150 580 300 50 re f ${printText("Secret", 200, 600)} 0 g`],
  ])("%s is not read", async (_how, content) => {
    const words = await wordsWith(content);
    expect(words).not.toContain("Secret");
    expect(words).toContain("line7");
  });

  test.each([
    ["white on a dark bar", `0 g 150 580 300 50 re f 1 g ${printText("Total", 200, 600)} 0 g`],
    ["on a box", `${box} ${printText("Total", 200, 600)}`],
    ["beside what a clipped box shows", `${printText("Total", 200, 600)} q 500 580 20 20 re W n ${box} Q`],
    ["light grey on white", `0.75 g ${printText("Total", 200, 600)} 0 g`],
  ])("is not what is %s", async (_how, content) => {
    expect(await wordsWith(content)).toContain("Total");
  });
});

test("spaced letters are one word, and a number grouped by a narrow space stays whole", async () => {
  const spaced = "BT /F1 12 Tf 4 Tc 60 600 Td (RECHNUNG) Tj ET";
  const page = await readPage({ content: `${spaced} ${printText("1225,00", 60, 560)}` });
  wordAt(page, "RECHNUNG");
  wordAt(page, "1225,00");
});

test("text drawn several times for weight is read once, with other text drawn in between", async () => {
  const rows = Array.from({ length: 8 }, (_, row) => printText(`row${row}`, 300, 700 - 14 * row)).join("\n");
  const copies = [0, 0.25, 0.5].map((shift) => printText("Muster GmbH", 60 + shift, 600)).join(`\n${rows}\n`);
  const page = await readPage({ content: copies });
  expect(page.words.filter(({ text }) => text === "GmbH")).toHaveLength(1);
  expect(page.words.filter(({ text }) => text === "row3")).toHaveLength(1);
});

test("a ligature is replaced by its letters, in a word with its neighbours", async () => {
  const map = "1 beginbfchar <61> <006600660069> endbfchar 1 begincodespacerange <00> <FF> endcodespacerange";
  const font = `100 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 101 0 R>> endobj
101 0 obj <</Length ${map.length}>> stream\n${map}\nendstream endobj`;
  const content = `${printText("o", 60, 600)} BT /F2 12 Tf 66.7 600 Td (a) Tj ET ${printText("ce", 73.4, 600)}`;
  const entries = "/Resources<</Font<</F1 3 0 R/F2 100 0 R>>>>";
  wordAt(await readPage({ content, entries }, { objects: font }), "office");
});

test("the font size includes the scale of the text matrix", async () => {
  const page = await readPage({ content: "BT /F1 1 Tf 20 0 0 20 60 600 Tm (Gross amount) Tj ET" });
  expect(wordAt(page, "Gross").fontHeight * 842).toBeGreaterThan(18);
  wordAt(page, "amount");
});

test("the value of a form field is read at its location, drawn or not", async () => {
  const field =
    "100 0 obj <</Type/Annot/Subtype/Widget/FT/Tx/T(total)/V(1.234,50)/Rect[200 600 320 620]/F 4/DA(/F1 12 Tf 0 g)>> endobj";
  const form = "/AcroForm <</Fields[100 0 R]/NeedAppearances true/DA(/F1 12 Tf 0 g)/DR<</Font<</F1 3 0 R>>>>>>";
  const page = await readPage(
    { content: printText("Amount", 60, 605), entries: "/Annots [100 0 R]" },
    { catalogue: form, objects: field },
  );
  const { box } = wordAt(page, "1.234,50");
  expect(box[0]).toBeGreaterThan(199 / 595);
  expect(box[3]).toBeLessThan((842 - 595) / 842);
});

test("a hidden annotation is not read", async () => {
  const note =
    "100 0 obj <</Type/Annot/Subtype/FreeText/Contents(Secret)/Rect[200 600 320 620]/F 2/DA(/F1 12 Tf 0 g)>> endobj";
  const page = await readPage(
    { content: printText("Amount", 60, 605), entries: "/Annots [100 0 R]" },
    { objects: note },
  );
  expect(page.words.map((word) => word.text)).not.toContain("Secret");
});
