import type { Country, Language } from "../countries/countries.ts";
import { addDays, type Day } from "../formats/dates.ts";
import { goodsOf } from "../goods/goods.ts";
import { fromPacks } from "../languages/index.ts";
import type { Trade } from "../languages/pack-keys.ts";
import { inCapitals, inSmallLetters } from "../letter-case.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";
import { capitalised, coinedWord } from "./coined-words.ts";
import { skuOf } from "./identifiers.ts";
import { productName } from "./products.ts";

/** One line item. Amounts are whole minor units (cents); the price is in major units and may have more decimals. */
export type LineContent = Readonly<{
  description: string;
  /** Further lines of the description. */
  details: readonly string[];
  /** Lines of numbers below the description: serial numbers, bar codes. */
  serials: readonly string[];
  sku: string;
  quantity: number;
  unit: string;
  price: number;
  discountPercent: number;
  /** Discount amount in minor units. */
  discount: number;
  gtin: string;
  /** Index of the line this one is a part of; that line's total includes it. */
  partOf: number | undefined;
  hasParts: boolean;
  /** Line total: net, or gross if prices include tax. */
  total: number;
  rate: number;
  tax: number;
  gross: number;
  date: Day;
  /** Rows without quantity and price: fees, notes with an amount, discounts. */
  lumpSum: boolean;
}>;

export type LineOptions = Readonly<{
  random: Random;
  trade: Trade;
  country: Country;
  language: Language;
  lexicon: Lexicon;
  day: Day;
  decimals: number;
  count: number;
  pricesIncludeTax: boolean;
  till: boolean;
  rates: readonly number[];
  /** Typical price in major units. */
  scale: number;
}>;

const scales: Readonly<Record<Trade, readonly number[]>> = {
  office: [3, 10, 30, 100],
  services: [60, 100, 300, 1000],
  software: [10, 20, 50, 100],
  grocery: [1.5, 2, 3],
  restaurant: [3, 5, 8],
  hardware: [2, 3, 6, 20],
  utility: [5, 20, 60],
  telecom: [5, 10, 25],
  hotel: [20, 60, 120],
  freight: [80, 200, 600],
  medical: [20, 60, 150],
  media: [50, 200, 900],
  garage: [20, 60, 120],
};

export function scaleOf(random: Random, trade: Trade): number {
  return random.pick(scales[trade]) * random.pick([1, 1, 1, 1, 3, 10]);
}

export function makeLines(wish: LineOptions): LineContent[] {
  const { random } = wish;
  const habits: LineHabits = {
    discounts: random.weighted([
      [0.02, 84],
      [0.5, 10],
      [1, 6],
    ] as const),
    details: random.weighted([
      [0.2, 80],
      [0.9, 20],
    ] as const),
    longest: random.weighted([
      [3, 88],
      [9, 12],
    ] as const),
  };
  const lines = Array.from({ length: wish.count }, () => makeLine(wish, habits));
  return !wish.till && random.chance(0.06) ? withParts(wish, lines, habits) : lines;
}

/** Properties common to all lines of a document. */
type LineHabits = Readonly<{ discounts: number; details: number; longest: number }>;

/** Makes some lines parts of a preceding line. */
function withParts(wish: LineOptions, lines: readonly LineContent[], habits: LineHabits): LineContent[] {
  const { random } = wish;
  const out: LineContent[] = [];
  for (const line of lines) {
    const count = random.chance(0.6) && line.total > 10 ? random.int(2, 5) : 0;
    const whole = out.push({ ...line, hasParts: count > 0 }) - 1;
    let left = line.total;
    for (let i = 0; i < count; i += 1) {
      const total = i === count - 1 ? left : Math.round(left * random.between(0.2, 0.7));
      left -= total;
      const part = makeLine(wish, { ...habits, discounts: 0, details: 0 });
      const quantity = random.chance(0.7) ? 1 : line.quantity;
      out.push({
        ...part,
        quantity,
        price: total / quantity / 10 ** wish.decimals,
        total,
        rate: line.rate,
        partOf: whole,
        lumpSum: false,
      });
    }
  }
  return out;
}

