import { readFile } from "node:fs/promises";
import type { GreyPicture } from "../../pages/page.ts";
import { allRules, type RuleSet } from "../../rules.ts";
import { weights, weightsPath } from "../../weights/index.ts";
import type { LineReading, LineRecogniser } from "../ocr/lines/line-recogniser.ts";
import { loadModel, type Model } from "../ocr/onnx.ts";
import { dropCutSigns } from "./cut-signs.ts";
import { alternativeReadings, type DecodedWord, decodeWords, wordText } from "./decode.ts";
import { joinOnGrid } from "./fixed-grid.ts";
import { correctLegalForms } from "./legal-forms.ts";
import { inputHeight, lineInput, widening } from "./line-input.ts";
import { correctLookAlikes } from "./look-alikes.ts";
import { type AlphabetScripts, mergeSameShapes, scriptsOf, writeInScripts } from "./scripts.ts";
import { joinSpacedCapitals } from "./spaced-capitals.ts";
import { wordExtents } from "./word-extent.ts";

/** Pixels per output step. */
const stride = 4;

/**
 * Reads lines with our own recogniser: one small network, greedy decoding, no dictionary. `skim` uses the same network
 * in 8-bit integers.
 */
export async function createLineRecogniser(rules: RuleSet = allRules): Promise<LineRecogniser> {
  const [exact, quick] = await Promise.all([
    loadModel(weights.recogniser.path),
    loadModel(weights.quickRecogniser.path),
  ]);
  const alphabet = await readAlphabet("recogniser-alphabet.json");
  const readWith = (model: Model) => readerOf({ model, rules, cutsSigns: false, ...alphabet });
  let later: Promise<LineRecogniser> | undefined;
  const forLaterLanguages = () => {
    later ??= createLaterReader(rules);
    return later;
  };
  return { read: readWith(exact), skim: readWith(quick), forLaterLanguages, close: async () => {} };
}

/** Knows three scripts, and reads the languages of the first recogniser slightly less well (training/LOG.md). */
async function createLaterReader(rules: RuleSet): Promise<LineRecogniser> {
  const model = await loadModel(weights.recogniserOf26Languages.path);
  const alphabet = await readAlphabet("recogniser-alphabet-26-languages.json");
  const read = readerOf({ model, rules, cutsSigns: true, ...alphabet });
  return { read, skim: read, close: async () => {} };
}

type Alphabet = Readonly<{ alphabet: readonly string[]; scripts: AlphabetScripts }>;

async function readAlphabet(name: string): Promise<Alphabet> {
  const alphabet = JSON.parse(await readFile(weightsPath(name), "utf8")) as string[];
  return { alphabet, scripts: scriptsOf(alphabet) };
}

/** cutsSigns: whether the model takes pieces of neighbouring words for signs. */
type Recogniser = Alphabet & Readonly<{ model: Model; rules: RuleSet; cutsSigns: boolean }>;

function readerOf(recogniser: Recogniser): LineRecogniser["read"] {
  return async (lines) => {
    const readings: LineReading[] = [];
    for (const line of lines) readings.push(await readLine(recogniser, line));
    return readings;
  };
}

async function readLine(recogniser: Recogniser, line: GreyPicture): Promise<LineReading> {
  const { model, alphabet, scripts, rules, cutsSigns } = recogniser;
  const input = lineInput(line);
  const values = await model.run(input.values, [1, 1, inputHeight, input.width]);
  const classes = alphabet.length + 1;
  const read = { steps: values.length / classes, classes, values };
  const whole = decodeWords(mergeSameShapes(read, scripts), alphabet);
  const decoded = correctWords(cutsSigns ? dropCutSigns(whole, read.steps) : whole, rules);
  const words = writeInScripts(decoded, read, scripts);
  const extents = wordExtents(words, line, (stride * line.height) / inputHeight / widening);
  return {
    words: words.map((word, index) => {
      const alternatives = alternativeReadings(word);
      return {
        text: wordText(word),
        x0: extents[index]?.x0 ?? 0,
        x1: extents[index]?.x1 ?? line.width,
        confidence: word.confidence,
        ...(alternatives.length > 0 ? { alternatives } : {}),
      };
    }),
  };
}

/** Decoded words after corrections that depend on print, not on language. */
function correctWords(decoded: readonly DecodedWord[], rules: RuleSet): readonly DecodedWord[] {
  let words = decoded;
  if (rules.has("ocr-fixed-grid")) words = joinOnGrid(words);
  if (rules.has("ocr-spaced-capitals")) words = joinSpacedCapitals(words);
  if (rules.has("ocr-look-alikes")) words = correctLookAlikes(words);
  if (rules.has("ocr-legal-forms")) words = correctLegalForms(words);
  return words;
}
