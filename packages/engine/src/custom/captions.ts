import { boxAround } from "@inkvoice/contract/box";
import { foldText } from "../locale/letters/fold-text.ts";
import type { Box, PageText, Word } from "../page-text/page-text.ts";

/** A caption on a page: its words, and the rest of its last word ("Nr.:4711"). */
export type FoundCaption = Readonly<{
  page: PageText;
  line: readonly number[];
  /** Index in the line of the first word after the caption. */
  next: number;
  box: Box;
  rest: string;
  hasColon: boolean;
  /** Whether words of the same phrase precede it: "number" within "your customer number" is no caption by itself. */
  isInPhrase: boolean;
}>;

/** Key for comparing printed words with captions: letters and digits of any script, folded. */
export function captionKey(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

const longestCaptionWords = 8;

/** All occurrences of the captions; of nested captions the longest. */
export function findCaptions(page: PageText, captions: readonly string[]): FoundCaption[] {
  const keys = [...new Set(captions.map(captionKey))].filter((key) => key !== "").sort((a, b) => b.length - a.length);
  return page.lines.flatMap(({ words: line }) => {
    const found: FoundCaption[] = [];
    for (let start = 0; start < line.length; ) {
      const caption = captionAt(page, line, start, keys);
      if (caption) found.push(caption);
      start = caption ? Math.max(start + 1, caption.next) : start + 1;
    }
    return found;
  });
}

function captionAt(
  page: PageText,
  line: readonly number[],
  start: number,
  keys: readonly string[],
): FoundCaption | undefined {
  for (const key of keys) {
    let joined = "";
    for (let end = start; end < Math.min(line.length, start + longestCaptionWords); end++) {
      const word = wordAt(page, line, end);
      const before = joined;
      joined += captionKey(word.text);
      const rest = joined === key ? "" : restAfter(key, before, word.text);
      if (rest !== undefined) return caption(page, line, { start, end, rest });
      if (joined.length === key.length && isNearly(key, joined)) return caption(page, line, { start, end, rest: "" });
      if (!key.startsWith(joined) && !isNearly(key, joined)) break;
    }
  }
  return undefined;
}

const wordAt = (page: PageText, line: readonly number[], place: number): Word => {
  const word = page.words[line[place] ?? -1];
  if (!word) throw new RangeError("a line names a word that the page does not have");
  return word;
};

/** The rest of a word after the caption and a separator: "Nr.:4711". */
function restAfter(key: string, before: string, text: string): string | undefined {
  if (!key.startsWith(before)) return undefined;
  const wanted = key.slice(before.length);
  for (const sign of text.matchAll(/[:#=]/g)) {
    if (captionKey(text.slice(0, sign.index)) !== wanted) continue;
    const rest = text.slice(sign.index + 1).trim();
    if (captionKey(rest) !== "") return rest;
  }
  return undefined;
}

/** Tolerates one misread letter in a long caption or its beginning. */
function isNearly(key: string, read: string): boolean {
  if (key.length < 8 || read.length > key.length) return false;
  let differing = 0;
  for (let index = 0; index < read.length; index++) if (key[index] !== read[index]) differing += 1;
  return differing <= 1;
}

type Range = Readonly<{ start: number; end: number; rest: string }>;

function caption(page: PageText, line: readonly number[], { start, end, rest }: Range): FoundCaption {
  const words = line.slice(start, end + 1).map((_, offset) => wordAt(page, line, start + offset));
  const last = words.at(-1)?.text ?? "";
  const following = page.words[line[end + 1] ?? -1]?.text ?? "";
  const hasColon = rest !== "" || /[:#]$/.test(last) || /^[:#]$/.test(following);
  return {
    page,
    line,
    next: end + 1 + (/^[:#.]+$/.test(following) ? 1 : 0),
    box: boxAround(words.map((word) => [...word.box])),
    rest,
    hasColon,
    isInPhrase: isInPhrase(page, line, start),
  };
}

/** A word of letters right before it, without a gap or a colon between them. */
function isInPhrase(page: PageText, line: readonly number[], start: number): boolean {
  const before = page.words[line[start - 1] ?? -1];
  const first = page.words[line[start] ?? -1];
  if (!before || !first || !/\p{L}$/u.test(before.text)) return false;
  return first.box[0] - before.box[2] < widthOfSpace(first);
}

/** The widest gap that still is a space between words of one phrase. */
export const widthOfSpace = (word: Word) => (word.box[3] - word.box[1]) * 0.9;
