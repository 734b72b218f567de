import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { degrade, makeDocument, type PageCondition, type Picture, renderPdf, renderPicture } from "@inkvoice/synth";
import sharp from "sharp";
import { readArguments } from "../scripts/read-arguments.ts";
import type { Measurement, Task } from "./engine/child.ts";

const usage = `Usage: npm run bench:engine -- [--scans N]

Cost of extraction on one core. Each figure has its own processes, pinned to one core if taskset is available; CPU
times and ratios, because wall time depends on the machine.

  --scans N   scanned pages (default 6)`;

const { values: options } = readArguments(usage, { options: { scans: { type: "string", default: "6" } } });
const firstSeed = 7_100_000;
/** Photographed pages, whose lines are read a second time. */
const photoConditions: readonly PageCondition[] = [
  "photo",
  "crumpled photo",
  "low light",
  "glare",
  "curled",
  "hand shadow",
];
const child = fileURLToPath(new URL("./engine/child.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
const run = promisify(execFile);

try {
  const texts = await Promise.all(seeds(12).map(textPage));
  const scans = await Promise.all(seeds(Number(options.scans)).map(scannedPage));
  await reportText(texts);
  await reportPhotos(await reportScans(scans));
  await reportColdStarts(texts[0] as string, scans[0] as string);
  await reportUnderstanding();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => firstSeed + index);
}

async function textPage(seed: number): Promise<string> {
  return keep(`text-${seed}.pdf`, await renderPdf(onePage(seed)));
}

async function scannedPage(seed: number): Promise<string> {
  return keepPicture(`scan-${seed}.png`, await renderPicture(onePage(seed), 0, { dpi: 200 }));
}

async function photographedPage(seed: number, index: number): Promise<string> {
  const condition = photoConditions[index % photoConditions.length] as PageCondition;
  const { picture } = await degrade(await renderPicture(onePage(seed), 0, { dpi: 200 }), condition, seed);
  return keepPicture(`photo-${seed}.png`, picture);
}

async function keepPicture(name: string, { width, height, channels, data }: Picture): Promise<string> {
  return keep(name, await sharp(data, { raw: { width, height, channels } }).png().toBuffer());
}

function onePage(seed: number, lines = 8) {
  const document = makeDocument(seed, { kind: "invoice", lines });
  return { ...document, pages: document.pages.slice(0, 1) };
}

function keep(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** One process, pinned to one core, over these files in turn. */
async function measured(task: Task, files: readonly string[]): Promise<Measurement[]> {
  const command = [process.execPath, child, task, ...files];
  const [program, ...rest] = hasTaskset() ? ["taskset", "-c", "0", ...command] : command;
  const { stdout } = await run(program as string, rest, { maxBuffer: 1 << 26 });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Measurement);
}

function hasTaskset(): boolean {
  try {
    execFileSync("taskset", ["-c", "0", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Loading and compiling last for dozens of pages, so only the last round is reported. */
async function reportText(files: readonly string[]): Promise<void> {
  const warm = (await measured("read", [...files, ...files, ...files, ...files])).slice(-files.length);
  print("text-layer page to words, warm, CPU", median(warm.map((m) => m.cpuMs)), "ms", "≤ 25 ms");
}

/** Returns the number of pages, and milliseconds per page. */
async function reportScans(files: readonly string[]): Promise<{ pages: number; clean: number }> {
  const ours = await measured("read", [files[0] as string, ...files]);
  const theirs = await measured("readWholePage", [files[0] as string, ...files]);
  const [engine, whole] = [mean(ours.slice(1).map((m) => m.cpuMs)), mean(theirs.slice(1).map((m) => m.cpuMs))];
  print("scanned A4 page, warm, CPU", engine, "ms");
  print("the same pages, tesseract.js whole page, CPU", whole, "ms");
  print("ratio", engine / whole, "×", "≤ 0.30");
  print("peak RSS after these scans", Math.max(...ours.map((m) => m.peakRssMb)), "MB", "≤ 700 MB");
  return { pages: files.length, clean: engine };
}

/** The same pages as photographs, of which more lines are read a second time. */
async function reportPhotos({ pages, clean }: { pages: number; clean: number }): Promise<void> {
  const photos = await Promise.all(seeds(pages).map(photographedPage));
  const warm = (await measured("read", [photos[0] as string, ...photos])).slice(1);
  const photographed = mean(warm.map((m) => m.cpuMs));
  print("the same pages photographed, warm, CPU", photographed, "ms");
  print("ratio to the clean ones", photographed / clean, "×", "≤ 2");
}

/** Wall time matters on an idle machine; CPU time is comparable on a busy one. */
async function reportColdStarts(text: string, scan: string): Promise<void> {
  for (const [name, file, bar] of [
    ["text", text, "≤ 1500 ms"],
    ["scanned", scan, "≤ 4000 ms"],
  ] as const) {
    const [cold] = await measured("read", [file]);
    print(`process start to the first ${name} page, wall`, cold?.sinceStartMs ?? 0, "ms", bar);
    print(`process start to the first ${name} page, CPU`, cold?.cpuSinceStartMs ?? 0, "ms");
  }
}

async function reportUnderstanding(): Promise<void> {
  const page = keep("understand.pdf", await renderPdf(onePage(firstSeed)));
  const full = keep("full.pdf", await renderPdf(fullPage()));
  for (const [task, what, file, bar] of [
    ["understandOnly", "", page, ""],
    ["understandOnly", "", full, "≤ 60 ms for 300 words"],
    ["understandAsPicture", " from a picture", full, ""],
  ] as const) {
    const files = Array.from({ length: 24 }, () => file);
    const warm = (await measured(task, files)).slice(-8);
    const cpu = median(warm.map((m) => m.cpuMs));
    print(`understanding a page of ${warm[0]?.words} words${what}, warm, CPU`, cpu, "ms", bar);
  }
  const pages = seeds(50).flatMap((seed) => onePage(seed).pages);
  const long = keep("long.pdf", await renderPdf({ ...onePage(firstSeed), pages }));
  const [, warm] = await measured("understandOnly", [page, long]);
  print(`understanding 50 pages (${warm?.words} words), CPU`, warm?.cpuMs ?? 0, "ms", "≤ 3000 ms");
}

/** The page nearest to 300 words among the first generated pages with many lines. */
function fullPage() {
  const distance = ({ pages }: ReturnType<typeof onePage>) => Math.abs((pages[0]?.words.length ?? 0) - 300);
  return seeds(40)
    .map((seed) => onePage(seed, 20))
    .reduce((best, page) => (distance(page) < distance(best) ? page : best));
}

function print(what: string, value: number, unit: string, bar = ""): void {
  const digits = value < 10 ? 2 : 0;
  console.log(`${what.padEnd(58)} ${value.toFixed(digits).padStart(8)} ${unit.padEnd(8)} ${bar}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
