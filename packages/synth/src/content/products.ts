import type { Country, Language } from "../countries/countries.ts";
import { goodsOf } from "../goods/goods.ts";
import type { Trade } from "../languages/pack-keys.ts";
import { inCapitals } from "../letter-case.ts";
import type { Random } from "../random.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";
import { capitalised, coinedWord } from "./coined-words.ts";

export type ProductOptions = Readonly<{ random: Random; country: Country; language: Language; trade: Trade }>;

/** Product names: goods of the trade, and combinations of brands, nouns, sizes and codes as in stock lists. */
export function productName(wish: ProductOptions): string {
  const { random, country, language, trade } = wish;
  const words = vocabularyOf(country);
  const goods = () => random.pick(goodsOf(language)[trade]);
  const noun = () => words.word(random);
  const brand = () => (random.chance(0.5) ? capitalised(coinedWord(random)) : words.lastName(random));
  const builds: readonly (readonly [() => string, number])[] = [
    [goods, 34],
    [() => random.pick(goodsOf(language)[random.pick(["office", "services", "hardware"] as const)]), 6],
    [() => words.product(random), 7],
    [() => `${capitalised(noun())} ${noun()}`, 8],
    [() => `${brand()} ${noun()} ${sizeOf(random)}`, 9],
    [() => `${capitalised(noun())} ${brand()} ${modelOf(random)}`, 7],
    [() => inCapitals(shortened(`${noun()} ${random.chance(0.6) ? noun() : ""} ${sizeOf(random)}`)), 8],
    [() => `${modelOf(random)} ${capitalised(noun())}`, 4],
    [() => `${brand()} ${modelOf(random)}`, 3],
    [() => `${coinedWord(random).toUpperCase()} ${dose(random)}`, trade === "medical" ? 25 : 3],
    [() => `${capitalised(noun())} ${thread(random)}`, trade === "hardware" ? 8 : 2],
    [() => `${goods()} ${random.pick(["-", "&", "/", "+"])} ${goods()}`, 3],
    [() => `${capitalised(noun())}, ${noun()}, ${random.pick(colours)}`, 3],
    [() => `${goods()} ${brand()} ${random.chance(0.4) ? sizeOf(random) : ""}`, 6],
    [() => `${capitalised(noun())} (${noun()} ${random.int(1, 99)})`, 2],
  ];
  return random.weighted(builds)().replace(/\s+/g, " ").trim();
}

const measures = [
  "ml",
  "g",
  "kg",
  "mm",
  "cm",
  "m",
  "W",
  "V",
  "L",
  "l",
  "oz",
  "lb",
  '"',
  "GB",
  "St",
  "pcs",
  "x",
  "mg",
  "kW",
];
const colours = [
  "black",
  "weiss",
  "bleu",
  "rojo",
  "grey",
  "blk",
  "wht",
  "natur",
  "30/32",
  "XL",
  "M",
  "S/M",
  "RAL 7016",
];

function sizeOf(random: Random): string {
  const n = () => random.pick([random.int(1, 12), random.int(10, 99), random.int(100, 1000)]);
  return random.pick([
    () => `${n()}${random.pick(["", " "])}${random.pick(measures)}`,
    () => `${n()}x${n()}${random.pick(["", " cm", "mm", " mm"])}`,
    () => `${random.int(2, 24)}x${n()}${random.pick(measures)}`,
    () => `${random.int(0, 9)}${random.pick([",", "."])}${random.digits(random.int(1, 2))}${random.pick(measures)}`,
    () => `${random.int(2, 60)}${random.pick(["er", "-pack", "pk", " pcs", "'s"])}`,
  ])();
}

function modelOf(random: Random): string {
  return random.pick([
    `${random.letters(2)}${random.digits(3)}`,
    `${random.letters(1)}-${random.number(4)}`,
    `${random.number(3)}${random.letters(1)}`,
    `${random.letters(3)}-${random.digits(2)}/${random.letters(1)}`,
    `${random.letters(2)}.${random.digits(4)}`,
    random.number(random.int(4, 7)),
  ]);
}

function dose(random: Random): string {
  const form = random.pick([
    "TAB",
    "CAPS",
    "INJ",
    "SYRUP",
    "TABLETS",
    "CREAM",
    "O/SUSP",
    "Tabl",
    "Filmtabl.",
    "GEL",
    "DROPS",
  ]);
  return `${random.pick([5, 10, 20, 50, 100, 250, 500])}MG ${form} ${random.pick(["10X10", "30", "1X15", "28's", "N2", "100ML", "14"])}`;
}

function thread(random: Random): string {
  return random.pick([
    `M${random.pick([3, 4, 5, 6, 8, 10, 12])}x${random.int(8, 120)}`,
    `DIN ${random.number(3)}`,
    `${random.int(1, 9)}/${random.pick([2, 4, 8])}"`,
    `PN${random.int(10, 40)} DN${random.int(15, 200)}`,
  ]);
}

/** Abbreviates like tills: drops vowels and ends of words. */
function shortened(text: string): string {
  return text
    .split(" ")
    .map((word) => (word.length > 5 ? `${word.slice(0, 1 + (word.length % 4) + 1)}.` : word))
    .join(" ")
    .replace(/\. /g, (gap, at: number) => (at % 2 === 0 ? "." : gap));
}
