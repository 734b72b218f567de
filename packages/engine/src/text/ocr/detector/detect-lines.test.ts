import { makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import { weights } from "../../../weights/index.ts";
import { loadModel } from "../onnx.ts";
import { detectLines, detectorScale } from "./detect-lines.ts";
import { detectorInput, printedArea, shrink } from "./detector-input.ts";

/** Only ARM has the operators of the file in 16-bit floats. */
test.runIf(process.arch === "arm64")(
  "the detector finds the same pixels with 16-bit floats",
  {
    timeout: 60_000,
  },
  async () => {
    const { width, height, data } = await renderPicture(makeDocument(7_100_003), 0, { dpi: 200, colour: false });
    const page: GreyPicture = { width, height, pixels: new Uint8Array(data) };
    const small = await shrink(page, detectorScale(page));
    const input = detectorInput(small, printedArea(small));
    const files = [weights.lineDetector.path, weights.lineDetectorInHalves.path];
    const [full, halves] = (await Promise.all(
      files.map(async (file) => (await loadModel(file)).run(input.values, [1, 1, input.height, input.width])),
    )) as [Float32Array, Float32Array];
    const isPrint = (probability: number | undefined) => (probability ?? 0) > 0.3;
    const print = full.filter(isPrint).length;
    expect(halves.length).toBe(full.length);
    expect(print).toBeGreaterThan(10_000);
    const others = full.filter((probability, at) => isPrint(probability) !== isPrint(halves[at])).length;
    expect(others).toBeLessThan(0.01 * print);
  },
);

test("close lines of small print are not merged into one headline", async () => {
  const document = makeDocument(7_100_000, { kind: "invoice", lines: 8 });
  const [page] = document.pages;
  const address = page?.words.filter(({ label }) => label === "vendor.address") ?? [];
  const { width, height, data } = await renderPicture(document, 0, { dpi: 200, colour: false });
  const picture: GreyPicture = { width, height, pixels: new Uint8Array(data) };
  const boxes = await detectLines(picture);
  const pixels = width / (page?.width ?? 1);
  const baselines = [...new Set(address.map(({ baseline }) => baseline))];
  expect(baselines.length).toBeGreaterThan(1);
  for (const baseline of baselines) {
    const word = address.find((candidate) => candidate.baseline === baseline);
    const [x, y] = [(word?.x0 ?? 0) * pixels + 10, (baseline - 2) * pixels];
    const on = boxes.filter((box) => Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2);
    expect(on.map((box) => box.height < 60)).toContain(true);
  }
});

test("a name in letters twice as high as the text is found as a whole", async () => {
  const document = makeDocument(7_100_221);
  const [page] = document.pages;
  const name = page?.words.find(({ label }) => label === "vendor.name");
  const { width, height, data } = await renderPicture(document, 0, { dpi: 200, colour: false });
  const boxes = await detectLines({ width, height, pixels: new Uint8Array(data) });
  const pixels = width / (page?.width ?? 1);
  const [left, right] = [(name?.x0 ?? 0) * pixels, (name?.x1 ?? 0) * pixels];
  const y = ((name?.baseline ?? 0) - 6) * pixels;
  const around = boxes.filter((box) => Math.abs(box.y - y) < box.height / 2);
  expect(around.some((box) => box.x - box.width / 2 < left + 5 && box.x + box.width / 2 > right - 5)).toBe(true);
});
