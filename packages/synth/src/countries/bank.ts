import type { Random } from "../random.ts";
import { ibanCheck } from "./check-digits.ts";

/** n: digits, a: letters; the national part of the account number. */
const shapes: Readonly<Record<string, string>> = {
  DE: "n18",
  AT: "n16",
  CH: "n17",
  GB: "a4n14",
  IE: "a4n14",
  FR: "n23",
  BE: "n12",
  ES: "n20",
  IT: "a1n22",
  NL: "a4n10",
  PT: "n21",
  PL: "n24",
  SE: "n20",
  DK: "n14",
  NO: "n11",
  FI: "n14",
  LU: "n16",
  CZ: "n20",
  HU: "n24",
  RO: "a4n16",
  AE: "n19",
};

export type BankContent = Readonly<{
  name: string;
  account: string;
  code: string;
  iban?: string;
  bic: string;
  holder?: string;
}>;

const stems = [
  "Sparkasse",
  "Volksbank",
  "Commerz",
  "Nord",
  "Union",
  "Credit",
  "First",
  "National",
  "Barc",
  "Lloy",
  "Rabo",
  "ING",
  "Deutsche",
  "Banque",
  "Banco",
  "Banca",
  "Svea",
  "Dansk",
  "Kredyt",
  "United",
  "Pacific",
  "City",
  "Maybank",
  "HDF",
];
const tails = ["Bank", "Bank AG", "Bank plc", "Savings", "Credit Union", "S.A.", "Bank Ltd", "& Co", "Trust", ""];

export function bankContent(random: Random, country: string): BankContent {
  const iban = ibanOf(random, country);
  const bic = `${random.letters(4)}${country}${random.pick(["2A", "22", "FF", "MM", "33", "2L"])}${random.pick(["", "", "XXX", random.letters(3)])}`;
  return {
    name: `${random.pick(stems)} ${random.pick(tails)}`.trim(),
    account: random.number(random.int(7, 11)),
    code: random.pick([
      `${random.digits(2)}-${random.digits(2)}-${random.digits(2)}`,
      random.number(8),
      random.number(9),
      `${random.digits(3)}-${random.digits(3)}`,
      `${random.letters(4)}0${random.digits(6)}`,
    ]),
    bic,
    ...(iban === undefined ? {} : { iban }),
  };
}

function ibanOf(random: Random, country: string): string | undefined {
  const shape = shapes[country];
  if (shape === undefined) return undefined;
  const account = shape.replace(/([an])(\d+)/g, (_, kind: string, count: string) =>
    kind === "n" ? random.digits(Number(count)) : random.letters(Number(count)),
  );
  const iban = country + ibanCheck(country, account) + account;
  return random.chance(0.6) ? (iban.match(/.{1,4}/g) ?? []).join(" ") : iban;
}
