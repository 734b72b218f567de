import { describe, expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import type { TextBox } from "../text-box.ts";
import { evenLight } from "./even-light.ts";
import type { LineRecogniser, LineWord } from "./line-recogniser.ts";
import { meanConfidence, readLines } from "./read-lines.ts";

const page: GreyPicture = { width: 400, height: 100, pixels: new Uint8Array(40_000).fill(255) };
const box: TextBox = { x: 200, y: 50, width: 200, height: 40, angle: 0, score: 1 };
const word = (text: string, confidence: number): LineWord => ({ text, confidence, x0: 0, x1: 40 });

/** A model that returns given results of the fast pass in turn, and one result of every exact pass. */
function readerOf(glances: LineWord[][], exact: LineWord[] = []): LineRecogniser & { looks: () => string[] } {
  const looks: string[] = [];
  const lookBy = (name: string, answers: (nth: number) => LineWord[]) => async (lines: readonly GreyPicture[]) =>
    lines.map(() => ({ words: answers(looks.push(name) - 1) }));
  return {
    looks: () => looks,
    skim: lookBy("skim", (nth) => glances[nth] ?? []),
    read: lookBy("read", () => exact),
    close: async () => {},
  };
}

describe("lines", () => {
  test("are read once by the fast model if every word is certain", async () => {
    const reader = readerOf([[word("Total", 0.99)]]);
    const [line] = await readLines(page, [box], reader);
    expect([reader.looks(), line?.words[0]?.text]).toEqual([["skim"], "Total"]);
  });

  test("are read from other crops if a word is uncertain, until it is certain", async () => {
    const reader = readerOf([[word("15", 0.5)], [word("15,4O", 0.7)], [word("15,40", 0.95)], [word("1540", 0.99)]]);
    const [line] = await readLines(page, [box], reader);
    expect([reader.looks(), line?.words[0]?.text]).toEqual([["skim", "skim", "skim"], "15,40"]);
  });

  test("are read by the exact model if a word stays uncertain, and that result is used", async () => {
    const reader = readerOf([[word("15,4O", 0.5)]], [word("15,40", 0.45)]);
    const [line] = await readLines(page, [box], reader);
    expect([reader.looks(), line?.words[0]?.text]).toEqual([["skim", "skim", "skim", "skim", "read"], "15,40"]);
  });

  test("are read by the exact model from the best crop, with its height and the words along its box", async () => {
    const reader = readerOf([[word("15", 0.5)], [word("15,40", 0.7)]], [word("15,40", 0.75)]);
    const [line] = await readLines(page, [box], reader);
    expect(line?.box.height).toBe(40);
    expect(line?.box.width).toBeCloseTo(200 - 0.14 * 40);
    expect(line?.words[0]?.x1).toBeCloseTo(40 * ((0.86 * 40) / 48), 0);
  });

  test("are not replaced by a certain part of them", async () => {
    const reader = readerOf([[word("Fauerbacher", 0.6)], [word("Fa", 0.99)]], [word("Fauerbacher", 0.6)]);
    const [line] = await readLines(page, [box], reader);
    expect(reader.looks()).toContain("read");
    expect(line?.box.width).toBe(200);
  });

  test("have the confidence of a median character", () => {
    expect(meanConfidence({ words: [word("ab", 0.81)] })).toBeCloseTo(0.9);
    expect(meanConfidence({ words: [] })).toBe(0);
  });
});

test("uneven light is removed: paper becomes equally white, and ink stays dark", () => {
  const lit = (x: number) => (x < 100 ? 240 : 120);
  const isInk = (x: number, y: number) => y > 20 && y < 28 && x % 100 > 40 && x % 100 < 60;
  const pixels = Uint8Array.from({ length: 200 * 48 }, (_, at) => {
    const [x, y] = [at % 200, Math.floor(at / 200)];
    return isInk(x, y) ? lit(x) / 4 : lit(x);
  });
  const evened = evenLight({ width: 200, height: 48, pixels });
  const grey = (x: number, y: number) => evened.pixels[y * 200 + x] ?? 0;
  expect(grey(10, 5)).toBeGreaterThan(240);
  expect(grey(190, 5)).toBeGreaterThan(240);
  expect(grey(50, 24)).toBeLessThan(80);
  expect(grey(150, 24)).toBeLessThan(80);
});
