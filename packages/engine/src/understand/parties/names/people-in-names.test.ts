import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeName } from "./decode-names.ts";

type Line = readonly [text: string, y: number, chance?: number];

const page = (label: string, ...lines: readonly Line[]) =>
  markedPage(
    lines.flatMap(([text, y, chance = 0.9]) =>
      text.split(" ").map(
        (word, index, all): MarkedWord => ({
          text: word,
          at: [1 + (index > 0 ? all.slice(0, index).join(" ").length * 0.5 + 0.5 : 0), y],
          labels: { [label]: chance },
        }),
      ),
    ),
  );
const buyer = (...lines: readonly Line[]) => decodeName(page("customer.name", ...lines), "customer.name")[0]?.value;
const seller = (...lines: readonly Line[]) => decodeName(page("vendor.name", ...lines), "vendor.name")[0]?.value;

it("the buyer is the firm, not the person above or below it", () => {
  expect(buyer(["Gretchen Alder", 1], ["Alder Timber Frames", 2])).toBe("Alder Timber Frames");
  expect(buyer(["Ma belle boutique", 1], ["Alexandre Aulne", 2])).toBe("Ma belle boutique");
  expect(buyer(["Bakkerij Els, Katrien Els", 1])).toBe("Bakkerij Els");
});

it("two people, a person with a title above and a person below a department are the buyer", () => {
  expect(buyer(["Anna Moss", 1], ["Peter Moss", 2])).toBe("Anna Moss Peter Moss");
  expect(buyer(["Mr", 1], ["Peter Moss", 2])).toBe("Peter Moss");
  expect(buyer(["Crediteurenadministratie", 1, 0.2], ["Gabriel Bosch", 2])).toContain("Gabriel Bosch");
});

it("the seller is the firm where it is printed a second time without the person", () => {
  const head: readonly Line[] = [
    ["Alder Signal Labs", 1],
    ["Merindah Moss", 2],
  ];
  expect(seller(...head)).toBe("Alder Signal Labs Merindah Moss");
  expect(seller(...head, ["Alder Signal Labs", 20])).toBe("Alder Signal Labs");
  expect(seller(["Alder Signal", 1], ["Labs Ltd", 2], ["Alder Signal", 20])).toBe("Alder Signal Labs Ltd");
});

it("the rule can be switched off", () => {
  const both = page("customer.name", ["Gretchen Alder", 1], ["Alder Timber Frames", 2]);
  const off = { ...both, rules: rulesWithout(["people-in-names"]) };
  expect(decodeName(off, "customer.name")[0]?.value).toBe("Gretchen Alder Alder Timber Frames");
});
