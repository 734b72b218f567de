import { expect, it } from "vitest";
import { markedPage } from "../testing/marked-page.ts";
import { decodeDateOrder } from "./decode-dates.ts";

it("takes the order of its own dates from them, whatever other dates on the page say", () => {
  const page = markedPage([
    { text: "1/8/2018", at: [1, 1], labels: { date: 0.9 } },
    { text: "1/22/2018", at: [20, 1], labels: { due_date: 0.9 } },
    { text: "23/7/2018", at: [1, 5] },
    { text: "22/6/2018", at: [20, 5] },
  ]);
  expect(decodeDateOrder(page)).toBe("mdy");
});

it("takes it from all dates where its own do not tell", () => {
  const page = markedPage([
    { text: "1/8/2018", at: [1, 1], labels: { date: 0.9 } },
    { text: "23/7/2018", at: [1, 5] },
  ]);
  expect(decodeDateOrder(page)).toBe("dmy");
});
