import { dirname } from "node:path";
import { type PageText, readDocumentText } from "@inkvoice/engine";
import { makeDocument, makeOtherDocument, renderPdf } from "@inkvoice/synth";
import { type PageSigns, signsOf } from "../packages/engine/src/parts/page-signs.ts";
import { judge } from "../packages/engine/src/scoring/judge.ts";
import { type Label, readLabelledFolder } from "../packages/engine/src/scoring/labelled-folder.ts";
import { validate } from "../packages/engine/src/validate/validate.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { openPageCache, pageCache } from "./held-out/page-cache.ts";
import { seededRandom } from "./held-out/seeded-random.ts";
import { isIn } from "./parts.ts";
import { isDividedRight, type JoinedFile, partOfOwner } from "./split/joined-file.ts";
import { openReadings } from "./split/labelled-pages.ts";

const usage = `Usage: npm run eval:split -- DIR [--files N] [--long N]

Scores the division of files into invoices. The labelled documents of a folder are glued to files of two and of 2 to 12,
some with copies, and with terms, delivery notes and time sheets between them; each also stands alone. A file is right
when every page is in the right invoice. Then the fields of the parts are scored against the labels, beside the same
documents alone. Words and readings are kept in data/, as reading takes longest.

  --files N   glued files (default 1500)
  --long N    long invoices from the factory (default 100)`;

type Page = Readonly<{ text: PageText; isInvoice: boolean; signs: PageSigns }>;
type Document = Readonly<{ name: string; group: string; label: Label; pages: readonly Page[] }>;
/** A sheet of a file and the page it shows. */
type PlacedPage = JoinedFile[number] & Readonly<{ text: PageText }>;
type Glued = Readonly<{ documents: readonly Document[]; sheets: readonly PlacedPage[] }>;

const mostPages = 50;
/** Probability of a copy, and of another document, after each invoice. */
const copies = 0.08;
const otherPapers = 0.2;
const differentPapers = 60;
const firstPaper = 9_400_000;
const firstLong = 9_500_000;
const longest = 600;

