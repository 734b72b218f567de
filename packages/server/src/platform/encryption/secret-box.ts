import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/**
 * Encrypts what the database must not give away when it is copied: webhook secrets, the key of file links, second factors. The
 * key is not in the database. What is not sealed reads as it is: databases from before, and installations without a key.
 */
export type Sealer = Readonly<{
  seal(text: string): string;
  unseal(text: string): string;
  /** Whether the text would be written the same way now: sealed with the newest key, or not at all where there is none. */
  isCurrent(text: string): boolean;
}>;

/** Sealed with a key that this process was not given. */
export class MissingSealingKey extends Error {
  override readonly name = "MissingSealingKey";
}

const form = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/;
const nonceBytes = 12;
const tagBytes = 16;

/** Tells keys apart without telling anything about them. */
export const keyName = (key: Buffer) =>
  createHash("sha256").update("inkvoice sealing key").update(key).digest("hex").slice(0, 8);

/** The name of the key that a text is sealed with; undefined for one that is not sealed. */
export const sealedWith = (text: string): string | undefined => form.exec(text)?.[1];

export type SealingKeys = Readonly<{ current: Buffer | undefined; before: readonly Buffer[] }>;

export function createSealer({ current, before }: SealingKeys): Sealer {
  const keys = new Map([...before, ...(current ? [current] : [])].map((key) => [keyName(key), key]));
  const currentName = current && keyName(current);

  function seal(text: string): string {
    if (!current) return text;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", current, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `sealed:1:${currentName}:${sealed.toString("base64url")}`;
  }

  function unseal(text: string): string {
    const [, name = "", content = ""] = form.exec(text) ?? [];
    if (name === "") return text;
    const key = keys.get(name);
    if (!key)
      throw new MissingSealingKey(`A secret in the database is sealed with the key ${name}, which is not given.`);
    const bytes = Buffer.from(content, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString("utf8");
  }

  return { seal, unseal, isCurrent: (text) => sealedWith(text) === currentName };
}
