import { hash, randomBytes } from "node:crypto";

const prefix = "ink_live_";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomCharacters = 43;
const hintLength = prefix.length + 4;

/** 43 characters of 62 are 256 bits; the prefix lets secret scanners recognise a leaked key. */
export function newApiKey(): string {
  let key = prefix;
  while (key.length < prefix.length + randomCharacters) {
    for (const byte of randomBytes(64)) {
      // 248 is the largest multiple of 62 in a byte; higher values would favour some characters.
      if (byte < 248 && key.length < prefix.length + randomCharacters) key += alphabet[byte % 62];
    }
  }
  return key;
}

/** Whether a text looks like an API key, generated or chosen by the operator. */
export function isApiKeyText(text: string): boolean {
  return /^ink_live_[\w-]{1,200}$/.test(text);
}

/** Keys are random enough for a plain fast hash. */
export function hashApiKey(key: string): string {
  return hash("sha256", key);
}

export function apiKeyHint(key: string): string {
  return `${key.slice(0, hintLength)}…`;
}
