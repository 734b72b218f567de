import { expect, test } from "vitest";
import { joinThousands } from "./cut-thousands.ts";
import { type DecodedWord, spelledOut } from "./decode.ts";

/** Words at a pitch of five steps a character; `gap` is how far the second begins behind the first one's last character. */
function read(left: string, right: string, gap: number): string[] {
  const word = (text: string, from: number): DecodedWord => ({
    characters: [...text].map((one, at) => ({ text: one, first: from + 5 * at, last: from + 5 * at, probability: 1 })),
    confidence: 0.9,
  });
  return joinThousands([word(left, 0), word(right, 5 * (left.length - 1) + gap)]).map(spelledOut);
}

test("an amount that was cut behind the mark of its thousands is one", () => {
  expect(read("4,", "545.00", 7)).toEqual(["4,545.00"]);
  expect(read("12.304.", "545,00", 7)).toEqual(["12.304.545,00"]);
  expect(read("1’", "250.00", 7)).toEqual(["1’250.00"]);
});

test("numbers that follow each other stay apart", () => {
  expect(read("4,", "545.00", 14)).toEqual(["4,", "545.00"]);
  expect(read("4.", "545.00", 7)).toEqual(["4.", "545.00"]);
  expect(read("4,", "45.00", 7)).toEqual(["4,", "45.00"]);
  expect(read("4", "545.00", 7)).toEqual(["4", "545.00"]);
  expect(read("2010,", "545.00", 7)).toEqual(["2010,", "545.00"]);
});
