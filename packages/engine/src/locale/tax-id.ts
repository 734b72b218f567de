/** What the check digits of a tax number say; `unknown` where its country has none that can be computed from it. */
export type TaxIdVerdict = "valid" | "invalid" | "unknown";

type Rule = Readonly<{ shape: RegExp; check?: (body: string) => boolean }>;

/** VAT numbers of Europe by their prefix: the shape after the prefix and, where published, the check digits. */
const vatRules: Readonly<Record<string, Rule>> = {
  AT: { shape: /^U\d{8}$/, check: (body) => austrian(body.slice(1)) },
  BE: { shape: /^[01]\d{9}$/, check: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)) },
  BG: { shape: /^\d{9,10}$/ },
  CY: { shape: /^\d{8}[A-Z]$/ },
  CZ: { shape: /^\d{8,10}$/ },
  DE: { shape: /^\d{9}$/, check: german },
  DK: { shape: /^\d{8}$/, check: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: {
    shape: /^\d{9}$/,
    check: (body) => (10 - (weighted(body.slice(0, 8), [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === digit(body, 8),
  },
  EL: { shape: /^\d{9}$/ },
  ES: { shape: /^[A-Z0-9]\d{7}[A-Z0-9]$/, check: spanish },
  EU: { shape: /^\d{9}$/ },
  FI: { shape: /^\d{8}$/, check: finnish },
  FR: { shape: /^[A-Z0-9]{2}\d{9}$/, check: french },
  GB: { shape: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, check: british },
  HR: { shape: /^\d{11}$/ },
  HU: {
    shape: /^\d{8}$/,
    check: (body) => (10 - (weighted(body.slice(0, 7), [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === digit(body, 7),
  },
  IE: { shape: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, check: irish },
  IT: { shape: /^\d{11}$/, check: luhn },
  LT: { shape: /^(?:\d{9}|\d{12})$/ },
  LU: { shape: /^\d{8}$/, check: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  LV: { shape: /^\d{11}$/ },
  MT: { shape: /^\d{8}$/ },
  NL: { shape: /^\d{9}B\d{2}$/, check: dutch },
  NO: { shape: /^\d{9}(?:MVA)?$/, check: (body) => weighted(body.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  PL: {
    shape: /^\d{10}$/,
    check: (body) => weighted(body.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digit(body, 9),
  },
  PT: { shape: /^\d{9}$/, check: portuguese },
  RO: { shape: /^\d{2,10}$/ },
  SE: { shape: /^\d{12}$/, check: (body) => luhn(body.slice(0, 10)) },
  SI: { shape: /^\d{8}$/ },
  SK: { shape: /^\d{10}$/, check: (body) => Number(body) % 11 === 0 },
};

/** As printed, without blanks: what the extracted data carries. */
export function normaliseTaxId(text: string): string | undefined {
  const id = text.replace(/\s+/g, "").replace(/^[.:#,;°º-]+|[.:,;]+$/g, "");
  const digits = id.replace(/\D/g, "").length;
  return digits >= 5 && id.length <= 24 ? id : undefined;
}

/** Judges a tax number by its own prefix (`DE…`, `CHE…`); numbers without one are `unknown`. */
export function judgeTaxId(taxId: string): TaxIdVerdict {
  const id = taxId.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (/^CHE\d{9}/.test(id)) return swiss(id.slice(3, 12)) ? "valid" : "invalid";
  const rule = vatRules[id.slice(0, 2)];
  if (!rule) return "unknown";
  const body = id.slice(2);
  if (!rule.shape.test(body)) return "invalid";
  if (!rule.check) return "unknown";
  return rule.check(body) ? "valid" : "invalid";
}

/** Whether a text has the shape of a VAT number with its country prefix. */
export function looksLikeVatId(text: string): boolean {
  const id = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return /^CHE\d{9}/.test(id) || vatRules[id.slice(0, 2)]?.shape.test(id.slice(2)) === true;
}

function digit(text: string, index: number): number {
  return Number(text[index]);
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * digit(digits, index), 0);
}

function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const value = digit(digits, digits.length - 1 - index) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** ISO 7064, modulo 11, 10. */
function german(body: string): boolean {
  let product = 10;
  for (let index = 0; index < 8; index++) {
    const sum = (digit(body, index) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digit(body, 8);
}

function austrian(body: string): boolean {
  let sum = 0;
  for (let index = 0; index < 7; index++) {
    const value = digit(body, index) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - ((sum + 4) % 10)) % 10 === digit(body, 7);
}

/** The key is computed from the company number; keys with letters follow an older scheme that is not judged. */
function french(body: string): boolean {
  const key = body.slice(0, 2);
  if (!/^\d{2}$/.test(key)) return true;
  return (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(key);
}

function british(body: string): boolean {
  if (!/^\d{9}/.test(body)) return true;
  const sum = weighted(body.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** Sole traders' numbers issued since 2020 use modulo 97 over the whole id, companies' the older modulo 11. */
function dutch(body: string): boolean {
  const eleven = weighted(body.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  if (eleven === digit(body, 8)) return true;
  let remainder = 0;
  for (const sign of `NL${body}`) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

function portuguese(body: string): boolean {
  const check = 11 - (weighted(body.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === digit(body, 8);
}

/** Numbers in the form before 2013 with a letter in second place follow another scheme and are not judged. */
function irish(body: string): boolean {
  if (!/^\d{7}/.test(body)) return true;
  const letters = "WABCDEFGHIJKLMNOPQRSTUV";
  const second = body[8] === undefined ? 0 : Math.max(0, letters.indexOf(body[8]));
  return letters[(weighted(body.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === body[7];
}

function finnish(body: string): boolean {
  const remainder = weighted(body.slice(0, 7), [7, 9, 10, 5, 8, 4, 2]) % 11;
  return (remainder === 0 ? 0 : 11 - remainder) === digit(body, 7);
}

function swiss(body: string): boolean {
  const remainder = weighted(body.slice(0, 8), [5, 4, 3, 2, 7, 6, 5, 4]) % 11;
  return (remainder === 0 ? 0 : 11 - remainder) === digit(body, 8);
}

const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";

function spanish(body: string): boolean {
  const person = /^([\dXYZ])(\d{7})([A-Z])$/.exec(body);
  if (person) {
    const lead = "XYZ".indexOf(person[1] ?? "");
    const number = Number(`${lead >= 0 ? lead : person[1]}${person[2]}`);
    return personLetters[number % 23] === person[3];
  }
  return /^[A-W]\d{7}[A-Z0-9]$/.test(body) && spanishCompany(body);
}

function spanishCompany(body: string): boolean {
  let sum = 0;
  for (let index = 1; index <= 7; index++) {
    const value = digit(body, index) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  const control = (10 - (sum % 10)) % 10;
  return body[8] === String(control) || body[8] === "JABCDEFGHI"[control];
}
