import { expect, it } from "vitest";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeAmount } from "./decode-amounts.ts";

it("an amount keeps alternative readings of its uncertain digits", () => {
  const labels = { total_amount: 0.95 };
  const [total] = decodeAmount(
    markedPage([
      { text: "Total", at: [1, 1] },
      { text: "1.118,00", at: [20, 1], labels, alternatives: ["1.119,00", "7.118,00"] },
      { text: "EUR", at: [26, 1], labels },
    ]),
    "total_amount",
  );
  expect(total).toMatchObject({ value: 1118, alternatives: [1119, 7118] });
});

it("a value printed without a blank after its caption has no alternative readings", () => {
  const labels = { total_amount: 0.95 };
  const [total] = decodeAmount(
    markedPage([{ text: "Total:18.00", at: [1, 1], labels, alternatives: ["Total:19.00"] }]),
    "total_amount",
  );
  expect(total?.value).toBe(18);
  expect(total?.alternatives).toBeUndefined();
});

it("thousands before a blank belong to the amount, whatever else is in its words", () => {
  const labels = { total_amount: 0.95 };
  const [total] = decodeAmount(
    markedPage([
      { text: "de", at: [17, 1], labels },
      { text: "1", at: [19, 1], labels },
      { text: "279,78", at: [20, 1], labels },
    ]),
    "total_amount",
  );
  expect(total?.value).toBe(1279.78);
});

it("a day and a month are no amount where amounts have a comma", () => {
  const labels = { total_amount: 0.6 };
  const amountsBeside = (other: string) =>
    decodeAmount(
      markedPage([
        { text: "12.03.", at: [1, 1], labels },
        { text: other, at: [1, 5] },
        { text: other, at: [1, 7] },
      ]),
      "total_amount",
    ).map(({ value }) => value);
  expect(amountsBeside("118,20")).toEqual([]);
  expect(amountsBeside("118.20")).toEqual([12.03]);
});
