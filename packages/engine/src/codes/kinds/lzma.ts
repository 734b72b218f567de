/** LZMA without a header, with the settings lc 3, lp 0, pb 2 that PAY by square fixes. */
const literalContextBits = 3;
const positionMask = 3;
const states = 12;
const positions = 4;
const probabilityBits = 11;
const moveBits = 5;
const top = 2 ** 24;
const shortestMatch = 2;

/** Undefined where the stream is damaged. Never writes more than `size` bytes, whatever the stream asks for. */
export function decompressLzma(source: Uint8Array, size: number): Uint8Array | undefined {
  if (source.length < 5 || source[0] !== 0) return undefined;
  const range = new RangeDecoder(source);
  const output = new Uint8Array(size);
  const model = newModel();
  const history: History = { state: 0, distances: [0, 0, 0, 0] };
  let at = 0;
  while (at < size) {
    if (range.overrun) return undefined;
    const position = at & positionMask;
    if (range.bit(model.isMatch, history.state * positions + position) === 0) {
      output[at] = literal(range, model, output, { at, state: history.state, distance: history.distances[0] });
      at++;
      history.state = afterLiteral(history.state);
      continue;
    }
    const length = matchLength(range, model, history, position);
    const [distance] = history.distances;
    if (distance >= at) return undefined;
    for (const end = Math.min(size, at + length); at < end; at++) output[at] = output[at - distance - 1] ?? 0;
  }
  return output;
}

/** The kind of the latest symbols, from 0 to 11, and the distances of the four latest different matches. */
type History = { state: number; distances: readonly [number, number, number, number] };

const afterLiteral = (state: number) => (state < 4 ? 0 : state < 10 ? state - 3 : state - 6);

/** Decodes a match and returns its length; its distance becomes the first of the history. */
function matchLength(range: RangeDecoder, model: Model, history: History, position: number): number {
  const { state, distances } = history;
  if (range.bit(model.isRep, state) === 0) {
    const length = lengthOf(range, model.lengths, position);
    history.state = state < 7 ? 7 : 10;
    history.distances = [distanceOf(range, model, length), distances[0], distances[1], distances[2]];
    return length + shortestMatch;
  }
  if (range.bit(model.isRep0, state) === 1) history.distances = repeated(range, model, history);
  else if (range.bit(model.isRep0Long, state * positions + position) === 0) {
    history.state = state < 7 ? 9 : 11;
    return 1;
  }
  history.state = state < 7 ? 8 : 11;
  return lengthOf(range, model.repLengths, position) + shortestMatch;
}

/** Moves the distance of an earlier match to the front. */
function repeated(
  range: RangeDecoder,
  { isRep1, isRep2 }: Model,
  { state, distances: [first, second, third, fourth] }: History,
): History["distances"] {
  if (range.bit(isRep1, state) === 0) return [second, first, third, fourth];
  if (range.bit(isRep2, state) === 0) return [third, first, second, fourth];
  return [fourth, first, second, third];
}

type Probabilities = Uint16Array;
type Lengths = Readonly<{ choice: Probabilities; low: Probabilities; mid: Probabilities; high: Probabilities }>;

function newModel() {
  return {
    isMatch: fresh(states * positions),
    isRep: fresh(states),
    isRep0: fresh(states),
    isRep1: fresh(states),
    isRep2: fresh(states),
    isRep0Long: fresh(states * positions),
    literals: fresh(0x300 << literalContextBits),
    slots: fresh(4 * 64),
    special: fresh(128),
    align: fresh(16),
    lengths: newLengths(),
    repLengths: newLengths(),
  };
}

function newLengths(): Lengths {
  return { choice: fresh(2), low: fresh(positions * 8), mid: fresh(positions * 8), high: fresh(256) };
}

function fresh(count: number): Probabilities {
  return new Uint16Array(count).fill(1 << (probabilityBits - 1));
}

type Model = ReturnType<typeof newModel>;

function literal(
  range: RangeDecoder,
  { literals }: Model,
  output: Uint8Array,
  { at, state, distance }: Readonly<{ at: number; state: number; distance: number }>,
): number {
  const before = at === 0 ? 0 : (output[at - 1] ?? 0);
  const base = 0x300 * (before >> (8 - literalContextBits));
  let symbol = 1;
  if (state >= 7) {
    let match = output[at - distance - 1] ?? 0;
    while (symbol < 0x100) {
      const matchBit = (match >> 7) & 1;
      match <<= 1;
      const bit = range.bit(literals, base + ((1 + matchBit) << 8) + symbol);
      symbol = (symbol << 1) | bit;
      if (matchBit !== bit) break;
    }
  }
  while (symbol < 0x100) symbol = (symbol << 1) | range.bit(literals, base + symbol);
  return symbol & 0xff;
}

function lengthOf(range: RangeDecoder, { choice, low, mid, high }: Lengths, position: number): number {
  if (range.bit(choice, 0) === 0) return range.tree(low, position * 8, 3);
  if (range.bit(choice, 1) === 0) return 8 + range.tree(mid, position * 8, 3);
  return 16 + range.tree(high, 0, 8);
}

function distanceOf(range: RangeDecoder, { slots, special, align }: Model, length: number): number {
  const slot = range.tree(slots, Math.min(length, 3) * 64, 6);
  if (slot < 4) return slot;
  const direct = (slot >> 1) - 1;
  const base = (2 | (slot & 1)) * 2 ** direct;
  if (slot < 14) return base + range.reverseTree(special, base - slot, direct);
  return base + range.direct(direct - 4) * 16 + range.reverseTree(align, 0, 4);
}

/** Arithmetic decoding of single bits. */
class RangeDecoder {
  readonly #source: Uint8Array;
  #at = 5;
  #range = 0xffffffff;
  #code: number;

  constructor(source: Uint8Array) {
    this.#source = source;
    this.#code = Buffer.from(source).readUInt32BE(1);
  }

  /** Whether the decoder has read beyond the end of the stream. */
  get overrun(): boolean {
    return this.#at > this.#source.length + 8;
  }

  bit(probabilities: Probabilities, index: number): 0 | 1 {
    const probability = probabilities[index] ?? 1;
    const bound = (this.#range >>> probabilityBits) * probability;
    let bit: 0 | 1;
    if (this.#code < bound) {
      this.#range = bound;
      probabilities[index] = probability + ((2 ** probabilityBits - probability) >> moveBits);
      bit = 0;
    } else {
      this.#range -= bound;
      this.#code -= bound;
      probabilities[index] = probability - (probability >> moveBits);
      bit = 1;
    }
    this.#normalise();
    return bit;
  }

  /** Decodes bits of equal probability. */
  direct(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++) {
      this.#range = this.#range >>> 1;
      const one = this.#code >= this.#range;
      if (one) this.#code -= this.#range;
      value = value * 2 + (one ? 1 : 0);
      this.#normalise();
    }
    return value;
  }

  tree(probabilities: Probabilities, offset: number, bits: number): number {
    let node = 1;
    for (let bit = 0; bit < bits; bit++) node = (node << 1) | this.bit(probabilities, offset + node);
    return node - (1 << bits);
  }

  reverseTree(probabilities: Probabilities, offset: number, bits: number): number {
    let node = 1;
    let value = 0;
    for (let index = 0; index < bits; index++) {
      const bit = this.bit(probabilities, offset + node);
      node = (node << 1) | bit;
      value |= bit << index;
    }
    return value;
  }

  #normalise(): void {
    if (this.#range >= top) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | (this.#source[this.#at] ?? 0)) >>> 0;
    this.#at++;
  }
}
