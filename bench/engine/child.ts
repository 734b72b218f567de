/**
 * One measured process of bench/engine.ts: `node bench/engine/child.ts TASK FILE…`, printing one JSON line per file.
 */
import { readFileSync } from "node:fs";
import { readDocumentText } from "@inkvoice/engine";
import { startTesseract } from "../../eval/ocr/tesseract-worker.ts";
import type { Word } from "../../packages/engine/src/page-text/page-text.ts";
import { understand } from "../../packages/engine/src/understand/understand.ts";

export type Measurement = Readonly<{
  pages: number;
  words: number;
  cpuMs: number;
  wallMs: number;
  /** From process start to the end of this file. */
  sinceStartMs: number;
  cpuSinceStartMs: number;
  peakRssMb: number;
}>;

const tasks = { read, readWholePage, understandOnly, understandAsPicture } as const;
export type Task = keyof typeof tasks;
let tesseract: ReturnType<typeof startTesseract> | undefined;

async function read(bytes: Uint8Array): Promise<{ pages: number; words: number }> {
  const reading = await readDocumentText(bytes);
  if (!reading.ok) throw new Error(reading.message);
  return { pages: reading.pages.length, words: reading.pages.reduce((sum, page) => sum + page.words.length, 0) };
}

async function readWholePage(bytes: Uint8Array): Promise<{ pages: number; words: number }> {
  tesseract ??= startTesseract("3");
  const { data } = await (await tesseract).recognize(Buffer.from(bytes));
  return { pages: 1, words: data.text.split(/\s+/).length };
}

/** Reads text outside of the measurement, and understands it inside. */
async function understandOnly(bytes: Uint8Array, begin: () => void): Promise<{ pages: number; words: number }> {
  const reading = await readDocumentText(bytes);
  if (!reading.ok) throw new Error(reading.message);
  begin();
  const { pages, words } = await understand(reading.pages);
  return { pages, words };
}

/** Like `understandOnly`, with words marked as OCR output, for which other models are used. */
async function understandAsPicture(bytes: Uint8Array, begin: () => void): Promise<{ pages: number; words: number }> {
  const reading = await readDocumentText(bytes);
  if (!reading.ok) throw new Error(reading.message);
  const fromPicture = (word: Word): Word => ({ ...word, source: "ocr" });
  const read = reading.pages.map((page) => ({ ...page, words: page.words.map(fromPicture) }));
  begin();
  const { pages, words } = await understand(read);
  return { pages, words };
}

async function measure(task: Task, file: string): Promise<Measurement> {
  const bytes = readFileSync(file);
  let cpu = process.cpuUsage();
  let clock = performance.now();
  const begin = () => {
    cpu = process.cpuUsage();
    clock = performance.now();
  };
  const { pages, words } = await tasks[task](bytes, begin);
  const { user, system } = process.cpuUsage(cpu);
  return {
    pages,
    words,
    cpuMs: (user + system) / 1000,
    wallMs: performance.now() - clock,
    sinceStartMs: performance.now(),
    cpuSinceStartMs: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
    peakRssMb: process.resourceUsage().maxRSS / 1024,
  };
}

const [task, ...files] = process.argv.slice(2);
for (const file of files) process.stdout.write(`${JSON.stringify(await measure(task as Task, file))}\n`);
process.exit(0);
