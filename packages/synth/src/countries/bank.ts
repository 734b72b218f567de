import { listOf } from "../lexicon/lexicon.ts";
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
  EE: "n16",
  LV: "a4n13",
  LT: "n16",
  GR: "n23",
  CY: "n24",
  BG: "a4n14",
  MT: "a4n23",
  HR: "n17",
  SI: "n15",
  SK: "n20",
  TR: "n22",
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
/** Names in which a country's banks call themselves; used half of the time there. */
const national: Readonly<Record<string, string>> = {
  FI: "Osuuspankki | OP | Nordea | Säästöpankki | Danske Bank | Aktia | S-Pankki",
  EE: "Swedbank AS | SEB Pank | LHV Pank | Luminor Bank | Coop Pank",
  LV: "Swedbank AS | SEB banka | Luminor Bank | Citadele banka | Rietumu Banka",
  LT: "AB Swedbank | AB SEB bankas | Luminor Bank | Šiaulių bankas | Paysera LT",
  IE: "AIB | Banc na hÉireann | Bank of Ireland | PTSB",
  MT: "Bank of Valletta | BOV | APS Bank | Lombard Bank | HSBC Malta",
  GR: "Εθνική Τράπεζα | Τράπεζα Πειραιώς | Alpha Bank | Eurobank | ΕΤΕ | ΠΕΙΡΑΙΩΣ | Attica Bank",
  CY: "Τράπεζα Κύπρου | Ελληνική Τράπεζα | Bank of Cyprus | Hellenic Bank",
  BG: "Банка ДСК | УниКредит Булбанк | Юробанк България | ОББ | Първа инвестиционна банка | ЦКБ АД",
  CZ: "Komerční banka | Česká spořitelna | ČSOB | Fio banka | Moneta",
  SK: "Slovenská sporiteľňa | Tatra banka | VÚB banka | ČSOB",
  SI: "NLB d.d. | Nova KBM | SKB banka | Delavska hranilnica",
  HR: "Zagrebačka banka | Privredna banka Zagreb | Erste banka | OTP banka",
  HU: "OTP Bank | K&H Bank | Erste Bank | Magyar Bankholding | Raiffeisen Bank",
  RO: "Banca Transilvania | BCR | BRD | ING Bank | CEC Bank",
  NO: "DNB | Sparebanken | Nordea | Handelsbanken",
  TR: "Ziraat Bankası | Garanti BBVA | İş Bankası | Yapı Kredi | Akbank",
};
const tails = ["Bank", "Bank AG", "Bank plc", "Savings", "Credit Union", "S.A.", "Bank Ltd", "& Co", "Trust", ""];

export function bankContent(random: Random, country: string): BankContent {
  const iban = ibanOf(random, country);
  const bic = `${random.letters(4)}${country}${random.pick(["2A", "22", "FF", "MM", "33", "2L"])}${random.pick(["", "", "XXX", random.letters(3)])}`;
  return {
    name: bankName(random, country),
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

function bankName(random: Random, country: string): string {
  const own = national[country];
  if (own !== undefined && random.chance(0.5)) return random.pick(listOf(own));
  return `${random.pick(stems)} ${random.pick(tails)}`.trim();
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
