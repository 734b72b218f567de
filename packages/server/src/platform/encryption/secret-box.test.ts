import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSecretBox, encryptedWith, MissingEncryptionKey, namesOfKey, UnprotectedSecret } from "./secret-box.ts";

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const row = "accounts.webhook_secret acc_1";

/** As versions before the binding wrote it. */
function unbound(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  const name = createHash("sha256").update("inkvoice sealing key").update(key).digest("hex").slice(0, 8);
  return `sealed:1:${name}:${bytes.toString("base64url")}`;
}

describe("An encrypted secret", () => {
  it("decrypts, differs each time, and reveals nothing of its content", () => {
    const secretBox = createSecretBox({ current: fresh, before: [] });
    const [one, two] = [secretBox.encrypt("whsec_é", row), secretBox.encrypt("whsec_é", row)];
    expect(one).not.toBe(two);
    expect(one).not.toContain("whsec");
    expect([secretBox.decrypt(one, row), secretBox.decrypt(two, row)]).toEqual(["whsec_é", "whsec_é"]);
  });

  it("that was changed by a single bit is refused", () => {
    const secretBox = createSecretBox({ current: fresh, before: [] });
    const encrypted = secretBox.encrypt("whsec_secret", row);
    const last = encrypted.at(-2) === "A" ? "B" : "A";
    expect(() => secretBox.decrypt(`${encrypted.slice(0, -2)}${last}${encrypted.at(-1)}`, row)).toThrow();
  });

  it("decrypts only in its own row, also during a re-encryption", () => {
    for (const opensUnprotected of [false, true]) {
      const secretBox = createSecretBox({ current: fresh, before: [] }, { opensUnprotected });
      const encrypted = secretBox.encrypt("whsec_secret", row);
      expect(() => secretBox.decrypt(encrypted, "accounts.webhook_secret acc_2")).toThrow();
    }
  });

  it("of the previous key is decrypted and marked as old; without that key it is refused by name", () => {
    const encrypted = createSecretBox({ current: old, before: [] }).encrypt("x", row);
    const rotating = createSecretBox({ current: fresh, before: [old] });
    expect([rotating.decrypt(encrypted, row), rotating.isCurrent(encrypted)]).toEqual(["x", false]);
    expect(rotating.isCurrent(rotating.encrypt("x", row))).toBe(true);
    expect(() => createSecretBox({ current: fresh, before: [] }).decrypt(encrypted, row)).toThrow(MissingEncryptionKey);
  });

  it("is plain text without a key, and plain text is refused with one", () => {
    const without = createSecretBox({ current: undefined, before: [] });
    expect([without.encrypt("x", row), without.decrypt("x", row), without.isCurrent("x")]).toEqual(["x", "x", true]);
    const keyed = createSecretBox({ current: fresh, before: [] });
    expect(keyed.isCurrent("x")).toBe(false);
    expect(() => keyed.decrypt("x", row)).toThrow(UnprotectedSecret);
    expect(createSecretBox({ current: fresh, before: [] }, { opensUnprotected: true }).decrypt("x", row)).toBe("x");
  });

  it("from before the binding to rows is decrypted only during a re-encryption", () => {
    const earlier = unbound("x", old);
    expect(namesOfKey(old)).toContain(encryptedWith(earlier));
    const keys = { current: fresh, before: [old] };
    const converting = createSecretBox(keys, { opensUnprotected: true });
    expect([converting.decrypt(earlier, row), converting.isCurrent(earlier)]).toEqual(["x", false]);
    expect(() => createSecretBox(keys).decrypt(earlier, row)).toThrow(UnprotectedSecret);
  });

  it("is unreadable to versions from before the binding, which know its key by another name", () => {
    const encrypted = createSecretBox({ current: fresh, before: [] }).encrypt("x", row);
    expect(encryptedWith(unbound("x", fresh))).not.toBe(encryptedWith(encrypted));
  });
});
