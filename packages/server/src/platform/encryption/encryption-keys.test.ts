import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "../settings/config.ts";
import { encryptionKeys, ensureEncryptionKeys } from "./encryption-keys.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inkvoice-keys-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const settings = () => ({ secretsKey: undefined, secretsKeyBefore: [], databaseUrl: undefined, dataDir });

describe("The key file", () => {
  it("is created once, whole and private, and leaves no other file", () => {
    expect(encryptionKeys(settings()).current).toBeUndefined();
    const { current } = ensureEncryptionKeys(settings());
    expect(readdirSync(dataDir)).toEqual(["secrets.key"]);
    expect(statSync(join(dataDir, "secrets.key")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, "secrets.key"), "utf8")).toBe(`${current?.toString("hex")}\n`);
    expect(ensureEncryptionKeys(settings())).toEqual(encryptionKeys(settings()));
  });

  it.each([
    ["empty", "", /secrets\.key is empty\. .*put your copy/],
    ["cut off", "abcdef", /secrets\.key does not hold 32 bytes in hexadecimal/],
  ])("that is %s is refused in one sentence and stays as it is", (_what, text, sentence) => {
    writeFileSync(join(dataDir, "secrets.key"), text);
    expect(() => ensureEncryptionKeys(settings())).toThrow(ConfigError);
    expect(() => ensureEncryptionKeys(settings())).toThrow(sentence);
    expect(readFileSync(join(dataDir, "secrets.key"), "utf8")).toBe(text);
  });
});
