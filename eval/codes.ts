import { readDocumentCodes } from "@inkvoice/engine";
import {
  codeExample,
  codeSymbol,
  degrade,
  type LabelledDocument,
  type MakeableCode,
  makeableCodes,
  makeDocument,
  type PageCondition,
  type Picture,
  renderPicture,
  withCode,
} from "@inkvoice/synth";
import sharp from "sharp";
import { readArguments } from "../scripts/read-arguments.ts";
import { measureCodeCost } from "./codes/cost.ts";

const usage = `Usage: npm run eval:codes -- [--seeds N] [--kind KIND]
       npm run eval:codes -- --cost DIR

Scores the reading of codes on factory pages. Every kind of code is drawn onto an invoice with modules of 3 to 5 pixels,
as far as the page has room for them, at four resolutions, and read as scanned, turned and photographed.

  --seeds N     pages of each kind (default 2)
  --kind KIND   only this kind, such as cl-ted; may be given several times
  --cost DIR    what looking for codes costs on the documents of a folder`;

const resolutions = [100, 150, 200, 300] as const;
const conditions = ["clean", "turned 2°", "turned 90°", "photo"] as const satisfies readonly PageCondition[];
const firstSeed = 8_000_000;
/** Points from the edges of the page. */
const codeMargin = 30;
const codeTop = 300;

type Trial = Readonly<{ kind: MakeableCode; dpi: number; condition: PageCondition; seed: number }>;
type Result = Trial & Readonly<{ right: boolean; modulePixels: number }>;

const { values: options } = readArguments(usage, {
  options: {
    seeds: { type: "string", default: "2" },
    kind: { type: "string", multiple: true },
    cost: { type: "string" },
  },
});
const kinds = makeableCodes.filter((kind) => options.kind === undefined || options.kind.includes(kind));
const results: Result[] = [];
const drawnSheets = new Map<string, Promise<Picture>>();
if (options.cost !== undefined) await measureCodeCost(options.cost);
else await scoreReading();

async function scoreReading(): Promise<void> {
  for (const kind of kinds) {
    for (const trial of trials(kind, Number(options.seeds))) {
      const result = await attempt(trial);
      if (result) results.push(result);
    }
    reportShare(kind, (result) => result.kind === kind);
  }
  report();
}

function trials(kind: MakeableCode, seeds: number): Trial[] {
  return Array.from({ length: seeds }, (_, index) => firstSeed + index).flatMap((seed) =>
    resolutions.flatMap((dpi) => conditions.map((condition) => ({ kind, dpi, condition, seed }))),
  );
}

/** Undefined if a code with modules of three pixels is wider than the page at that resolution. */
async function attempt(trial: Trial): Promise<Result | undefined> {
  const { kind, dpi, condition, seed } = trial;
  const { format, payload, values } = codeExample(kind, seed);
  const symbol = await codeSymbol(format, payload);
  // A photograph shows the page at two thirds of its size, so its modules are drawn larger.
  const least = condition === "photo" ? 4.5 : 3;
  const blank = sheet(seed);
  const { width: across = 0, height: along = 0 } = blank.pages[0] ?? {};
  const points = Math.min((across - 2 * codeMargin) / symbol.width, (along - 2 * codeMargin) / symbol.height);
  const room = (points * dpi) / 72;
  if (room < least) return undefined;
  const modulePixels = Math.min(least + (seed % 3), room);
  const module = (modulePixels * 72) / dpi;
  // On a landscape sheet the largest codes would extend below the page.
  const top = Math.min(codeTop, along - codeMargin - symbol.height * module);
  const page = await withSticker(blank, { symbol, module, top, dpi, seed });
  const { picture } = await degrade(page, condition, seed);
  const { width, height, channels } = picture;
  const file = await sharp(picture.data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
  const read = await readDocumentCodes(file);
  const right =
    read.ok &&
    read.codes.some(
      (code) => code.kind === kind && Object.entries(values).every(([name, value]) => code.values[name] === value),
    );
  if (!right)
    console.log("missed", kind, `${dpi} dpi`, condition, `seed ${seed}`, `${symbol.width}×${symbol.height} modules`);
  return { ...trial, right, modulePixels };
}

type Sticker = Readonly<{
  symbol: Awaited<ReturnType<typeof codeSymbol>>;
  module: number;
  top: number;
  dpi: number;
  seed: number;
}>;

/** The code with its quiet zone on the rendered page. The page is cached because its fonts take most of the time. */
async function withSticker(blank: LabelledDocument, { symbol, module, top, dpi, seed }: Sticker): Promise<Picture> {
  const key = `${seed} ${dpi}`;
  const drawing = drawnSheets.get(key) ?? renderPicture(blank, 0, { dpi });
  drawnSheets.set(key, drawing);
  const sheetAlone = await drawing;
  const bare = { ...blank, pages: blank.pages.map((page) => ({ ...page, words: [], shapes: [] })) };
  const place = { page: 0, x: codeMargin, y: top, module };
  const sticker = await renderPicture(withCode(bare, symbol, place), 0, { dpi });
  const pixels = (points: number) => Math.round((points * dpi) / 72);
  const quiet = 4 * module;
  const [left, right] = [Math.max(0, pixels(codeMargin - quiet)), pixels(codeMargin + symbol.width * module + quiet)];
  const bottom = Math.min(sheetAlone.height, pixels(top + symbol.height * module + quiet));
  const data = sheetAlone.data.slice();
  for (let row = Math.max(0, pixels(top - quiet)); row < bottom; row++) {
    const from = row * sheetAlone.width;
    data.set(sticker.data.subarray(from + left, from + Math.min(right, sheetAlone.width)), from + left);
  }
  return { ...sheetAlone, data };
}

/** An invoice on a full sheet: a till's roll is too narrow for the larger codes. */
function sheet(seed: number): LabelledDocument {
  for (let next = seed; ; next++) {
    const document = makeDocument(next);
    if ((document.pages[0]?.width ?? 0) > 550) return document;
  }
}

function report(): void {
  for (const dpi of resolutions) reportShare(`${dpi} dpi`, (result) => result.dpi === dpi);
  for (const condition of conditions) reportShare(condition, (result) => result.condition === condition);
  reportShare("all", () => true);
}

function reportShare(name: string, isMeant: (result: Result) => boolean): void {
  const meant = results.filter(isMeant);
  const right = meant.filter((result) => result.right).length;
  console.log(name.padEnd(20), `${((100 * right) / meant.length).toFixed(1)} % of ${meant.length}`);
}
