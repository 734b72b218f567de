/**
 * Memory of one reader process over many documents: `npm run bench:soak -- [--documents 400 | --minutes 14]`. Every fifth is
 * a scanned page, which takes the most memory, the others have a text layer. Fails if the reader passes its limit or is
 * lost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createExtractionPool } from "@inkvoice/engine/pool";
import { makeDocument, renderPdf, renderPicture } from "@inkvoice/synth";
import sharp from "sharp";

const { values: options } = parseArgs({
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
