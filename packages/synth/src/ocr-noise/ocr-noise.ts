import type { LabelledDocument, LabelledPage, LabelledWord } from "../labelled-document.ts";
import { inCapitals } from "../letter-case.ts";
import { type Random, randomOf } from "../random.ts";
import { type PrintedName, withLegibleNames } from "./legible-names.ts";
import { withLogoReadAsLetters } from "./logo-read-as-letters.ts";
import { withMisreadLogo } from "./misread-logo.ts";
import { cutAtPictureEdge } from "./picture-edge.ts";

/** Probability of each OCR error per word. */
type Badness = Readonly<{
  letters: number;
  split: number;
  merge: number;
  lost: number;
  /** Per line. */
  lostLines: number;
  specks: number;
  jitter: number;
}>;

const levels: readonly (readonly [Badness, number])[] = [
  [{ letters: 0.01, split: 0.003, merge: 0.006, lost: 0.002, lostLines: 0.001, specks: 0.002, jitter: 0.04 }, 4],
  [{ letters: 0.05, split: 0.012, merge: 0.02, lost: 0.01, lostLines: 0.006, specks: 0.012, jitter: 0.07 }, 4],
  [{ letters: 0.18, split: 0.04, merge: 0.04, lost: 0.04, lostLines: 0.03, specks: 0.04, jitter: 0.1 }, 2],
];
/** Tight print and poor pictures lose most blanks. */
const gluedPrint = { chance: 0.12, merge: 0.3 };

/** Characters that OCR confuses. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "OQD8",
  "1": "lIi7|",
  "2": "Z7",
  "3": "8",
  "4": "A",
  "5": "S6",
  "6": "G5b",
  "7": "1/",
  "8": "B3",
  "9": "g",
  O: "0Q",
  I: "1l|",
  l: "1I|",
  S: "5",
  B: "8",
  Z: "2",
  G: "6C",
  D: "0O",
  g: "9q",
  q: "g",
  e: "c",
  c: "e",
  a: "o",
  o: "a0",
  n: "ri",
  m: "rn",
  u: "v",
  v: "u",
  h: "b",
  b: "h",
  t: "f",
  f: "t",
  r: "n",
  i: "lj",
  j: "i",
  E: "F",
  F: "EP",
  P: "F",
  T: "I",
  N: "H",
  H: "N",
  M: "N",
  ".": ", ",
  ",": ". ",
  "-": "~ ",
  ":": ";. ",
  "€": "EC",
  $: "S8",
  "£": "E",
  "%": "4",
  "#": "4",
  "/": "1l",
  "@": "a",
  "&": "8",
};
const specks = ["|", "-", ".", "=", "i", "_", "'", "»", "~", ","];
const longestPushBack = 4;

/**
 * The document as OCR would return it: cut at the picture's edge, misread, split, merged and lost words, inaccurate
 * boxes.
 */
export function addOcrNoise(document: LabelledDocument, seed: number): LabelledDocument {
  const random = randomOf(seed ^ 0x5eed);
  const level = random.weighted(levels);
  const badness = random.chance(gluedPrint.chance) ? { ...level, merge: gluedPrint.merge * random.next() } : level;
  const shown = cutAtPictureEdge(document, randomOf(seed ^ 0xed6e));
  const seen = withMisreadLogo(shown, randomOf(seed ^ 0x516e));
  const { pages } = withLogoReadAsLetters(seen, randomOf(seed ^ 0xf16e));
  const read = { ...seen, pages: pages.map((page) => noisyPage(page, badness, random)) };
  return seen === shown ? read : withLegibleNames(read, printedNames(shown));
}

function printedNames({ pages }: LabelledDocument): PrintedName {
  const words = pages.flatMap((page) => page.words).filter(({ label }) => label === "vendor.name");
  const spans = Map.groupBy(words, ({ span }) => span);
  return (span) =>
    spans
      .get(span)
      ?.map(({ text }) => text)
      .join(" ");
}

function noisyPage(page: LabelledPage, badness: Badness, random: Random): LabelledPage {
  const slope = random.normal() * 0.0015;
  const tallness = random.between(0.8, 1.15);
  const gone = new Map<number, boolean>();
  const isGone = (line: number) => {
    if (!gone.has(line)) gone.set(line, random.chance(badness.lostLines));
    return gone.get(line) === true;
  };
  const words = merged(page.words, badness, random)
    .filter(({ baseline }) => !isGone(Math.round(baseline)) && !random.chance(badness.lost))
    .flatMap((word) => split(word, badness, random))
    .map((word) => misread(word, badness, random))
    .filter((word) => word.text !== "")
    .map((word) => misplaced(word, { badness, slope, tallness, random }));
  return { ...page, words: withSpecks(words, page, badness, random) };
}

