import { createHash, randomBytes } from "node:crypto";

/** 256 random bits; only the hash is stored, so that a stolen database contains no usable token. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
