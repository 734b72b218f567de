import { expect, it } from "vitest";
import { alignLetters } from "./align-letters.ts";

it("counts different letters, and returns the letter in each place", () => {
  expect(alignLetters("ember", "ember")).toEqual({ differing: 0, written: ["e", "m", "b", "e", "r", ""] });
  expect(alignLetters("ewber", "ember")).toEqual({ differing: 1, written: ["e", "m", "b", "e", "r", ""] });
});

it("assigns missed letters to the one that follows them, and drops inserted ones", () => {
  expect(alignLetters("mber", "ember").written).toEqual(["em", "b", "e", "r", ""]);
  expect(alignLetters("embe", "ember").written).toEqual(["e", "m", "b", "e", "r"]);
  expect(alignLetters("emmber", "ember").written.join("")).toBe("ember");
});

it.each([
  ["", ""],
  ["", "ember"],
  ["ember", ""],
  ["oak", "ember"],
])("turns %j into %j", (read, written) => {
  expect(alignLetters(read, written).written.join("")).toBe(written);
});
