import { expect, it } from "vitest";
import { isThanks } from "./thanks.ts";

it.each(["Thank you for your visit", "WELCOME!!", "TERIMA KASIH ATAS KUNJUNGAN", "Dziękujemy!", "*** Vielen Dank ***"])(
  "%s is thanks or a greeting",
  (line) => {
    expect(isThanks(line)).toBe(true);
  },
);

it.each(["Danker Ltd", "Grazielle Moda", "Takahashi", "Café Willkomm"])("%s is a name", (line) => {
  expect(isThanks(line)).toBe(false);
});
