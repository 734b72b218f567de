import type { FontMetrics } from "./advance-table.ts";
import table from "./advances.json" with { type: "json" };
import { printableCharacters, unbreakingBlanks } from "./characters.ts";

export type LineMetrics = Readonly<{ ascent: number; descent: number; capHeight: number; xHeight: number }>;

const metrics: Readonly<Record<string, FontMetrics>> = table;
const highestCode = Math.max(...[...printableCharacters, ...Object.keys(unbreakingBlanks)].map((c) => c.charCodeAt(0)));
/** Advances by character code, so that measuring is one array access per character; NaN for unprintable characters. */
const advances = new Map<string, Float64Array>();

/** The printed width of a text in points: plain advances, no kerning, no ligatures, exactly as the PDF is drawn. */
export function measure(text: string, font: string, size: number): number {
  const widths = advancesOf(font);
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += widths[text.charCodeAt(index)] ?? Number.NaN;
  if (Number.isNaN(sum)) throw new Error(`"${text}" has a character that cannot be printed.`);
  return (sum * size) / 1000;
}

/** Distances from the baseline in points, all positive. */
export function lineMetrics(font: string, size: number): LineMetrics {
  const { ascent, descent, capHeight, xHeight } = metricsOf(font);
  const scale = size / 1000;
  return { ascent: ascent * scale, descent: descent * scale, capHeight: capHeight * scale, xHeight: xHeight * scale };
}

const printable = new Set([...printableCharacters, ...Object.keys(unbreakingBlanks)]);

export function canPrint(text: string): boolean {
  for (const character of text) if (!printable.has(character)) return false;
  return true;
}

function advancesOf(font: string): Float64Array {
  const known = advances.get(font);
  if (known) return known;
  const widths = new Float64Array(highestCode + 1).fill(Number.NaN);
  const listed = metricsOf(font).advances.split(" ");
  [...printableCharacters].forEach((character, index) => {
    widths[character.charCodeAt(0)] = Number(listed[index]);
  });
  for (const [blank, width] of Object.entries(unbreakingBlanks)) widths[blank.charCodeAt(0)] = width;
  advances.set(font, widths);
  return widths;
}

function metricsOf(font: string): FontMetrics {
  const found = metrics[font];
  if (!found) throw new Error(`There is no font "${font}".`);
  return found;
}
