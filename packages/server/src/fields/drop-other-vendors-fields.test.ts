import type { CustomField, ExtractedData } from "@inkvoice/contract";
import { expect, it } from "vitest";
import { dropFieldsOfOtherVendors } from "./drop-other-vendors-fields.ts";

const field = (name: string, vendors: string[] | null, level: CustomField["level"]) =>
  ({ name, vendors, level }) as CustomField;

it("removes fields of other vendors, of the document and of its lines, with confidence, location and source", () => {
  const both = <Leaf>(leaf: Leaf) => ({ custom_fields: { own: leaf, foreign: leaf } });
  const data = {
    vendor: { name: "Acme Ltd" },
    ...both("1"),
    line_items: [both("2"), { description: "Case" }],
    confidence: { ...both(0.9), line_items: [both(0.9), {}] },
    locations: {},
    checks: [],
    issues: [],
  } as unknown as ExtractedData;
  const read = dropFieldsOfOtherVendors(data, [
    field("own", ["Acme Ltd"], "document"),
    field("foreign", ["Beta GmbH"], "line"),
  ]);
  expect(read).toMatchObject({ custom_fields: { own: "1" }, line_items: [{ custom_fields: { own: "2" } }, {}] });
  expect(JSON.stringify(read)).not.toContain("foreign");
});
