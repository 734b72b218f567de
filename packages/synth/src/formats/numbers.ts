import type { Random } from "../random.ts";

/** Number format of a document. */
export type NumberStyle = Readonly<{ group: string; decimal: "." | ","; indian?: boolean }>;

export const numberStyles = {
  point: { group: ",", decimal: "." },
  pointPlain: { group: "", decimal: "." },
  comma: { group: ".", decimal: "," },
  commaPlain: { group: "", decimal: "," },
  spaceComma: { group: " ", decimal: "," },
  spacePoint: { group: " ", decimal: "." },
  swiss: { group: "'", decimal: "." },
  swissCurly: { group: "’", decimal: "." },
  indian: { group: ",", decimal: ".", indian: true },
} as const satisfies Record<string, NumberStyle>;
export type NumberStyleName = keyof typeof numberStyles;

function grouped(whole: string, style: NumberStyle): string {
  if (style.group === "" || whole.length <= 3) return whole;
  const last = whole.slice(-3);
  let rest = whole.slice(0, -3);
  const parts: string[] = [];
  const step = style.indian ? 2 : 3;
  while (rest.length > step) {
    parts.unshift(rest.slice(-step));
    rest = rest.slice(0, -step);
  }
  parts.unshift(rest);
  return [...parts, last].join(style.group);
}

/** A number without its sign, which the money style adds. */
export function formatNumber(value: number, decimals: number, style: NumberStyle): string {
  const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".");
  return grouped(whole, style) + (fraction === undefined ? "" : style.decimal + fraction);
}

/** Quantities with or without trailing zeros: 2, 2,00 or 2,000. */
export function formatQuantity(value: number, decimals: number, style: NumberStyle): string {
  const needed = decimalsOf(value);
  return (value < 0 ? "-" : "") + formatNumber(value, Math.max(decimals, needed), style);
}

function decimalsOf(value: number): number {
  const text = String(Math.round(Math.abs(value) * 10000) / 10000);
  const point = text.indexOf(".");
  return point < 0 ? 0 : text.length - point - 1;
}

/** How a currency is printed beside an amount. */
export type MoneyStyle = Readonly<{
  /** Symbol, code, or empty. */
  mark: string;
  before: boolean;
  gap: "" | " ";
  negative: "minus" | "minusGap" | "trailing" | "parentheses" | "minusInside" | "unicode" | "credit";
}>;

export function formatMoney(amount: number, decimals: number, numbers: NumberStyle, money: MoneyStyle): string {
  const plain = formatNumber(amount, decimals, numbers);
  const negative = amount < 0;
  const inner = negative && money.negative === "minusInside" ? `-${plain}` : plain;
  const marked =
    money.mark === "" ? inner : money.before ? money.mark + money.gap + inner : inner + money.gap + money.mark;
  if (!negative || money.negative === "minusInside") return marked;
  return signed(marked, money.negative);
}

function signed(text: string, style: Exclude<MoneyStyle["negative"], "minusInside">): string {
  if (style === "minusGap") return `- ${text}`;
  if (style === "trailing") return `${text}-`;
  if (style === "parentheses") return `(${text})`;
  if (style === "unicode") return `−${text}`;
  if (style === "credit") return `${text} CR`;
  return `-${text}`;
}

