/** ISO 4217 codes that invoices print, with the signs and short forms that stand for them. */
const currencies: Readonly<Record<string, readonly string[]>> = {
  AED: ["dhs", "dirham"],
  AOA: ["Kz"],
  ARS: [],
  AUD: ["A$", "AU$"],
  BDT: ["৳", "Tk", "Tk.", "taka"],
  BGN: ["лв"],
  BHD: ["BD"],
  BOB: ["Bs", "Bs."],
  BRL: ["R$"],
  CAD: ["C$", "CA$", "CDN$"],
  CHF: ["SFr", "sFr.", "Fr."],
  CLP: [],
  CNY: ["¥", "RMB"],
  COP: [],
  CRC: ["₡"],
  CZK: ["Kč"],
  DKK: ["kr", "kr."],
  DOP: ["RD$"],
  DZD: [],
  EGP: ["LE"],
  EUR: ["€", "euro", "euros"],
  GBP: ["£"],
  GHS: ["GH₵", "₵"],
  GTQ: [],
  HKD: ["HK$"],
  HUF: ["Ft"],
  IDR: ["Rp", "Rp."],
  ILS: ["₪"],
  INR: ["₹", "Rs", "Rs."],
  ISK: [],
  JOD: ["JD"],
  JPY: ["¥"],
  KES: ["KSh", "Ksh."],
  KWD: ["KD"],
  LKR: ["Rs", "Rs."],
  MAD: ["DH"],
  MXN: ["MX$"],
  MYR: ["RM"],
  MZN: ["MTn", "meticais"],
  NGN: ["₦"],
  NOK: ["kr", "kr."],
  NZD: ["NZ$"],
  OMR: [],
  PEN: ["S/", "S/."],
  PHP: ["₱"],
  PKR: ["Rs", "Rs."],
  PLN: ["zł", "zl"],
  PYG: ["₲", "Gs", "Gs."],
  QAR: [],
  RON: ["lei"],
  SAR: [],
  SEK: ["kr", "kr."],
  SGD: ["S$", "SG$"],
  THB: ["฿", "baht"],
  TND: ["DT"],
  TRY: ["₺", "TL"],
  USD: ["$", "US$", "dollars"],
  UYU: ["$U"],
  XOF: ["FCFA", "CFA", "F CFA"],
  ZAR: [],
};

export const currencyCodes: readonly string[] = Object.keys(currencies);
const codes = new Set(currencyCodes);
const bySign = new Map<string, string[]>();
for (const [code, signs] of Object.entries(currencies)) {
  for (const sign of signs) bySign.set(sign.toLowerCase(), [...(bySign.get(sign.toLowerCase()) ?? []), code]);
}
/** A dollar sign alone stands for any of these; which, only the rest of the document tells. */
const dollars = ["USD", "AUD", "CAD", "SGD", "NZD", "HKD", "MXN", "ARS", "CLP", "COP", "UYU", "DOP"];
bySign.set("$", dollars);

const inside = /(US\$|A\$|AU\$|C\$|CA\$|CDN\$|S\$|R\$|HK\$|NZ\$|MX\$|RD\$|GH₵|S\/\.?(?=[\d\s]|$)|[€$£₹¥₪₺₡₱₦৳฿₲₵])/i;
const isoInside = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/g;

/**
 * The currencies a printed word can mean, most usual first: `€` is the euro, `kr` any of three crowns, `12.00USD` the dollar.
 * Empty where the word names none.
 */
export function currenciesIn(word: string): readonly string[] {
  for (const match of word.matchAll(isoInside)) {
    if (match[1] && codes.has(match[1])) return [match[1]];
  }
  const bare = word.replace(/[\d.,:;()\s'-]+/g, "").toLowerCase();
  const whole = bySign.get(word.toLowerCase()) ?? bySign.get(bare) ?? bySign.get(`${bare}.`);
  if (whole) return whole;
  const sign = inside.exec(word)?.[1];
  return sign ? (bySign.get(sign.toLowerCase()) ?? []) : [];
}

/** ISO 4217 gives these a thousand parts. */
const threeDecimals: ReadonlySet<string> = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

/** How many decimals an amount of this currency has. */
export function decimalsOf(code: string): number {
  return threeDecimals.has(code) ? 3 : 2;
}
