import { expect, it } from "vitest";
import { type RuleName, rulesWithout } from "../../rules.ts";
import { everyPart, type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeLineItems } from "./decode-items.ts";

/** Quantity and total, the name on the next line, and a note. With `isApart` the models take the name for another row. */
function item(line: number, name: string, total: string, isApart: boolean, x = 4): MarkedWord[] {
  const of = (text: string, at: readonly [number, number], part: string, row: string): MarkedWord => ({
    text,
    at,
    labels: { [`line.${part}`]: 0.95 },
    kind: "item",
    row,
  });
  const count = String(line);
  return [
    of(count, [1, line], "quantity", count),
    of(total, [40, line], "total", count),
    of(name, [x, line + 1], "description", isApart ? name : count),
    { text: "EAN", at: [x, line + 2] },
  ];
}

function namesOn(words: readonly MarkedWord[], off: readonly RuleName[] = []) {
  const page = { ...markedPage([...words, everyPart]), rules: rulesWithout(off) };
  const items = decodeLineItems(page, { decimalMark: ".", dateOrder: "dmy" });
  return items.map(({ description, total }) => [description?.value, total?.value]);
}

const table = [
  ...item(1, "Kupferrohr", "6.20", false),
  ...item(5, "Dichtung", "5.80", true),
  ...item(9, "Ventil", "9.10", false),
];

it("a description below its numbers is found where those of all other rows are", () => {
  const whole = [
    ["Kupferrohr", 6.2],
    ["Dichtung", 5.8],
    ["Ventil", 9.1],
  ];
  expect(namesOn(table)).toEqual(whole);
  expect(namesOn(table, ["lost-descriptions"])).not.toEqual(whole);
});

it("text in another column is none", () => {
  const aside = [...table.slice(0, 4), ...item(5, "Lieferzeit", "5.80", true, 20), ...table.slice(8)];
  expect(namesOn(aside)).not.toContainEqual(["Lieferzeit", 5.8]);
});