const symbols: Readonly<Record<string, readonly string[]>> = {
  EUR: ["€", "€", "€", "EUR", "EUR", "Euro"],
  USD: ["$", "$", "$", "$", "USD", "US$"],
  GBP: ["£", "£", "£", "GBP"],
  CHF: ["CHF", "CHF", "CHF", "Fr.", "SFr."],
  PLN: ["zł", "zł", "PLN", "PLN"],
  SEK: ["kr", "SEK", "kr", "SEK"],
  DKK: ["kr.", "DKK", "kr", "DKK"],
  NOK: ["kr", "NOK", "NOK"],
  CZK: ["Kč", "CZK"],
  HUF: ["Ft", "HUF"],
  RON: ["lei", "RON"],
  INR: ["₹", "Rs.", "INR", "Rs", "₹"],
  AUD: ["$", "$", "$", "AUD", "A$", "AU$"],
  NZD: ["$", "$", "NZD", "NZ$"],
  CAD: ["$", "$", "$", "CAD", "C$", "CA$"],
  SGD: ["S$", "$", "SGD", "S$"],
  MYR: ["RM", "RM", "RM", "MYR"],
  ZAR: ["R", "R", "ZAR"],
  AED: ["AED", "AED", "Dhs"],
  BRL: ["R$", "R$", "BRL"],
  MXN: ["$", "$", "MXN"],
  MAD: ["DH", "MAD", "Dhs"],
  ARS: ["$", "$", "ARS", "AR$"],
  CLP: ["$", "$", "$", "CLP"],
  COP: ["$", "$", "$", "COP"],
  PEN: ["S/", "S/.", "PEN", "S/"],
  UYU: ["$", "$U", "UYU"],
  CRC: ["CRC", "¢"],
  GTQ: ["Q", "Q.", "GTQ"],
  DOP: ["RD$", "$", "DOP"],
  BOB: ["Bs", "Bs.", "BOB"],
  PYG: ["Gs.", "Gs", "PYG"],
  TND: ["TND", "DT", "TND", "D.T", "dt"],
  DZD: ["DA", "DZD"],
  XOF: ["FCFA", "F CFA", "XOF", "CFA"],
  KWD: ["KWD", "KD", "K.D.", "KD"],
  BHD: ["BHD", "BD", "B.D."],
  OMR: ["OMR", "RO", "R.O."],
  JOD: ["JOD", "JD"],
  SAR: ["SAR", "SR", "S.R."],
  QAR: ["QAR", "QR"],
  EGP: ["EGP", "LE", "L.E."],
  KES: ["KES", "KSh", "Ksh", "KShs.", "Kshs"],
  NGN: ["NGN", "N", "NGN"],
  GHS: ["GHS", "GH¢", "GHC"],
  MZN: ["MZN", "MT", "MTn", "MZN"],
  AOA: ["Kz", "AOA", "KZ"],
  BDT: ["BDT", "Tk", "Tk.", "BDT", "TK"],
  PKR: ["Rs.", "PKR", "Rs"],
  LKR: ["Rs.", "LKR", "Rs"],
  PHP: ["PHP", "P", "Php", "PhP"],
  IDR: ["Rp", "Rp.", "IDR"],
  THB: ["THB", "Baht", "B"],
  HKD: ["HK$", "HKD", "$"],
  JPY: ["¥", "JPY", "Yen"],
  TRY: ["TL", "TRY", "TL"],
  BGN: ["лв.", "лв", "лв.", "BGN", "lv."],
  ISK: ["kr.", "ISK", "kr"],
};

const currencyCodes: readonly string[] = Object.keys(symbols);

/** Currencies usually written before the amount. */
const marksBefore = new Set([
  "USD",
  "GBP",
  "INR",
  "AUD",
  "NZD",
  "CAD",
  "SGD",
  "MYR",
  "ZAR",
  "AED",
  "BRL",
  "MXN",
  "CHF",
  "ARS",
  "CLP",
  "COP",
  "PEN",
  "UYU",
  "CRC",
  "GTQ",
  "DOP",
  "BOB",
  "KWD",
  "BHD",
  "OMR",
  "JOD",
  "SAR",
  "QAR",
  "KES",
  "NGN",
  "GHS",
  "PKR",
  "LKR",
  "PHP",
  "IDR",
  "HKD",
  "JPY",
]);

/** Number of decimals of currencies that do not have two. */
const unusualDecimals: Readonly<Record<string, number>> = {
  HUF: 0,
  CLP: 0,
  PYG: 0,
  XOF: 0,
  JPY: 0,
  ISK: 0,
  IDR: 0,
  TND: 3,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  JOD: 3,
};

export function decimalsOfCurrency(currency: string): number {
  return unusualDecimals[currency] ?? 2;
}

export function moneyStyle(random: Random, currency: string, country: string): MoneyStyle {
  const symbol = random.pick(symbols[currency] ?? [currency]);
  let before =
    marksBefore.has(currency) || ((country === "NL" || country === "IE" || country === "AT") && random.chance(0.8));
  if (random.chance(0.12)) before = !before;
  const letters = /^[A-Za-z]/.test(symbol);
  const gap = letters
    ? random.chance(0.86)
      ? " "
      : ""
    : before
      ? random.chance(0.35)
        ? " "
        : ""
      : random.chance(0.75)
        ? " "
        : "";
  const negative = random.weighted([
    ["minus", 60],
    ["minusGap", 6],
    ["trailing", 9],
    ["parentheses", 11],
    ["minusInside", 9],
    ["unicode", 5],
    ["credit", 1],
  ] as const);
  return { mark: symbol, before, gap, negative };
}

/** How a currency is written, its code included. */
export function marksOfCurrency(currency: string): readonly string[] {
  return [...(symbols[currency] ?? []), currency];
}

/** Every text that can stand alone as a currency mark. */
export const currencyMarks: ReadonlySet<string> = new Set([...Object.values(symbols).flat(), ...currencyCodes]);
