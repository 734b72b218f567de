import type { Box, Word } from "../../page-text/page-text.ts";
import type { Character, TextLayer } from "../../pages/page.ts";

/**
 * How a page's text layer is used. enough: it is the page's text. supplement: it is right, but a picture shows more.
 * replace: it is missing, made of guesses, or somebody else's reading of a scan.
 */
export type LayerVerdict = "enough" | "supplement" | "replace";

/** Fewer words than this are a stamp or a page number on something else, not the text of an invoice. */
const fewWords = 15;
const maxUnmapped = 0.15;
const maxInvisible = 0.5;
const minSensible = 0.5;
/** Letters that the font does not vouch for are believed where they make up words all the same. */
const surelySensible = 0.9;
const tellingLetters = 5;
/** A picture over this part of the page is a scan of (a part of) it rather than a logo. */
const scanArea = 0.2;

export function judgeLayer(layer: TextLayer, words: readonly Word[]): LayerVerdict {
  const printed = layer.characters.filter(isPrinted);
  if (printed.length === 0) return "replace";
  if (share(printed, ({ text }) => isPrivate(text)) > maxUnmapped) return "replace";
  if (share(printed, ({ unmapped }) => unmapped) > maxUnmapped && !readsWell(words)) return "replace";
  if (share(printed, ({ invisible }) => invisible) > maxInvisible && showsScan(layer)) return "replace";
  if (words.length >= fewWords && share(words, isSensible) < minSensible) return "replace";
  if (words.length < fewWords) return "supplement";
  return layer.images.some((image) => area(image) > scanArea && isBare(image, words)) ? "supplement" : "enough";
}

function isPrinted({ text }: Character): boolean {
  return text.trim() !== "";
}

/** Fonts without a Unicode map often answer with codes that belong to nobody. */
function isPrivate(text: string): boolean {
  return /[\ue000-\uf8ff\ufffd]/.test(text);
}

/** Numbers and short words make sense whatever they say: only long words can tell. */
function readsWell(words: readonly Word[]): boolean {
  const telling = words.filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= tellingLetters);
  return telling.length >= fewWords && share(telling, isSensible) >= surelySensible;
}

/** Hidden text over a picture is somebody's reading of it; over glyphs drawn as outlines it is what they say. */
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
 * Number-like, or letters with a vowel among them as every one of our languages has; short tokens are abbreviations.
 */
export function isSensible({ text }: Pick<Word, "text">): boolean {
  if (numberLike.test(text)) return true;
  if (!wordLike.test(text)) return text.length === 1;
  return text.length <= 4 || vowel.test(text);
}

function area([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0);
}

/**
 * A picture with hardly any text over it: what it shows is not in the layer. A background has the page's text over it.
 */
function isBare([x0, y0, x1, y1]: Box, words: readonly Word[]): boolean {
  const over = words.filter(({ box }) => {
    const x = (box[0] + box[2]) / 2;
    const y = (box[1] + box[3]) / 2;
    return x > x0 && x < x1 && y > y0 && y < y1;
  });
  return over.length < fewWords;
}
