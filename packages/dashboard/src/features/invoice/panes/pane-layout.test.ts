import { describe, expect, it } from "vitest";
import { layoutIn, shareAfterKey, shareLimits, usualLayout } from "./pane-layout.ts";

describe("The layout of the panes", () => {
  it("is restored within its limits", () => {
    const left = { direction: "below", beside: 0.6, below: 0.3 } as const;
    expect(layoutIn(JSON.stringify(left))).toEqual(left);
    expect(layoutIn(JSON.stringify({ ...left, beside: 4 })).beside).toBe(shareLimits.max);
  });

  it("is the default if nothing valid is stored", () => {
    for (const stored of [undefined, "nonsense", "{}", '{"beside":"wide","direction":"up"}'])
      expect(layoutIn(stored)).toEqual(usualLayout);
  });

  it("changes by the arrow keys of its direction, within its limits", () => {
    expect(shareAfterKey(usualLayout, "ArrowRight")).toBeCloseTo(usualLayout.beside + 0.02);
    expect(shareAfterKey(usualLayout, "ArrowDown")).toBeUndefined();
    expect(shareAfterKey({ ...usualLayout, direction: "below" }, "ArrowUp")).toBeCloseTo(usualLayout.below - 0.02);
    expect(shareAfterKey({ ...usualLayout, beside: shareLimits.max }, "ArrowRight")).toBe(shareLimits.max);
    expect(shareAfterKey({ ...usualLayout, beside: 0.3 }, "Enter")).toBe(usualLayout.beside);
    expect(shareAfterKey(usualLayout, "Tab")).toBeUndefined();
  });
});
