import { expect, it } from "vitest";
import { markedPage } from "../testing/marked-page.ts";
import { decodeDate, decodeDateOrder } from "./decode-dates.ts";

it("the date order follows the document's own dates, whatever other dates on the page show", () => {
  const page = markedPage([
    { text: "1/8/2018", at: [1, 1], labels: { date: 0.9 } },
    { text: "1/22/2018", at: [20, 1], labels: { due_date: 0.9 } },
    { text: "23/7/2018", at: [1, 5] },
    { text: "22/6/2018", at: [20, 5] },
  ]);
  expect(decodeDateOrder(page)).toBe("mdy");
});

it("the date order follows all dates if the document's own are ambiguous", () => {
  const page = markedPage([
    { text: "1/8/2018", at: [1, 1], labels: { date: 0.9 } },
    { text: "23/7/2018", at: [1, 5] },
  ]);
  expect(decodeDateOrder(page)).toBe("dmy");
});

it.each([
  ["Zahlbar bis 13.05.2026 ohne Abzug, bei Zahlung bis 23.04.2026 mit 2 % Skonto", ["2026-05-13"]],
  ["2 % Skonto bis 23.04.2026, netto bis 13.05.2026", ["2026-05-13"]],
  ["Netto bis 04.07.2026, 3% Skonto innerhalb 10 Tagen bis 15.06.2026", ["2026-07-04"]],
  ["2 % Skonto bis 23.04.2026", ["2026-04-23"]],
  ["fällig am 23.04.2026 oder 13.05.2026", ["2026-04-23", "2026-05-13"]],
])("in %s the due date is %j", (sentence, due) => {
  const words = sentence.split(" ").map((text, index) => ({
    text,
    at: [index * 8, 1] as const,
    labels: { due_date: /\d{4}/.test(text) ? 0.9 : 0 },
  }));
  expect(decodeDate(markedPage(words), "due_date", "dmy").map(({ value }) => value)).toEqual(due);
});
