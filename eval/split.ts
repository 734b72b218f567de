/**
 * Scores the division of files into invoices: `npm run eval:split -- DIR [--files 1500]`. The labelled documents of a folder
 * are read page by page, then glued to files of two, and of 2 to 12; each also stands alone. A file is right when every page
 * is in the right invoice. What was read is kept in data/eval-split, as reading takes longest.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import { readDocumentText } from "@inkvoice/engine";
import { divide } from "../packages/engine/src/parts/divide.ts";
import { type PageSigns, signsOf } from "../packages/engine/src/parts/page-signs.ts";
import { understand } from "../packages/engine/src/understand/understand.ts";
import { readLabelledFolder } from "./scoring/labelled-folder.ts";

type Document = Readonly<{ name: string; group: string; signs: readonly PageSigns[] }>;
const mostPages = 50;

const { values: options, positionals } = parseArgs({
  options: { files: { type: "string", default: "1500" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Name the folder of labelled documents.");
const documents = await readAll(folder);
const chance = generator(12_345);
report();

async function readAll(root: string): Promise<Document[]> {
  const found: Document[] = [];
  for (const { name, path } of readLabelledFolder(root)) {
    const signs = path === undefined ? undefined : await signsOfFile(name, path);
    if (signs) found.push({ name, group: dirname(name), signs });
  }
  return found;
}

async function signsOfFile(name: string, path: string): Promise<readonly PageSigns[] | undefined> {
  const kept = fileURLToPath(new URL(`../data/eval-split/${name}.bin`, import.meta.url));
  if (existsSync(kept)) return deserialize(readFileSync(kept)) as PageSigns[];
  const read = await readDocumentText(readFileSync(path));
  if (!read.ok) return undefined;
  const signs: PageSigns[] = [];
  for (const page of read.pages) signs.push(signsOf(page, await understand([page])));
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, serialize(signs));
  return signs;
}

/** The same files in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether the glued file is divided where its documents meet, and nowhere else. */
function isRight(glued: readonly Document[]): boolean {
  const starts: number[] = [];
  const pages: PageSigns[] = [];
  for (const { signs } of glued) {
    starts.push(pages.length + 1);
    for (const page of signs) pages.push({ ...page, page: pages.length + 1 });
  }
  return (
    divide(pages)
      .parts.map(({ pages: [first] }) => first)
      .join() === starts.join()
  );
}

function gluedFile(count: number): Document[] {
  const chosen: Document[] = [];
  for (let tries = 0; chosen.length < count && tries < 200; tries++) {
    const next = documents[Math.floor(chance() * documents.length)];
    const pages = chosen.reduce((sum, { signs }) => sum + signs.length, next?.signs.length ?? 0);
    // The same invoice lies in two folders, with and without its XML: glued to itself it would be a copy.
    const known = chosen.some(({ name }) => name.split("/").at(-1) === next?.name.split("/").at(-1));
    if (next && !known && pages <= mostPages) chosen.push(next);
  }
  return chosen;
}

function report(): void {
  const count = Number(options.files);
  const split = documents.filter((document) => !isRight([document]));
  console.log(
    `single documents split: ${split.length} of ${documents.length} ${split.map(({ name }) => name).join(" ")}`,
  );
  const percent = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(1)} % of ${of}`;
  const pairs = Array.from({ length: count }, () => gluedFile(2));
  console.log(`files of two: ${percent(pairs.filter(isRight).length, count)}`);
  const many = Array.from({ length: count }, () => gluedFile(2 + Math.floor(chance() * 11)));
  console.log(`files of 2 to 12: ${percent(many.filter(isRight).length, count)}`);
  for (const group of new Set(documents.map((document) => document.group))) {
    const own = pairs.filter((pair) => pair.some((document) => document.group === group));
    console.log(`  of two with ${group}: ${percent(own.filter(isRight).length, own.length)}`);
  }
}
