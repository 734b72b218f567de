import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkRules } from "@inkvoice/engine/checks";
import { expect, it } from "vitest";
import { openApiDocument } from "./document.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../../docs/record.md"), "utf8");
const missing = (names: readonly string[]) => names.filter((name) => !guide.includes(`\`${name}\``));

it("the guide explains every member of a record and every check", () => {
  const { schemas } = openApiDocument("https://example.com").components as unknown as {
    schemas: Record<string, { properties?: object }>;
  };
  const membersOf = (schema: string) => Object.keys(schemas[schema]?.properties ?? {});
  const shapes = [
    "Invoice",
    "ExtractedData",
    "Party",
    "AddressParts",
    "LineItem",
    "TaxLine",
    "Charge",
    "Payment",
    "Issue",
  ];
  expect(shapes.map((shape) => [shape, membersOf(shape).length > 0])).toEqual(shapes.map((shape) => [shape, true]));
  expect(missing(shapes.flatMap(membersOf))).toEqual([]);
  expect(missing(checkRules.map(({ name }) => name))).toEqual([]);
});
