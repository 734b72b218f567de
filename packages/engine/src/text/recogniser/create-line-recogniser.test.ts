import { type LabelledWord, makeDocument, type Picture, renderPicture } from "@inkvoice/synth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GreyPicture } from "../../pages/page.ts";
import { cutLine } from "../ocr/lines/line-picture.ts";
import type { LineReading, LineRecogniser } from "../ocr/lines/line-recogniser.ts";
import { createLineRecogniser } from "./create-line-recogniser.ts";

const dpi = 200;
const pixels = dpi / 72;

let reader: LineRecogniser;
beforeAll(async () => {
  reader = await createLineRecogniser();
});
afterAll(() => reader.close());

const grey = ({ width, height, data }: Picture): GreyPicture => ({ width, height, pixels: data });

/** A word cut out with a little paper around it, the way the detector does. */
function cutWord(page: GreyPicture, { x0, x1, baseline, size }: LabelledWord): GreyPicture {
  const height = size * 1.25 * pixels;
  const width = (x1 - x0) * pixels + 0.6 * height;
  const box = { x: ((x0 + x1) / 2) * pixels, y: (baseline - size * 0.3) * pixels, width, height, angle: 0, score: 1 };
  return cutLine(page, box).picture;
}

async function readWords(seed: number, country: string) {
  const document = makeDocument(seed, { kind: "invoice", country });
  const page = grey(await renderPicture(document, 0, { dpi: dpi }));
  const words = (document.pages[0]?.words ?? []).filter(({ text }) => text.length > 1).slice(0, 40);
  const readings = await reader.read(words.map((word) => cutWord(page, word)));
  return words.map((word, index) => ({ truth: word.text, read: readings[index]?.words ?? [] }));
}

test.each(["DE", "FR", "PL", "SE", "US"])("clean print of %s is read exactly", async (country) => {
  const words = (await Promise.all([41, 43].map((seed) => readWords(seed, country)))).flat();
  const right = words.filter(
    ({ truth, read }) => read.map(({ text }) => text).join(" ") === truth.replaceAll("\u202f", " "),
  );
  expect(words.length).toBeGreaterThan(50);
  expect(right.length / words.length).toBeGreaterThan(0.93);
});

test("readings of high confidence are right more often than others", async () => {
  const words = (await Promise.all([7, 8].map((seed) => readWords(seed, "NL"))))
    .flat()
    .filter(({ read }) => read.length === 1);
  const sure = words.filter(({ read }) => (read[0]?.confidence ?? 0) > 0.9);
  expect(sure.length).toBeGreaterThan(words.length / 2);
  expect(sure.filter(({ truth, read }) => read[0]?.text === truth).length / sure.length).toBeGreaterThan(0.97);
});

test("paper without print gives no words", async () => {
  const blank = { width: 200, height: 48, pixels: new Uint8Array(200 * 48).fill(255) };
  expect(await reader.read([blank])).toEqual([{ words: [] }]);
});

test("a certain result of the fast model equals that of the exact model", async () => {
  const document = makeDocument(11, { kind: "invoice", country: "DE" });
  const page = grey(await renderPicture(document, 0, { dpi: dpi }));
  const lines = (document.pages[0]?.words ?? []).slice(0, 40).map((word) => cutWord(page, word));
  const [skimmed, read] = [await reader.skim(lines), await reader.read(lines)];
  const isSure = ({ words }: LineReading) => words.length > 0 && words.every(({ confidence }) => confidence > 0.8);
  const sure = lines.flatMap((_, index) => (isSure(skimmed[index] as LineReading) ? [index] : []));
  const textsOf = (readings: readonly LineReading[]) =>
    sure.map((index) => readings[index]?.words.map(({ text }) => text).join(" "));
  expect(sure.length).toBeGreaterThan(lines.length * 0.8);
  expect(textsOf(skimmed)).toEqual(textsOf(read));
});

test("a line gives the same result alone or among others", async () => {
  const document = makeDocument(5, { kind: "invoice" });
  const page = grey(await renderPicture(document, 0, { dpi: dpi }));
  const lines = (document.pages[0]?.words ?? []).slice(0, 8).map((word) => cutWord(page, word));
  const together = await reader.read(lines);
  for (const [index, line] of lines.entries()) expect((await reader.read([line]))[0]).toEqual(together[index]);
});
