import { expect, it } from "vitest";
import { rulesWithout } from "../../rules.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeDate } from "./decode-dates.ts";

/** Two lines of a narrow column, of which the models take the upper for a date. */
const column = (upper: string, lower: string, x = 1): ReturnType<typeof markedPage> => {
  const line = (text: string, at: number, y: number, labels: Readonly<Record<string, number>>): MarkedWord[] =>
    text.split(" ").map((word, index, all) => ({
      text: word,
      at: [at + all.slice(0, index).join(" ").length * 0.5 + (index > 0 ? 0.5 : 0), y],
      labels,
    }));
  return markedPage([
    ...line(upper, 1, 1, { date: 0.9, due_date: 0.05 }),
    ...line(lower, x, 2, { due_date: 0.2, date: 0.1 }),
  ]);
};
const datesIn = (page: ReturnType<typeof markedPage>, label = "date") =>
  decodeDate(page, label, "dmy").map(({ value }) => value);

it.each([
  ["February 3rd,", "2025", "2025-02-03"],
  ["3 de mayo de", "2024", "2024-05-03"],
  ["15. September", "2025", "2025-09-15"],
  ["Due : 2024-", "12-02", "2024-12-02"],
  ["17/06/", "2024", "2024-06-17"],
])("%s above %s is one date", (upper, lower, value) => {
  expect(datesIn(column(upper, lower))).toEqual([value]);
});

it("belongs to the field that the models think of for one of its lines", () => {
  expect(datesIn(column("February 3rd,", "2025"), "due_date")).toEqual([]);
});

it.each([
  ["Room 12", "2025"],
  ["February 3rd,", "20250"],
])("%s above %s is none", (upper, lower) => {
  expect(datesIn(column(upper, lower))).toEqual([]);
});

it("a year in another column ends no date", () => {
  expect(datesIn(column("February 3rd,", "2025", 20))).toEqual([]);
});

it("the rule can be switched off", () => {
  const page = { ...column("February 3rd,", "2025"), rules: rulesWithout(["wrapped-dates"]) };
  expect(datesIn(page)).toEqual([]);
});
