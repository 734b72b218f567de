import { parseAmount } from "../../../locale/amounts/amount.ts";
import type { ItemContext } from "../item-words.ts";

const digits = [..."0123456789"];

/** A digit of a word that was read with this confidence is hardly ever wrong. */
const clear = 0.9;

/** Behind an amount of money a third decimal is the letter of its tax rate: `8,91B` is read as `8,918`. */
const thirdDecimal = /^(\d+[.,]\d{2})\d$/;

/**
 * Alternative values of printed words: with the other decimal sign, with a missing one, with an alternative digit, or
 * without the letter of a tax rate.
 */
export function otherReadings({ document }: ItemContext, line: readonly number[]): number[] {
  const texts = line.map((word) => document.ordered.words[word]?.text ?? "");
  const others = line.flatMap((word, at) =>
    (document.ordered.words[word]?.alternatives ?? []).map((other) => texts.with(at, other).join(" ")),
  );
  const printed = parseAmount(texts.join(" "));
  const withoutSign = printed && printed.decimals === 0 ? [printed.value / 100] : [];
  const withoutLetter = texts.flatMap((text) => thirdDecimal.exec(text)?.[1] ?? []);
  const doubtful = [...others, ...withoutLetter].flatMap((text) => parseAmount(text)?.value ?? []);
  return [...new Set([...markedReadings(texts.join(" ")), ...withoutSign, ...doubtful])];
}

/**
 * The values of a poorly read number on a picture with any one of its digits replaced, or without a `1` that may be a
 * vertical rule.
 */
export function misreadings({ document, decimalMark }: ItemContext, line: readonly number[]): number[] {
  const printed = line.map((word) => document.ordered.words[word]);
  if (!printed.some((word) => word?.source === "ocr" && word.confidence < clear)) return [];
  const text = printed.map((word) => word?.text).join(" ");
  const others = [...text].flatMap((sign, at) =>
    /\d/.test(sign)
      ? [...digits, ...(sign === "1" ? [""] : [])].map((digit) => text.slice(0, at) + digit + text.slice(at + 1))
      : [],
  );
  const values = others.flatMap((other) => parseAmount(other, decimalMark ? { decimalMark } : {})?.value ?? []);
  return [...new Set(values)];
}

/** A number parsed with either sign as its decimal sign. */
export function markedReadings(text: string): number[] {
  return ([".", ","] as const).flatMap((decimalMark) => parseAmount(text, { decimalMark })?.value ?? []);
}
