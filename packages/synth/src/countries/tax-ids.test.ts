import { describe, expect, it } from "vitest";
import { randomOf } from "../random.ts";
import { bankContent } from "./bank.ts";
import { remainder, weightedSum } from "./check-digits.ts";
import { taxIdOf } from "./tax-ids.ts";

const draws = Array.from({ length: 200 }, (_, seed) => seed);
const digitsOf = (text: string) => text.replace(/\D/g, "");

describe("generated numbers pass the checks of their countries", () => {
  it("IBANs leave remainder 1", () => {
    for (const seed of draws) {
      for (const country of ["DE", "FR", "GB", "NL", "PL"]) {
        const iban = bankContent(randomOf(seed), country).iban?.replace(/\s/g, "") ?? "";
        const turned = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
          String(letter.charCodeAt(0) - 55),
        );
        expect(remainder(turned, 97)).toBe(1);
      }
    }
  });

  it("Australian business numbers are divisible by 89", () => {
    for (const seed of draws) {
      const number = digitsOf(taxIdOf(randomOf(seed), "AU"));
      const lowered = String(Number(number[0]) - 1) + number.slice(1);
      expect(weightedSum(lowered, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89).toBe(0);
    }
  });

  it("Polish tax numbers end in their check digit", () => {
    for (const seed of draws) {
      const number = digitsOf(taxIdOf(randomOf(seed), "PL"));
      expect(weightedSum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11).toBe(Number(number[9]));
    }
  });

  it("Danish numbers are divisible by 11", () => {
    for (const seed of draws)
      expect(weightedSum(digitsOf(taxIdOf(randomOf(seed), "DK")), [2, 7, 6, 5, 4, 3, 2, 1]) % 11).toBe(0);
  });

  it("Belgian numbers contain their remainder", () => {
    for (const seed of draws) {
      const number = digitsOf(taxIdOf(randomOf(seed), "BE"));
      expect(97 - remainder(number.slice(0, 8), 97)).toBe(Number(number.slice(8)));
    }
  });
});

/** Sums that the numbers of a country must have; the digits of prefix and branch are not among them. */
const sums: Readonly<Record<string, (digits: string) => boolean>> = {
  SK: (digits) => remainder(digits, 11) === 0,
  HU: (digits) => weightedSum(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  EE: (digits) => weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  LV: (digits) => weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  MT: (digits) => weightedSum(digits, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  GR: (digits) => (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits[8]),
};

it.each(Object.entries(sums))("numbers of %s have a valid checksum", (country, holds) => {
  for (const seed of draws) {
    const number = taxIdOf(randomOf(seed), country);
    expect(holds(digitsOf(number)), number).toBe(true);
  }
});
