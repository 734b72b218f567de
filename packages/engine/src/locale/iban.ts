/** Lengths of the IBAN by country, from the registry of the IBAN standard. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  BR: 29,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
  UA: 29,
  XK: 20,
};

/** The IBAN without blanks and in capitals; undefined where the shape is not one. Check digits are not looked at. */
export function normaliseIban(text: string): string | undefined {
  const iban = text
    .toUpperCase()
    .replace(/^IBAN[:.\s]*/, "")
    .replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) ? iban : undefined;
}

/** Whether length and check digits (ISO 7064, modulo 97) agree. */
export function isValidIban(iban: string): boolean {
  const expected = lengths[iban.slice(0, 2)];
  if (expected !== undefined && expected !== iban.length) return false;
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

function remainder97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** A BIC in capitals: four letters, a country, two signs, and three more for a branch. Undefined where the shape is not one. */
export function normaliseBic(text: string): string | undefined {
  const bic = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : undefined;
}