function makeLine(wish: LineOptions, habits: LineHabits): LineContent {
  const { random } = wish;
  const factor = 10 ** wish.decimals;
  const quantity = quantityOf(random, wish.trade);
  const price = Math.max(
    priceOf(random, wish.scale / (quantity > 12 ? quantity ** 0.7 : 1), wish.decimals),
    1 / factor,
  );
  const discountPercent = random.chance(habits.discounts)
    ? random.pick([2, 3, 5, 7.5, 10, 12.5, 15, 20, 25, 30, 50])
    : 0;
  const negative = random.chance(0.02) ? -1 : 1;
  const returned = negative < 0 && random.chance(0.5);
  const full = Math.round(quantity * price * factor + 1e-9);
  const total = negative * Math.round(quantity * price * factor * (1 - discountPercent / 100) + 1e-9);
  const rate = random.pick(wish.rates);
  const tax = wish.pricesIncludeTax ? Math.round(total - total / (1 + rate / 100)) : Math.round((total * rate) / 100);
  const lumpSum = random.chance(0.03);
  return {
    description: descriptionOf(wish),
    details: random.chance(habits.details) ? detailsOf(wish, habits.longest) : [],
    serials: random.chance(0.06) ? serialsOf(random) : [],
    sku: skuOf(random),
    gtin: random.digits(13),
    partOf: undefined,
    hasParts: false,
    quantity: lumpSum ? 1 : returned ? -quantity : quantity,
    unit: random.pick(wish.lexicon.units),
    price: lumpSum ? total / factor : returned ? price : price * negative,
    discountPercent: lumpSum ? 0 : discountPercent,
    discount: lumpSum ? 0 : full - Math.abs(total),
    total,
    rate,
    tax,
    gross: wish.pricesIncludeTax ? total : total + tax,
    date: addDays(wish.day, -random.int(0, 45)),
    lumpSum,
  };
}

const wholeQuantities = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10, 12, 20, 24, 25, 50, 100, 250, 1000];

function quantityOf(random: Random, trade: Trade): number {
  if (trade === "utility" && random.chance(0.7)) return random.int(20, 2500);
  if (random.chance(0.84))
    return random.pick(trade === "grocery" || trade === "restaurant" ? wholeQuantities.slice(0, 14) : wholeQuantities);
  if (random.chance(0.55)) return Math.round(random.between(0.25, 40) * 4) / 4 || 0.25;
  const digits = 10 ** random.int(1, 3);
  return Math.max(1, Math.round(random.between(0.1, 300) * digits)) / digits;
}

function priceOf(random: Random, scale: number, decimals: number): number {
  const raw = scale * Math.exp(random.normal() * 0.9);
  const factor = 10 ** decimals;
  if (random.chance(0.3)) return Math.max(1, Math.round(raw));
  if (random.chance(0.25)) return Math.max(0.99, Math.floor(raw) + random.pick([0.99, 0.95, 0.9, 0.5]));
  if (random.chance(0.05)) return Math.round(raw * 10000) / 10000 || 0.0125;
  return Math.round(raw * factor) / factor;
}

function descriptionOf(wish: LineOptions): string {
  const { random } = wish;
  const text = productName(wish) + suffixOf(wish);
  return random.chance(0.08) ? inCapitals(text) : text;
}

