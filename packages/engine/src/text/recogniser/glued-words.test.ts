import { expect, test } from "vitest";
import { splitGlued } from "./glued-words.ts";

const split = (line: string) =>
  splitGlued(
    line.split(" ").map((text) => ({
      characters: [...text].map((c, i) => ({ text: c, first: i, last: i, probability: 1 })),
      confidence: 0.9,
    })),
  )
    .map(({ characters }) => characters.map(({ text }) => text).join(""))
    .join(" ");

test.each([
  ["12/10/23,6:13AM", "12/10/23, 6:13AM"],
  ["29.7.2015,18h47", "29.7.2015, 18h47"],
  ["October 24,2027", "October 24, 2027"],
  ["Dec 8,2013, net", "Dec 8, 2013, net"],
])("%s is two words", (read, meant) => {
  expect(split(read)).toBe(meant);
});

test("a price with four decimals is one", () => {
  expect(split("Pos 1 24,2027")).toBe("Pos 1 24,2027");
});
