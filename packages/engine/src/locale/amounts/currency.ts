import { foldText } from "../letters/fold-text.ts";

/**
 * ISO 4217 codes that invoices print, with the signs and short forms that stand for them. Codes that are also words,
 * units or abbreviations of goods are left out (ALL, AWG, BND, CUP, HTG, KGS, MOP): the country decides there.
 */
const currencies: Readonly<Record<string, readonly string[]>> = {
  AED: ["dhs", "dirham"],
  AMD: ["֏"],
  AOA: ["Kz"],
  ARS: [],
  AUD: ["A$", "AU$", "$AU"],
  AZN: ["₼"],
  BAM: [],
  BBD: ["Bds$"],
  BDT: ["৳", "Tk", "taka"],
  BGN: ["лв"],
  BHD: ["BD"],
  BOB: ["Bs"],
  BRL: ["R$"],
  BSD: [],
  BWP: [],
  BYN: [],
  BZD: ["BZ$"],
  CAD: ["C$", "CA$", "CDN$", "$CA", "$CAN"],
  CDF: [],
  CHF: ["SFr", "Fr"],
  CLP: [],
  CNY: ["¥", "RMB", "元"],
  COP: [],
  CRC: ["₡", "¢"],
  CVE: [],
  CZK: ["Kč"],
  DKK: ["kr"],
  DOP: ["RD$"],
  DZD: [],
  EGP: [],
  ETB: ["birr"],
  EUR: ["€", "eur", "euro", "euros", "eura", "euroa", "eurot", "eurų", "eiro", "evro", "evrov", "ευρώ", "ευρω", "евро"],
  FJD: ["FJ$"],
  GBP: ["£"],
  GEL: ["₾"],
  GHS: ["GH₵", "GH¢", "GHC", "₵"],
  GMD: [],
  GNF: [],
  GTQ: [],
  GYD: ["GY$"],
  HKD: ["HK$", "$HK"],
  HNL: ["lempiras"],
  HUF: ["Ft"],
  IDR: ["Rp"],
  ILS: ["₪", "NIS"],
  INR: ["₹", "Rs"],
  IQD: [],
  ISK: [],
  JMD: ["J$"],
  JOD: ["JD"],
  JPY: ["¥", "yen", "円"],
  KES: ["KSh", "KShs", "Shs"],
  KHR: ["៛"],
  KRW: ["₩", "원"],
  KWD: ["KD"],
  KYD: ["CI$"],
  KZT: ["₸", "тг", "тенге"],
  LAK: ["₭"],
  LBP: [],
  LKR: ["Rs"],
  LRD: [],
  LSL: [],
  LYD: [],
  MAD: ["DH"],
  MDL: [],
  MGA: ["ariary"],
  MKD: ["ден"],
  MMK: [],
  MNT: ["₮"],
  MUR: ["Rs"],
  MVR: ["MRf"],
  MWK: [],
  MXN: ["MX$", "$MX"],
  MYR: ["RM"],
  MZN: ["MTn", "meticais"],
  NAD: ["N$"],
  NGN: ["₦"],
  NIO: ["C$"],
  NOK: ["kr"],
  NPR: ["रू", "NRs", "Rs"],
  NZD: ["NZ$", "$NZ"],
  OMR: [],
  PAB: ["B/"],
  PEN: ["S/"],
  PGK: [],
  PHP: ["₱"],
  PKR: ["Rs"],
  PLN: ["zł", "zl"],
  PYG: ["₲", "Gs"],
  QAR: [],
  RON: ["lei"],
  RSD: ["дин"],
  RUB: ["₽", "руб"],
  RWF: ["FRw"],
  SAR: ["﷼"],
  SEK: ["kr"],
  SGD: ["S$", "SG$", "$SG"],
  SRD: [],
  SZL: [],
  THB: ["฿", "baht"],
  TND: ["DT"],
  TRY: ["₺", "TL"],
  TTD: ["TT$"],
  TWD: ["NT$", "NTD"],
  TZS: ["TSh", "TShs", "Shs"],
  UAH: ["₴", "грн"],
  UGX: ["USh", "UShs", "Shs"],
  USD: ["$", "US$", "$US", "dollars"],
  UYU: ["$U"],
  UZS: ["сум", "so'm"],
  VES: ["Bs.S", "Bs.D", "Bs.F"],
  VND: ["₫"],
  XAF: [],
  XCD: ["EC$"],
  XOF: ["FCFA", "CFA"],
  ZAR: [],
  ZMW: [],
};

/** Letters and words that stand for a currency only beside money: `Q1,250.00`, but not `Q2`. */
const besideMoney: Readonly<Record<string, readonly string[]>> = {
  B: ["THB"],
  BR: ["ETB"],
  DA: ["DZD"],
  DEN: ["MKD"],
  DH: ["MAD", "AED"],
  DIN: ["RSD"],
  GDES: ["HTG"],
  GRN: ["UAH"],
  K: ["ZMW", "PGK", "MWK", "MMK"],
  KM: ["BAM"],
  L: ["HNL"],
  LD: ["LYD"],
  LE: ["EGP"],
  LL: ["LBP"],
  LPS: ["HNL"],
  LV: ["BGN"],
  MK: ["MWK"],
  MT: ["MZN"],
  N: ["NGN"],
  P: ["BWP", "PHP"],
  Q: ["GTQ"],
  QR: ["QAR"],
  R: ["ZAR"],
  RO: ["OMR"],
  SR: ["SAR"],
  TD: ["TND"],
};

