import { expect, it } from "vitest";
import { probabilities } from "../model/predictions.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { averageRolesByBlock } from "./average-roles.ts";

const everyLabel = Object.fromEntries(
  ["vendor", "customer", "party"].flatMap((side) =>
    ["name", "address", "tax_id"].map((part) => [`${side}.${part}`, 0]),
  ),
);
const known: MarkedWord = { text: "x", at: [90, 90], labels: { ...everyLabel, ship_to: 0 } };

it("an uncertain line of a block gets the role of the others", () => {
  const { ordered, predictions } = markedPage([
    { text: "Brook Timber", at: [1, 1], labels: { "customer.name": 0.95 } },
    { text: "Harbour Lane", at: [1, 2], labels: { "vendor.address": 0.5, "customer.address": 0.45 } },
    { text: "Hamburg", at: [1, 3], labels: { "customer.address": 0.9 } },
    known,
  ]);
  const settled = averageRolesByBlock(ordered, predictions);
  const [seller, buyer] = ["vendor.address", "customer.address"].map((label) => probabilities(settled, label)[1] ?? 0);
  expect(buyer).toBeGreaterThan(0.6);
  expect(seller).toBeLessThan(0.35);
  expect((seller ?? 0) + (buyer ?? 0)).toBeCloseTo(0.95, 1);
});

it("a block elsewhere is left unchanged", () => {
  const { ordered, predictions } = markedPage([
    { text: "Brook Timber", at: [1, 1], labels: { "customer.name": 0.95 } },
    { text: "Station Road", at: [50, 2], labels: { "vendor.address": 0.9 } },
    known,
  ]);
  const settled = averageRolesByBlock(ordered, predictions);
  expect(probabilities(settled, "vendor.address")[1]).toBeCloseTo(0.9);
});
