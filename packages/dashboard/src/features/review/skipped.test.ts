import { describe, expect, it } from "vitest";
import { nextOf, openSkipped } from "./skipped.ts";

function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("The queue", () => {
  it("does not return to a skipped invoice while others wait", () => {
    const skipped = openSkipped(emptyStorage());
    skipped.add("a");
    expect(nextOf(["a", "b", "c"], skipped, "a")).toBe("b");
    expect(nextOf(["a", "c"], skipped, "b")).toBe("c");
  });

  it("comes back to skipped invoices last, and never to the one just left", () => {
    const skipped = openSkipped(emptyStorage());
    for (const id of ["a", "b"]) skipped.add(id);
    expect(nextOf(["a", "b"], skipped, "b")).toBe("a");
    expect(skipped.size()).toBe(0);
    expect(nextOf(["b"], skipped, "b")).toBeUndefined();
  });

  it("is remembered by the tab", () => {
    const storage = emptyStorage();
    openSkipped(storage).add("a");
    expect(openSkipped(storage).has("a")).toBe(true);
  });
});
