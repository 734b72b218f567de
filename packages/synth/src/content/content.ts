import type { DocumentType } from "@inkvoice/contract";
import { type Address, makeAddress } from "../countries/addresses.ts";
import { type BankContent, bankContent } from "../countries/bank.ts";
import { type Country, countryOf, countryWeights, type Language } from "../countries/countries.ts";
import { oneStopId, taxIdOf } from "../countries/tax-ids.ts";
import { addDays, type Day, randomDay } from "../formats/dates.ts";
import { decimalsOfCurrency } from "../formats/numbers.ts";
import type { Trade } from "../languages/pack-keys.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { nationalLexicon } from "../lexicon/national.ts";
import type { Random } from "../random.ts";
import { bilingual } from "./bilingual.ts";
import { documentNumber, longNumber, otherNumber } from "./identifiers.ts";
import { institutionName } from "./institution-names.ts";
import { type LineContent, makeLines, scaleOf } from "./lines.ts";
import { branchPart, companyName, domainNameFor, oneWordName, personName, tradeName } from "./names.ts";
import { makeSums, type Sums } from "./sums.ts";

export type PartyContent = Readonly<{
  name: string;
  tradeName: string;
  address: Address;
  country: Country;
  taxId: string;
  registration: string;
  /** The tax office's number, in countries that use one beside the VAT number. */
  taxOfficeNumber: string | undefined;
  phone: string;
  mail: string;
  web: string;
  person: string;
  /** A natural person rather than a company. */
  isPerson: boolean;
}>;

/** The content of a document, independent of its layout. */
export type Content = Readonly<{
  documentType: DocumentType;
  trade: Trade;
  country: Country;
  language: Language;
  lexicon: Lexicon;
  currency: string;
  decimals: number;
  seller: PartyContent;
  buyer: PartyContent;
  shipTo: PartyContent;
  number: string;
  date: Day;
  due: Day;
  days: number;
  orderNumber: string;
  purchaseOrder: string;
  customerNumber: string;
  /** Dates other than the document's: orders, deliveries, meter readings. */
  otherDays: readonly Day[];
  pricesIncludeTax: boolean;
  lines: readonly LineContent[];
  sums: Sums;
  bank: BankContent;
  paymentReference: string;
}>;

export type ContentOptions = Readonly<{
  till: boolean;
  lineCount: number;
  trade: Trade;
  documentType: DocumentType;
  bill: boolean;
  country?: string;
  language?: Language;
}>;

