/** ISO 4217 codes that invoices print, with the signs and short forms that stand for them. */
const currencies: Readonly<Record<string, readonly string[]>> = {
  AED: ["dhs", "dirham"],
  ARS: [],
  AUD: ["A$", "AU$"],
  BGN: ["лв"],
  BRL: ["R$"],
  CAD: ["C$", "CA$", "CDN$"],
  CHF: ["SFr", "sFr.", "Fr."],
  CLP: [],
  CNY: ["¥", "RMB"],
  COP: [],
  CZK: ["Kč"],
  DKK: ["kr", "kr."],
  EUR: ["€", "euro", "euros"],
  GBP: ["£"],
  HKD: ["HK$"],
  HUF: ["Ft"],
  ILS: ["₪"],
  INR: ["₹", "Rs", "Rs."],
  JPY: ["¥"],
  MAD: ["DH"],
  MXN: ["MX$"],
  MYR: ["RM"],
  NOK: ["kr", "kr."],
  NZD: ["NZ$"],
  PLN: ["zł", "zl"],
  RON: ["lei"],
  SEK: ["kr", "kr."],
  SGD: ["S$", "SG$"],
  TRY: ["₺", "TL"],
  USD: ["$", "US$", "dollars"],
  ZAR: [],
};

export const currencyCodes: readonly string[] = Object.keys(currencies);
const codes = new Set(currencyCodes);
const bySign = new Map<string, string[]>();
for (const [code, signs] of Object.entries(currencies)) {
  for (const sign of signs) bySign.set(sign.toLowerCase(), [...(bySign.get(sign.toLowerCase()) ?? []), code]);
}
/** A dollar sign alone stands for any of these; which, only the rest of the document tells. */
const dollars = ["USD", "AUD", "CAD", "SGD", "NZD", "HKD", "MXN", "ARS", "CLP", "COP"];
bySign.set("$", dollars);

const inside = /(US\$|A\$|AU\$|C\$|CA\$|CDN\$|S\$|R\$|HK\$|NZ\$|MX\$|[€$£₹¥₪₺])/i;
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

export function isCurrencyCode(code: string): boolean {
  return codes.has(code);
}
