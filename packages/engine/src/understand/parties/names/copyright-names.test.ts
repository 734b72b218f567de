import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeName } from "./decode-names.ts";

const page = (footer: string, address = "hello@aldershop.test", name = 0.3) => {
  const lines = ["Nice to see you", footer, address].map((text, y) =>
    text.split(" ").map(
      (word, index, all): MarkedWord => ({
        text: word,
        at: [1 + (index > 0 ? all.slice(0, index).join(" ").length * 0.5 + 0.5 : 0), y * 4],
        labels: { "vendor.name": y === 0 ? name : 0 },
      }),
    ),
  );
  return markedPage(lines.flat());
};
const first = (...args: Parameters<typeof page>) => decodeName(page(...args), "vendor.name")[0];

it.each([
  ["Copyright © 2025. AlderShop Harbour", "AlderShop Harbour"],
  ["© 2019-2025 Alder Shop. All rights reserved", "Alder Shop"],
  ["(c) Alder Shop | Ely", "Alder Shop"],
])("the name behind the sign in %s is the seller's", (footer, name) => {
  expect(first(footer)).toMatchObject({ value: name, probability: 0.8 });
});

it("it is not where no address is spelt like it, or another name is likely", () => {
  expect(first("© 2025 Birch Software")?.value).toBe("Nice to see you");
  expect(first("© 2025 Alder Shop", "hello@aldershop.test", 0.9)?.value).toBe("Nice to see you");
});

it("the rule can be switched off", () => {
  const off = { ...page("© 2025 Alder Shop"), rules: rulesWithout(["names-by-copyright"]) };
  expect(decodeName(off, "vendor.name")[0]?.value).toBe("Nice to see you");
});
