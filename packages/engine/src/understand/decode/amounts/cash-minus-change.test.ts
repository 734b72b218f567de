import { expect, it } from "vitest";
import { boxAround } from "../../layout/reading-order.ts";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { cashMinusChange } from "./cash-minus-change.ts";

function keptOf(...amounts: readonly (string | undefined)[]): number[] {
  const words = amounts.flatMap((text, line): MarkedWord[] =>
    text === undefined
      ? []
      : [
          { text: "Line", at: [1, line + 1] },
          { text, at: [40, line + 1] },
        ],
  );
  const document = markedPage(words);
  const total = document.ordered.words.findIndex(({ text }) => text === amounts[0]);
  return cashMinusChange(document, { page: 1, box: boxAround(document.ordered, [total]) });
}

it("is the cash minus the change below it", () => {
  expect(keptOf("7.30", "10.00", "2.70")).toEqual([7.3]);
  expect(keptOf("7.30", "7.30", "10.00", "2.70")).toContain(7.3);
});

it("is absent if the amounts below are far apart, or increase", () => {
  expect(keptOf("7.30", "10.00", "x", "y", "2.70")).toEqual([]);
  expect(keptOf("7.30", "2.70", "10.00")).toEqual([]);
});
