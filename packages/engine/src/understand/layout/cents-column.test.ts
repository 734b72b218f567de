import { expect, it } from "vitest";
import type { PageText, WordSource } from "../../page-text/page-text.ts";
import { withJoinedCents } from "./cents-column.ts";

/** Words at columns and lines, in line heights. */
function pageOf(
  words: readonly (readonly [text: string, right: number, line: number])[],
  source: WordSource = "text",
): PageText {
  const unit = 0.01;
  return {
    page: 1,
    width: 100,
    height: 100,
    lines: [],
    words: words.map(([text, right, line]) => ({
      text,
      box: [(right - text.length * 0.5) * unit, line * 1.5 * unit, right * unit, line * 1.5 * unit + unit],
      confidence: 1,
      source,
      fontHeight: unit,
    })),
  };
}
const textsOf = (page: PageText) => withJoinedCents(page).words.map(({ text }) => text);

it("joins amounts with their cents in the next column", () => {
  const page = pageOf([
    ["75", 30, 1],
    ["60", 32, 1],
    ["1,171", 30, 2],
    ["00", 32, 2],
    ["$321", 30, 3],
    ["50", 32, 3],
  ]);
  expect(textsOf(page)).toEqual(["75.60", "1,171.00", "$321.50"]);
});

it("joins them on pictures too, where edges are uneven and a vertical rule is read as a 1", () => {
  const page = pageOf(
    [
      ["75", 30, 1],
      ["60", 32, 1],
      ["61", 30.4, 2],
      ["00", 32.1, 2],
      ["321", 29.8, 3],
      ["50", 31.9, 3],
    ],
    "ocr",
  );
  expect(textsOf(page)).toEqual(["75.60", "61.00", "321.50"]);
});

it("joins no quantities with numbers beside them, and no telephone numbers", () => {
  const rows = [1, 2, 3];
  const quantities = pageOf(rows.flatMap((line) => [["10", 30, line] as const, [`${line}2`, 32, line] as const]));
  expect(textsOf(quantities)).toHaveLength(6);
  const telephones = pageOf(
    rows.flatMap((line) => [["67", 30, line] as const, ["00", 32, line] as const, ["12", 34, line] as const]),
  );
  expect(textsOf(telephones)).toHaveLength(9);
});
