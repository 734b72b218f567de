import { writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { ExtractedData } from "@inkvoice/contract";
import { bandNames, bandOf } from "@inkvoice/contract/confidence-bands";
import type { FailedReading } from "@inkvoice/engine";
import { drawExplanation, drawWords, type Mark, marksOf } from "@inkvoice/engine/explain";
import { createExtractionPool, type ExtractionPool } from "@inkvoice/engine/pool";
import { type Command, UsageError } from "../../command.ts";
import { section } from "../../describe-invoice.ts";
import { readFlags } from "../../read-flags.ts";
import { readInputFile } from "../../read-input-file.ts";
import { jsonFlag, print } from "../../remote.ts";

const usage = `Usage: inkvoice explain FILE [--out PNG] [--json]

Reads one document and draws its pages with a box around every value that was read, labelled with the field, the value
and the confidence, in the colour of its band: green for confident (from 0.9), orange for check (from 0.6), red for uncertain.
Lists every value, check and issue on stdout. Where no invoice was found, lists the lines and codes that were read and draws a box
around every word.

  --out PNG       where the picture goes (default: FILE's name with .explained.png, in the current folder);
                  with several pages -1, -2, … is added
  --size PIXELS   the longer side of the picture (default: 1800)
  --ignore-xml    read the pages only, even where a PDF carries the invoice as XML
  --json          the values as JSON: those of extract, or the lines and codes where no invoice was found`;

export const explainCommand: Command = {
  name: "explain",
  summary: "Show on a picture of the page where each value was read",
  usage,
  run: runExplain,
};

const defaultSide = 1800;
const flags = {
  out: { type: "string" },
  size: { type: "string" },
  "ignore-xml": { type: "boolean" },
  ...jsonFlag,
} as const;

async function runExplain(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError("explain takes one file.");
  const maxSide = Number(values.size ?? defaultSide);
  if (!(maxSide >= 200 && maxSide <= 10_000)) throw new UsageError("--size needs a number from 200 to 10000.");
  const bytes = await readInputFile(path);
  const pool = createExtractionPool({ size: 1 });
  try {
    const extraction = await pool.extract(bytes, { ignoreXml: values["ignore-xml"] ?? false });
    const out = values.out ?? `${basename(path, extname(path))}.explained.png`;
    const drawing = { pool, bytes, maxSide, out };
    if (!extraction.ok) {
      console.error(`${path}: ${extraction.code}: ${extraction.message}`);
      await explainFailure(extraction, drawing, values.json);
      return 1;
    }
    print(values.json, { status: "completed", extracted_data: extraction.data }, listing(extraction.data));
    await drawPages(extraction.data, drawing);
    return 0;
  } finally {
    await pool.close(0);
  }
}

type Drawing = Readonly<{ pool: ExtractionPool; bytes: Uint8Array; maxSide: number; out: string }>;

/** Every page from which something was read; the first page in any case. */
async function drawPages(data: ExtractedData, drawing: Drawing): Promise<void> {
  const { pool, bytes, maxSide } = drawing;
  const marks = marksOf(data);
  const pages = [...new Set([1, ...marks.flatMap(({ location }) => location?.page ?? [])])].toSorted((a, b) => a - b);
  for (const page of pages) {
    const picture = await pool.renderPage(bytes, { page, maxSide });
    const onPage = marks.filter(({ location }) => location?.page === page);
    const drawn = await drawExplanation(picture, onPage, (pdf, side) =>
      pool.renderPage(pdf, { page: 1, maxSide: side }),
    );
    await writePicture(drawn, page, pages.length, drawing);
  }
}

/** Why no invoice was found: the lines of each page, the codes, and a picture with the words marked. */
async function explainFailure(
  { code, message, read }: Readonly<{ code: string; message: string; read?: FailedReading }>,
  drawing: Drawing,
  json: boolean | undefined,
): Promise<void> {
  if (json) console.log(JSON.stringify({ status: "failed", error: { code, message }, ...read }));
  if (!read) return;
  const { pages, codes } = read;
  const { pool, bytes, maxSide } = drawing;
  for (const { page, lines } of pages) {
    if (!json) console.log([`page ${page}: ${lines.length} lines`, ...lines.map((line) => `  ${line}`)].join("\n"));
    const text = await pool.readText(bytes, page);
    const drawn = await drawWords(await pool.renderPage(bytes, { page, maxSide }), text?.words ?? []);
    await writePicture(drawn, page, pages.length, drawing);
  }
  const found = codes.map(({ page, kind, values }) => `page ${page}: ${kind} ${JSON.stringify(values)}`);
  if (found.length > 0 && !json) console.log(section("codes", found).join("\n"));
}

async function writePicture(picture: Uint8Array, page: number, pages: number, { out }: Drawing): Promise<void> {
  const file = pages === 1 ? out : `${out.slice(0, out.length - extname(out).length)}-${page}${extname(out)}`;
  await writeFile(file, picture);
  console.error(`page ${page}: ${file}`);
}

function listing(data: ExtractedData): string {
  const marks = marksOf(data);
  const width = Math.max(...marks.map(({ field }) => field.length), 5);
  const rows = marks.map((mark) => row(mark, width));
  const checks = data.checks
    .filter(({ outcome }) => outcome !== "not_applicable")
    .map(({ name, outcome, message }) => `${outcome === "passed" ? "ok  " : "FAIL"} ${name}: ${message ?? ""}`);
  const issues = data.issues.map(({ code, message }) => `${code}: ${message}`);
  return [...rows, ...section("checks", checks), ...section("issues", issues)].join("\n");
}

function row({ field, value, confidence, location }: Mark, width: number): string {
  const place = location ? `page ${location.page}` : "–";
  const band = confidence === undefined ? "" : bandNames[bandOf(confidence)];
  return `${field.padEnd(width)}  ${(confidence?.toFixed(2) ?? "–").padStart(4)}  ${band.padEnd(9)}  ${place.padEnd(7)}  ${value}`;
}
