import { expect, it } from "vitest";
import { probabilities } from "../model/predictions.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { withSellerFirst } from "./seller-first.ts";

const everyLabel = Object.fromEntries(
  ["vendor", "customer", "party"].flatMap((side) =>
    ["name", "address", "tax_id"].map((part) => [`${side}.${part}`, 0]),
  ),
);
const known: MarkedWord = { text: "x", at: [90, 90], labels: { ...everyLabel, ship_to: 0, total_amount: 0 } };

/** A party's name and address below each other. */
const block = (x: number, line: number, seller: number): MarkedWord[] =>
  ["Marram", "Studio", "Harbor", "Dingle"].map((text, index) => {
    const part = index < 2 ? "name" : "address";
    const at = [x + (index % 2) * 3.4, line + Math.floor(index / 2)] as const;
    return { text, at, labels: { [`vendor.${part}`]: seller, [`customer.${part}`]: 0.95 - seller } };
  });

const sellersShare = (blocks: readonly MarkedWord[]) => {
  const { ordered, predictions } = markedPage([...blocks, known]);
  const settled = withSellerFirst(ordered, predictions);
  return ["vendor.name", "customer.name"].map((label) => probabilities(settled, label)[0] ?? 0);
};

it("the upper of two parties is the seller where the models are sure of neither", () => {
  const [seller = 0, buyer = 0] = sellersShare([...block(50, 1, 0.4), ...block(1, 10, 0.55)]);
  expect(seller).toBeGreaterThan(0.7);
  expect(buyer).toBeLessThan(0.2);
});

it("what the models are sure of stays, and so do parties side by side and a third one", () => {
  expect(sellersShare([...block(50, 1, 0.1), ...block(1, 10, 0.55)])[0]).toBeCloseTo(0.1);
  expect(sellersShare([...block(1, 1, 0.4), ...block(50, 1, 0.55)])[0]).toBeCloseTo(0.4);
  expect(sellersShare([...block(1, 1, 0.4), ...block(1, 10, 0.55), ...block(1, 20, 0.5)])[0]).toBeCloseTo(0.4);
});

it("a party behind the total may be the seller", () => {
  const total: MarkedWord = { text: "640.00", at: [50, 15], labels: { total_amount: 0.95 } };
  expect(sellersShare([...block(1, 1, 0.4), total, ...block(1, 20, 0.55)])[0]).toBeCloseTo(0.4);
  expect(sellersShare([...block(1, 1, 0.4), ...block(1, 10, 0.55), total])[0]).toBeGreaterThan(0.7);
});
