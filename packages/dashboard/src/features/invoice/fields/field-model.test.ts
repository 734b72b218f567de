import type { ExtractedData } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { fieldOf, singleFields } from "./field-model.ts";
import { displayValue, nameOfField } from "./field-text.ts";
import { columnsIn, emptyColumns, listOf, rowSpecs, rowsOf } from "./row-model.ts";

const data: ExtractedData = {
  invoice_number: "HD-2041",
  total_amount: 1200,
  currency: "GBP",
  vendor: { name: "Harbour Desks Ltd" },
  line_items: [
    { description: "Oak desk", total: 1000 },
    { description: "Delivery", total: 20 },
  ],
  confidence: { invoice_number: 0.99, total_amount: 0.4, line_items: [{ total: 0.99 }, { total: 0.4 }] },
  locations: { total_amount: { page: 1, box: [0.1, 0.2, 0.3, 0.4] } },
  checks: [],
  issues: [],
};
const correction = { before: 1020, after: 1200, who: "Ada Winter", at: "2026-03-10T12:00:00Z" };

/** A detail as the server sends it, with the parts that the field model reads. */
function detailOf(change: Partial<InvoiceDetail> = {}): InvoiceDetail {
  return {
    data,
    rows: { line_items: [0, 1], taxes: [], charges: [] },
    corrections: [],
    faults: [],
    doubts: [],
    required: [],
    custom: [],
    evidence: {},
    remembered: [],
    ...change,
  } as InvoiceDetail;
}
const naming = (path: string) => ({ path, label: "Label", type: "amount" as const });

beforeAll(() => loadMessages("en"));

describe("A field", () => {
  it("has its value, its location and the band of its confidence", () => {
    expect(fieldOf(detailOf(), naming("total_amount"))).toMatchObject({
      value: 1200,
      confidence: 0.4,
      band: "unsure",
      location: { page: 1 },
      remembered: false,
    });
    expect(fieldOf(detailOf(), naming("invoice_number")).band).toBe("sure");
  });

  it("has neither value nor band where it was not read", () => {
    expect(fieldOf(detailOf(), naming("due_date"))).toMatchObject({ value: undefined, band: undefined });
    expect(fieldOf(detailOf({ data: null }), naming("total_amount"))).toMatchObject({ value: undefined });
  });

  it("names the person who corrected it, or vendor memory if that filled it", () => {
    const detail = detailOf({
      corrections: [{ field: "total_amount", ...correction }],
      remembered: ["invoice_number"],
    });
    expect(fieldOf(detail, naming("total_amount"))).toMatchObject({ band: "corrected", correction });
    expect(fieldOf(detail, naming("invoice_number"))).toMatchObject({ band: "sure", remembered: true });
  });
});

describe("The fields of a document", () => {
  const shown = (detail: InvoiceDetail) => singleFields(detail).map(({ path }) => path);

  it("include those that are always shown, and others if they are read or corrected", () => {
    const usual = shown(detailOf({ data: null }));
    expect(usual).toContain("total_amount");
    expect(usual).not.toContain("purchase_order");
    expect(shown(detailOf({ data: { ...data, purchase_order: "PO-7" } }))).toContain("purchase_order");
    const removed = detailOf({ corrections: [{ field: "purchase_order", ...correction, after: null }] });
    expect(shown(removed)).toContain("purchase_order");
  });

  it("are in named groups", () => {
    const groups = new Set(singleFields(detailOf()).map(({ group }) => group));
    expect([...groups]).toEqual(expect.arrayContaining(["document", "vendor", "customer", "amounts"]));
  });
});

describe("The rows of a table", () => {
  it("keep their number after an earlier row was removed", () => {
    const left = { ...data, line_items: [{ description: "Delivery", total: 20 }] };
    const detail = detailOf({ data: left, rows: { line_items: [1], taxes: [], charges: [] } });
    const [row] = rowsOf(detail, rowSpecs.line_items);
    expect(row).toMatchObject({ path: "line_items.1", number: 1, name: "line 1" });
    expect(row?.fields.find(({ path }) => path === "line_items.1.description")?.value).toBe("Delivery");
  });

  it("start with description, quantity, price and total", () => {
    const usual = rowSpecs.line_items.columns.filter(({ rare }) => !rare).map(({ key }) => key);
    expect(usual).toEqual(["description", "quantity", "unit_price", "total"]);
    expect(rowSpecs.line_items.columns.slice(0, usual.length).map(({ key }) => key)).toEqual(usual);
  });

  it("hide columns that are empty in all rows, but not removed values", () => {
    const lines = { ...data, line_items: [{ total: 20 }] };
    const rows = { line_items: [0], taxes: [], charges: [] };
    const hidden = (detail: InvoiceDetail) => [
      ...emptyColumns(rowSpecs.line_items, rowsOf(detail, rowSpecs.line_items)),
    ];
    const read = hidden(detailOf({ data: lines, rows }));
    expect(read).toEqual(expect.arrayContaining(["quantity", "unit_price"]));
    expect(read).not.toContain("description");
    expect(read).not.toContain("total");
    const removed = [{ field: "line_items.0.quantity", ...correction }];
    expect(hidden(detailOf({ data: lines, rows, corrections: removed }))).not.toContain("quantity");
  });

  it("show a rare column only if a row has it or it was corrected", () => {
    const rare = rowSpecs.line_items.columns.find((column) => column.rare)?.key ?? "";
    const keysIn = (detail: InvoiceDetail) => columnsIn(rowSpecs.line_items, detail).map(({ key }) => key);
    expect(keysIn(detailOf())).not.toContain(rare);
    const corrected = detailOf({ corrections: [{ field: `line_items.0.${rare}`, ...correction }] });
    expect(keysIn(corrected)).toContain(rare);
    const read = { ...data, line_items: [{ [rare]: "x" }] };
    expect(keysIn(detailOf({ data: read }))).toContain(rare);
  });
});

