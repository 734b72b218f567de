import { isCreditorReference } from "@inkvoice/contract/iban";
import { judgeTaxId } from "../../locale/companies/tax-id.ts";
import { Fault, type Value } from "./values.ts";

/** A tax number without its country's prefix, as the code writes it. */
export function taxIdOf(country: string, text: string | undefined): Value {
  const id = text?.trim().toUpperCase();
  if (id === undefined || !/^[A-Z0-9]{5,20}$/.test(id)) return undefined;
  const bare = id.startsWith(country) && id.length > 9 ? id.slice(country.length) : id;
  return judgeTaxId(country + bare) === "invalid" ? wrongCheckDigits(id) : id;
}

export function wrongCheckDigits(id: string): Fault {
  return new Fault(`the check digits of ${id} are wrong`);
}

/** Sum of digits times weights that run from the right: 2, 3 … up to `highest`, and again. */
function weightedFromRight(digits: string, highest: number): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const sign = digits.charCodeAt(digits.length - 1 - index) - 48;
    sum += sign * (2 + (index % (highest - 1)));
  }
  return sum;
}

/** Argentina's CUIT. */
export function cuit(text: string | undefined): Value {
  if (text === undefined || !/^\d{11}$/.test(text)) return undefined;
  const check = (11 - (weightedFromRight(text.slice(0, 10), 7) % 11)) % 11;
  return check === Number(text[10]) ? text : wrongCheckDigits(text);
}

/** Chile's RUT, with its dash. */
export function rut(text: string | undefined): Value {
  const match = /^(\d{6,9})-([\dK])$/.exec(text?.trim().toUpperCase().replaceAll(".", "") ?? "");
  if (!match) return undefined;
  const check = "0123456789K0"[11 - (weightedFromRight(match[1] ?? "", 7) % 11)];
  return check === match[2] ? match[0] : wrongCheckDigits(match[0]);
}

/** Brazil's check digit, also over the letters that CNPJ numbers may hold. */
export function brazilianDigit(signs: string): string {
  const rest = weightedFromRight(signs, 9) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

export function isCnpj(id: string): boolean {
  const first = brazilianDigit(id.slice(0, 12));
  return id.slice(12) === first + brazilianDigit(id.slice(0, 12) + first);
}

const base36Signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** India's GSTIN: modulo 36 over digits and letters. */
export function gstin(text: string | undefined): Value {
  const id = text?.trim().toUpperCase();
  if (id === undefined || !/^\d{2}[A-Z0-9]{12}[A-Z0-9]$/.test(id)) return undefined;
  let sum = 0;
  for (let index = 0; index < 14; index++) {
    const product = base36Signs.indexOf(id[index] ?? "") * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return base36Signs[(36 - (sum % 36)) % 36] === id[14] ? id : wrongCheckDigits(id);
}

/** The recursive modulo 10 of Swiss references. */
export function swissReference(text: string): boolean {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  let carry = 0;
  for (const sign of text.slice(0, -1)) carry = table[(carry + Number(sign)) % 10] ?? 0;
  return (10 - carry) % 10 === Number(text.at(-1));
}

/** A payment reference; undefined if its kind has check digits and they are wrong. */
export function reference(text: string | undefined): Value {
  const compact = text?.replace(/\s/g, "").toUpperCase() ?? "";
  if (compact === "" || compact.length > 40 || !/^[A-Z0-9./+-]+$/.test(compact)) return undefined;
  const claimsCheck = /^RF\d{2}/.test(compact);
  return claimsCheck && !isCreditorReference(compact) ? wrongCheckDigits(compact) : compact;
}

/** CRC-8 with the polynomial x⁸+x²+x+1, as TicketBAI uses it. */
export function crc8(text: string): number {
  let crc = 0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : (crc << 1) & 0xff;
  }
  return crc;
}
