import { type Amount, parseAmount } from "../../locale/amounts/amount.ts";
import { currenciesIn } from "../../locale/amounts/currency.ts";
import { repairDigits } from "../../locale/amounts/repair-digits.ts";
import { judgeTaxId, looksLikeVatId } from "../../locale/companies/tax-id.ts";
import { isMonth } from "../../locale/dates/months.ts";
import { foldText } from "../../locale/letters/fold-text.ts";

// The models were trained with these widths: changing one requires training again.

/**
 * Characters per word: nine words in ten are shorter; of longer ones the last six characters are kept too, for check
 * digits and endings.
 */
export const charactersPerWord = 20;
export const hashesPerWord = 10;
export const hashBuckets = 8192;
export const shapeSize = 30;

/** Features of a word itself, without its position on the page. */
export type WordShape = Readonly<{
  /** Character codes, 0-padded; a long word keeps its beginning and its end. */
  characters: Uint8Array;
  /** The word's hash, then those of its letter triples, 0-padded. Digits count as alike. */
  hashes: Uint16Array;
  numbers: Float32Array;
  /** The value, where the word is a number. */
  value: number | undefined;
  /** Whether it is printed like money: with two decimals, grouped thousands, or a currency sign. */
  isMoney: boolean;
  /** The currencies it can mean, as `currenciesIn` gives them. */
  currencies: readonly string[];
}>;

const rareCharacters: Readonly<Record<string, number>> = { "€": 1, "£": 2, "₹": 3 };
const otherCharacter = 4;
const keptEnd = 6;
const tripleTail = 4;

/** Words repeat within and across documents; the cache is cleared at this size. */
const cacheLimit = 50_000;
const cache = new Map<string, WordShape>();

export function wordShapeOf(text: string): WordShape {
  const known = cache.get(text);
  if (known) return known;
  const shape = measure(text);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(text, shape);
  return shape;
}

const grouped = /(?<![\d.,'])\d{1,3}(?:[.,']\d{2,3})*[.,']\d{3}(?![\d.,'])|\d[.,]\d{3}[.,]\d/;

function measure(text: string): WordShape {
  const plain = foldText(text);
  const amount = parseAmount(plain) ?? parseAmount(repairDigits(plain));
  const isMoney = amount !== undefined && (amount.decimals === 2 || grouped.test(plain) || /[$€£₹]/.test(plain));
  const currencies = currenciesIn(text);
  return {
    characters: charactersOf(plain),
    hashes: hashesOf(plain.toLowerCase()),
    numbers: numbersOf(plain, amount, currencies.length > 0),
    value: amount?.value,
    isMoney,
    currencies,
  };
}

function charactersOf(plain: string): Uint8Array {
  const codes = new Uint8Array(charactersPerWord);
  const kept =
    plain.length <= charactersPerWord
      ? plain
      : plain.slice(0, charactersPerWord - keptEnd) + plain.slice(plain.length - keptEnd);
  for (let index = 0; index < kept.length; index++) {
    const code = kept.charCodeAt(index);
    codes[index] = code > 32 && code < 127 ? code : (rareCharacters[kept[index] ?? ""] ?? otherCharacter);
  }
  return codes;
}

function hashesOf(lower: string): Uint16Array {
  const alike = lower.replace(/\d/g, "0");
  const core = alike.replace(/^[.,:;()[\]#*\-|"']+|[.,:;()[\]#*\-|"']+$/g, "") || alike;
  const framed = `<${core.slice(0, 24)}>`;
  const triples: number[] = [];
  for (let index = 0; index + 3 <= framed.length; index++) triples.push(bucket(framed.slice(index, index + 3)));
  const room = hashesPerWord - 1;
  const kept =
    triples.length <= room
      ? triples
      : [...triples.slice(0, room - tripleTail), ...triples.slice(triples.length - tripleTail)];
  const hashes = new Uint16Array(hashesPerWord);
  hashes[0] = bucket(core);
  hashes.set(kept, 1);
  return hashes;
}

/** FNV-1a, avoiding bucket 0, which means "nothing". */
function bucket(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return 1 + ((hash >>> 0) % (hashBuckets - 1));
}

const numericDate = /^\D?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[-./]?[A-Za-z]{3,9}\.?[-./]?\d{2,4})\D?$/;

function numbersOf(plain: string, amount: Amount | undefined, namesCurrency: boolean): Float32Array {
  const length = Math.max(1, plain.length);
  const digits = count(plain, /\d/g);
  const letters = count(plain, /[A-Za-z]/g);
  const capitals = count(plain, /[A-Z]/g);
  const letterWord = letters >= 3 && digits === 0;
  return Float32Array.of(
    Math.min(length, 20) / 10,
    digits / length,
    letters / length,
    capitals / Math.max(1, letters),
    Number(/^[A-Z]/.test(plain) && capitals < letters),
    Number(namesCurrency),
    Number(amount?.decimals === 2),
    Number(/^\D?\d+\D?$/.test(plain)),
    Number(numericDate.test(plain)),
    Number(plain.includes("%")),
    Number(plain.includes("/")),
    Number(plain.includes("-")),
    Number(plain.endsWith(":")),
    Number(/@|www|\.com|\.[a-z]{2}$/.test(plain)),
    Number(/^[A-Z]{2}\d{2}(?:$|[A-Z0-9]{2,})/.test(plain) && digits >= 2),
    Number(/^[A-Z]{2,3}[-U ]?\d{7,}/.test(plain) || (digits >= 7 && looksLikeVatId(plain))),
    Number(letterWord && isMonth(plain)),
    Number(/^\D?(?:19|20)\d\d\D?$/.test(plain)),
    Number(digits > 0 && letters > 0),
    Number(plain.includes("#")),
    amount ? Math.min(8, Math.log10(1 + Math.abs(amount.value))) : 0,
    Number(amount !== undefined),
    Number(digits === 5),
    Number(digits === 4),
    Number(digits >= 8),
    Number(amount !== undefined && amount.decimals > 0),
    Number(amount !== undefined && amount.value < 0),
    Number(/[.,;]$/.test(plain)),
    Number(digits >= 7 && judgeTaxId(plain) === "valid"),
    Number(capitals >= 2 && capitals === letters),
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
