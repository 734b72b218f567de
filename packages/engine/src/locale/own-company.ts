import { alignLetters } from "./align-letters.ts";
import { wordKey } from "./fold-text.ts";
import { hasLegalForm, withoutLegalForm } from "./legal-form.ts";

/** A company of the account that sends the documents. */
export type OwnCompany = Readonly<{
  name: string;
  aliases?: readonly string[] | undefined;
  tax_ids?: readonly string[] | undefined;
  addresses?: readonly string[] | undefined;
}>;

type Party = Readonly<{ name?: string | undefined; tax_id?: string | undefined }>;

/** Letters: shorter names stand inside many others. */
const shortest = 4;
/** One letter in eight may have been misread. */
const mostMisread = 1 / 8;
/** Digits: a number without its country's letters is the same number. */
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

/** What tells the account's own companies from other parties. */
export function ownCompanies(companies: readonly OwnCompany[]): OwnCompanies {
  const names = companies.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  const keys = new Set(names.map(nameKey).filter((key) => key !== ""));
  const registered = names.filter(hasLegalForm).map(wordKey);
  const numbers = new Set(companies.flatMap(({ tax_ids = [] }) => tax_ids.flatMap(numberKeys)));
  const addresses = companies.flatMap(({ addresses: own = [] }) => own.map(wordKey)).filter(isLong);
  const hasName = (name: string, misread = false) => {
    const key = nameKey(name);
    if (keys.has(key) || registered.some((own) => wordKey(name).startsWith(own))) return true;
    return misread && [...keys].some((own) => isMisread(key, own));
  };
  const hasTaxId = (taxId: string) => numberKeys(taxId).some((key) => numbers.has(key));
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

/** A street with its number and a town; shorter texts stand in many addresses. */
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

function numberKeys(taxId: string): string[] {
  const whole = taxId.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const bare = whole.replace(/^[A-Z]{2,3}(?=\d)/, "");
  return [whole, bare].filter((key) => key.length >= shortestNumber);
}
