import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };
const highest = 0x10ffff;

const anyCharacter = fc
  .integer({ min: 0, max: highest - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

/** Arbitrary Unicode text, like fast-check's unit "binary", which needs a second of processor time to start. */
export const anyText = fc.string({ unit: anyCharacter });
