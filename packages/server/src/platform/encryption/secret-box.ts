import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/**
 * Encrypts secrets in the database (webhook secrets, the key of file links, second factors) with a key that is not in
 * it. Unencrypted text is returned as it is: older databases, and installations without a key.
 */
export type SecretBox = Readonly<{
  encrypt(text: string): string;
  decrypt(text: string): string;
  /** Whether `encrypt` would use the same key now, or none. */
  isCurrent(text: string): boolean;
}>;

/** Encrypted with a key that this process does not have. */
export class MissingEncryptionKey extends Error {
  override readonly name = "MissingEncryptionKey";
}

const form = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/;
const nonceBytes = 12;
const tagBytes = 16;

/** Tells keys apart without telling anything about them. */
export const keyName = (key: Buffer) =>
  createHash("sha256").update("inkvoice sealing key").update(key).digest("hex").slice(0, 8);

/** The name of the key that a text is sealed with; undefined for one that is not sealed. */
export const sealedWith = (text: string): string | undefined => form.exec(text)?.[1];

export type EncryptionKeys = Readonly<{ current: Buffer | undefined; before: readonly Buffer[] }>;

export function createSecretBox({ current, before }: EncryptionKeys): SecretBox {
  const keys = new Map([...before, ...(current ? [current] : [])].map((key) => [keyName(key), key]));
  const currentName = current && keyName(current);

  function encrypt(text: string): string {
    if (!current) return text;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", current, nonce);
    const encrypted = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `sealed:1:${currentName}:${encrypted.toString("base64url")}`;
  }

  function decrypt(text: string): string {
    const [, name = "", content = ""] = form.exec(text) ?? [];
    if (name === "") return text;
    const key = keys.get(name);
    if (!key)
      throw new MissingEncryptionKey(
        `A secret in the database is encrypted with the key ${name}, which is not configured.`,
      );
    const bytes = Buffer.from(content, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString("utf8");
  }

  return { encrypt, decrypt, isCurrent: (text) => sealedWith(text) === currentName };
}
