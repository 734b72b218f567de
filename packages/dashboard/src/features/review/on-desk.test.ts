import { describe, expect, it } from "vitest";
import { openedAt, withAddress, withAsked } from "./on-desk.ts";

describe("the document on the desk", () => {
  it("is the one that was asked for, before the address says so and after", () => {
    const asked = withAsked(openedAt("a"), "b");
    expect(asked.id).toBe("b");
    expect(withAddress(asked, "b")).toMatchObject({ id: "b", at: "b" });
  });

  it("is the one that came back, though the address only now arrives at the one it was left for", () => {
    const returned = withAsked(withAsked(openedAt("a"), "b"), "a");
    const late = withAddress(returned, "b");
    expect(late).toMatchObject({ id: "a", at: "b" });
    expect(withAddress(late, "a")).toMatchObject({ id: "a", at: "a" });
  });

  it("stays when the address says once more what was asked for before, after it had said the right thing", () => {
    const returned = withAsked(withAsked(withAsked(openedAt(undefined), "a"), "b"), "a");
    const arrived = withAddress(returned, "a");
    expect(withAddress(arrived, "b")).toMatchObject({ id: "a", at: "b" });
  });

  it("is the one that the address names when somebody else changed it", () => {
    expect(withAddress(withAsked(openedAt("a"), "b"), "c")).toEqual(openedAt("c"));
    expect(withAddress(openedAt("a"), undefined)).toEqual(openedAt(undefined));
  });
});
