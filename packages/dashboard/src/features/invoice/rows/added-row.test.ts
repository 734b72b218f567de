import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { expect, it } from "vitest";
import { addedRow } from "./added-row.ts";

it("The cells of an added row are its corrections, with their places, without emptied ones and those of other rows", () => {
  const location = { page: 1, box: [0, 0, 1, 1] };
  const corrections = [
    { field: "line_items.3.description", after: "Desk", location },
    { field: "line_items.3.total", after: 20 },
    { field: "line_items.3.unit", after: null },
    { field: "line_items.3.custom_fields.job", after: "J-1" },
    { field: "line_items.30.total", after: 5 },
    { field: "taxes.3.rate", after: 19 },
  ] as unknown as InvoiceDetail["corrections"];
  expect(addedRow({ corrections }, "line_items", 3)).toEqual({
    list: "line_items",
    cells: [
      ["description", { value: "Desk", location }],
      ["total", { value: 20 }],
      ["custom_fields.job", { value: "J-1" }],
    ],
  });
});
