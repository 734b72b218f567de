import { parseAmount } from "../locale/amounts/amount.ts";
import { type DateOrder, parseDate } from "../locale/dates/date.ts";
import { captionKey } from "./captions.ts";
import type { CustomFieldDefinition, CustomValue } from "./custom-field.ts";
import { linearPattern } from "./pattern.ts";

/** A value and the number of words it consists of. */
export type ReadValue = Readonly<{ value: CustomValue; words: number }>;

/** In all supported languages, as caption keys: folded, Greek and Cyrillic in Latin letters. */
const yes = new Set("yes ja oui si sim tak ano igen da evet kylla jah taip iva nai true x j y".split(" "));
const no = new Set("no nein non nao nie nee nej nei ne nem nu hayir ei ochi false n".split(" "));
const mostWords = 8;

/** The value at the start of the words after a caption; undefined if they do not fit the field's type. */
export function readValue(
  words: readonly string[],
  field: CustomFieldDefinition,
  order: DateOrder,
): ReadValue | undefined {
  if (words.length === 0) return undefined;
  if (field.pattern !== undefined) return matching(words, field, order);
  return readers[field.type](words.slice(0, mostWords), field, order);
}

type Reader = (words: readonly string[], field: CustomFieldDefinition, order: DateOrder) => ReadValue | undefined;

const readers: Readonly<Record<CustomFieldDefinition["type"], Reader>> = {
  text: (words) => ({ value: trimmed(words.join(" ")), words: words.length }),
  code: readCode,
  date: (words, _field, order) => shortestFirst(words, 4, (text) => parseDate(text, order)),
  amount: (words) => longestFirst(words, 3, (text) => parseAmount(trimmed(text))?.value),
  number: (words) => longestFirst(words, 2, (text) => parseAmount(trimmed(text))?.value),
  boolean: readBoolean,
  choice: readChoice,
};

const trailing = new Set([" ", ",", ";"]);

/** Without separators before the value and punctuation after it. */
function trimmed(text: string): string {
  const led = text.trim().replace(/^[\s:;#=–—-]+/u, "");
  let end = led.length;
  while (end > 0 && trailing.has(led[end - 1] ?? "")) end -= 1;
  return led.slice(0, end);
}

/** Letters, digits and the signs inside numbers; with a digit, or all in capitals. Groups of digits belong together. */
function readCode(words: readonly string[]): ReadValue | undefined {
  const first = trimmed(words[0] ?? "").replace(/[.:]$/, "");
  if (!/^[\p{L}\p{N}][\p{L}\p{N}./_+-]*$/u.test(first)) return undefined;
  const isPrefix = !/\d/.test(first);
  const second = trimmed(words[1] ?? "");
  if (isPrefix && !isCodeOfTwo(first, second)) return undefined;
  let value = isPrefix ? `${first} ${second}` : first;
  let taken = isPrefix ? 2 : 1;
  const group = isPrefix ? /^\d{1,9}$/ : /^\d{1,6}$/;
  for (const word of words.slice(taken, 6)) {
    const next = trimmed(word);
    const continues = group.test(next) ? /\d$/.test(value) : /^[-/]?\d[\d./-]*$/.test(next) && /[-/]$/.test(value);
    if (!continues) break;
    value += ` ${next}`;
    taken += 1;
  }
  return { value, words: taken };
}

/** "DE 4711": a prefix of capitals before its number. */
const isCodeOfTwo = (first: string, second: string) =>
  /^\p{Lu}{1,5}$/u.test(first) && /^\d[\p{L}\p{N}./_+-]*$/u.test(second);

function readBoolean(words: readonly string[]): ReadValue | undefined {
  const word = words[0] ?? "";
  if (/^[☑☒✓✔]/u.test(word)) return { value: true, words: 1 };
  if (/^☐/u.test(word)) return { value: false, words: 1 };
  const key = captionKey(word);
  if (yes.has(key)) return { value: true, words: 1 };
  return no.has(key) ? { value: false, words: 1 } : undefined;
}

function readChoice(words: readonly string[], { choices = [] }: CustomFieldDefinition): ReadValue | undefined {
  const byLength = choices.toSorted((a, b) => captionKey(b).length - captionKey(a).length);
  for (const choice of byLength) {
    const wanted = captionKey(choice);
    let joined = "";
    for (const [index, word] of words.entries()) {
      joined += captionKey(word);
      if (joined === wanted && wanted !== "") return { value: choice, words: index + 1 };
      if (!wanted.startsWith(joined)) break;
    }
  }
  return undefined;
}

function shortestFirst(words: readonly string[], most: number, read: (text: string) => CustomValue | undefined) {
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const value = read(words.slice(0, count).join(" "));
    if (value !== undefined) return { value, words: count };
  }
  return undefined;
}

function longestFirst(words: readonly string[], most: number, read: (text: string) => CustomValue | undefined) {
  for (let count = Math.min(most, words.length); count > 0; count--) {
    const value = read(words.slice(0, count).join(" "));
    if (value !== undefined) return { value, words: count };
  }
  return undefined;
}

/** The first match of the pattern, parsed by the field's type; text and codes are the match itself. */
function matching(words: readonly string[], field: CustomFieldDefinition, order: DateOrder): ReadValue | undefined {
  const pattern = linearPattern(field.pattern ?? "");
  for (let count = 1; count <= Math.min(mostWords, words.length); count++) {
    const text = trimmed(words.slice(0, count).join(" "));
    const match = pattern?.firstIn(text);
    if (match === undefined || match === "") continue;
    // A longer match may need a word more.
    const longer = count < words.length ? pattern?.firstIn(trimmed(words.slice(0, count + 1).join(" "))) : undefined;
    if (longer?.startsWith(match) && longer.length > match.length) continue;
    if (field.type === "text" || field.type === "code") return { value: match, words: count };
    const read = readers[field.type]([match], field, order);
    if (read) return { ...read, words: count };
  }
  return undefined;
}
