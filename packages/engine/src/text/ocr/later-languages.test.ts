import { makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { LineRecogniser } from "./lines/line-recogniser.ts";
import { readPicture } from "./read-picture.ts";
import { sharedLineRecogniser } from "./shared-line-recogniser.ts";

const dpi = 150;

async function wordsOf(language: "el" | "bg" | "hu" | "de") {
  const document = makeDocument(5, { kind: "invoice", language, lines: 3 });
  const { width, height, data } = await renderPicture(document, 0, { dpi });
  const printed = (document.pages[0]?.words ?? []).map(({ text }) => text);
  return { printed, picture: { width, height, pixels: data } };
}

async function textsOf(picture: Parameters<typeof readPicture>[0], reader: LineRecogniser): Promise<string[]> {
  return (await readPicture(picture, reader)).words.map(({ text }) => text);
}

test.each(["el", "bg", "hu"] as const)("a picture in %s is read with its own letters", async (language) => {
  const { printed, picture } = await wordsOf(language);
  const read = new Set(await textsOf(picture, await sharedLineRecogniser()));
  const found = printed.filter((text) => read.has(text));
  expect(found.length / printed.length).toBeGreaterThan(0.85);
});

test("a picture in another language is read once, by the first recogniser", async () => {
  const { picture } = await wordsOf("de");
  const reader = await sharedLineRecogniser();
  const forLaterLanguages = () => Promise.reject(new Error("read twice"));
  expect(await textsOf(picture, { ...reader, forLaterLanguages })).toEqual(await textsOf(picture, reader));
});
