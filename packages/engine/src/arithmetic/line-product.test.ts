import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineAgrees, multiplyTo } from "./line-product.ts";

const line = (quantity: number, unit_price: number, total: number) => ({ quantity, unit_price, total });

describe("quantity × price", () => {
  it("equals the total for a price per 1, 10, 100 or 1,000", () => {
    expect(lineAgrees(line(3, 10, 30))).toBe(true);
    expect(lineAgrees(line(500, 12, 60))).toBe(true);
    expect(lineAgrees(line(150, 49.29, 73.94))).toBe(true);
    expect(lineAgrees(line(3, 10, 31))).toBe(false);
  });

  it("is zero only if the price is zero or the discount is 100 %", () => {
    expect(lineAgrees(line(2, 4.44, 0))).toBe(false);
    expect(lineAgrees(line(2, 0, 0))).toBe(true);
    expect(lineAgrees({ ...line(2, 4.44, 0), discount_rate: 100 })).toBe(true);
  });

  it("tolerates rounding to the printed digits, and no more", () => {
    // 3.333 h, printed as 3.33, at 90 an hour.
    expect(lineAgrees(line(3.33, 90, 300))).toBe(true);
    expect(lineAgrees(line(3.33, 90, 301))).toBe(false);
    // 0.0149 a piece, printed as 0.01.
    expect(lineAgrees(line(1000, 0.01, 14.9))).toBe(true);
    expect(lineAgrees(line(1, 99.99, 100.2))).toBe(false);
  });

  it("includes the line's discount and tax, whichever of them the total includes", () => {
    expect(lineAgrees({ ...line(2, 50, 90), discount_rate: 10 })).toBe(true);
    expect(lineAgrees({ ...line(2, 50, 95), discount: 5 })).toBe(true);
    expect(lineAgrees({ ...line(2, 50, 119), tax_rate: 19 })).toBe(true);
    expect(lineAgrees({ ...line(2, 50, 107.1), tax_rate: 19, discount_rate: 10 })).toBe(true);
    expect(lineAgrees({ ...line(2, 50, 108), tax_rate: 19, discount_rate: 10 })).toBe(false);
  });

  it("is unknown if a number is missing", () => {
    expect(lineAgrees({ quantity: 2, total: 10 })).toBeUndefined();
  });

  it("agrees for every total that was computed from the printed numbers", () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), cents, (quantity, price) =>
        lineAgrees(line(quantity, price, Math.round(quantity * price * 100) / 100)),
      ),
    );
  });
});

describe("numbers of a row without labels", () => {
  it("multiply to another only if they do so to the cent", () => {
    expect(multiplyTo(3, 9.99, 29.97)).toBe(true);
    expect(multiplyTo(3, 9.99, 30.2)).toBe(false);
    expect(multiplyTo(0, 5, 0)).toBe(false);
  });
});
