/**
 * Runs the recogniser over lines of generated pages and keeps a sample of the values in it, for quantise.py:
 * `node training/quantise/activations.ts EXPOSED.onnx OUT_FOLDER [--pages 36]`.
 * EXPOSED.onnx is what `quantise.py expose` writes: the recogniser with these values among its outputs.
 */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { degrade, judgedConditions, makeDocument, renderPicture, stripConditions } from "@inkvoice/synth";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { GreyPicture } from "../../packages/engine/src/pages/page.ts";
import { detectLines } from "../../packages/engine/src/text/ocr/detector/detect-lines.ts";
import { straighten } from "../../packages/engine/src/text/ocr/levelling/skew.ts";
import { cutLine } from "../../packages/engine/src/text/ocr/lines/line-picture.ts";
import { inputHeight, lineInput } from "../../packages/engine/src/text/recogniser/line-input.ts";
import { randomOf } from "../../packages/synth/src/random.ts";

/** Seeds that neither training nor evaluation uses. */
const firstSeed = 8_400_000;
const dpi = 200;
const linesOfAPage = 10;
/** Samples per value and line. */
const valuesKept = 400;

type Input = Readonly<{ values: Float32Array; shape: readonly number[] }>;

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "string", default: "36" } },
});
const [model, folder] = positionals as [string, string];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
writeFileSync(join(folder, "values.json"), JSON.stringify(session.outputNames));
const random = randomOf(firstSeed);
for (let page = 0; page < Number(options.pages); page++) {
  const picture = await damagedPage(page);
  for (const input of await lineInputs(picture)) await keepSample(input);
  process.stderr.write(`\r${page + 1} pages`);
}
process.stderr.write("\n");

/** Page by page in another condition; pages that lie on their side would be turned before they are read. */
async function damagedPage(page: number): Promise<GreyPicture> {
  const upright = judgedConditions.filter((name) => !/^turned (?!2°)/.test(name));
  const condition = upright[page % upright.length] ?? "clean";
  const seed = firstSeed + page;
  const document = makeDocument(seed, stripConditions.includes(condition) ? { kind: "receipt" } : {});
  const { picture } = await degrade(await renderPicture(document, 0, { dpi, colour: false }), condition, seed);
  const { width, height, channels, data } = picture;
  return { width, height, pixels: data.filter((_, index) => index % channels === 0) };
}

/** Lines spread over the page. */
async function lineInputs(picture: GreyPicture): Promise<Input[]> {
  const boxes = straighten(await detectLines(picture));
  const step = Math.max(1, Math.floor(boxes.length / linesOfAPage));
  return boxes
    .filter((_, index) => index % step === 0)
    .map((box) => {
      const { values, width } = lineInput(cutLine(picture, box).picture);
      return { values, shape: [1, 1, inputHeight, width] };
    });
}

/** Appends to each value's file the same number of samples, from anywhere in it. */
async function keepSample({ values, shape }: Input): Promise<void> {
  const outputs = await session.run({ [session.inputNames[0] ?? "x"]: new Tensor("float32", values, [...shape]) });
  for (const [index, name] of session.outputNames.entries()) {
    const output = outputs[name] as Tensor;
    const all = output.data as Float32Array;
    const sample = Float32Array.from({ length: valuesKept }, () => all[Math.floor(random.next() * all.length)] ?? 0);
    appendFileSync(join(folder, `${index}.f32`), new Uint8Array(sample.buffer));
    output.dispose();
  }
}
