import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scryptSync } from "node:crypto";
import { z } from "zod";

/**
 * Secret keys encrypted with a passphrase (AES-256-GCM, key derived by scrypt), as stored in a backup beside the data
 * that they encrypt.
 */
const wrappedKeysSchema = z.object({
  format: z.literal(1),
  cost: z.number(),
  salt: z.string(),
  nonce: z.string(),
  tag: z.string(),
  content: z.string(),
});

/** scrypt cost: half a second and 128 MB per guess. */
const cost = 2 ** 17;
/** Memory limit, whatever cost a manipulated file asks for. */
const scryptOptions = (N: number): ScryptOptions => ({ N, r: 8, p: 1, maxmem: 256 * 1024 * 1024 });
const base64 = (bytes: Buffer) => bytes.toString("base64");

/** The keys as text for a file. */
export function wrapKeys(keys: readonly Buffer[], passphrase: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase, salt, 32, scryptOptions(cost)), nonce);
  const text = JSON.stringify(keys.map((key) => key.toString("hex")));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const wrapped: z.infer<typeof wrappedKeysSchema> = {
    format: 1,
    cost,
    salt: base64(salt),
    nonce: base64(nonce),
    tag: base64(cipher.getAuthTag()),
    content: base64(content),
  };
  return `${JSON.stringify(wrapped, null, 2)}\n`;
}

/** Undefined for a wrong passphrase or a changed text. */
export function unwrapKeys(text: string, passphrase: string): Buffer[] | undefined {
  const bytes = (encoded: string) => Buffer.from(encoded, "base64");
  try {
    const wrapped = wrappedKeysSchema.parse(JSON.parse(text));
    const key = scryptSync(passphrase, bytes(wrapped.salt), 32, scryptOptions(wrapped.cost));
    const decipher = createDecipheriv("aes-256-gcm", key, bytes(wrapped.nonce));
    decipher.setAuthTag(bytes(wrapped.tag));
    const content = Buffer.concat([decipher.update(bytes(wrapped.content)), decipher.final()]).toString("utf8");
    return (JSON.parse(content) as string[]).map((hex) => Buffer.from(hex, "hex"));
  } catch {
    return undefined;
  }
}
