import { expect, it } from "vitest";
import { type RuleName, rulesWithout } from "../../../rules.ts";
import { everyPart, type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeLineItems } from "../decode-items.ts";

/** A row as the models read it: the name on one line, quantity, price and total on the next. */
function row(line: number, name: string | undefined, [count, price, total]: readonly [string, string, string]) {
  const first = name ?? count;
  const word = (text: string, x: number, y: number, part: string): MarkedWord => {
    return { text, at: [x, y], labels: { [`line.${part}`]: 0.95 }, kind: "item", row: first };
  };
  return [
    ...(name === undefined ? [] : [word(name, 1, line, "description")]),
    word(count, 2, line + 1, "quantity"),
    word(price, 10, line + 1, "unit_price"),
    word(total, 40, line + 1, "total"),
  ];
}

const rows = [
  ...row(1, undefined, ["2", "3.10", "6.20"]),
  ...row(3, "Tee", ["4", "5.00", "20.00"]),
  ...row(5, "Strudel", ["3", "1.50", "4.50"]),
];
const last: MarkedWord = { text: "Wasser", at: [1, 7] };
const sum: MarkedWord[] = [
  { text: "Summe", at: [1, 8] },
  { text: "30.70", at: [40, 8] },
];

function itemsOn(words: readonly MarkedWord[], off: readonly RuleName[] = []) {
  const page = { ...markedPage([...words, everyPart]), rules: rulesWithout(off) };
  const items = decodeLineItems(page, { decimalMark: ".", dateOrder: "dmy" });
  return items.map(({ description, total }) => [description?.value, total?.value]);
}

const below = [
  ["Tee", 6.2],
  ["Strudel", 20],
  ["Wasser", 4.5],
];

it("names below their numbers belong to them", () => {
  expect(itemsOn([...rows, last, ...sum])).toEqual(below);
});

it("also where the model takes the last name for a row of its own", () => {
  const own = { ...last, labels: { "line.description": 0.7 }, kind: "item", row: last.text };
  expect(itemsOn([...rows, own, ...sum])).toEqual(below);
});

it("names stay above their numbers if no text follows the last ones, or the first row has a name", () => {
  expect(itemsOn([...rows, ...sum])).not.toContainEqual(["Tee", 6.2]);
  expect(itemsOn([...row(1, "Brot", ["2", "3.10", "6.20"]), ...rows.slice(3), last, ...sum])).toEqual([
    ["Brot", 6.2],
    ["Tee", 20],
    ["Strudel", 4.5],
  ]);
});

it("and if the rule is off", () => {
  expect(itemsOn([...rows, last, ...sum], ["names-below-numbers"])).toContainEqual(["Tee", 20]);
});
