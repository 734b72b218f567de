import { type LabelledDocument, makeDocument, renderPicture } from "@inkvoice/synth";
import { beforeAll, describe, expect, test } from "vitest";
import { wordKey } from "../locale/letters/fold-text.ts";
import type { PageText } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import { factoryPages } from "../understand/testing/factory-pages.ts";
import { understand } from "../understand/understand.ts";
import { groupIntoLines } from "./lines.ts";
import { withLogos } from "./logos.ts";

const document = Array.from({ length: 50 }, (_, index) =>
  makeDocument(7_200_001 + index, { kind: "invoice", country: "DE" }),
).find(hasNameInHead)!;
const seller = document.truth.vendor?.name ?? "";
const written = factoryPages(document)[0]!;
let picture: GreyPicture;

beforeAll(async () => {
  const { width, height, data } = await renderPicture(document, 0, { dpi: 200, colour: false });
  picture = { width, height, pixels: new Uint8Array(data) };
});

const page: Page = {
  number: 1,
  width: written.width,
  height: written.height,
  layer: { characters: [], images: [], patterns: [] },
  picture: () => Promise.resolve(picture),
  glance: () => Promise.resolve(picture),
  detail: () => Promise.resolve(picture),
};

/** Printed in one line as large as a logo, on a document of one page. */
function hasNameInHead(made: LabelledDocument): boolean {
  const [first, second] = factoryPages(made);
  const large = first?.words.filter(({ box, fontHeight }) => box[3] < 0.2 && fontHeight > 0.015) ?? [];
  const lineOf = (name: string) => large.find(({ text }) => text === name)?.box[1];
  const lines = new Set(made.truth.vendor?.name?.split(" ").map(lineOf));
  return !second && lines.size === 1 && !lines.has(undefined);
}

/** The page as its text layer would show it if the seller's name were only drawn. */
function withoutName(): PageText {
  const keys = seller.split(/\s+/).map(wordKey);
  return { ...written, ...groupIntoLines(written.words.filter(({ text }) => !keys.includes(wordKey(text)))) };
}

const drawnWords = (text: PageText | undefined) => text?.words.filter(({ source }) => source === "ocr") ?? [];

describe("a seller's name that is drawn as a picture", () => {
  test("is read, and text is not read again", async () => {
    const text = withoutName();
    const drawn = drawnWords(await withLogos(page, text)).map((word) => wordKey(word.text));
    for (const word of seller.split(/\s+/)) expect(drawn).toContain(wordKey(word));
    expect(drawn.length).toBeLessThan(0.2 * written.words.length);
  });

  test("is the seller's if no other name is certain", async () => {
    const text = withoutName();
    const before = await understand([text]);
    const after = await understand([text], () => withLogos(page, text));
    expect(wordKey(before.fields["vendor.name"][0]?.value ?? "")).not.toBe(wordKey(seller));
    expect(wordKey(after.fields["vendor.name"][0]?.value ?? "")).toBe(wordKey(seller));
    expect(after.fields["vendor.name"][0]?.source).toBe("ocr");
    expect({ ...after.fields, "vendor.name": [] }).toEqual({ ...before.fields, "vendor.name": [] });
  });

  test("is not searched for if a name is certain", async () => {
    let asked = 0;
    await understand([written], () => {
      asked++;
      return Promise.resolve(undefined);
    });
    expect(asked).toBe(0);
  });

  test("is not searched for on a scan, which was read as a whole", async () => {
    const words = written.words.map((word) => ({ ...word, source: "ocr" as const }));
    expect(await withLogos(page, { ...written, words })).toBeUndefined();
  });
});
