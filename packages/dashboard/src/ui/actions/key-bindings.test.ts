import { describe, expect, it } from "vitest";
import { actionFor } from "./key-bindings.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const act = () => true;
const nowhere = () => false;

describe("A key binding of the page", () => {
  it("is recognised by the typed character, on any keyboard layout", () => {
    expect(actionFor([["+", act]], { ...plain, key: "+" }, nowhere)).toBe(act);
    expect(actionFor([["a", act]], { ...plain, key: "A" }, nowhere)).toBe(act);
    expect(actionFor([["a", act]], { ...plain, key: "b" }, nowhere)).toBeUndefined();
  });

  it("is ignored while a link, button or text field has the focus", () => {
    const inside = (what: RegExp) => (selector: string) => what.test(selector);
    expect(actionFor([["Enter", act]], { ...plain, key: "Enter" }, inside(/button/))).toBeUndefined();
    expect(actionFor([["a", act]], { ...plain, key: "a" }, inside(/button/))).toBe(act);
    expect(actionFor([["a", act]], { ...plain, key: "a" }, inside(/input/))).toBeUndefined();
  });

  it("ignores browser shortcuts and composed characters", () => {
    expect(actionFor([["0", act]], { ...plain, key: "0", ctrlKey: true }, nowhere)).toBeUndefined();
    expect(actionFor([["a", act]], { ...plain, key: "a", isComposing: true }, nowhere)).toBeUndefined();
  });

  it("with Ctrl or Command works wherever the focus is", () => {
    const anywhere = () => true;
    expect(actionFor([["Mod+Enter", act]], { ...plain, key: "Enter", ctrlKey: true }, anywhere)).toBe(act);
    expect(actionFor([["Mod+z", act]], { ...plain, key: "Z", metaKey: true }, anywhere)).toBe(act);
    expect(actionFor([["Mod+Enter", act]], { ...plain, key: "Enter" }, nowhere)).toBeUndefined();
  });
});
