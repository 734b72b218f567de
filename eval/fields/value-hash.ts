import { createHash } from "node:crypto";

/** Letters and digits of a value alone: how it is spaced and punctuated is no matter of reading. */
export const bare = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Labels of documents that are not ours are kept as hashes: they can be compared with, and tell nothing. */
export const valueHash = (value: unknown) => createHash("sha256").update(bare(value)).digest("hex").slice(0, 24);
