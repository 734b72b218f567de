import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { memorableFields } from "../dashboard.ts";
import { extractedData, invoiceFields } from "../values/invoice/invoice.ts";
import { columnsOf, fieldAt, fields, rowLists, setAt, singleFields, valueAt } from "./field-paths.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

const examples = {
  text: "x",
  name: "x",
  code: "x",
  amount: 1.5,
  number: 2,
  percent: 19,
  date: "2026-01-31",
  currency: "EUR",
  country: "DE",
  language: "de",
  document_type: "invoice",
  charge_kind: "discount",
  line_index: 0,
} as const;

/** A tree with a leaf at the path of every field. */
function everyField(leafOf: (type: keyof typeof examples) => unknown): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const { path, type } of singleFields) setAt(tree, path, leafOf(type));
  for (const list of rowLists)
    tree[list] = [Object.fromEntries(columnsOf(list).map(({ key, type }) => [key, leafOf(type)]))];
  return tree;
}

describe("every row of the table", () => {
  it("is a member of the record, with its mirrors", () => {
    const record = {
      ...everyField((type) => examples[type]),
      confidence: everyField(() => 0.9),
      locations: everyField(() => ({ page: 1, box: [0, 0, 1, 1] })),
      source: everyField(() => "page"),
      checks: [],
      issues: [],
    };
    expect(extractedData.parse(record)).toEqual(record);
  });

  it("may be absent, and is refused in another type", () => {
    expect(invoiceFields.parse({})).toEqual({});
    for (const { path } of singleFields) {
      const tree: Record<string, unknown> = {};
      setAt(tree, path, { not: "a value" });
      expect(invoiceFields.safeParse(tree).success, path).toBe(false);
    }
  });

  it("has a unique path, and is found by it", () => {
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
    expect(fieldAt("vendor.name")?.label).toBe("Name");
    expect(fieldAt("line_items.12.total")?.path).toBe("line_items.#.total");
    expect(fieldAt("line_items.total")).toBeUndefined();
    expect(valueAt({ line_items: [{ total: 3 }] }, "line_items.0.total")).toBe(3);
  });

  it("is remembered for vendors only if people can see it", () => {
    for (const path of Object.keys(memorableFields)) expect(fieldAt(path)?.shown, path).not.toBe("never");
  });
});

/** The sources of the packages that serve and show fields, without tests and the generator. */
function sources(): string[] {
  return ["contract", "engine", "server", "sdk", "cli", "dashboard"].flatMap((name) => {
    const folder = join(root, "packages", name, "src");
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|[/\\])testing[/\\]/.test(file))
      .map((file) => join(folder, file));
  });
}

describe("a new field", () => {
  // A file that contains most of these names is a list of fields, to which a new field would have to be added. Names
  // that are also ordinary words, such as `date`, do not count.
  const names = singleFields.map(({ path }) => path.split(".").at(-1) ?? "");
  const distinctive = new Set(names.filter((name) => /_|^(iban|bic)$/.test(name)));

  it("needs one row, a decoder for pages and XML, and its place in the e-invoice export, and no other list of fields", () => {
    const countNames = (file: string) => {
      const text = readFileSync(file, "utf8");
      return [...distinctive].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).length;
    };
    const lists = sources().filter((file) => countNames(file) >= (distinctive.size * 2) / 3);
    const paths = lists.map((file) => relative(root, file).replaceAll("\\", "/"));
    // The test of the messages compares labels with the table, and the SDK's types are generated from it.
    const followed = /^packages\/(dashboard\/src\/messages\/\w+\/fields|sdk\/src\/contract)\.ts$/;
    expect(paths.filter((path) => !followed.test(path)).sort()).toEqual([
      "packages/contract/src/einvoice-export/cii.ts",
      "packages/contract/src/einvoice-export/ubl.ts",
      "packages/contract/src/fields/field-table.ts",
      "packages/engine/src/structured/invoice-fields.ts",
      "packages/engine/src/understand/decode/decode.ts",
    ]);
  });
});
