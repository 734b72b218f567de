import { describe, expect, it } from "vitest";
import { listSearch } from "./filter.ts";
import { inTab, listTabs, tabFilters, tabOf } from "./list-tabs.ts";

describe("The tabs of the list", () => {
  it("are recognised by their URL, whatever else is in it", () => {
    for (const tab of listTabs) {
      const address = { ...tabFilters[tab], q: "nordwind", sort: "-date" };
      expect(tabOf(listSearch(address))).toBe(tab);
    }
  });

  it("keep search, other filters and order when another is opened", () => {
    const search = listSearch({ q: "wind", min: "5", review: "rejected", sort: "vendor" });
    expect(inTab(search, "approved")).toEqual({
      q: "wind",
      min: 5,
      review: "approved",
      exported: "false",
      sort: "vendor",
    });
    expect(inTab(search, "all")).toEqual({ q: "wind", min: 5, sort: "vendor" });
  });

  it("are not selected for filters that match no tab", () => {
    expect(tabOf({ status: "processing" })).toBeUndefined();
    expect(tabOf({ review: "approved" })).toBeUndefined();
  });
});