const { values: options, positionals } = readArguments(usage, {
  options: { files: { type: "string", default: "1500" }, long: { type: "string", default: "100" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(usage);
  process.exit(2);
}
const understandKept = openReadings();
const documents = await readAll(folder);
const papers = await makePapers();
const longOnes = await makeLongInvoices();
const chance = seededRandom(12_345);
await report();

async function readAll(root: string): Promise<Document[]> {
  const cache = openPageCache(pageCache);
  const found: Document[] = [];
  for (const { name, path, label } of readLabelledFolder(root).filter(isIn("develop", "choose"))) {
    const texts = path === undefined ? [] : await cache.pagesOf(path);
    if (texts.length > 0) found.push({ name, group: dirname(name), label, pages: await withSigns(texts) });
  }
  return found;
}

/** Letters, delivery notes, time sheets, terms and forms, a sheet each. */
async function makePapers(): Promise<Page[]> {
  const made: Page[] = [];
  for (let seed = firstPaper; seed < firstPaper + differentPapers; seed++) {
    const read = await readDocumentText(await renderPdf(makeOtherDocument(seed)));
    if (read.ok) made.push(...(await withSigns(read.pages.slice(0, 1))));
  }
  return made;
}

/** Invoices of several pages, up to forty, some with an appendix. */
async function makeLongInvoices(): Promise<Document[]> {
  const made: Document[] = [];
  for (let seed = firstLong; made.length < Number(options.long); seed++) {
    const lines = seed % 10 === 0 ? longest : 15 + (seed % 7) * 20;
    const document = makeDocument(seed, { kind: "invoice", lines });
    if (document.pages.length < 2 || document.pages.length > 40) continue;
    const read = await readDocumentText(await renderPdf(document));
    if (read.ok)
      made.push({ name: String(seed), group: "factory", label: document.truth, pages: await withSigns(read.pages) });
  }
  return made;
}

async function withSigns(texts: readonly PageText[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const text of texts) {
    const reading = await understandKept([text]);
    const isInvoice = validate(reading, { lineItems: true }).found;
    pages.push({ text, isInvoice, signs: signsOf(text, reading) });
  }
  return pages;
}

/** Documents one after another; `between` also inserts copies and other documents after some of them. */
function glue(chosen: readonly Document[], between = false): Glued {
  const sheets: PlacedPage[] = [];
  for (const [owner, { pages }] of chosen.entries()) {
    const put = (page: Page, isOwn: boolean) => sheets.push({ ...page, owner, isOwn });
    for (const page of pages) put(page, true);
    if (!between) continue;
    if (chance() < copies) for (const page of pages) put(page, false);
    const paper = papers[Math.floor(chance() * papers.length)];
    if (paper && chance() < otherPapers) put(paper, false);
  }
  return { documents: chosen, sheets };
}

function choose(count: number): Document[] {
  const chosen: Document[] = [];
  for (let tries = 0; chosen.length < count && tries < 200; tries++) {
    const next = documents[Math.floor(chance() * documents.length)];
    const pages = chosen.reduce((sum, document) => sum + document.pages.length, next?.pages.length ?? 0);
    // The same invoice is in two folders, with and without its XML: joined with itself it would be a copy.
    const known = chosen.some(({ name }) => name.split("/").at(-1) === next?.name.split("/").at(-1));
    if (next && !known && pages <= mostPages) chosen.push(next);
  }
  return chosen;
}

/** Labelled fields that are right, and how many there are, when these pages are read as the document. */
async function fieldsOf({ label }: Document, pages: readonly PageText[]): Promise<{ right: number; of: number }> {
  const validated = validate(await understandKept(pages), { lineItems: true });
  const { fields } = judge(label, validated.found ? validated.data : {});
  return { right: fields.filter(({ right }) => right).length, of: fields.length };
}

async function reportFields(files: readonly Glued[]): Promise<void> {
  const sums = { alone: 0, inParts: 0, of: 0 };
  for (const { documents: glued, sheets } of files) {
    for (const [owner, document] of glued.entries()) {
      const part = partOfOwner(sheets, owner) as readonly PlacedPage[];
      const alone = await fieldsOf(document, partAlone(document));
      const isSame =
        part.every(({ owner: whose, isOwn }) => whose === owner && isOwn) && part.length === document.pages.length;
      const inPart = isSame
        ? alone
        : await fieldsOf(
            document,
            part.map(({ text }) => text),
          );
      sums.alone += alone.right;
      sums.inParts += inPart.right;
      sums.of += alone.of;
    }
  }
  console.log(
    `fields right alone: ${percent(sums.alone, sums.of)}, as parts of a file: ${percent(sums.inParts, sums.of)}`,
  );
}

/** Result of a single document, which is split as well. */
function partAlone(document: Document): readonly PageText[] {
  return (partOfOwner(glue([document]).sheets, 0) as readonly PlacedPage[]).map(({ text }) => text);
}

function percent(right: number, of: number): string {
  return `${((100 * right) / Math.max(1, of)).toFixed(1)} % of ${of}`;
}

async function report(): Promise<void> {
  const count = Number(options.files);
  const single = documents.filter((document) => !isDividedRight(glue([document]).sheets));
  const long = longOnes.filter((document) => !isDividedRight(glue([document]).sheets));
  console.log(
    `single documents split: ${single.length} of ${documents.length} ${single.map(({ name }) => name).join(" ")}`,
  );
  console.log(
    `made-up invoices of several pages split: ${long.length} of ${longOnes.length} ${long.map(({ name }) => name).join(" ")}`,
  );
  const attached = documents.flatMap(({ name, pages }) =>
    pages.slice(1).flatMap(({ signs }) => (signs.isAttachment ? [`${name} page ${signs.page}`] : [])),
  );
  console.log(`their pages taken for attachments: ${attached.join(", ") || "none"}`);
  const pairs = Array.from({ length: count }, () => glue(choose(2)));
  const many = Array.from({ length: count }, () => glue(choose(2 + Math.floor(chance() * 11))));
  const mixed = Array.from({ length: count }, () => glue(choose(2 + Math.floor(chance() * 11)), true));
  for (const [name, files] of Object.entries({
    "of two": pairs,
    "of 2 to 12": many,
    "of 2 to 12 with copies and other papers": mixed,
  })) {
    const wrong = files.filter(({ sheets }) => !isDividedRight(sheets));
    console.log(`files ${name}: ${percent(count - wrong.length, count)}`);
  }
  for (const group of new Set(documents.map((document) => document.group))) {
    const own = pairs.filter((pair) => pair.documents.some((document) => document.group === group));
    console.log(
      `  of two with ${group}: ${percent(own.filter(({ sheets }) => isDividedRight(sheets)).length, own.length)}`,
    );
  }
  await reportFields(mixed.slice(0, 200));
}
