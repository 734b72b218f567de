/** Pseudo-random numbers from a seed, so that a failed round can be repeated. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    // mulberry32: 32 bits of state, good enough to choose moments and documents.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return { fraction, between, oneOf: (items) => items[between(0, items.length - 1)]! };
}
