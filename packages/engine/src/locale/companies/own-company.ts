import { alignLetters } from "../letters/align-letters.ts";
import { wordKey } from "../letters/fold-text.ts";
import { hasLegalForm, withoutLegalForm } from "./legal-form.ts";

/** A company of the account that sends the documents. */
export type OwnCompany = Readonly<{
  name: string;
  aliases?: readonly string[] | undefined;
  tax_ids?: readonly string[] | undefined;
  addresses?: readonly string[] | undefined;
}>;

type Party = Readonly<{ name?: string | undefined; tax_id?: string | undefined }>;

/** Minimum letters of a name: shorter ones occur within many others. */
const shortest = 4;
/** Share of letters that may be misread. */
const mostMisread = 1 / 8;
/** Minimum digits of a number: shorter ones occur in many places. */
const shortestNumber = 7;

export type OwnCompanies = Readonly<{
  /** `misread`: whether letters of the name may have been misread, as on a picture. */
  hasName(name: string, misread?: boolean): boolean;
  hasTaxId(taxId: string): boolean;
  hasAddress(address: string): boolean;
  hasParty(party: Party | undefined): boolean;
  /** Names as they may be printed, longest first. */
  printedNames: readonly string[];
}>;

/** Recognises the account's own companies among the parties. */
export function ownCompanies(companies: readonly OwnCompany[]): OwnCompanies {
  const names = companies.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const keys = new Set(names.map(nameKey).filter((key) => key !== ""));
  const registered = names.filter(hasLegalForm).map(wordKey);
  const numbers = companies.flatMap(({ tax_ids = [] }) => tax_ids.map(numberOf));
  const addresses = companies.flatMap(({ addresses: own = [] }) => own.map(wordKey)).filter(isLong);
  const hasName = (name: string, misread = false) => {
    const key = nameKey(name);
    if (keys.has(key) || registered.some((own) => wordKey(name).startsWith(own))) return true;
    return misread && [...keys].some((own) => isMisread(key, own));
  };
  const hasTaxId = (taxId: string) => numbers.some((own) => isSameNumber(own, numberOf(taxId)));
  return {
    hasName,
    hasTaxId,
    hasAddress: (address) => {
      const key = wordKey(address);
      return isLong(key) && addresses.some((own) => own.includes(key) || key.includes(own));
    },
    hasParty: (party) =>
      (party?.tax_id !== undefined && hasTaxId(party.tax_id)) || (party?.name !== undefined && hasName(party.name)),
    printedNames: names.filter((name) => wordKey(name).length >= shortest).toSorted((a, b) => b.length - a.length),
  };
}

/** Minimum length of a street with its number and a town; shorter texts occur in many addresses. */
function isLong(key: string): boolean {
  return key.length >= 12;
}

function nameKey(name: string): string {
  return wordKey(withoutLegalForm(name)) || wordKey(name);
}

function isMisread(read: string, own: string): boolean {
  if (Math.min(read.length, own.length) < 2 * shortest) return false;
  return alignLetters(read, own).differing <= mostMisread * own.length;
}

type TaxNumber = Readonly<{ country: string; digits: string }>;

function numberOf(taxId: string): TaxNumber {
  const whole = taxId.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const country = /^[A-Z]{2,3}(?=\d)/.exec(whole)?.[0] ?? "";
  return { country, digits: whole.slice(country.length) };
}

function isSameNumber(a: TaxNumber, b: TaxNumber): boolean {
  if (a.digits !== b.digits || a.digits.length < shortestNumber) return false;
  return a.country === b.country || a.country === "" || b.country === "";
}
