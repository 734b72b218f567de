import { describe, expect, it } from "vitest";
import { toggleRows } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const nothing = { ids: new Set<string>(), everything: false, last: undefined };

describe("Choosing rows", () => {
  it("selects and deselects one at a click", () => {
    const once = toggleRows(nothing, shown, "b", false);
    expect([...once.ids]).toEqual(["b"]);
    expect([...toggleRows(once, shown, "b", false).ids]).toEqual([]);
  });

  it("takes everything between two clicks with shift, in either direction", () => {
    const from = toggleRows(nothing, shown, "d", false);
    expect([...toggleRows(from, shown, "b", true).ids].sort()).toEqual(["b", "c", "d"]);
    const back = toggleRows(toggleRows(nothing, shown, "b", false), shown, "d", true);
    expect([...back.ids]).toEqual(["b", "c", "d"]);
    expect([...toggleRows(back, shown, "b", true).ids]).toEqual([]);
  });

  it("takes one alone where the row clicked before is not shown any more", () => {
    const gone = { ...nothing, last: "z" };
    expect([...toggleRows(gone, shown, "c", true).ids]).toEqual(["c"]);
  });
});
