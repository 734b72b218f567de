import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeDate } from "../decode-dates.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

/** A line such as `Faktura nr 17/06/2024`, whose last word the model takes for a date. */
const title = (...words: readonly string[]) =>
  markedPage(
    words.map((text, index) => ({
      text,
      at: [8 * index, 1],
      labels: index === words.length - 1 ? { date: 0.8, invoice_number: 0.1 } : {},
    })),
  );
const read = (page: ReturnType<typeof markedPage>) => ({
  number: decodeCode(page, "invoice_number", documentNumberIn)[0]?.probability ?? 0,
  dates: decodeDate(page, "date", "dmy").map(({ value }) => value),
});

it.each([["nr"], ["Nr."], ["n°"], ["numero"]])("what stands behind %s is a number and no date", (caption) => {
  const { number, dates } = read(title("Faktura", caption, "17/06/2024"));
  expect(number).toBeGreaterThan(0.7);
  expect(dates).toEqual([]);
});

it.each([
  ["Fattura", "del", "17/06/2024"],
  ["Rechnung", "Nr", "17.06.2024"],
])("a date stays one: %s %s %s", (...words) => {
  expect(read(title(...words)).dates).toEqual(["2024-06-17"]);
});

it("the rule can be switched off", () => {
  const page = { ...title("Faktura", "nr", "17/06/2024"), rules: rulesWithout(["numbers-like-dates"]) };
  expect(read(page).dates).toEqual(["2024-06-17"]);
});
