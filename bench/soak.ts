import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExtractionPool } from "@inkvoice/engine/pool";
import { makeDocument, renderPdf, renderPicture } from "@inkvoice/synth";
import sharp from "sharp";
import { readArguments } from "../scripts/read-arguments.ts";

const usage = `Usage: npm run bench:soak -- [--documents N | --minutes N]

Memory of one reader process over many documents. Every fifth is a scanned page, which takes the most memory, the
others have a text layer.

  --documents N   default 400
  --minutes N     as many documents as that takes

Exit code 1 when the reader passes its limit.`;

const { values: options } = readArguments(usage, {
  options: { documents: { type: "string", default: "400" }, minutes: { type: "string" } },
});
const firstSeed = 7_200_000;
const megabyte = 1024 * 1024;
/** The default of INKVOICE_EXTRACTION_MEGABYTES. */
const memoryLimitBytes = 1536 * megabyte;
const scanEvery = 5;
const reportEvery = 20;

async function documentOf(index: number): Promise<Uint8Array> {
  const document = makeDocument(firstSeed + index, { kind: "invoice", lines: 8 });
  const page = { ...document, pages: document.pages.slice(0, 1) };
  if (index % scanEvery !== 0) return await renderPdf(page);
  const { width, height, channels, data } = await renderPicture(page, 0, { dpi: 200 });
  return await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

const folder = mkdtempSync(join(tmpdir(), "inkvoice-soak-"));
const pool = createExtractionPool({ size: 1, folder, timeLimitMs: 600_000, memoryLimitBytes });
try {
  const until = performance.now() + Number(options.minutes) * 60_000;
  const isLast = (done: number) =>
    options.minutes === undefined ? done >= Number(options.documents) : performance.now() >= until;
  for (let index = 0, isOver = false; !isOver; index += 1) {
    await pool.extract(await documentOf(index), {});
    isOver = isLast(index + 1);
    if ((index + 1) % reportEvery !== 0 && !isOver) continue;
    const { peakRssBytes, restarts } = pool.stats();
    console.log(
      `${String(index + 1).padStart(6)} documents: at most ${Math.round(peakRssBytes / megabyte)} MB, ${restarts} restarts`,
    );
  }
  process.exitCode = pool.stats().peakRssBytes <= memoryLimitBytes ? 0 : 1;
} finally {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
}
