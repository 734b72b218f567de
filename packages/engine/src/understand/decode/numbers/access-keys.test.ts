import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

const groups = (line: number, texts: readonly string[]): MarkedWord[] =>
  texts.map((text, index) => ({ text, at: [30 + index * 3, line], labels: { invoice_number: 0.9 } }));
const number: MarkedWord = { text: "000.004.871", at: [5, 1], labels: { invoice_number: 0.6 } };
const numbersOn = (...key: readonly MarkedWord[]) =>
  decodeCode(markedPage([number, ...key]), "invoice_number", documentNumberIn).map(({ value }) => value);

const key = "4124 0611 2223 3300 0181 5500 1000 0048 7110 0021 4479".split(" ");

it("takes no part of an access key for the invoice's number, on one line or on two", () => {
  expect(numbersOn(...groups(3, key))).toEqual(["000.004.871"]);
  expect(numbersOn(...groups(3, key.slice(0, 10)), ...groups(4, key.slice(10)))).toEqual(["000.004.871"]);
});

it("keeps a short number in groups", () => {
  expect(numbersOn(...groups(3, key.slice(0, 3)))).toContain("4124 0611 2223");
});
