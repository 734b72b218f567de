/** Check digit rules of tax numbers and bank accounts; generated numbers pass the engine's checks. */

export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) sum += Number(digits[i]) * (weights[i] as number);
  return sum;
}

/** The Luhn check digit. */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** ISO 7064 MOD 11,10, used by German VAT numbers. */
export function mod1110Digit(digits: string): string {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return String((11 - product) % 10);
}

/** Remainder of a long decimal number, computed in pieces. */
export function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** ISO 13616: the two check digits of an IBAN. */
export function ibanCheck(country: string, account: string): string {
  const spelled = (account + country).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return String(98 - remainder(`${spelled}00`, 97)).padStart(2, "0");
}

const gstinAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function gstinCharacter(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) {
    const product = gstinAlphabet.indexOf(body[i] as string) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return gstinAlphabet[(36 - (sum % 36)) % 36] as string;
}
