import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { allRules, ruleNames, rules, rulesWithout } from "./rules.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const asked = globSync("{text,understand,validate}/**/*.ts", { cwd: here })
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => [...readFileSync(`${here}${file}`, "utf8").matchAll(/rules\.has\("([^"]+)"\)/g)])
  .map(([, name]) => name);

it("every rule of the table can be switched off, and no other name is accepted", () => {
  expect([...new Set(asked)].toSorted()).toEqual(ruleNames.toSorted());
});

it("every rule has a purpose and a basis", () => {
  for (const { for: purpose, basis } of Object.values(rules)) {
    expect(purpose).toMatch(/\.$/);
    expect(basis).toMatch(/^(law|standard|contract|measured): /);
  }
});

it("switching one off leaves the others on", () => {
  const left = rulesWithout(["page-copies"]);
  expect([...allRules].filter((name) => !left.has(name))).toEqual(["page-copies"]);
});
