import { keyText } from "../catalogue/vendor-keys.ts";

/**
 * Locality-sensitive keys of a name (MinHash over trigrams): names with 70 % of their trigrams in common share one of
 * the keys in 98 of 100 cases, names with 10 % in 1 of 100. An index lookup thus finds similar names among any number.
 */
const bands = 10;
const rowsPerBand = 3;

/** Multipliers of the hash functions: odd, and fixed, because keys are stored. */
const seeds = Array.from({ length: bands * rowsPerBand }, (_, index) => (Math.imul(index + 1, 0x9e3779b1) | 1) >>> 0);

export function trigramsOf(name: string): ReadonlySet<string> {
  const text = ` ${keyText(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

/** The share of trigrams that two names have in common, 0–1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/** The numbers in a name: names with different ones are different vendors, however similar. */
export const digitsOf = (name: string) => name.replace(/\D+/g, " ").trim().slice(0, 40);

export function sketchKeys(name: string): string[] {
  const hashes = [...trigramsOf(name)].map(hashOf);
  if (hashes.length === 0) return [];
  const lowest = seeds.map((seed) => hashes.reduce((low, hash) => Math.min(low, mixed(hash, seed)), 0xffffffff));
  return Array.from({ length: bands }, (_, band) => {
    const rows = lowest.slice(band * rowsPerBand, (band + 1) * rowsPerBand);
    return `like:${band}:${rows.map((row) => row.toString(36)).join(".")}:${digitsOf(name)}`;
  });
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function mixed(hash: number, seed: number): number {
  const product = Math.imul(hash ^ (hash >>> 15), seed);
  return (product ^ (product >>> 13)) >>> 0;
}
