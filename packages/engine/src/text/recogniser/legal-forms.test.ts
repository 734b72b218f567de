import { expect, test } from "vitest";
import type { DecodedWord } from "./decode.ts";
import { wordText } from "./decode.ts";
import { correctLegalForms } from "./legal-forms.ts";

const line = (text: string): DecodedWord[] =>
  text.split(" ").map((word) => ({
    characters: [...word].map((letter, at) => ({ text: letter, first: at, last: at, probability: 1 })),
    confidence: 1,
  }));
const settled = (text: string) => correctLegalForms(line(text)).map(wordText).join(" ");

test.each([
  ["Muster Sp. z 0.0.", "Muster Sp. z o.o."],
  ["MUSTER SP. Z 0.0.", "MUSTER SP. Z O.O."],
  ["Muster sp. z o. 0.", "Muster sp. z o. o."],
  ["Muster spółka z 0.o.", "Muster spółka z o.o."],
  ["Muster d.0.o., Ljubljana", "Muster d.o.o., Ljubljana"],
  ["Muster s.r.0.", "Muster s.r.o."],
])("%s is %s", (read, meant) => {
  expect(settled(read)).toBe(meant);
});

test.each(["z 0.0 kg", "Rabatt 0.0", "d. 0.0", "Sp. z 100.0", "s.r. 05", "Muster sp. z o.o."])(
  "%s is left unchanged",
  (text) => {
    expect(settled(text)).toBe(text);
  },
);
