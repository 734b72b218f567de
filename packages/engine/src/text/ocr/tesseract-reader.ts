import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Worker as Thread } from "node:worker_threads";
import type { Worker } from "tesseract.js";
import type { GreyPicture } from "../../pages/page.ts";
import { LINE_HEIGHT, type LineReader, type LineReading, type LineWord } from "./line-reader.ts";

/** One worker reads them all: ten cost no more a page than four, and nobody has to say which language a page is in. */
const LANGUAGES = ["eng", "deu", "fra", "spa", "ita", "nld", "por", "pol", "swe", "dan"] as const;
/** White between two lines in the stack, so that neither reader nor line finder joins them. */
const MARGIN = 18;
const PITCH = LINE_HEIGHT + MARGIN;
/** Higher stacks gain nothing and need more memory. */
const LINES_PER_STACK = 120;

/** Reads lines with tesseract.js: they are stacked into one picture and read in one call. */
export async function createTesseractReader(): Promise<LineReader> {
  const worker = await startWorker();
  // Its thread would keep a finished program alive; the library's types do not mention it.
  const { worker: thread } = worker as unknown as { worker: Thread };
  thread.unref();
  return {
    read: async (lines) => {
      thread.ref();
      try {
        return await readStacks(worker, lines);
      } finally {
        thread.unref();
      }
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

async function startWorker(): Promise<Worker> {
  const { createWorker, OEM, PSM } = await import("tesseract.js");
  const langPath = await mkdtemp(join(tmpdir(), "inkvoice-languages-"));
  try {
    await Promise.all(LANGUAGES.map((language) => linkLanguage(language, langPath)));
    const worker = await createWorker([...LANGUAGES], OEM.LSTM_ONLY, { langPath, cacheMethod: "none" });
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: "300" });
    return worker;
  } finally {
    await rm(langPath, { recursive: true, force: true });
  }
}

/** tesseract.js wants its languages in one folder; each comes in a package of its own. */
async function linkLanguage(language: string, folder: string): Promise<void> {
  const file = `${language}.traineddata.gz`;
  const installed = import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${file}`);
  await symlink(fileURLToPath(installed), join(folder, file));
}

async function readStacks(worker: Worker, lines: readonly GreyPicture[]): Promise<LineReading[]> {
  const readings: LineReading[] = [];
  for (let first = 0; first < lines.length; first += LINES_PER_STACK) {
    readings.push(...(await readStack(worker, lines.slice(first, first + LINES_PER_STACK))));
  }
  return readings;
}

async function readStack(worker: Worker, lines: readonly GreyPicture[]): Promise<LineReading[]> {
  const { data } = await worker.recognize(stack(lines), {}, { blocks: true, text: false });
  const rows: LineWord[][] = lines.map(() => []);
  for (const block of data.blocks ?? []) {
    for (const line of block.paragraphs.flatMap((paragraph) => paragraph.lines)) {
      for (const { text, bbox, confidence } of line.words) {
        const row = rows[Math.floor(((bbox.y0 + bbox.y1) / 2 - MARGIN / 2) / PITCH)];
        row?.push({ text, x0: bbox.x0 - MARGIN, x1: bbox.x1 - MARGIN, confidence: confidence / 100 });
      }
    }
  }
  return rows.map((words) => ({ words: words.sort((a, b) => a.x0 - b.x0) }));
}

/** The lines under each other on white, as a binary PGM file. */
function stack(lines: readonly GreyPicture[]): Buffer {
  const width = Math.max(...lines.map((line) => line.width)) + 2 * MARGIN;
  const height = lines.length * PITCH + MARGIN;
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1");
  const file = Buffer.alloc(header.length + width * height, 255);
  header.copy(file);
  lines.forEach((line, index) => {
    const top = MARGIN + index * PITCH;
    for (let y = 0; y < line.height; y++) {
      file.set(line.pixels.subarray(y * line.width, (y + 1) * line.width), header.length + (top + y) * width + MARGIN);
    }
  });
  return file;
}
