import type { LabelledDocument, LabelledWord } from "../labelled-document.ts";
import type { Random } from "../random.ts";

/** A graphic beside or above the seller's name that OCR reads as meaningless letters. */

const share = 0.1;
/** OCR readings of rings, bars, wheels and waves. */
const shapes = [..."O0QAVMWX8SCG§&@%*<>/|"];
/** In heights of the name. */
const widestGap = 1.2;

export function withLogoReadAsLetters(document: LabelledDocument, random: Random): LabelledDocument {
  const [page] = document.pages;
  const sign = page?.words.find(({ label, ambiguous }) => label === "vendor.name" && !ambiguous);
  if (!page || !sign || sign.sideways || !random.chance(share)) return document;
  const figure = random.chance(0.5) ? figureBeside(sign, random) : figureAbove(sign, random);
  if (figure.x0 < 0 || figure.y0 < 0) return document;
  const at = page.words.indexOf(sign);
  return { ...document, pages: document.pages.with(0, { ...page, words: page.words.toSpliced(at, 0, figure) }) };
}

function figureBeside(sign: LabelledWord, random: Random): LabelledWord {
  const height = (sign.y1 - sign.y0) * random.between(0.9, 1.6);
  const text = lettersOf(random, 2);
  const width = height * 0.6 * text.length;
  const x1 = sign.x0 - height * random.between(0.15, widestGap);
  return figureAt(sign, text, random, { x0: x1 - width, x1, y0: sign.y1 - height, y1: sign.y1 });
}

function figureAbove(sign: LabelledWord, random: Random): LabelledWord {
  const height = (sign.y1 - sign.y0) * random.between(1, 3);
  const text = lettersOf(random, 3);
  const x0 = sign.x0 + (sign.x1 - sign.x0) * random.between(-0.2, 0.8);
  const y1 = sign.y0 - height * random.between(0.1, 0.6);
  return figureAt(sign, text, random, { x0, x1: x0 + height * 0.6 * text.length, y0: y1 - height, y1 });
}

function lettersOf(random: Random, most: number): string {
  return Array.from({ length: random.int(1, most) }, () => random.pick(shapes)).join("");
}

type Place = Readonly<{ x0: number; y0: number; x1: number; y1: number }>;

function figureAt({ font }: LabelledWord, text: string, random: Random, place: Place): LabelledWord {
  const size = place.y1 - place.y0;
  const confidence = random.between(0.25, 0.95);
  return { ...place, text, font, size, baseline: place.y1 - size * 0.2, label: "none", span: -1, confidence };
}
