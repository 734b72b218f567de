import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeCode, documentNumberIn } from "./decode-codes.ts";

const shop = (captions: readonly [order: string, number: string], own: number) =>
  markedPage([
    { text: "Invoice", at: [1, 1] },
    { text: "#4471", at: [6, 1], labels: { invoice_number: 0.95 } },
    { text: captions[0], at: [1, 4] },
    { text: captions[1], at: [1, 5], labels: { invoice_number: 0.9 } },
    { text: "INV-2219", at: [40, 5], labels: { invoice_number: own } },
  ]);
const numbersOf = (page: ReturnType<typeof markedPage>) =>
  decodeCode(page, "invoice_number", documentNumberIn).map(({ value }) => value);

it.each(["Order", "Bestellung", "Encomenda"])(
  "a number below %s is the invoice's only where there is no other",
  (order) => {
    expect(numbersOf(shop([order, "4471"], 0.6))).not.toContain("4471");
    expect(numbersOf(shop([order, "4471"], 0.1))[0]).toBe("4471");
    expect(numbersOf(shop(["Invoice", "4471"], 0.6))[0]).toBe("4471");
  },
);

it("the rule can be switched off", () => {
  const page = { ...shop(["Order", "4471"], 0.6), rules: rulesWithout(["numbers-of-orders"]) };
  expect(numbersOf(page)[0]).toBe("4471");
});
