import { expect, it } from "vitest";
import { didYouMean } from "./nearest-word.ts";

const names = ["upload", "get", "list", "listen", "correct", "--external-id"];

it.each([
  ["uplaod", "upload"],
  ["upolad", "upload"],
  ["lst", "list"],
  ["corect", "correct"],
  ["up", undefined],
  ["corr", "correct"],
  ["--externalid", "--external-id"],
  ["frobnicate", undefined],
  ["x", undefined],
])("the nearest to %s is %s", (word, nearest) => {
  expect(didYouMean(word, names)).toBe(nearest === undefined ? "" : ` Did you mean ${nearest}?`);
});
