import { expect, test } from "vitest";
import { judgeLineParts } from "./judge.ts";

const label = {
  line_items: [
    { description: "Oak table", quantity: 1, total: 300 },
    { description: "Chair", quantity: 4, total: 200 },
  ],
};

test("each part of a given line is held against the labelled line it shares most with", () => {
  const given = [
    { description: "Chair", quantity: 4, unit_price: 50, total: 209 },
    { description: "Oak table", quantity: 1, total: 300 },
  ];
  const wrong = judgeLineParts(label, given).filter(({ right }) => !right);
  expect(wrong).toEqual([{ line: 0, part: "total", right: false }]);
});

test("a line that nothing labelled resembles is wrong in every part, and what no label speaks of is not judged", () => {
  const parts = judgeLineParts(label, [{ description: "Subtotal", total: 500 }]);
  expect(parts.map(({ part, right }) => [part, right])).toEqual([
    ["description", false],
    ["total", false],
  ]);
  expect(judgeLineParts({}, [{ total: 5 }])).toEqual([]);
});
