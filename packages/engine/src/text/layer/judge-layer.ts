import type { Box, Word } from "../../page-text/page-text.ts";
import type { Character, TextLayer } from "../../pages/page.ts";

/**
 * How a page's text layer is used. enough: it is the page's text. supplement: it is correct, but a picture shows more.
 * replace: it is missing, made of guesses, or another program's OCR of a scan.
 */
export type LayerVerdict = "enough" | "supplement" | "replace";

/** Minimum number of words: fewer are a stamp or a page number. */
const fewWords = 15;
const maxUnmapped = 0.15;
const maxInvisible = 0.5;
const minSensible = 0.5;
/** Share of plausible words from which characters without a Unicode mapping are trusted. */
const surelySensible = 0.9;
const tellingLetters = 5;
/** Share of the page from which a picture is a scan rather than a logo. */
const scanArea = 0.2;

export function judgeLayer(layer: TextLayer, words: readonly Word[]): LayerVerdict {
  const printed = layer.characters.filter(isPrinted);
  if (printed.length === 0) return "replace";
  if (share(printed, ({ text }) => isPrivate(text)) > maxUnmapped) return "replace";
  if (share(printed, ({ unmapped }) => unmapped) > maxUnmapped && !readsWell(words)) return "replace";
  if (share(printed, ({ invisible }) => invisible) > maxInvisible && showsScan(layer)) return "replace";
  if (words.length >= fewWords && share(words, isPlausibleWord) < minSensible) return "replace";
  if (words.length < fewWords) return "supplement";
  return layer.images.some((image) => area(image) > scanArea && isBare(image, words)) ? "supplement" : "enough";
}

function isPrinted({ text }: Character): boolean {
  return text.trim() !== "";
}

/** Fonts without a Unicode map often give unassigned codes. */
function isPrivate(text: string): boolean {
  return /[\ue000-\uf8ff\ufffd]/.test(text);
}

/** Only long words can show that a text is garbled. */
function readsWell(words: readonly Word[]): boolean {
  const telling = words.filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= tellingLetters);
  return telling.length >= fewWords && share(telling, isPlausibleWord) >= surelySensible;
}

/** Hidden text over a picture is another program's OCR of it; over glyphs drawn as outlines it is their text. */
function showsScan({ images }: TextLayer): boolean {
  return images.reduce((sum, image) => sum + area(image), 0) > scanArea;
}

function share<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

const numberLike = /^[\p{Sc}\p{P}\p{S}]*\d[\d.,:;/%\p{P}\p{Sc}]*[\p{L}]{0,4}[\p{P}\p{Sc}]*$/u;
const wordLike = /^\p{P}*\p{L}[\p{L}\p{N}\p{P}]*$/u;
const vowel = /[aeiouyàâäáãåæèéêëìíîïòóôöõøœùúûüýąęó]/iu;

/**
 * Whether a word is plausible: number-like, or letters with a vowel, as in all supported languages; short tokens are
 * abbreviations.
 */
export function isPlausibleWord({ text }: Pick<Word, "text">): boolean {
  if (numberLike.test(text)) return true;
  if (!wordLike.test(text)) return text.length === 1;
  return text.length <= 4 || vowel.test(text);
}

function area([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0);
}

/**
 * Whether a picture has hardly any text over it, so that the layer lacks its text. A background picture has the page's
 * text over it.
 */
function isBare([x0, y0, x1, y1]: Box, words: readonly Word[]): boolean {
  const over = words.filter(({ box }) => {
    const x = (box[0] + box[2]) / 2;
    const y = (box[1] + box[3]) / 2;
    return x > x0 && x < x1 && y > y0 && y < y1;
  });
  return over.length < fewWords;
}
