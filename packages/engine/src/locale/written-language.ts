import { languages } from "./languages/index.ts";
import { foldText } from "./letters/fold-text.ts";
import { unlistedLanguages } from "./unlisted-languages.ts";

/** A document with fewer words is too short to be refused for lack of known words. */
const tellingWords = 25;
/** Minimum weight of known words in a longer document. */
const leastWeight = 1;
/** A language is possible if its words weigh at least this share of those of any other language that is read. */
const leastShare = 0.4;

/** The languages of the first field models. */
const firstLanguages: readonly string[] = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"];
/** A later language must weigh at least this many times as much as the first languages. */
const clearly = 1.25;

/**
 * A language with less than this share of a page's words does not explain the page; pages in a known language have at
 * least twice as much.
 */
const unknownShare = 0.04;

const listed = languages.map(({ code, words }) => ({ code, words: wordsIn(words) }));
const unlisted = unlistedLanguages.map((words, index) => ({ code: `unlisted ${index}`, words: wordsIn(words) }));

const laterLanguages = listed.map(({ code }) => code).filter((code) => !firstLanguages.includes(code));

/** For each word, the languages that use it. */
const users = new Map<string, string[]>();
for (const { code, words } of [...listed, ...unlisted]) {
  for (const word of words) users.set(word, [...(users.get(word) ?? []), code]);
}

/**
 * The languages in which a document with these words may be written, wholly or in part. None for a document in a
 * language that is not read, whichever of the others it resembles.
 */
export function languagesOf(words: readonly string[]): ReadonlySet<string> {
  const found = wordsIn(words.join(" "));
  const weights = weightsOf(found);
  const heaviest = Math.max(0, ...listed.map(({ code }) => weights.get(code) ?? 0));
  const heaviestUnlisted = Math.max(0, ...unlisted.map(({ code }) => weights.get(code) ?? 0));
  const least = found.size < tellingWords ? 0 : leastWeight;
  const isLikely = (weight: number) => weight >= least && weight >= heaviestUnlisted && weight >= heaviest * leastShare;
  return new Set(listed.map(({ code }) => code).filter((code) => isLikely(weights.get(code) ?? 0)));
}

/**
 * Whether a document is rather written in a language that the first field models did not learn. Related languages share
 * many words, and a document may have captions in two languages: the later language must clearly outweigh the others.
 */
export function isInLaterLanguage(words: readonly string[]): boolean {
  const weights = weightsOf(wordsIn(words.join(" ")));
  const later = heaviestOf(weights, laterLanguages);
  return later >= leastWeight && later > clearly * heaviestOf(weights, firstLanguages);
}

/**
 * Whether words that were read with the letters of the first languages may be in a later one: in its own script, nearly
 * none of them is a word of any language.
 */
export function mayBeInLaterLanguage(words: readonly string[]): boolean {
  const found = wordsIn(words.join(" "));
  const heaviest = heaviestOf(weightsOf(found), [...firstLanguages, ...laterLanguages]);
  return isInLaterLanguage(words) || (found.size >= tellingWords && heaviest < unknownShare * found.size);
}

function heaviestOf(weights: ReadonlyMap<string, number>, codes: readonly string[]): number {
  return Math.max(0, ...codes.map((code) => weights.get(code) ?? 0));
}

/** The words of a text, each once, in plain letters. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = foldText(text)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word.length > 1));
}

/** The weight of the words by language; a word of many languages says little of one. */
function weightsOf(found: ReadonlySet<string>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const word of found) {
    const codes = users.get(word) ?? [];
    for (const code of codes) weights.set(code, (weights.get(code) ?? 0) + 1 / codes.length);
  }
  return weights;
}
