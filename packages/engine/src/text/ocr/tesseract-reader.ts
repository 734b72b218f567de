import type { Worker as Thread } from "node:worker_threads";
import type { Worker } from "tesseract.js";
import type { GreyPicture } from "../../pages/page.ts";
import { LINE_HEIGHT, type LineReader, type LineReading, type LineWord } from "./line-reader.ts";
import { startTesseract } from "./tesseract-worker.ts";

/** White between two lines in the stack, so that neither reader nor line finder joins them. */
const MARGIN = 18;
const PITCH = LINE_HEIGHT + MARGIN;
/** Higher stacks gain nothing and need more memory. */
const LINES_PER_STACK = 120;

/** Reads lines with tesseract.js: they are stacked into one picture and read in one call. */
export async function createTesseractReader(): Promise<LineReader> {
  const worker = await startTesseract("6");
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
