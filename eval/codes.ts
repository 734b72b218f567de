/**
 * Scores the reading of codes on factory pages: `npm run eval:codes -- [--seeds 2] [--kind cl-ted]`. Every kind of code is drawn onto an
 * invoice with modules of 3 to 5 pixels, as far as the page has room for them, at four resolutions, and read as scanned, turned and photographed.
 */
import { parseArgs } from "node:util";
import { readDocumentCodes } from "@inkvoice/engine";
import {
  type Condition,
  codeExample,
  codeSymbol,
  degrade,
  type LabelledDocument,
  type MakeableCode,
  makeableCodes,
  makeDocument,
  renderPicture,
  withCode,
} from "@inkvoice/synth";
import sharp from "sharp";

const resolutions = [100, 150, 200, 300] as const;
const conditions = ["clean", "turned 2°", "turned 90°", "photo"] as const satisfies readonly Condition[];
const firstSeed = 8_000_000;
/** Points from the edge of the page. */
const codeMargin = 30;

type Trial = Readonly<{ kind: MakeableCode; dpi: number; condition: Condition; seed: number }>;
type Result = Trial & Readonly<{ right: boolean; modulePixels: number }>;

const { values: options } = parseArgs({
  options: { seeds: { type: "string", default: "2" }, kind: { type: "string", multiple: true } },
});
const kinds = makeableCodes.filter((kind) => options.kind === undefined || options.kind.includes(kind));
const results: Result[] = [];
for (const trial of trials(Number(options.seeds))) {
  const result = await attempt(trial);
  if (result) results.push(result);
}
report();

function trials(seeds: number): Trial[] {
  return Array.from({ length: seeds }, (_, index) => firstSeed + index).flatMap((seed) =>
    kinds.flatMap((kind) =>
      resolutions.flatMap((dpi) => conditions.map((condition) => ({ kind, dpi, condition, seed }))),
    ),
  );
}

/** Undefined where a code with modules of three pixels is wider than the page at that resolution: nobody prints it so. */
async function attempt(trial: Trial): Promise<Result | undefined> {
  const { kind, dpi, condition, seed } = trial;
  const { format, payload, values } = codeExample(kind, seed);
  const symbol = await codeSymbol(format, payload);
  // A photograph shows the page at two thirds of its size: its modules are drawn larger, to have three pixels in the end.
  const least = condition === "photo" ? 4.5 : 3;
  const blank = sheet(seed);
  const room = (((blank.pages[0]?.width ?? 0) - 2 * codeMargin) * dpi) / 72 / symbol.width;
  if (room < least) return undefined;
  const modulePixels = Math.min(least + (seed % 3), room);
  const module = (modulePixels * 72) / dpi;
  const document = withCode(blank, symbol, { page: 0, x: codeMargin, y: 300, module });
  const page = await renderPicture(document, 0, { dpi });
  const { picture } = await degrade(page, condition, seed);
  const { width, height, channels } = picture;
  const file = await sharp(picture.data, { raw: { width, height, channels } }).png().toBuffer();
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

/** An invoice on a full sheet: a till's roll is too narrow for the larger codes. */
function sheet(seed: number): LabelledDocument {
  for (let next = seed; ; next++) {
    const document = makeDocument(next);
    if ((document.pages[0]?.width ?? 0) > 550) return document;
  }
}

function report(): void {
  const share = (some: readonly Result[]) =>
    `${((100 * some.filter(({ right }) => right).length) / some.length).toFixed(1)} % of ${some.length}`;
  for (const dpi of resolutions)
    console.log(`${dpi} dpi`.padEnd(20), share(results.filter((result) => result.dpi === dpi)));
  for (const condition of conditions) {
    console.log(condition.padEnd(20), share(results.filter((result) => result.condition === condition)));
  }
  for (const kind of kinds) console.log(kind.padEnd(20), share(results.filter((result) => result.kind === kind)));
  console.log("all".padEnd(20), share(results));
}
