import { expect, it } from "vitest";
import { probabilities } from "../model/predictions.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { withExchangedRoles } from "./exchanged-roles.ts";
import { signingParties } from "./signatures.ts";

const everyLabel = Object.fromEntries(
  ["vendor", "customer", "party"].flatMap((side) =>
    ["name", "address", "tax_id"].map((part) => [`${side}.${part}`, 0]),
  ),
);
const known: MarkedWord = { text: "x", at: [90, 90], labels: { ...everyLabel, ship_to: 0 } };

const block = (x: number, name: string, seller: number): MarkedWord[] =>
  [name, "Traders", "Lake", "Road"].map((text, index) => {
    const part = index < 2 ? "name" : "address";
    const at = [x + (index % 2) * 3.4, 1 + Math.floor(index / 2)] as const;
    return { text, at, labels: { [`vendor.${part}`]: seller, [`customer.${part}`]: 0.95 - seller } };
  });

function line(texts: readonly string[], y: number): MarkedWord[] {
  let x = 50;
  return texts.map((text) => {
    const word = { text, at: [x, y] as const };
    x += text.length * 0.5 + 0.4;
    return word;
  });
}

/** The sellers' shares of the first words of both blocks. */
function sellersShares(signature: readonly MarkedWord[], first = 0.1, second = 0.8) {
  const words = [...block(1, "Alder", first), ...block(40, "Marram", second), ...signature, known];
  const { ordered, predictions } = markedPage(words);
  const chance = probabilities(withExchangedRoles(ordered, predictions, signingParties(ordered)), "vendor.name");
  return ["Alder", "Marram"].map((name) => chance[ordered.words.findIndex(({ text }) => text === name)] ?? 0);
}

const signed = [...line(["for", "Alder", "Traders"], 20), ...line(["Authorised", "Signatory"], 22)];

it("the party for whom an invoice is signed is the seller, the other one the buyer", () => {
  const [alder = 0, marram = 1] = sellersShares(signed);
  expect(alder).toBeGreaterThan(0.9);
  expect(marram).toBeLessThan(0.1);
});

it("blocks right below the seller's name are the seller's", () => {
  const words = [...block(1, "Alder", 0.1), ...block(40, "Marram", 0.8), known];
  const below = { text: "Station", at: [1, 4.5] as const, labels: { "customer.address": 0.9, "vendor.address": 0.05 } };
  const { ordered, predictions } = markedPage([...words, below, { ...below, text: "Road", at: [5, 4.5] as const }]);
  const changed = withExchangedRoles(ordered, predictions, ["Alder Traders Ltd"]);
  const chanceOf = (text: string, label: string) =>
    probabilities(changed, label)[ordered.words.findIndex((word) => word.text === text)];
  expect(chanceOf("Alder", "vendor.name")).toBeGreaterThan(0.9);
  expect(chanceOf("Marram", "vendor.name")).toBeLessThan(0.1);
  expect(chanceOf("Station", "vendor.address")).toBeGreaterThan(0.9);
});

it("the models' roles stay where nobody signs, where another name is signed, and where they agree", () => {
  expect(sellersShares(signed.slice(0, 3))[0]).toBeCloseTo(0.1);
  expect(sellersShares(signed.slice(3))[0]).toBeCloseTo(0.1);
  expect(sellersShares(signed, 0.6, 0.3).map((share) => share.toFixed(1))).toEqual(["0.6", "0.3"]);
});
