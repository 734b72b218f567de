/**
 * One process of the OCR evaluation: generates a page, degrades it, and reads it with the engine and with plain
 * tesseract.js.
 */

import { readDocumentText } from "@inkvoice/engine";
import {
  degrade,
  type judgedConditions,
  type LabelledDocument,
  makeDocument,
  makePrintSample,
  type PrintSample,
  printSamples,
  renderPicture,
  stripConditions,
} from "@inkvoice/synth";
import sharp from "sharp";
import { serveJobs } from "../child-jobs.ts";
import { scoreTokens, type Tally } from "./ocr-scoring.ts";
import { startTesseract } from "./tesseract-worker.ts";

/** Countries whose languages have Latin letters that no western one has. */
const east = ["CZ", "SK", "SI", "HR", "HU", "RO", "EE", "LV", "LT", "MT", "TR"];
/** Pages of one script: the damage, and the countries whose documents are in it. */
export const scriptConditions = {
  "clean Greek": { damage: "clean", countries: ["GR"] },
  "scanned Greek": { damage: "office scan", countries: ["GR"] },
  "clean Cyrillic": { damage: "clean", countries: ["BG"] },
  "scanned Cyrillic": { damage: "office scan", countries: ["BG"] },
  "clean eastern Latin": { damage: "clean", countries: east },
  "scanned eastern Latin": { damage: "office scan", countries: east },
} as const;
export type ScriptCondition = keyof typeof scriptConditions;

/** Condition of a test page: damage to its picture, unusual print, or a script other than western Latin. */
export type OcrCondition = (typeof judgedConditions)[number] | PrintSample | ScriptCondition;
export type PageJob = Readonly<{ seed: number; condition: OcrCondition; compare: boolean }>;
export type TimedReading = Readonly<{ tally: Tally; cpuSeconds: number }>;
export type PageResult = PageJob & Readonly<{ engine: TimedReading; tesseract?: TimedReading }>;

const dpi = 200;
let tesseract: ReturnType<typeof startTesseract> | undefined;

export async function judgePage(job: PageJob): Promise<PageResult> {
  const { document, printed, damage } = pageOf(job);
  const whole = await renderPicture(document, 0, { dpi: dpi, colour: false });
  const { picture } = await degrade(whole, damage, job.seed);
  const { width, height, channels } = picture;
  const png = await sharp(picture.data, { raw: { width, height, channels } }).png().toBuffer();
  const engine = await timed(printed, () => engineWords(png));
  if (!job.compare) return { ...job, engine };
  return { ...job, engine, tesseract: await timed(printed, () => tesseractWords(png)) };
}

type JudgedPage = Readonly<{
  document: LabelledDocument;
  printed: readonly string[];
  damage: Parameters<typeof degrade>[1];
}>;

function pageOf({ seed, condition }: PageJob): JudgedPage {
  if (isPrintSample(condition)) return { ...makePrintSample(condition, seed), damage: "office scan" };
  if (isScript(condition)) {
    const { damage, countries } = scriptConditions[condition];
    return { ...wordsOf(makeDocument(seed, { country: countries[seed % countries.length] ?? "GR" })), damage };
  }
  const options = stripConditions.includes(condition) ? { kind: "receipt" as const } : {};
  return { ...wordsOf(makeDocument(seed, options)), damage: condition };
}

function wordsOf(document: LabelledDocument): Omit<JudgedPage, "damage"> {
  return { document, printed: (document.pages[0]?.words ?? []).map((word) => word.text) };
}

function isScript(condition: OcrCondition): condition is ScriptCondition {
  return condition in scriptConditions;
}

function isPrintSample(condition: OcrCondition): condition is PrintSample {
  return condition in printSamples;
}

async function timed(printed: readonly string[], read: () => Promise<readonly string[]>): Promise<TimedReading> {
  const before = process.cpuUsage();
  const words = await read();
  const { user, system } = process.cpuUsage(before);
  return { tally: scoreTokens(printed, words), cpuSeconds: (user + system) / 1e6 };
}

async function engineWords(png: Buffer): Promise<string[]> {
  const reading = await readDocumentText(png);
  return reading.ok ? reading.pages.flatMap((page) => page.words.map((word) => word.text)) : [];
}

async function tesseractWords(png: Buffer): Promise<string[]> {
  tesseract ??= startTesseract("3");
  const { data } = await (await tesseract).recognize(png);
  return data.text.split(/\s+/);
}

if (process.send !== undefined) serveJobs(judgePage);
