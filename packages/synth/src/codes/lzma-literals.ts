const top = 2 ** 24;

/** LZMA (lc 3, lp 0, pb 2) without back references: valid, but larger than necessary. */
export function compressAsLiterals(bytes: Uint8Array): Uint8Array {
  const coder = rangeCoder();
  const literals = new Uint16Array(0x300 << 3).fill(1024);
  const isMatch = new Uint16Array(48).fill(1024);
  for (const [at, byte] of bytes.entries()) {
    coder.encode(isMatch, at & 3, 0);
    const base = 0x300 * ((bytes[at - 1] ?? 0) >> 5);
    let node = 1;
    for (let shift = 7; shift >= 0; shift--) {
      const bit = (byte >> shift) & 1;
      coder.encode(literals, base + node, bit);
      node = (node << 1) | bit;
    }
  }
  return coder.finish();
}

function rangeCoder() {
  const output: number[] = [];
  let low = 0;
  let range = 0xffffffff;
  let held = 0;
  let waiting = 1;
  const shift = () => {
    if (low < 0xff000000 || low > 0xffffffff) {
      const carry = low > 0xffffffff ? 1 : 0;
      for (; waiting > 0; waiting--) {
        output.push((held + carry) & 0xff);
        held = 0xff;
      }
      held = Math.floor(low / top) & 0xff;
    }
    waiting++;
    low = (low % top) * 256;
  };
  return {
    encode(probabilities: Uint16Array, index: number, bit: number): void {
      const probability = probabilities[index] ?? 1024;
      const bound = (range >>> 11) * probability;
      if (bit === 0) {
        range = bound;
        probabilities[index] = probability + ((2048 - probability) >> 5);
      } else {
        low += bound;
        range -= bound;
        probabilities[index] = probability - (probability >> 5);
      }
      while (range < top) {
        range = (range * 256) >>> 0;
        shift();
      }
    },
    finish(): Uint8Array {
      for (let i = 0; i < 5; i++) shift();
      return Uint8Array.from(output);
    },
  };
}
