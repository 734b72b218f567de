import { plainAccountNumber } from "@inkvoice/contract";
import { limitKey, vendorKeys } from "../catalogue/vendor-keys.ts";
import { sketchKeys } from "./name-sketch.ts";

export type Identity = Readonly<{
  names: readonly string[];
  taxIds: readonly string[];
  /** IBANs and account numbers without blanks. */
  bankAccounts: readonly string[];
}>;

/** The keys that a vendor is stored under. */
export function storedKeys({ names, taxIds, bankAccounts }: Identity): string[] {
  const keys = [
    ...taxIds.flatMap((taxId) => [...taxKeys(taxId).whole, ...taxKeys(taxId).bare]),
    ...bankAccounts.map(bankKey),
    ...names.flatMap((name) => [...nameKeys(name), ...sketchKeys(name)]),
  ];
  return [...new Set(keys)];
}

export const nameKeys = (name: string) => vendorKeys({ name });
export const bankKey = (number: string) => `bank:${limitKey(plainAccountNumber(number))}`;

/**
 * A tax number as it is, and without its country prefix. A number without prefix finds the same digits with any prefix
 * and vice versa; numbers with different prefixes never match.
 */
function taxKeys(taxId: string): Readonly<{ whole: string[]; bare: string[] }> {
  const whole = vendorKeys({ tax_id: taxId });
  const digits = /^tax:[A-Z]{2,3}(\d.*)$/.exec(whole[0] ?? "")?.[1];
  return { whole, bare: digits !== undefined && digits.length >= 6 ? [`bare:${digits}`] : [] };
}

/** The keys that find a vendor by a tax number. */
export function taxLookupKeys(taxId: string): string[] {
  const { whole, bare } = taxKeys(taxId);
  const other =
    bare.length > 0
      ? bare.map((key) => key.replace("bare:", "tax:"))
      : whole.map((key) => key.replace("tax:", "bare:"));
  return [...whole, ...other];
}
