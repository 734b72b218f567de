import { expect, it } from "vitest";
import { parseDate } from "../../locale/dates/date.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { withBoxedDate } from "./date-boxes.ts";

function datesOn(captions: readonly string[], numbers: readonly string[], chance = 0.3) {
  const row = (texts: readonly string[], line: number, labels: Record<string, number>): MarkedWord[] =>
    texts.map((text, index) => ({ text, at: [10 + 8 * index, line], labels }));
  const page = markedPage([...row(captions, 1, {}), ...row(numbers, 2.5, { date: chance })]);
  return withBoxedDate(page, [], (text) => parseDate(text, "dmy")).map(({ value }) => value);
}

it("a date in boxes is read by their captions", () => {
  expect(datesOn(["DÍA", "MES", "AÑO"], ["7", "11", "2024"])).toEqual(["2024-11-07"]);
  expect(datesOn(["Year", "Month", "Day"], ["2024", "11", "07"])).toEqual(["2024-11-07"]);
});

it("it is none if a number is missing or no date, or if the models do not think of one", () => {
  expect(datesOn(["DÍA", "MES", "AÑO"], ["7", "11"])).toEqual([]);
  expect(datesOn(["DÍA", "MES", "AÑO"], ["7", "31", "2024"])).toEqual([]);
  expect(datesOn(["DÍA", "MES", "AÑO"], ["7", "11", "2024"], 0.05)).toEqual([]);
  expect(datesOn(["CANT", "MES", "AÑO"], ["7", "11", "2024"])).toEqual([]);
});

it("a date that the models are sure of stays", () => {
  const page = markedPage([{ text: "x", at: [1, 1], labels: { date: 0 } }]);
  const sure = {
    value: "2024-01-02",
    text: "2.1.2024",
    probability: 0.95,
    weakest: 0.95,
    edge: 0,
    repeats: 1,
    worstLegibility: 1,
    source: "ocr",
  } as const;
  expect(withBoxedDate(page, [sure], () => "2024-05-06")).toEqual([sure]);
});