export function makeContent(random: Random, wish: ContentOptions): Content {
  const country = chooseCountry(random, wish);
  const language = wish.language ?? (random.chance(0.03) ? "en" : random.weighted(country.languages));
  const lexicon =
    random.chance(0.07) && !wish.till ? bilingual(random, language) : nationalLexicon(country.code, language);
  const currency = random.chance(0.05)
    ? random.pick(["EUR", "USD", "USD", "GBP", "EUR", "CHF"])
    : ownCurrency(random, country);
  const date = randomDay(random);
  const days = random.pick([0, 7, 10, 14, 14, 15, 20, 21, 30, 30, 30, 45, 60, 90]);
  const pricesIncludeTax = random.chance(wish.till ? 0.65 : 0.14);
  const decimals = roundCurrencies.has(currency) && random.chance(0.5) ? 0 : decimalsOfCurrency(currency);
  const seller = sellerOf(random, country, language);
  const lines = makeLines({
    random,
    trade: wish.trade,
    country,
    language,
    lexicon,
    day: date,
    decimals,
    count: wish.lineCount,
    pricesIncludeTax,
    till: wish.till,
    rates: random.chance(0.2) ? country.rates : [random.pick(country.rates)],
    scale: scaleOf(random, wish.trade) * (priceLevels[currency] ?? 1),
  });
  const sums = makeSums({
    random,
    country,
    lines: lines.filter((line) => line.partOf === undefined),
    pricesIncludeTax,
    till: wish.till,
    bill: wish.bill,
    settles: !wish.till && wish.documentType === "invoice",
    taxed: country.code === "US" ? lines.some((line) => line.rate > 0) : random.chance(0.9),
    agency: wish.trade === "media" && random.chance(0.5),
  });
  const forked = random.fork();
  const usualNumber = documentNumber(random, date.year);
  const number = forked.chance(longNumberShare) ? longNumber(forked, date.year) : usualNumber;
  return {
    documentType: wish.documentType,
    trade: wish.trade,
    country,
    language,
    lexicon,
    currency,
    decimals,
    seller,
    buyer: buyerOf(random, country, language),
    shipTo: buyerOf(random, country, language),
    number,
    date,
    days,
    due: addDays(date, random.chance(0.85) ? days : random.int(0, 60)),
    orderNumber: otherNumber(random, date.year),
    purchaseOrder: otherNumber(random, date.year),
    customerNumber: otherNumber(random, date.year),
    otherDays: Array.from({ length: 4 }, () => addDays(date, random.int(-60, 12))),
    pricesIncludeTax,
    lines,
    sums,
    bank: bankContent(random, country.code),
    paymentReference: random.pick([
      number.replace(/\D/g, "") || number,
      `RF${random.digits(2)}${random.digits(12)}`,
      random.number(16),
      `${random.digits(3)}/${random.digits(4)}/${random.digits(5)}`,
      `+++${random.digits(3)}/${random.digits(4)}/${random.digits(5)}+++`,
    ]),
  };
}

/** Currencies that the euro replaced a few years ago. */
const formerCurrencies: Readonly<Record<string, string>> = { BG: "BGN" };

function ownCurrency(random: Random, { code, currency }: Country): string {
  const former = formerCurrencies[code];
  return former !== undefined && random.chance(0.5) ? former : currency;
}

/** Currencies of low value: half of their documents have no decimals. */
const roundCurrencies: ReadonlySet<string> = new Set(["COP", "CRC", "NGN", "LKR", "PKR", "AOA", "JMD", "ARS", "MZN"]);

/** Rough exchange rate to the dollar. */
const priceLevels: Readonly<Record<string, number>> = {
  HUF: 300,
  CLP: 800,
  COP: 3500,
  PYG: 6000,
  XOF: 500,
  JPY: 130,
  ISK: 120,
  IDR: 14000,
  ARS: 300,
  CRC: 500,
  NGN: 700,
  AOA: 500,
  INR: 60,
  PKR: 200,
  LKR: 250,
  BDT: 90,
  MZN: 60,
  KES: 100,
  RUB: 70,
  PHP: 45,
  DZD: 120,
  EGP: 30,
  MXN: 15,
  CZK: 20,
  SEK: 9,
  NOK: 9,
  DKK: 6,
  TRY: 20,
  THB: 30,
  UYU: 35,
  DOP: 50,
};
const tillWeights: Readonly<Record<string, number>> = { MY: 14, SG: 5, US: 22, PL: 13, CH: 10, BR: 10, SE: 7, IN: 12 };

/** Countries of receipts, weighted towards those where receipts are scanned for expenses. */
const tillCountries = countryWeights.map(
  ([country, weight]) => [country, tillWeights[country.code] ?? weight] as const,
);

function chooseCountry(random: Random, { country, language, till }: ContentOptions): Country {
  if (country !== undefined) return countryOf(country);
  const known = till ? tillCountries : countryWeights;
  if (language === undefined) return random.weighted(known);
  return random.weighted(known.filter(([each]) => each.languages.some(([spoken]) => spoken === language)));
}

/** Share of numbers that combine till, year and counter. */
const longNumberShare = 0.06;
/** Share of sellers whose name is a single word. */
const oneWordShare = 0.07;
/** Share of sellers whose name is their web address. */
const webShopShare = 0.01;
/** Share of public bodies among the buyers, and of c/o addresses. */
const institutionShare = 0.05;
const careOfShare = 0.012;

