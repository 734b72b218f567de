/** A seeded random source: the same seed gives the same sequence on every machine. */
export type Random = Readonly<{
  /** 0 ≤ x < 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** Whole number, both ends included. */
  int: (from: number, to: number) => number;
  between: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Picks by weight; entries are [value, weight]. */
  weighted: <T>(entries: readonly (readonly [T, number])[]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
  /** Several different members, in random order. */
  some: <T>(list: readonly T[], count: number) => T[];
  digits: (count: number) => string;
  /** Digits that do not start with zero. */
  number: (count: number) => string;
  letters: (count: number) => string;
  normal: () => number;
  /**
   * An independent source that does not advance this one, so that a new feature drawn with it changes only the
   * documents that show it. Two such sources at the same point need different salts.
   */
  fork: (salt?: number) => Random;
}>;

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** sfc32: small, fast and good enough for choosing layouts; not for secrets. */
function sfc32(seed: number): Readonly<{ next: () => number; state: () => number }> {
  let a = (seed ^ 0x9e3779b9) | 0;
  let b = Math.imul(seed, 0x85ebca6b) | 0;
  let c = (Math.floor(seed / 4294967296) ^ 0xc2b2ae35) | 0;
  let d = 1;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 15; i += 1) next();
  return { next, state: () => (a ^ Math.imul(b, 31) ^ Math.imul(c, 131) ^ d) >>> 0 };
}

export function randomOf(seed: number): Random {
  const { next, state } = sfc32(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error("cannot pick from an empty list");
    return list[Math.floor(next() * list.length)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i -= 1) {
      const j = Math.floor(next() * (i + 1));
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  };
  const repeat = (count: number, draw: () => string) => {
    let out = "";
    for (let i = 0; i < count; i += 1) out += draw();
    return out;
  };
  const digits = (count: number) => repeat(count, () => String(Math.floor(next() * 10)));
  return {
    next,
    int,
    pick,
    shuffle,
    digits,
    chance: (probability) => next() < probability,
    between: (from, to) => from + next() * (to - from),
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return (entries.at(-1) as (typeof entries)[number])[0];
    },
    some: (list, count) => shuffle(list).slice(0, count),
    number: (count) => String(int(1, 9)) + digits(count - 1),
    letters: (count) => repeat(count, () => capitals[Math.floor(next() * 26)] as string),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (salt = 0) => randomOf((state() ^ salt) >>> 0),
  };
}
