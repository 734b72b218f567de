import { describe, expect, it } from "vitest";
import { addRowBody, newRowList, newRowPath } from "./new-row.ts";

describe("A new row", () => {
  it("is a draft under the path of its list, which no field has", () => {
    expect(newRowPath("line_items")).toBe("line_items.new");
    expect(newRowList("line_items.new")).toBe("line_items");
    expect(newRowList("line_items.3.total")).toBeUndefined();
  });

  it("is added with its filled cells only, each with its location where one was picked", () => {
    const location = { page: 1, box: [0.1, 0.1, 0.2, 0.2] };
    const cells = { description: { text: "Bolts", location }, quantity: { text: "  " }, total: { text: "9,50" } };
    expect(addRowBody("line_items", JSON.stringify(cells))).toEqual({
      kind: "add_row",
      list: "line_items",
      cells: { description: { value: "Bolts", location }, total: { value: "9,50" } },
    });
  });

  it("without any text is not added", () => {
    expect(addRowBody("taxes", JSON.stringify({ rate: { text: "" } }))).toBeUndefined();
  });
});