/** Merges two words of a line whose blank OCR missed; the label is that of the value. */
function merged(words: readonly LabelledWord[], badness: Badness, random: Random): LabelledWord[] {
  const out: LabelledWord[] = [];
  for (const word of words) {
    const before = out.at(-1);
    if (before && random.chance(badness.merge) && touch(before, word)) {
      const meaning = before.label === "none" || before.label === "currency" ? word : before;
      out[out.length - 1] = {
        ...meaning,
        text: before.text + word.text,
        x0: before.x0,
        x1: word.x1,
        y0: Math.min(before.y0, word.y0),
        y1: Math.max(before.y1, word.y1),
      };
    } else out.push(word);
  }
  return out;
}

function touch(a: LabelledWord, b: LabelledWord): boolean {
  return Math.abs(a.baseline - b.baseline) < 1 && b.x0 > a.x0 && b.x0 - a.x1 < 0.5 * a.size;
}

/** Splits a word, mostly at a lost decimal point. */
function split(word: LabelledWord, badness: Badness, random: Random): LabelledWord[] {
  const { text } = word;
  const point = /\d[.,]\d{2}$/.test(text) ? text.length - 3 : -1;
  if (text.length < 4 || !random.chance(point > 0 ? badness.split * 2 : badness.split)) return [word];
  const at = point > 0 && random.chance(0.7) ? point : random.int(1, text.length - 2);
  const left = point === at && random.chance(0.6) ? text.slice(0, at) : text.slice(0, at + 1);
  const middle = word.x0 + ((word.x1 - word.x0) * (at + 1)) / text.length;
  const gap = 0.1 * word.size;
  return [
    { ...word, text: left, x1: middle - gap },
    { ...word, text: text.slice(at + 1), x0: middle + gap },
  ];
}

function misread(word: LabelledWord, badness: Badness, random: Random): LabelledWord {
  if (!random.chance(badness.letters * Math.min(longestPushBack, 1 + word.text.length / 6)))
    return { ...word, confidence: Math.min(word.confidence ?? 1, confidenceOf(random, 0)) };
  const at = random.int(0, word.text.length - 1);
  const sign = word.text[at] ?? "";
  const plain = sign.normalize("NFKD").replace(/\p{M}/gu, "");
  const options = lookalikes[sign];
  const instead = plain !== sign ? plain : options ? random.pick([...options]) : random.chance(0.3) ? "" : sign;
  const text = (word.text.slice(0, at) + instead + word.text.slice(at + 1)).replace(/ /g, "");
  const again = random.chance(badness.letters) ? inCapitals(text) : text;
  return { ...word, text: again, confidence: Math.min(word.confidence ?? 1, confidenceOf(random, 1)) };
}

/**
 * Confidence distributed like the engine's OCR: half of all words at 0.996 and more, one in ten below 0.75; misread
 * words lower.
 */
function confidenceOf(random: Random, doubt: number): number {
  return Math.min(1, Math.max(0.02, 1 - 0.004 * Math.exp(3 * (random.normal() + doubt))));
}

type Misplacing = Readonly<{ badness: Badness; slope: number; tallness: number; random: Random }>;

function misplaced(word: LabelledWord, { badness, slope, tallness, random }: Misplacing): LabelledWord {
  const off = () => random.normal() * badness.jitter * word.size;
  const middle = (word.y0 + word.y1) / 2 + slope * word.x0 + off();
  const half = ((word.y1 - word.y0) / 2) * tallness * (1 + 0.05 * random.normal());
  const x0 = Math.max(0, word.x0 + off());
  return { ...word, x0, x1: Math.max(x0 + 0.5, word.x1 + off()), y0: Math.max(0, middle - half), y1: middle + half };
}

/** Adds dirt, rules and staple holes read as characters. */
function withSpecks(
  words: readonly LabelledWord[],
  page: LabelledPage,
  badness: Badness,
  random: Random,
): LabelledWord[] {
  const dirt = words
    .filter(() => random.chance(badness.specks))
    .map(({ font, size, y0, y1, baseline }): LabelledWord => {
      const x0 = random.between(0, page.width - size);
      const text = random.pick(specks);
      return {
        text,
        font,
        size,
        x0,
        x1: x0 + size / 3,
        y0,
        y1,
        baseline,
        label: "none",
        span: -1,
        confidence: random.between(0.1, 0.7),
      };
    });
  return [...words, ...dirt];
}
