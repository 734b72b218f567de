import { createHash } from "node:crypto";
import { makeDocument } from "@inkvoice/synth";
import { expect, it } from "vitest";
import type { PageText, WordSource } from "../../page-text/page-text.ts";
import { weights, weightsPath } from "../../weights/index.ts";
import { type OrderedWords, orderWords } from "../layout/reading-order.ts";
import { factoryPages } from "../testing/factory-pages.ts";
import { openReader, type Reader } from "./model.ts";

const print = [weights.secondReader.path];
const pictures = [weights.pictureReader.path];

it("print and pictures are understood by the models meant for them, whatever the words say", async () => {
  const reader = await openReader({ print, pictures }, weightsPath("reader.json"));
  const onPaper = await openReader({ print: pictures, pictures }, weightsPath("reader.json"));
  const inPrint = await openReader({ print, pictures: print }, weightsPath("reader.json"));
  const pages = factoryPages(makeDocument(31, { kind: "invoice" }));
  const ofText = orderWords(pages.map((page) => from("text", page)));
  const ofPicture = orderWords(pages.map((page) => from("ocr", page)));

  expect(await labelsBy(reader, ofText)).toBe(await labelsBy(inPrint, ofText));
  expect(await labelsBy(reader, ofPicture)).toBe(await labelsBy(onPaper, ofPicture));
  expect(await labelsBy(reader, ofPicture)).not.toBe(await labelsBy(inPrint, ofPicture));
});

it("a logo that was read from a picture does not make a page of print one", async () => {
  const reader = await openReader({ print, pictures }, weightsPath("reader.json"));
  const inPrint = await openReader({ print, pictures: print }, weightsPath("reader.json"));
  const [first, ...rest] = factoryPages(makeDocument(31, { kind: "invoice" }));
  const withLogo = first && { ...first, words: first.words.map((word, at) => (at < 3 ? asRead(word) : word)) };
  const ordered = orderWords(withLogo ? [withLogo, ...rest] : []);
  expect(await labelsBy(reader, ordered)).toBe(await labelsBy(inPrint, ordered));
});

it("where print is doubtful, another model runs beside the others, not in their place", async () => {
  const all = [...print, ...pictures];
  const reader = await openReader({ print, pictures, doubtfulPrint: pictures }, weightsPath("reader.json"));
  const atOnce = await openReader({ print: all, pictures }, weightsPath("reader.json"));
  const pages = factoryPages(makeDocument(31, { kind: "invoice" }));
  const ordered = orderWords(pages.map((page) => from("text", page)));

  const { escalate } = await reader.predict(ordered);
  const { predictions, escalate: none } = await atOnce.predict(ordered);
  expect(hashOf((await escalate?.())?.labels ?? new Float32Array())).toBe(hashOf(predictions.labels));
  expect(none).toBeUndefined();
  expect((await reader.predict(orderWords(pages.map((page) => from("ocr", page))))).escalate).toBeUndefined();
});

/** Thousands of numbers as one text: element by element they take seconds to compare. */
async function labelsBy(reader: Reader, ordered: OrderedWords): Promise<string> {
  const { predictions } = await reader.predict(ordered);
  return hashOf(predictions.labels);
}

function hashOf(labels: Float32Array): string {
  return createHash("sha256").update(labels).digest("hex");
}

const asRead = (word: PageText["words"][number]) => ({ ...word, source: "ocr" as const });

function from(source: WordSource, page: PageText): PageText {
  return { ...page, words: page.words.map((word) => ({ ...word, source })) };
}
