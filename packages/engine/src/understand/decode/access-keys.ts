import { textOf } from "../layout/reading-order.ts";
import { areLines } from "../parties/name-lines.ts";
import type { MarkedDocument } from "./spans.ts";

/** Minimum digits of a key: accounts have up to 34 signs, Brazil's keys 44 and Ecuador's 49 digits. */
const keyDigits = 40;
const digitsOnly = /^[\d\s.-]+$/;

/** Whether a number is a group of the key under which the tax authority has the invoice; it may go on below. */
export function isPartOfAccessKey({ ordered, cells }: MarkedDocument, words: readonly number[]): boolean {
  const own = cells.find((cell) => cell.includes(words[0] ?? -1));
  if (!own) return false;
  const digitsOf = (cell: readonly number[]) => {
    const text = textOf(ordered, cell);
    return digitsOnly.test(text) ? text.replace(/\D/g, "").length : 0;
  };
  const others = cells.filter((cell) => areLines(ordered, cell, own) || areLines(ordered, own, cell));
  const lengths = others.map(digitsOf);
  return digitsOf(own) > 0 && digitsOf(own) + Math.max(0, ...lengths) >= keyDigits;
}
