import { makeDocument, renderPicture } from "@inkvoice/synth";
import { beforeAll, describe, expect, test } from "vitest";
import type { Box, Word } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import { readLetterheads } from "./letterheads.ts";

const document = makeDocument(7_200_001, { kind: "invoice", country: "DE" });
const printed = document.pages[0]!;
const head: Box = [0.02, 0.02, 0.98, 0.2];
let picture: GreyPicture;

beforeAll(async () => {
  const { width, height, data } = await renderPicture(document, 0, { dpi: 200, colour: false });
  picture = { width, height, pixels: new Uint8Array(data) };
});

function pageWith(images: readonly Box[], number = 1): Page {
  return {
    number,
    width: printed.width,
    height: printed.height,
    layer: { characters: [], images, patterns: [] },
    picture: () => Promise.resolve(picture),
    glance: () => Promise.resolve(picture),
    detail: () => Promise.resolve(picture),
  };
}

/** The printed words of which a part of the page shows all, as fractions of the page. */
function wordsIn([x0, y0, x1, y1]: Box): { text: string; box: Box }[] {
  const { width, height, words } = printed;
  return words
    .map(({ text, ...word }) => {
      const box: Box = [word.x0 / width, word.y0 / height, word.x1 / width, word.y1 / height];
      return { text, box };
    })
    .filter(({ box }) => box[0] > x0 && box[1] > y0 && box[2] < x1 && box[3] < y1);
}

describe("a letterhead pasted as a picture", () => {
  test("is read, each word at its location on the page", async () => {
    const read = await readLetterheads(pageWith([head]), []);
    const expected = wordsIn(head);
    const found = expected.filter(({ text, box }) =>
      read.some(
        (word) => word.text === text && Math.abs(word.box[0] - box[0]) < 0.01 && Math.abs(word.box[1] - box[1]) < 0.01,
      ),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(found.length).toBeGreaterThan(0.9 * expected.length);
    expect(read.every(({ source }) => source === "ocr")).toBe(true);
  });

  test.each<[string, Box, number]>([
    ["is a logo", [0.05, 0.05, 0.25, 0.1], 1],
    ["stands in the middle of the page", [0.02, 0.4, 0.98, 0.55], 1],
    ["is on a further page", head, 2],
  ])("is not looked at when it %s", async (_, box, number) => {
    expect(await readLetterheads(pageWith([box], number), [])).toEqual([]);
  });

  test("is ignored if it is a background with text over it", async () => {
    const over: Word = { text: "Total", box: [0.4, 0.1, 0.5, 0.11], confidence: 1, source: "text", fontHeight: 0.01 };
    expect(await readLetterheads(pageWith([head]), [over])).toEqual([]);
  });
});