function suffixOf(wish: LineOptions): string {
  const { random } = wish;
  if (!random.chance(0.3)) return "";
  return ` ${random.pick([
    capitalised(coinedWord(random)),
    `${random.digits(2)}x${random.digits(2)} cm`,
    `${random.letters(1)}${random.digits(3)}`,
    `(${inSmallLetters(random.pick(goodsOf(wish.language)[wish.trade]))})`,
    `${random.int(1, 500)}${random.pick([" ml", " g", "kg", "mm", '"', " W", "ml", "L"])}`,
    `${random.pick(wish.lexicon.months)} ${wish.day.year}`,
    `2${random.digits(3)}`,
    `x${random.int(2, 12)}`,
    `No. ${random.int(1, 20)}`,
    `${random.int(1, 9)}/${random.int(1, 12)}`,
    `#${random.number(5)}`,
    `[${random.number(8)}]`,
    `(${random.int(1, 28)}.${random.int(1, 12)}.${wish.day.year} - ${random.int(1, 28)}.${random.int(1, 12)}.${wish.day.year})`,
    `${random.letters(2)}-${random.digits(4)}-${random.letters(1)}`,
  ])}`;
}

function detailsOf(wish: LineOptions, longest: number): string[] {
  const { random, lexicon } = wish;
  if (random.chance(0.12)) return random.some([...lexicon.prose, ...lexicon.slogan], random.int(1, 4));
  return Array.from({ length: random.int(1, longest) }, () => detailOf(wish));
}

function detailOf(wish: LineOptions): string {
  const { random, lexicon } = wish;
  const goods = goodsOf(wish.language);
  const thing = () => random.pick(goods[wish.trade]);
  const day = () =>
    `${random.int(1, 28)}${random.pick([".", "/", "."])}${random.int(1, 12)}${random.pick([".", "/", "."])}${wish.day.year}`;
  return random.pick([
    thing,
    () => `${thing()}, ${inSmallLetters(random.pick(goods.services))}`,
    () => `(${random.pick(lexicon.months)} ${wish.day.year})`,
    () => `${random.int(1, 5)}x ${thing()}`,
    () => `${thing()} ${random.int(1, 40)}${random.pick([".", ","])}${random.digits(2)}`,
    () => `${capitalised(coinedWord(random))} ${random.pick(lexicon.units)} ${random.int(1, 40)}`,
    () => `${random.pick(lexicon.period)} ${day()} - ${day()}`,
    () => `(${day()} - ${day()})`,
    () => `${random.pick(lexicon.period)} ${fromTo(wish.language, day(), day())}`,
    () => `${thing()} ${fromTo(wish.language, day(), day())}`,
    () =>
      `${random.pick(["Notes:", "Parts:", "Info:", "Details:", "-", "*", "Tax:"])} ${inSmallLetters(thing())} ${random.letters(3).toLowerCase()}_${random.int(1, 9)}`,
    () => random.pick(lexicon.prose),
    () => random.pick(lexicon.slogan),
    () => `#${random.number(5)}, ${thing()} [${random.number(8)}]`,
    () =>
      `${random.int(10, 220)}.${random.int(1, 250)}.${random.int(1, 250)}.${random.int(1, 250)} ${coinedWord(random)}`,
  ])();
}

const spanWords: Readonly<Partial<Record<Language, readonly [string, string]>>> = {
  de: ["vom", "bis"],
  fr: ["du", "au"],
  es: ["del", "al"],
  it: ["dal", "al"],
  nl: ["van", "tot"],
  pt: ["de", "a"],
  pl: ["od", "do"],
  sv: ["från", "till"],
  da: ["fra", "til"],
  ...fromPacks(({ fromTo: words }) => words),
};

/** `du 01/12/2018 au 31/12/2018`. */
function fromTo(language: Language, first: string, last: string): string {
  const [from, to] = spanWords[language] ?? ["from", "to"];
  return `${from} ${first} ${to} ${last}`;
}

function serialsOf(random: Random): string[] {
  const one = () =>
    random.pick([
      `S/N ${random.letters(2)}${random.digits(8)}`,
      `(GTIN) ${random.digits(13)}`,
      `SN: ${random.digits(10)}`,
      random.digits(13),
      `EAN ${random.digits(13)}`,
      `Serial ${random.letters(3)}${random.digits(6)}`,
    ]);
  return Array.from({ length: random.int(1, 2) }, one);
}
