import { describe, expect, it } from "vitest";
import { agreeingNumbers, missingFactor } from "./agreeing-numbers.ts";

function numbers(...values: number[]) {
  return values.map((value, word) => ({ word, value, asQuantity: 0.5, asPrice: 0.5 }));
}

describe("the numbers of a row", () => {
  it("are the one pair that multiplies to the total, whole pieces before broken prices", () => {
    const found = agreeingNumbers(numbers(1, 1.45, 50), 72.5);
    expect([found?.quantity.value, found?.price.value]).toEqual([50, 1.45]);
  });

  it("are left as read where no pair or more than one fits, or the total is nothing", () => {
    expect(agreeingNumbers(numbers(1, 2, 7), 15)).toBeUndefined();
    expect(agreeingNumbers(numbers(2, 6, 3, 4), 12)).toBeUndefined();
    expect(agreeingNumbers(numbers(0, 5), 0)).toBeUndefined();
  });

  it("take the roles the reader gives them where both are whole", () => {
    const [a, b] = [
      { word: 0, value: 12, asQuantity: 0.1, asPrice: 0.8 },
      { word: 1, value: 15, asQuantity: 0.7, asPrice: 0.2 },
    ];
    expect(agreeingNumbers([a, b], 180)).toEqual({ quantity: b, price: a });
  });
});

describe("a quantity or price that was not seen", () => {
  it("is the one number of the row that makes up the total", () => {
    expect(missingFactor(numbers(7, 0.515, 2.83), "quantity", { known: 5.49, total: 2.83 })?.value).toBe(0.515);
    expect(missingFactor(numbers(7, 150), "unit_price", { known: 7, total: 1050 })?.value).toBe(150);
  });

  it("stays unknown where no number or more than one would do", () => {
    expect(missingFactor(numbers(4, 9), "quantity", { known: 10, total: 30 })).toBeUndefined();
    expect(missingFactor(numbers(3, 3), "quantity", { known: 10, total: 30 })).toBeUndefined();
  });

  it("is no 1 that the reader never thought of: a row's position explains every price that is the total", () => {
    const one = { word: 0, value: 1, asPrice: 0, asQuantity: 0.02 };
    expect(missingFactor([one], "quantity", { known: 40, total: 40 })).toBeUndefined();
    expect(missingFactor([{ ...one, asQuantity: 0.3 }], "quantity", { known: 40, total: 40 })?.value).toBe(1);
  });
});
