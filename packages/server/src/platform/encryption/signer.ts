import { hash } from "node:crypto";

/** Signs a text with the signer's secret. */
export type Sign = (text: string) => string;

const blockBytes = 64;

/** The key block XORed with a pad (RFC 2104). */
function padded(key: Buffer, pad: number): Buffer {
  return Buffer.alloc(blockBytes, pad).map((byte, index) => byte ^ (key[index] ?? 0)) as Buffer;
}

/**
 * HMAC-SHA-256 in base64url from two one-shot hashes. Every record in a response is signed, and a `createHmac` stream
 * object costs five times as much and fills the heap.
 */
export function createSigner(secret: string): Sign {
  const given = Buffer.from(secret);
  const key = given.length > blockBytes ? hash("sha256", given, "buffer") : given;
  const inner = padded(key, 0x36);
  const outer = padded(key, 0x5c);
  return (text) => {
    const digest = hash("sha256", Buffer.concat([inner, Buffer.from(text)]), "buffer");
    return hash("sha256", Buffer.concat([outer, digest]), "base64url");
  };
}
