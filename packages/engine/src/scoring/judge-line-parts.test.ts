import { expect, test } from "vitest";
import { judgeLineParts } from "./judge.ts";

const label = {
  line_items: [
    { description: "Oak table", quantity: 1, total: 300 },
    { description: "Chair", quantity: 4, total: 200 },
  ],
};

test("each line is compared with the labelled line that it shares most with", () => {
  const given = [
    { description: "Chair", quantity: 4, unit_price: 50, total: 209 },
    { description: "Oak table", quantity: 1, total: 300 },
  ];
  const wrong = judgeLineParts(label, given).filter(({ right }) => !right);
  expect(wrong).toEqual([{ line: 0, part: "total", right: false }]);
});

test("a line unlike all labels is wrong in every part, and parts without a label are not judged", () => {
  const parts = judgeLineParts(label, [{ description: "Subtotal", total: 500 }]);
  expect(parts.map(({ part, right }) => [part, right])).toEqual([
    ["description", false],
    ["total", false],
  ]);
  expect(judgeLineParts({}, [{ total: 5 }])).toEqual([]);
});
