import { expect, test } from "vitest";
import type { DecodedWord } from "./decode.ts";
import { joinSpacedCapitals } from "./spaced-capitals.ts";

/**
 * Letters at a fixed pitch. A blank takes the place of one letter; "|" separates words that were printed without a
 * blank.
 */
function line(text: string, pitch: number): DecodedWord[] {
  const words: DecodedWord[] = [];
  let [place, open] = [0, false];
  for (const character of text) {
    if (character === " ") place++;
    if (character === " " || character === "|") {
      open = false;
      continue;
    }
    const at = Math.round(place++ * pitch);
    const letter = { text: character, first: at, last: at, probability: 1 };
    const last = words.at(-1);
    if (open && last) words[words.length - 1] = { ...last, characters: [...last.characters, letter] };
    else words.push({ characters: [letter], confidence: 0.9 });
    open = true;
  }
  return words;
}

const joined = (text: string, pitch: number) =>
  joinSpacedCapitals(line(text, pitch)).map(({ characters }) => characters.map(({ text: letter }) => letter).join(""));

test("spaced letters are one word, and separate words stay separate", () => {
  expect(joined("F|AKT|U|R|A", 9)).toEqual(["FAKTURA"]);
  expect(joined("T|A|X I|N|VO|I|C|E", 9)).toEqual(["TAX", "INVOICE"]);
});

test("a name in spaced capitals is one word, with ordinary words beside it and in narrow print", () => {
  expect(joined("P|E|N|N|Y", 6)).toEqual(["PENNY"]);
  expect(joined("M|U|S|T|E|R Markt", 6)).toEqual(["MUSTER", "Markt"]);
  expect(joined("A|B|C 19%", 6)).toEqual(["A", "B", "C", "19%"]);
});

test("ordinary capitals and columns of numbers are left unchanged", () => {
  expect(joined("GIN KEE|WIDE", 9)).toEqual(["GIN", "KEE", "WIDE"]);
  expect(joined("NR|BETRAG", 5)).toEqual(["NR", "BETRAG"]);
  expect(joined("1|2|3|4|5|6", 9)).toEqual(["1", "2", "3", "4", "5", "6"]);
});
