import { describe, expect, it } from "vitest";
import { DraftStore } from "./draft-store.ts";

function storage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [["inkvoice-drafts", kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
}

describe("drafts", () => {
  it("survive a reload until they are dropped", () => {
    const browser = storage();
    new DraftStore(browser).set("inv_1", "vendor.name", { text: "Nordwind" });
    const reloaded = new DraftStore(browser);
    expect(reloaded.get("inv_1", "vendor.name")?.text).toBe("Nordwind");
    reloaded.drop("inv_1", "vendor.name");
    expect(new DraftStore(browser).pathsOf("inv_1")).toEqual([]);
  });

  it("belong to one invoice", () => {
    const drafts = new DraftStore();
    drafts.set("inv_1", "vendor.name", { text: "A" });
    drafts.set("inv_12", "currency", { text: "EUR" });
    expect(drafts.pathsOf("inv_1")).toEqual(["vendor.name"]);
  });

  it("are limited to two hundred, newest first", () => {
    const drafts = new DraftStore();
    for (let index = 0; index < 205; index += 1) drafts.set("inv_1", `field${index}`, { text: "x" });
    expect(drafts.pathsOf("inv_1")).toHaveLength(200);
    expect(drafts.get("inv_1", "field0")).toBeUndefined();
  });

  it("start empty if the storage is unavailable or holds other data", () => {
    expect(new DraftStore(storage('{"a":1}')).pathsOf("inv_1")).toEqual([]);
    expect(new DraftStore(storage("not json")).pathsOf("inv_1")).toEqual([]);
    const full = new DraftStore({
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    full.set("inv_1", "currency", { text: "EUR" });
    expect(full.get("inv_1", "currency")?.text).toBe("EUR");
  });
});
