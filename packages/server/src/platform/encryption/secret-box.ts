import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts secrets in the database (webhook secrets, the key of file links, second factors) with a key that is not in
 * it. Each ciphertext is bound to its row by `rowIdentity` (additional data): copied into another row it does not open.
 * Without a key, text is stored unencrypted; with one, unencrypted text is refused.
 */
export type SecretBox = Readonly<{
  encrypt(text: string, rowIdentity: string): string;
  decrypt(text: string, rowIdentity: string): string;
  /** Whether `encrypt` would use the same key and form now, or none. */
  isCurrent(text: string): boolean;
}>;

/** Encrypted with a key that this process does not have. */
export class MissingEncryptionKey extends Error {
  override readonly name = "MissingEncryptionKey";
}

/** Unencrypted or not bound to a row, although this installation encrypts and binds its secrets. */
export class UnprotectedSecret extends Error {
  override readonly name = "UnprotectedSecret";
}

const form = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/;
const nonceBytes = 12;
const tagBytes = 16;

/** Identifies a key without revealing anything about it. */
const keyName = (key: Buffer) =>
  createHash("sha256").update("inkvoice sealing key").update(key).digest("hex").slice(0, 8);

/**
 * Bound secrets use a derived key. Programs from before the binding then report an unknown key and stop, instead of
 * misreading the text.
 */
const bindingKey = (key: Buffer) => Buffer.from(hkdfSync("sha256", key, "", "inkvoice secrets bound to their row", 32));

/** The names under which secrets encrypted with this key appear: bound, and from before the binding. */
export const namesOfKey = (key: Buffer): readonly [bound: string, unbound: string] => [
  keyName(bindingKey(key)),
  keyName(key),
];

/** The name of the key that a text is encrypted with; undefined for one that is not encrypted. */
export const encryptedWith = (text: string): string | undefined => form.exec(text)?.[1];

export type EncryptionKeys = Readonly<{ current: Buffer | undefined; before: readonly Buffer[] }>;

/** `opensUnprotected`: accepts unencrypted and unbound secrets, while an installation's secrets are converted. */
export function createSecretBox(
  { current, before }: EncryptionKeys,
  { opensUnprotected = false }: Readonly<{ opensUnprotected?: boolean }> = {},
): SecretBox {
  const masters = [...before, ...(current ? [current] : [])];
  const bound = new Map(masters.map(bindingKey).map((key) => [keyName(key), key]));
  const unbound = new Map(masters.map((key) => [keyName(key), key]));
  const [currentName] = current ? namesOfKey(current) : [];
  const currentKey = current && bindingKey(current);
  const opensAll = opensUnprotected || !current;

  function encrypt(text: string, rowIdentity: string): string {
    if (!currentKey) return text;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", currentKey, nonce).setAAD(Buffer.from(rowIdentity));
    const encrypted = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `sealed:1:${currentName}:${encrypted.toString("base64url")}`;
  }

  function decrypt(text: string, rowIdentity: string): string {
    const [, name = "", content = ""] = form.exec(text) ?? [];
    if (name === "") {
      if (opensAll) return text;
      throw new UnprotectedSecret(`The secret of ${rowIdentity} is stored unencrypted although there is a key.`);
    }
    const key = bound.get(name);
    if (key) return decipher(content, key, rowIdentity);
    const unboundKey = unbound.get(name);
    if (!unboundKey)
      throw new MissingEncryptionKey(
        `A secret in the database is encrypted with the key ${name}, which is not configured.`,
      );
    if (opensAll) return decipher(content, unboundKey);
    throw new UnprotectedSecret(`The secret of ${rowIdentity} is not bound to its row although all others are.`);
  }

  return { encrypt, decrypt, isCurrent: (text) => encryptedWith(text) === currentName };
}

function decipher(content: string, key: Buffer, rowIdentity?: string): string {
  const bytes = Buffer.from(content, "base64url");
  const opened = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
  if (rowIdentity !== undefined) opened.setAAD(Buffer.from(rowIdentity));
  opened.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([opened.update(bytes.subarray(nonceBytes, -tagBytes)), opened.final()]).toString("utf8");
}
