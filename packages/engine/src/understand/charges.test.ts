import { describe, expect, it } from "vitest";
import { candidate } from "../validate/testing/readings.ts";
import { splitCharges } from "./charges.ts";
import type { LineItemReading } from "./invoice-reading.ts";

function row(description: string, total: number, quantity?: number): LineItemReading {
  const counted = quantity === undefined ? {} : { quantity: candidate(quantity, 0.9) };
  return { description: candidate(description, 0.9), total: candidate(total, 0.9), ...counted };
}

function names(rows: readonly LineItemReading[]) {
  return rows.map((item) => item.description?.value);
}

describe("rows under the items", () => {
  it("that change the whole bill are no items, and their amounts count in its sums", () => {
    const rows = [row("Chair", 60, 1), row("Remise commerciale", -5), row("Zuschlag Fracht", 10)];
    const { items, charges } = splitCharges(rows);
    expect(names(items)).toEqual(["Chair"]);
    expect(charges).toEqual([-5, 10]);
  });

  it("that sell something stay, and so do discounts among the items or where nothing is counted", () => {
    const among = [row("Chair", 60, 1), row("Rabatt", -5), row("Table", 90, 1), row("Delivery", 10)];
    expect(splitCharges(among).items).toEqual(among);
    const uncounted = [row("Consulting", 500), row("Discount", -50)];
    expect(splitCharges(uncounted).items).toEqual(uncounted);
  });
});