describe("The name of a field", () => {
  it("is its label, with the party it belongs to", () => {
    expect(nameOfField("total_amount")).toBe("Total");
    expect(nameOfField("vendor.name")).toBe("Vendor name");
  });

  it("counts rows in the order on the screen", () => {
    const numbers = { line_items: [1, 4], taxes: [], charges: [] };
    expect(nameOfField("line_items.4.total", numbers)).toBe("Line 2, total");
    expect(nameOfField("line_items.0.total", numbers)).toBe("A line, total");
    expect(nameOfField("line_items.4.total")).toBe("Line 5, total");
    expect(listOf("line_items.4.total")).toBe("line_items");
    expect(listOf("total_amount")).toBeUndefined();
  });
});

describe("A value on the screen", () => {
  it("is formatted by its type, and empty if there is none", () => {
    expect(displayValue({ type: "amount", value: 1200 }, data)).toMatch(/1,200\.00/);
    expect(displayValue({ type: "document_type", value: "credit_note" }, data)).toBe("Credit note");
    expect(displayValue({ type: "text", value: "HD-2041" }, data)).toBe("HD-2041");
    expect(displayValue({ type: "date", value: undefined }, data)).toBe("");
  });
});

describe("A custom field", () => {
  const own = {
    id: "fld_1",
    captions: [],
    pattern: null,
    near: null,
    vendors: null,
    required: true,
    description: null,
  };
  const field = (name: string, change: object) => ({
    ...own,
    name,
    type: "code",
    choices: null,
    level: "document",
    ...change,
  });
  const detail = detailOf({
    data: {
      ...data,
      custom_fields: { project_number: "P-1", paid: true },
      line_items: [{ description: "Oak desk", custom_fields: { colour: "Red" } }],
    },
    rows: { line_items: [3], taxes: [], charges: [] },
    required: ["custom_fields.project_number"],
    custom: [
      field("project_number", {}),
      field("paid", { type: "boolean" }),
      field("cost_centre", { type: "choice", choices: ["North", "South"] }),
      field("colour", { type: "text", level: "line" }),
    ] as unknown as InvoiceDetail["custom"],
  });

  it("is in a group of its own at the end, with or without a value", () => {
    const custom = singleFields(detail).filter(({ group }) => group === "custom");
    expect(custom.map(({ path, label, value, needed }) => [path, label, value, needed])).toEqual([
      ["custom_fields.project_number", "Project number", "P-1", true],
      ["custom_fields.paid", "Paid", "true", false],
      ["custom_fields.cost_centre", "Cost centre", undefined, false],
    ]);
    expect(singleFields(detail).at(-1)?.group).toBe("custom");
  });

  it("is a choice of its values, or of yes and no", () => {
    const byPath = new Map(singleFields(detail).map((each) => [each.path, each]));
    expect(byPath.get("custom_fields.cost_centre")?.choices).toEqual({ North: "North", South: "South" });
    const paid = byPath.get("custom_fields.paid");
    expect(paid && displayValue(paid, data)).toBe("Yes");
  });

  it("is a column of the lines, under the number of the row", () => {
    expect(columnsIn(rowSpecs.line_items, detail).at(-1)).toMatchObject({
      key: "custom_fields.colour",
      label: "Colour",
    });
    expect(rowsOf(detail, rowSpecs.line_items)[0]?.fields.at(-1)).toMatchObject({
      path: "line_items.3.custom_fields.colour",
      value: "Red",
    });
    expect(columnsIn(rowSpecs.taxes, detail).map(({ key }) => key)).not.toContain("custom_fields.colour");
  });

  it("is shown under its own name", () => {
    expect(nameOfField("custom_fields.project_number")).toBe("Project number");
    expect(nameOfField("line_items.3.custom_fields.colour", detail.rows)).toBe("Line 1, colour");
  });
});
