import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeName } from "./decode-names.ts";

/** One line of print, each word with the same labels. */
const line = (text: string, y: number, labels: Readonly<Record<string, number>> = {}): MarkedWord[] =>
  text.split(" ").map((word, index, all) => ({
    text: word,
    at: [1 + (index > 0 ? all.slice(0, index).join(" ").length * 0.5 + 0.5 : 0), y],
    labels,
  }));
const sign = line("alder", 1, { "vendor.name": 0.9, "customer.name": 0 });
const first = (...others: readonly MarkedWord[][]) =>
  decodeName(markedPage([...sign, ...others.flat()]), "vendor.name")[0]?.value;

it.each([
  ["For ALDER MOBILITY PVT. LTD", "ALDER MOBILITY PVT. LTD"],
  ["Issued by Alder Reisen und Bus GmbH in Ely", "Alder Reisen und Bus GmbH"],
])("a sign is given with its legal form where the page prints it: %s", (print, name) => {
  expect(first(line(print, 20))).toBe(name);
});

it.each(["Alder: sold by Birch GmbH", "Alders Haven GmbH", "Alder, which belongs to Birch GmbH"])(
  "%s is not the sign in full",
  (print) => {
    expect(first(line(print, 20))).toBe("alder");
  },
);

it("two companies with the sign, and the buyer, are not it", () => {
  expect(first(line("Alder Bus GmbH", 20), line("Alder Bank AG", 22))).toBe("alder");
  expect(first(line("Alder Bus GmbH", 20, { "customer.name": 0.9 }))).toBe("alder");
});

it("the rule can be switched off", () => {
  const page = { ...markedPage([...sign, ...line("Alder Bus GmbH", 20)]), rules: rulesWithout(["full-names"]) };
  expect(decodeName(page, "vendor.name")[0]?.value).toBe("alder");
});
