import { readFile } from "node:fs/promises";
import type { GreyPicture } from "../../pages/page.ts";
import { weights, weightsPath } from "../../weights/index.ts";
import type { LineReader, LineReading } from "../ocr/line-reader.ts";
import { loadModel, type Model } from "../ocr/onnx.ts";
import { joinThousands } from "./cut-thousands.ts";
import { type DecodedWord, decodeWords, otherSpellings, spelledOut } from "./decode.ts";
import { joinOnGrid } from "./fixed-grid.ts";
import { splitGlued } from "./glued-words.ts";
import { inputHeight, lineInput, widening } from "./line-input.ts";
import { settleLookAlikes } from "./look-alikes.ts";
import { joinSpacedLetters } from "./spaced-letters.ts";
import { wordExtents } from "./word-extent.ts";

/** Pixels of width for one step of its answer. */
const stride = 4;

/**
 * Reads lines with our own recogniser: one small network, greedy decoding, no dictionary. It skims with the same network in
 * 8-bit integers.
 */
export async function createRecogniserReader(): Promise<LineReader> {
  const [exact, quick] = await Promise.all([
    loadModel(weights.recogniser.path),
    loadModel(weights.quickRecogniser.path),
  ]);
  const alphabet = JSON.parse(await readFile(weightsPath("recogniser-alphabet.json"), "utf8")) as string[];
  const readWith = (model: Model) => async (lines: readonly GreyPicture[]) => {
    const readings: LineReading[] = [];
    for (const line of lines) readings.push(await readLine(model, alphabet, line));
    return readings;
  };
  return { read: readWith(exact), skim: readWith(quick), close: async () => {} };
}

async function readLine(model: Model, alphabet: readonly string[], line: GreyPicture): Promise<LineReading> {
  const input = lineInput(line);
  const values = await model.run(input.values, [1, 1, inputHeight, input.width]);
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
  return splitGlued(settleLookAlikes(joinSpacedLetters(joinThousands(joinOnGrid(decoded)))));
}
