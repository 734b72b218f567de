import { describe, expect, it } from "vitest";
import { agreeingNumbers, missingFactor } from "./agreeing-numbers.ts";

function numbers(...values: number[]) {
  return values.map((value, word) => ({ word, value, asQuantity: 0.5, asPrice: 0.5 }));
}

describe("the numbers of a row", () => {
  it("are the one pair that multiplies to the total, whole quantities before fractional ones", () => {
    const found = agreeingNumbers(numbers(1, 1.45, 50), 72.5);
    expect([found?.quantity.value, found?.price.value]).toEqual([50, 1.45]);
  });

  it("are unchanged if no pair or more than one fits, or the total is zero", () => {
    expect(agreeingNumbers(numbers(1, 2, 7), 15)).toBeUndefined();
    expect(agreeingNumbers(numbers(2, 6, 3, 4), 12)).toBeUndefined();
    expect(agreeingNumbers(numbers(0, 5), 0)).toBeUndefined();
  });

  it("have the model's roles if both are whole numbers", () => {
    const [a, b] = [
      { word: 0, value: 12, asQuantity: 0.1, asPrice: 0.8 },
      { word: 1, value: 15, asQuantity: 0.7, asPrice: 0.2 },
    ];
    expect(agreeingNumbers([a, b], 180)).toEqual({ quantity: b, price: a });
  });
});

describe("a missing quantity or price", () => {
  it("is the one number of the row that gives the total", () => {
    expect(missingFactor(numbers(7, 0.515, 2.83), "quantity", { known: 5.49, total: 2.83 })?.value).toBe(0.515);
    expect(missingFactor(numbers(7, 150), "unit_price", { known: 7, total: 1050 })?.value).toBe(150);
  });

  it("stays missing if no number or more than one fits", () => {
    expect(missingFactor(numbers(4, 9), "quantity", { known: 10, total: 30 })).toBeUndefined();
    expect(missingFactor(numbers(3, 3), "quantity", { known: 10, total: 30 })).toBeUndefined();
  });

  it("is never a 1 without a probability: a position number fits every price that equals the total", () => {
    const one = { word: 0, value: 1, asPrice: 0, asQuantity: 0.02 };
    expect(missingFactor([one], "quantity", { known: 40, total: 40 })).toBeUndefined();
    expect(missingFactor([{ ...one, asQuantity: 0.3 }], "quantity", { known: 40, total: 40 })?.value).toBe(1);
  });
});
