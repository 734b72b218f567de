import { expect, it } from "vitest";
import { isOnlyThanks, isThanks } from "./thanks.ts";

it.each(["Thank you for your visit", "WELCOME!!", "TERIMA KASIH ATAS KUNJUNGAN", "Dziękujemy!", "*** Vielen Dank ***"])(
  "%s is thanks or a greeting",
  (line) => {
    expect(isThanks(line)).toBe(true);
  },
);

it.each(["Danker Ltd", "Grazielle Moda", "Takahashi", "Café Willkomm"])("%s is a name", (line) => {
  expect(isThanks(line)).toBe(false);
});

it("a greeting stands alone or begins a name", () => {
  expect(["WELCOME!!", "Welcome!! l", "Vielen Dank"].map(isOnlyThanks)).toEqual([true, true, true]);
  expect(["Welcome Inn", "Thank you for your visit"].map(isOnlyThanks)).toEqual([false, false]);
});
