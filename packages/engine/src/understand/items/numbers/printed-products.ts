import { parseAmount } from "../../../locale/amounts/amount.ts";
import type { OrderedWords } from "../../layout/reading-order.ts";

/** A factor of a printed product, with all values its digits may have and its context. */
type Factor = Readonly<{
  word: number;
  values: readonly number[];
  /** Printed without decimals. */
  isWhole: boolean;
  decimals: number;
  /** Followed by a unit: `0,572 kg`, `2 Stk`. */
  hasUnit: boolean;
  /** Beside a currency or for one unit: `€ 1,99`, `24,90kr/kg`. */
  isPrice: boolean;
}>;

/**
 * `2 x 0,75`, `3*1,99`, `2@3.50`, `2 AT 1 FOR 0.75`, `0,572 kg x 1,99 EUR/kg`, `3 Stück à 1,20`: two numbers that are multiplied, on one
 * line.
 */
export type PrintedProduct = Readonly<{ words: readonly number[]; line: number; first: Factor; second: Factor }>;

const number = String.raw`\d+(?:[.,']\d{3})*(?:[.,]\d{1,4})?`;
const unit = String.raw`(?:\p{L}{1,6}\.?|\p{Sc})`;
const perUnit = String.raw`(?:\s?/\s?(?:1\s?)?(?:\p{L}{1,6}\.?|[1|]))`;
const tail = String.raw`(?:\s?${unit})?${perUnit}?`;
/** OCR reads `à` as `á` or `a`. A letter must be separated from the letters of a unit, and an x from those of a name: `1 boxer 12.00`. */
const times = String.raw`(?:[×✕*]|(?<!\p{L})x|(?<=\d\s?(?:k?g|lt?r?|st(?:k|ck)?|szt|pcs?|pz)\.?)x(?!\p{L})|@(?:\s1\s?lbs?\.?\s?\/)?|at\s1\sfor\s|[àáâa](?=\s))`;
const multiplied = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(?<firstMark>\p{Sc}\s?)?(?<first>${number})(?<firstTail>${tail})\s?(?<times>${times})\s?(?<mark>(?:\p{Sc}|\p{L}{1,3}\.?)\s?)?(?<second>${number})(?<secondTail>${tail})(?![\d%])(?![.,]\d)`,
  "giu",
);
/**
 * Goods by weight and volume are also printed without a multiplication sign: `0,624 kg 2,29 €/kg`. OCR reads the l of
 * litre as 1 or |.
 */
const weighed = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(?<first>${number})(?<firstTail>\s?(?:k?g|lbs?|lt?r?|lit\p{L}*|gal|[1I|])\.?)\s(?<times>)(?<mark>(?:\p{Sc}|(?!x)\p{L}{1,3}\.?)\s?)?(?<second>${number})(?<secondTail>(?:\s?${unit})?${perUnit})(?![\d%])(?![.,]\d)`,
  "giu",
);

/** Units of weight, volume, length and pieces. Any other letter after a number of a till receipt is a tax code. */
export const measureUnit = /^\s?(?:k?g|gr|lbs?|oz|lt?r?|lit\p{L}*|gal|c?m|st(?:k|ck|ück)?|szt|pcs?|pz|uds?|ea)\.?$/iu;

/** The products that the lines of a document print, from top to bottom. */
export function printedProducts(ordered: OrderedWords): PrintedProduct[] {
  const lines = Map.groupBy(ordered.words.keys(), (word) => ordered.words[word]?.line ?? -1);
  return [...lines].flatMap(([line, words]) => productsOn(ordered, line, words));
}

function productsOn(ordered: OrderedWords, line: number, words: readonly number[]): PrintedProduct[] {
  const text = words.map((word) => ordered.words[word]?.text ?? "").join(" ");
  if ((text.match(/\d/g)?.length ?? 0) < 2) return [];
  const wordAt = wordsByOffset(ordered, words);
  const matches = [...text.matchAll(multiplied), ...text.matchAll(weighed)];
  return matches.flatMap((match) => {
    const { firstMark = "", first = "", firstTail = "", second = "", secondTail = "", mark = "" } = match.groups ?? {};
    const firstAt = match.index + firstMark.length;
    const secondAt = match.index + match[0].length - secondTail.length - second.length;
    const end = match.index + match[0].length - 1;
    const covered = wordAt.slice(match.index, end + 1).filter((word) => word !== undefined);
    const factors = [
      factorOf(wordAt[firstAt], first, firstTail, firstMark),
      factorOf(wordAt[secondAt], second, secondTail, mark),
    ] as const;
    if (!factors[0] || !factors[1]) return [];
    return [{ words: [...new Set(covered)], line, first: factors[0], second: factors[1] }];
  });
}

/** The word of every character of the line's text; none for blanks. */
function wordsByOffset(ordered: OrderedWords, words: readonly number[]): (number | undefined)[] {
  return words.flatMap((word) => [...Array.from(ordered.words[word]?.text ?? "", () => word), undefined]);
}

function factorOf(word: number | undefined, text: string, tailText: string, mark: string): Factor | undefined {
  const read = [{}, { decimalMark: "." as const }, { decimalMark: "," as const }].map((options) =>
    parseAmount(text, options),
  );
  const values = [...new Set(read.flatMap((amount) => amount?.value ?? []))].filter((value) => value > 0);
  if (word === undefined || values.length === 0) return undefined;
  const isPrice = /[\p{Sc}/]|eur|kr|zł|chf/iu.test(`${mark}${tailText}`);
  const decimals = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
  return { word, values, isWhole: decimals === 0, decimals, hasUnit: !isPrice && measureUnit.test(tailText), isPrice };
}
