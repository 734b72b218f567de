import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findCodes } from "../../packages/engine/src/codes/find-codes.ts";
import { openSource } from "../../packages/engine/src/intake/open-source.ts";
import { openPages } from "../../packages/engine/src/pages/open-pages.ts";
import type { Page } from "../../packages/engine/src/pages/page.ts";
import { judgeLayer } from "../../packages/engine/src/text/layer/judge-layer.ts";
import { splitWords } from "../../packages/engine/src/text/layer/split-words.ts";

type Cost = Readonly<{ name: string; codes: number; ms: number }>;

const documents = "**/*.{pdf,png,jpg,jpeg,webp,tiff,heic}";
const slowestShown = 5;

/** CPU milliseconds of the search for codes on each page of a folder's documents, and the pages that have one. */
export async function measureCodeCost(folder: string): Promise<void> {
  const costs: Cost[] = [];
  for (const name of globSync(documents, { cwd: folder }).toSorted()) costs.push(...(await costsOf(folder, name)));
  const without = costs.filter(({ codes }) => codes === 0).toSorted((a, b) => a.ms - b.ms);
  const mean = without.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, without.length);
  const median = without[Math.floor(without.length / 2)]?.ms ?? 0;
  console.log(`pages with a code: ${costs.length - without.length}, without: ${without.length}`);
  console.log(`CPU ms for a page without: ${mean.toFixed(1)} on average, ${median.toFixed(1)} in the median`);
  for (const { name, ms } of without.slice(-slowestShown)) console.log(`  ${ms.toFixed(0)} ${name}`);
}

async function costsOf(folder: string, name: string): Promise<Cost[]> {
  const opened = await openSource(readFileSync(join(folder, name)));
  if (!opened.ok || opened.source.kind === "xml") return [];
  const costs: Cost[] = [];
  for await (const page of openPages(opened.source)) {
    if (isReadByOcr(page)) await page.picture();
    const before = process.cpuUsage();
    const codes = await findCodes(page);
    const { user, system } = process.cpuUsage(before);
    costs.push({ name: `${name} page ${page.number}`, codes: codes.length, ms: (user + system) / 1000 });
  }
  opened.source.close();
  return costs;
}

/** Such a page is already rendered when codes are searched. */
function isReadByOcr(page: Page): boolean {
  return page.layer === undefined || judgeLayer(page.layer, splitWords(page.layer.characters, page)) !== "enough";
}
