import { describe, expect, it } from "vitest";
import { actionFor } from "./key-bindings.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const act = () => true;
const nowhere = () => false;

describe("A key of the page", () => {
  it("is known by the sign it types, whatever the keyboard", () => {
    expect(actionFor([["+", act]], { ...plain, key: "+" }, nowhere)).toBe(act);
    expect(actionFor([["a", act]], { ...plain, key: "A" }, nowhere)).toBe(act);
    expect(actionFor([["a", act]], { ...plain, key: "b" }, nowhere)).toBeUndefined();
  });

  it("belongs to the link, button or text field that has the focus", () => {
    const inside = (what: RegExp) => (selector: string) => what.test(selector);
    expect(actionFor([["Enter", act]], { ...plain, key: "Enter" }, inside(/button/))).toBeUndefined();
    expect(actionFor([["a", act]], { ...plain, key: "a" }, inside(/button/))).toBe(act);
    expect(actionFor([["a", act]], { ...plain, key: "a" }, inside(/input/))).toBeUndefined();
  });

  it("leaves the browser's own shortcuts and a composed sign alone", () => {
    expect(actionFor([["0", act]], { ...plain, key: "0", ctrlKey: true }, nowhere)).toBeUndefined();
    expect(actionFor([["a", act]], { ...plain, key: "a", isComposing: true }, nowhere)).toBeUndefined();
  });

  it("acts with Ctrl or Command wherever the focus is, if it was asked for so", () => {
    const anywhere = () => true;
    expect(actionFor([["Mod+Enter", act]], { ...plain, key: "Enter", ctrlKey: true }, anywhere)).toBe(act);
    expect(actionFor([["Mod+z", act]], { ...plain, key: "Z", metaKey: true }, anywhere)).toBe(act);
    expect(actionFor([["Mod+Enter", act]], { ...plain, key: "Enter" }, nowhere)).toBeUndefined();
  });
});
