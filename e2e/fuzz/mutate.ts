import type { Random } from "../faults/support/random.ts";

/** One way to damage a file. */
type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const interesting = [
  "0",
  "-1",
  "65536",
  "2147483647",
  "4294967296",
  "99999999999999999999",
  "1e400",
  "NaN",
  "%00",
  "../../x",
];

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let count = random.between(1, 40); count > 0; count -= 1) {
    const at = random.between(0, copy.length - 1);
    copy[at] = (copy[at] ?? 0) ^ (1 << random.between(0, 7));
  }
  return copy;
}

function cutOff(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, random.between(8, bytes.length));
}

function leaveOut(bytes: Uint8Array, random: Random): Uint8Array {
  const from = random.between(8, bytes.length - 1);
  return Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(from + random.between(1, 2000))]);
}

function repeatPart(bytes: Uint8Array, random: Random): Uint8Array {
  const from = random.between(0, bytes.length - 1);
  const part = bytes.subarray(from, from + random.between(1, 500));
  return Buffer.concat([
    bytes.subarray(0, from),
    ...Array.from({ length: random.between(2, 200) }, () => part),
    bytes.subarray(from),
  ]);
}

/** Changes numbers, which are lengths, counts and offsets. */
function changeNumbers(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const places = [...text.matchAll(/\d+/g)];
  if (places.length === 0) return flipBits(bytes, random);
  let changed = text;
  for (let count = random.between(1, 5); count > 0; count -= 1) {
    const place = random.oneOf(places);
    changed = changed.slice(0, place.index) + random.oneOf(interesting) + changed.slice(place.index + place[0].length);
  }
  return Buffer.from(changed, "latin1");
}

function setBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const from = random.between(0, copy.length - 1);
  return copy.fill(random.oneOf([0, 0xff, 0x7f, 0x80, 0x28, 0x3c]), from, from + random.between(1, 200));
}

const mutations: readonly Mutation[] = [flipBits, cutOff, leaveOut, repeatPart, changeNumbers, setBytes];

/** A damaged copy. Mostly keeps the first bytes: an unrecognised file is refused before it is opened. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  let damaged = bytes;
  for (let count = random.between(1, 3); count > 0; count -= 1) damaged = random.oneOf(mutations)(damaged, random);
  if (random.fraction() < 0.9 && damaged.length > 16) {
    damaged = Uint8Array.from(damaged);
    damaged.set(bytes.subarray(0, 12));
  }
  return damaged.length > 10_000_000 ? damaged.slice(0, 10_000_000) : damaged;
}
