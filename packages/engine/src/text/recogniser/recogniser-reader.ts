import { readFile } from "node:fs/promises";
import type { GreyPicture } from "../../pages/page.ts";
import { weights, weightsPath } from "../../weights/index.ts";
import type { LineReader, LineReading } from "../ocr/line-reader.ts";
import { loadModel, type Model } from "../ocr/onnx.ts";
import { type DecodedWord, decodeWords, otherSpellings, spelledOut } from "./decode.ts";
import { joinOnGrid } from "./fixed-grid.ts";
import { splitGlued } from "./glued-words.ts";
import { settleLookAlikes } from "./look-alikes.ts";
import { joinSpacedLetters } from "./spaced-letters.ts";
import { wordExtents } from "./word-extent.ts";

/** The height the recogniser was trained on. */
const inputHeight = 40;
/** Pixels of width for one step of its answer. */
const stride = 4;
/** Lines are read a little wider than they are: doubled narrow letters ("ll") need three steps to be told apart. */
const widening = 1.2;
/** Narrower pictures are widened with paper: below this the first layers see nothing but their own margin. */
const leastWidth = 24;

/** Reads lines with our own recogniser: one small network, greedy decoding, no dictionary. */
export async function createRecogniserReader(): Promise<LineReader> {
  const model = await loadModel(weights.recogniser.path);
  const alphabet = JSON.parse(await readFile(weightsPath("recogniser-alphabet.json"), "utf8")) as string[];
  return {
    read: async (lines) => {
      const readings: LineReading[] = [];
      for (const line of lines) readings.push(await readLine(model, alphabet, line));
      return readings;
    },
    close: async () => {},
  };
}

async function readLine(model: Model, alphabet: readonly string[], line: GreyPicture): Promise<LineReading> {
  const width = Math.max(leastWidth, Math.round((widening * line.width * inputHeight) / line.height));
  const values = await model.run(toInput(line, width), [1, 1, inputHeight, width]);
  const classes = alphabet.length + 1;
  const words = asWords(decodeWords({ steps: values.length / classes, classes, values }, alphabet));
  const extents = wordExtents(words, line, (stride * line.height) / inputHeight / widening);
  return {
    words: words.map((word, index) => {
      const alternatives = otherSpellings(word);
      return {
        text: spelledOut(word),
        x0: extents[index]?.x0 ?? 0,
        x1: extents[index]?.x1 ?? line.width,
        confidence: word.confidence,
        ...(alternatives.length > 0 ? { alternatives } : {}),
      };
    }),
  };
}

/** What was seen, step by step, as the words that it must have been. */
function asWords(decoded: readonly DecodedWord[]): DecodedWord[] {
  return splitGlued(settleLookAlikes(joinSpacedLetters(joinOnGrid(decoded))));
}

/** The picture at the recogniser's height as numbers from 0 (ink) to 1 (paper), by bilinear sampling. */
function toInput({ width, height, pixels }: GreyPicture, wide: number): Float32Array {
  const input = new Float32Array(wide * inputHeight).fill(1);
  const scale = height / inputHeight;
  const scaleX = scale / widening;
  const used = Math.min(wide, Math.round(width / scaleX));
  for (let y = 0; y < inputHeight; y++) {
    const sourceY = Math.max(0, (y + 0.5) * scale - 0.5);
    const top = Math.floor(sourceY);
    const [upper, lower, down] = [top * width, Math.min(height - 1, top + 1) * width, sourceY - top];
    for (let x = 0; x < used; x++) {
      const sourceX = Math.max(0, (x + 0.5) * scaleX - 0.5);
      const left = Math.min(width - 1, Math.floor(sourceX));
      const right = Math.min(width - 1, left + 1);
      const across = sourceX - left;
      const above = (pixels[upper + left] ?? 255) * (1 - across) + (pixels[upper + right] ?? 255) * across;
      const below = (pixels[lower + left] ?? 255) * (1 - across) + (pixels[lower + right] ?? 255) * across;
      input[y * wide + x] = (above * (1 - down) + below * down) / 255;
    }
  }
  return input;
}
