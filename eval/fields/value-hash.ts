import { createHash } from "node:crypto";

/** Letters and digits of a value; spacing and punctuation do not count. */
export const lettersAndDigits = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Labels of third-party documents are stored as hashes: they can be compared without revealing the content. */
export const valueHash = (value: unknown) =>
  createHash("sha256").update(lettersAndDigits(value)).digest("hex").slice(0, 24);
