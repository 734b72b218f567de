import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSecretBox, MissingEncryptionKey } from "./secret-box.ts";

const [old, fresh] = [randomBytes(32), randomBytes(32)];

describe("A sealed secret", () => {
  it("reads back, differs each time, and tells nothing of what it holds", () => {
    const secretBox = createSecretBox({ current: fresh, before: [] });
    const [one, two] = [secretBox.encrypt("whsec_é"), secretBox.encrypt("whsec_é")];
    expect(one).not.toBe(two);
    expect(one).not.toContain("whsec");
    expect([secretBox.decrypt(one), secretBox.decrypt(two)]).toEqual(["whsec_é", "whsec_é"]);
  });

  it("that was changed by a single bit is refused", () => {
    const secretBox = createSecretBox({ current: fresh, before: [] });
    const sealed = secretBox.encrypt("whsec_secret");
    const last = sealed.at(-2) === "A" ? "B" : "A";
    expect(() => secretBox.decrypt(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`)).toThrow();
  });

  it("of the key before is read and recognised as old; without that key it is refused by name", () => {
    const sealed = createSecretBox({ current: old, before: [] }).encrypt("x");
    const rotating = createSecretBox({ current: fresh, before: [old] });
    expect([rotating.decrypt(sealed), rotating.isCurrent(sealed)]).toEqual(["x", false]);
    expect(rotating.isCurrent(rotating.encrypt("x"))).toBe(true);
    expect(() => createSecretBox({ current: fresh, before: [] }).decrypt(sealed)).toThrow(MissingEncryptionKey);
  });

  it("is plain text where there is no key, and plain text from before reads as it is", () => {
    const without = createSecretBox({ current: undefined, before: [] });
    expect([without.encrypt("x"), without.decrypt("x"), without.isCurrent("x")]).toEqual(["x", "x", true]);
    const keyed = createSecretBox({ current: fresh, before: [] });
    expect([keyed.decrypt("x"), keyed.isCurrent("x")]).toEqual(["x", false]);
  });
});
