import { expect, it } from "vitest";
import { markedPage } from "../testing/marked-page.ts";
import { decodeDateOrder } from "./decode-dates.ts";

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