const codes: ReadonlySet<string> = new Set(Object.keys(currencies));
const bySign = new Map<string, string[]>();
for (const [code, signs] of Object.entries(currencies)) {
  for (const sign of signs) bySign.set(sign.toLowerCase(), [...(bySign.get(sign.toLowerCase()) ?? []), code]);
}
/** Currencies that share the dollar sign; the rest of the document decides. */
const dollars =
  "USD AUD CAD SGD NZD HKD MXN ARS CLP COP UYU DOP JMD TTD BBD BSD BZD BMD KYD XCD GYD SRD FJD NAD TWD BND LRD NIO CUP CVE".split(
    " ",
  );
bySign.set("$", dollars);
/** Currencies that some countries print with the sign of a far more usual one: alone it means the other. */
const borrowed: ReadonlyMap<string, readonly string[]> = new Map([
  ["BYN", ["руб"]],
  ["MDL", ["lei"]],
  ["TWD", ["元"]],
  ["VES", ["bs"]],
  ["XAF", ["fcfa", "cfa"]],
]);

const signInside = /\p{Lu}{1,3}\p{Sc}|\$[A-Z]{1,3}|S\/(?=\.?[\d\s]|\.?$)|\p{Sc}|[円元원]/u;
const isoInside = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/g;
/** The forint is `Ft` or `FT`. */
const foot = /^\d*ft\.?$/;
/** `KR56276789` is an identifier, not an amount in crowns. */
const isCode = /^[A-Za-z]+\d{5,}$/;
/** A number with the decimals of money after letters; letters after a price are more often tax codes. */
const money = /^([A-Z.]+)\d[\d.,' ]*[.,]\d{2,3}$/;

/**
 * Possible currencies of a printed word, most usual first: `€` is the euro, `kr` one of three crowns, `12.00USD` the
 * dollar. Empty if there is none.
 */
export function currenciesIn(word: string): readonly string[] {
  if (foot.test(word)) return [];
  for (const match of word.matchAll(isoInside)) {
    if (match[1] && codes.has(match[1])) return [match[1]];
  }
  const bare = signOf(word);
  const whole = bySign.get(keyOf(word)) ?? (isCode.test(word) ? undefined : bySign.get(bare));
  if (whole) return whole;
  const sign = signInside.exec(word)?.[0];
  if (sign) return bySign.get(keyOf(sign)) ?? bySign.get(/\p{Sc}/u.exec(sign)?.[0] ?? "") ?? [];
  return currenciesBefore(money.exec(word)?.[1] ?? "");
}

/** Whether a printed word can mean this currency in a country that has it: `lei` the Moldovan leu. */
export function canMean(word: string, currency: string): boolean {
  return currenciesIn(word).includes(currency) || (borrowed.get(currency)?.includes(signOf(word)) ?? false);
}

/** Currencies of letters directly before an amount of money: `R` the rand. */
export function currenciesBefore(letters: string): readonly string[] {
  return besideMoney[letters.replaceAll(".", "")] ?? [];
}

/** The letters and signs beside a number: `$` of `$12.50`. */
function signOf(word: string): string {
  return keyOf(word.replace(/[\d,:;()\s'-]+/g, ""));
}

/** `F CFA`, `K.D.` and `kr.` are FCFA, KD and kr. */
function keyOf(sign: string): string {
  return sign.replace(/[.\s]/g, "").toLowerCase();
}

/** Every code of ISO 4217. */
const allCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
/** Cyrillic abbreviations are usual Latin words when folded (ден, дин), so they count beside money only. */
const knownMarks: ReadonlySet<string> = new Set(
  [...bySign.keys(), ...codes]
    .filter((mark) => !/\p{Script=Cyrillic}/u.test(mark))
    .map((mark) => keyOf(foldText(mark))),
);
/** Currency signs, and single letters that shops print as tax codes after a price. */
const shortMarks: ReadonlySet<string> = new Set("au ca hk nz mx sg us rd gh cdn r s a c".split(" "));
const onlySign = /^(?:\p{L}{1,3})?\p{Sc}$/u;

/** Whether folded text before or after a number names a currency. isMoney: the number has the decimals of money. */
export function isCurrencyMark(mark: string, isMoney: boolean): boolean {
  const key = keyOf(mark);
  if (knownMarks.has(key) || shortMarks.has(key) || onlySign.test(mark)) return true;
  return isMoney && (allCodes.has(mark) || key.toUpperCase() in besideMoney);
}

/** Currencies with three decimals. */
const threeDecimals: ReadonlySet<string> = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

/** How many decimals an amount of this currency has. */
export function decimalsOf(code: string): number {
  return threeDecimals.has(code) ? 3 : 2;
}