function sellerOf(random: Random, country: Country, language: Language): PartyContent {
  const forked = random.fork();
  const usual = companyName(random, country, language);
  const name = forked.chance(oneWordShare) ? oneWordName(forked, country) : usual;
  const house = branchPart(forked.fork(), country, language);
  const party = contactsOf(random, country, name);
  const address = makeAddress(random, { country });
  const foreign = country.code === "US" && random.chance(0.05);
  const isWebShop = forked.fork(0x3eb).chance(webShopShare);
  const host = party.web.replace(/^https:\/\//, "");
  return {
    ...party,
    name: isWebShop ? host.replace(/^www\./, "") : name + house,
    tradeName: isWebShop ? host.replace(/^www\./, "") : party.tradeName,
    address,
    country,
    taxId: foreign ? oneStopId(random) : taxIdOf(random, country.code),
    isPerson: false,
  };
}

/** Any party other than the seller: the buyer, a carrier, an agency, a bank. */
export function buyerOf(random: Random, home: Country, language: Language): PartyContent {
  const country = random.chance(0.8) ? home : random.weighted(countryWeights);
  const forked = random.fork(0xb0d1);
  const isPerson = random.chance(0.3);
  const spoken = country === home ? language : (country.languages[0]?.[0] ?? "en");
  const usual = isPerson ? personName(random, country) : companyName(random, country, spoken);
  const name = !isPerson && forked.chance(institutionShare) ? institutionName(forked, country, spoken) : usual;
  const abroad = country !== home && random.chance(0.7);
  const own = makeAddress(random, abroad ? { country, withCountry: true } : { country });
  const host = forked.chance(0.5) ? companyName(forked, country, spoken) : personName(forked, country);
  const careOf = country.code === "AU" || country.code === "NZ" ? "c/-" : "c/o";
  const address = forked.chance(careOfShare) ? { ...own, lines: [`${careOf} ${host}`, ...own.lines] } : own;
  return {
    ...contactsOf(random, country, name),
    name,
    address,
    country,
    taxId: taxIdOf(random, country.code),
    isPerson,
  };
}

function contactsOf(
  random: Random,
  country: Country,
  name: string,
): Pick<PartyContent, "tradeName" | "registration" | "taxOfficeNumber" | "phone" | "mail" | "web" | "person"> {
  const host = `${domainNameFor(name)}.${random.pick(["com", "com", country.code.toLowerCase(), "net", "eu", "org"])}`;
  const local = random.pick([
    `${random.digits(3)} ${random.digits(6)}`,
    `(${random.digits(3)}) ${random.digits(3)}-${random.digits(4)}`,
    `0${random.digits(2)}/${random.digits(7)}`,
    `0${random.digits(3)}-${random.digits(5)}`,
    `${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`,
    `${random.digits(3)}.${random.digits(3)}.${random.digits(4)}`,
    `0${random.digits(1)}-${random.digits(7)}`,
  ]);
  return {
    tradeName: tradeName(name),
    person: personName(random, country),
    phone: random.chance(0.4) ? `${country.phone} ${local.replace(/^0/, "")}` : local,
    mail: `${random.pick(["info", "billing", "office", "accounts", "kontakt", "sales", "support", "contact"])}@${host}`,
    web: random.pick(["www.", "www.", "", "https://"]) + host,
    taxOfficeNumber:
      country.code === "DE" || country.code === "AT"
        ? `${random.digits(2)}/${random.digits(3)}/${random.digits(5)}`
        : undefined,
    registration: random.pick([
      `${random.number(6)}-${random.letters(1)}`,
      random.number(8),
      `HRB ${random.number(5)}`,
      random.number(9),
      `${random.number(7)}-${random.pick(["A", "K", "X", "T", "V", "D", "H", "W"])}`,
      `B ${random.number(3)} ${random.digits(3)} ${random.digits(3)}`,
    ]),
  };
}
