import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSealer, MissingSealingKey } from "./secret-box.ts";

const [old, fresh] = [randomBytes(32), randomBytes(32)];

describe("A sealed secret", () => {
  it("reads back, differs each time, and tells nothing of what it holds", () => {
    const sealer = createSealer({ current: fresh, before: [] });
    const [one, two] = [sealer.seal("whsec_é"), sealer.seal("whsec_é")];
    expect(one).not.toBe(two);
    expect(one).not.toContain("whsec");
    expect([sealer.unseal(one), sealer.unseal(two)]).toEqual(["whsec_é", "whsec_é"]);
  });

  it("that was changed by a single bit is refused", () => {
    const sealer = createSealer({ current: fresh, before: [] });
    const sealed = sealer.seal("whsec_secret");
    const last = sealed.at(-2) === "A" ? "B" : "A";
    expect(() => sealer.unseal(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`)).toThrow();
  });

  it("of the key before is read and recognised as old; without that key it is refused by name", () => {
    const sealed = createSealer({ current: old, before: [] }).seal("x");
    const rotating = createSealer({ current: fresh, before: [old] });
    expect([rotating.unseal(sealed), rotating.isCurrent(sealed)]).toEqual(["x", false]);
    expect(rotating.isCurrent(rotating.seal("x"))).toBe(true);
    expect(() => createSealer({ current: fresh, before: [] }).unseal(sealed)).toThrow(MissingSealingKey);
  });

  it("is plain text where there is no key, and plain text from before reads as it is", () => {
    const without = createSealer({ current: undefined, before: [] });
    expect([without.seal("x"), without.unseal("x"), without.isCurrent("x")]).toEqual(["x", "x", true]);
    const keyed = createSealer({ current: fresh, before: [] });
    expect([keyed.unseal("x"), keyed.isCurrent("x")]).toEqual(["x", false]);
  });
});
