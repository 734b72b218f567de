import { describe, expect, it } from "vitest";
import { toggleRows } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const nothing = { ids: new Set<string>(), everything: false, last: undefined };

describe("Selecting rows", () => {
  it("selects and deselects one per click", () => {
    const once = toggleRows(nothing, shown, "b", false);
    expect([...once.ids]).toEqual(["b"]);
    expect([...toggleRows(once, shown, "b", false).ids]).toEqual([]);
  });

  it("selects all between two clicks with shift, in either direction", () => {
    const from = toggleRows(nothing, shown, "d", false);
    expect([...toggleRows(from, shown, "b", true).ids].sort()).toEqual(["b", "c", "d"]);
    const back = toggleRows(toggleRows(nothing, shown, "b", false), shown, "d", true);
    expect([...back.ids]).toEqual(["b", "c", "d"]);
    expect([...toggleRows(back, shown, "b", true).ids]).toEqual([]);
  });

  it("selects one row if the row of the first click is no longer shown", () => {
    const gone = { ...nothing, last: "z" };
    expect([...toggleRows(gone, shown, "c", true).ids]).toEqual(["c"]);
  });
});
