import type { Box } from "../page-text/page-text.ts";
import type { GreyPicture, Page } from "../pages/page.ts";
import type { PixelArea } from "./code-areas.ts";
import { cropArea, halfSize, sheared } from "./crop-picture.ts";
import type { CodePayload } from "./payload.ts";
import { findCodeAreas } from "./texture.ts";
import { type Point, readSymbols, type Symbol2D } from "./zxing.ts";

/** A code and its location on the upright page. */
export type FoundCode = Readonly<{ page: number; box: Box; payload: CodePayload }>;

/** Share of a page. Pictures that cover more are the page itself; smaller ones are looked at one by one. */
const pagePicture = 0.3;
/** Points. No code is printed smaller. */
const smallest = 18;
/** Width ÷ height of the flattest PDF417 that is printed. */
const flattest = 8;
const mostParts = 12;
/** Width ÷ height, margins included, that only a PDF417 has. */
const wide = 1.25;
/** Slopes (rise ÷ run) at which a flat code is retried: about two and four degrees in either direction. */
const slopes = [-0.035, 0.035, -0.07, 0.07] as const;
/**
 * Share of a page. Larger areas are rarely codes, and such large codes are found in the first pass unless their rows
 * are long.
 */
const large = 0.45;
/** Quiet zone around a picture that may be a code up to its edge, in points. */
const margin = 6;

/**
 * Finds the codes on a page. Most pages have none, so only likely areas are searched: pictures and dotted areas that a
 * PDF lists, and parts of a scan with the texture of a code.
 */
export async function findCodes(page: Page): Promise<readonly FoundCode[]> {
  const parts = page.layer ? drawnParts(page) : "whole";
  const found = parts === "whole" ? await searchPicture(page) : await searchParts(page, parts);
  return withoutRepeats(found).map(({ box, payload }) => ({ page: page.number, box, payload }));
}

type Placed = Readonly<{ box: Box; payload: CodePayload }>;

/** The parts of a PDF page that may hold a code, or the whole page where it is a scan. */
function drawnParts({ layer, width, height }: Page): readonly Box[] | "whole" {
  const { images = [], patterns = [] } = layer ?? {};
  if (images.reduce((sum, box) => sum + areaOf(box), 0) > pagePicture) return "whole";
  return [...patterns, ...images].filter((box) => hasCodeShape(box, width, height)).slice(0, mostParts);
}

function areaOf([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0);
}

function hasCodeShape([x0, y0, x1, y1]: Box, width: number, height: number): boolean {
  const [across, along] = [(x1 - x0) * width, (y1 - y0) * height];
  const [shorter, longer] = [Math.min(across, along), Math.max(across, along)];
  return shorter >= smallest && longer <= flattest * shorter;
}

async function searchParts(page: Page, parts: readonly Box[]): Promise<readonly Placed[]> {
  const found: Placed[] = [];
  for (const part of parts) {
    const wider = widened(part, margin / page.width, margin / page.height);
    const detail = await page.detail(wider);
    if (findCodeAreas(detail).length === 0) continue;
    found.push(...(await readSymbols(detail)).map((symbol) => placed(symbol, detail, wider)));
  }
  return found;
}

/**
 * Searches the picture that OCR uses. The full resolution of a large photograph adds nothing: a code that is too small
 * in the reduced picture is not readable in the original either.
 */
async function searchPicture(page: Page): Promise<readonly Placed[]> {
  const picture = await page.picture();
  const found: Placed[] = [];
  for (const area of findCodeAreas(picture)) {
    const symbols = await readIn(picture, area);
    found.push(...(symbols.length === 0 && area.isClear ? await lookAgain(page, picture, area) : symbols));
  }
  return found;
}

async function readIn(picture: GreyPicture, area: PixelArea): Promise<readonly Placed[]> {
  const seen = cropArea(picture, area);
  return (await readSymbols(seen)).map((symbol) => placed(symbol, seen, shareOf(area, picture)));
}

function shareOf({ left, top, right, bottom }: PixelArea, { width, height }: GreyPicture): Box {
  return [left / width, top / height, right / width, bottom / height];
}

/** Retries a clearly visible code: with noise removed, in a PDF at a higher resolution, and with a wider margin. */
async function lookAgain(page: Page, picture: GreyPicture, area: PixelArea): Promise<readonly Placed[]> {
  const [part, rough] = [shareOf(area, picture), cropArea(picture, area)];
  const placedIn = (seen: GreyPicture) => (symbol: Symbol2D) => placed(symbol, seen, part);
  if (areaOf(part) > large) return isWide(rough) ? (await readSmaller(rough, [0, ...slopes])).map(placedIn(rough)) : [];
  const seen = page.layer ? await page.detail(part) : rough;
  let symbols = await readSymbols(seen, true);
  if (symbols.length === 0 && isWide(seen)) symbols = await readFlat(seen);
  return symbols.length > 0 ? symbols.map(placedIn(seen)) : readIn(picture, doubled(area, picture));
}

/** A long code may be detected in its middle only, so the area is extended. */
function doubled({ left, top, right, bottom }: PixelArea, { width, height }: GreyPicture): PixelArea {
  const [across, along] = [right - left, bottom - top];
  return {
    left: Math.max(0, left - across),
    top: Math.max(0, top - along),
    right: Math.min(width, right + across),
    bottom: Math.min(height, bottom + along),
  };
}

const isWide = ({ width, height }: GreyPicture) => width > wide * height;

/**
 * A PDF417 is decoded along the rows of the picture. Photographed at an angle, its rows cross several of these; halving
 * the resolution reduces that.
 */
async function readFlat(picture: GreyPicture): Promise<readonly Symbol2D[]> {
  const small = await readSmaller(picture, [0]);
  return small.length > 0 ? small : readTilted(picture, slopes);
}

async function readSmaller(picture: GreyPicture, tilts: readonly number[]): Promise<readonly Symbol2D[]> {
  return (await readTilted(halfSize(picture), tilts)).map(moved(({ x, y }) => ({ x: 2 * x, y: 2 * y })));
}

async function readTilted(picture: GreyPicture, tilts: readonly number[]): Promise<readonly Symbol2D[]> {
  for (const slope of tilts) {
    const symbols = await readSymbols(slope === 0 ? picture : sheared(picture, slope));
    if (symbols.length > 0) return symbols.map(moved(({ x, y }) => ({ x, y: y + slope * (x - picture.width / 2) })));
  }
  return [];
}

const moved = (to: (corner: Point) => Point) => (symbol: Symbol2D) => ({
  ...symbol,
  corners: symbol.corners.map(to),
});

function widened([x0, y0, x1, y1]: Box, across: number, along: number): Box {
  return [Math.max(0, x0 - across), Math.max(0, y0 - along), Math.min(1, x1 + across), Math.min(1, y1 + along)];
}

function placed({ payload, corners }: Symbol2D, { width, height }: GreyPicture, [x0, y0, x1, y1]: Box): Placed {
  const x = ({ x: at }: Point) => x0 + (Math.min(width, Math.max(0, at)) / width) * (x1 - x0);
  const y = ({ y: at }: Point) => y0 + (Math.min(height, Math.max(0, at)) / height) * (y1 - y0);
  const [xs, ys] = [corners.map(x), corners.map(y)];
  return { payload, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

function withoutRepeats(codes: readonly Placed[]): readonly Placed[] {
  const seen = new Map(codes.map((code) => [code.payload.text, code]));
  return [...seen.values()];
}
