import { describe, expect, it } from "vitest";
import { documentAt, withAddress, withRequested } from "./current-document.ts";

describe("The document under review", () => {
  it("is the requested one, before and after the URL is updated", () => {
    const asked = withRequested(documentAt("a"), "b");
    expect(asked.id).toBe("b");
    expect(withAddress(asked, "b")).toMatchObject({ id: "b", at: "b" });
  });

  it("stays the reopened one when an older URL arrives late", () => {
    const returned = withRequested(withRequested(documentAt("a"), "b"), "a");
    const late = withAddress(returned, "b");
    expect(late).toMatchObject({ id: "a", at: "b" });
    expect(withAddress(late, "a")).toMatchObject({ id: "a", at: "a" });
  });

  it("stays when an older URL arrives again after the right one", () => {
    const returned = withRequested(withRequested(withRequested(documentAt(undefined), "a"), "b"), "a");
    const arrived = withAddress(returned, "a");
    expect(withAddress(arrived, "b")).toMatchObject({ id: "a", at: "b" });
  });

  it("follows a URL that this page did not set", () => {
    expect(withAddress(withRequested(documentAt("a"), "b"), "c")).toEqual(documentAt("c"));
    expect(withAddress(documentAt("a"), undefined)).toEqual(documentAt(undefined));
  });
});
