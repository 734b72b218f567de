import { expect, it } from "vitest";
import { probabilities } from "../model/predictions.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { withCaptionedSeller } from "./sold-by.ts";

const sides = ["vendor", "customer", "party"] as const;
const everyLabel = Object.fromEntries(
  sides.flatMap((side) => ["name", "address", "tax_id"].map((part) => [`${side}.${part}`, 0])),
);
const known: MarkedWord = { text: "x", at: [90, 90], labels: { ...everyLabel, ship_to: 0 } };

/** A name and an address below it, of the side that the models take it for. */
function block(x: number, line: number, name: string, side: (typeof sides)[number]): MarkedWord[] {
  return [name, "Road"].map((text, index) => ({
    text,
    at: [x, line + index],
    labels: { [`${side}.${index === 0 ? "name" : "address"}`]: 0.9 },
  }));
}

/** The side that each block is given to. */
function sidesOf(caption: string, seller: (typeof sides)[number] = "party") {
  const window = block(1, 1, "Window", "vendor");
  const words = [
    ...window,
    { text: caption, at: [40, 9] as const },
    ...block(40, 10, "Alder", seller),
    ...block(1, 10, "Billing", "customer"),
    known,
  ];
  const { ordered, predictions } = markedPage(words);
  const settled = withCaptionedSeller(ordered, predictions);
  return ["Window", "Alder", "Billing"].map((name) => {
    const word = ordered.words.findIndex(({ text }) => text === name);
    return sides.find((side) => (probabilities(settled, `${side}.name`)[word] ?? 0) > 0.5);
  });
}

it.each(["Verkauft von", "Sold by:", "Venduto da"])("the party below %s is the seller, and no other one", (caption) => {
  expect(sidesOf(caption)).toEqual(["party", "vendor", "customer"]);
});

it("the models' roles stay without the caption, and where they agree with it", () => {
  expect(sidesOf("Shipped by")).toEqual(["vendor", "party", "customer"]);
  expect(sidesOf("Sold by", "vendor")).toEqual(["vendor", "vendor", "customer"]);
});
