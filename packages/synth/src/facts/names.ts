import type { Country, Language } from "../countries/countries.ts";
import { namePool } from "../countries/name-pools.ts";
import { lexicons } from "../lexicon/index.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";

const syllables = listOf(
  "ba|be|bi|bo|ca|ce|co|da|de|di|do|el|en|er|fa|fi|fo|ga|go|gra|ha|he|hi|ix|ka|ke|ki|ko|la|le|li|lo|lu|ma|me|mi|mo|na|ne|ni|no|nor|ol|on|or|pa|pe|po|pra|qui|ra|re|ri|ro|ron|sa|se|si|so|sol|sta|ta|te|ti|to|tra|tri|um|va|ve|vi|vo|wa|xa|ya|ze|zo|tech|net|sys|med|agro|bio|eco|log|trans|hub|ly|fy|soft",
);
const articles: Partial<Record<Language, readonly string[]>> = {
  en: ["The ", "My ", "Mr. "],
  de: ["Die ", "Das ", "Der "],
  fr: ["Le ", "La ", "Au ", "Les "],
  es: ["El ", "La "],
  it: ["Il ", "La ", "Da "],
  nl: ["De ", "Het "],
  pt: ["O ", "A "],
};

export function coinedWord(random: Random): string {
  let word = "";
  for (let i = random.int(2, 3); i > 0; i -= 1) word += random.pick(syllables);
  return word;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function personName(random: Random, country: Country): string {
  const pool = namePool(country.locale);
  const name = `${random.pick(pool.firstNames)} ${random.pick(pool.lastNames)}`;
  if (random.chance(0.04)) return `${random.pick(["Dr. ", "Mr. ", "Mrs. ", "Herr ", "Frau ", "M. ", "Mme "])}${name}`;
  return name;
}

/** Company names of many builds: families, coined words, trades, places, initials, shops without any legal form. */
export function companyName(random: Random, country: Country, language: Language): string {
  const name = companyStem(random, country, language).replace(/\s+,/g, ",").replace(/\s+/g, " ").trim();
  const branch = random.chance(0.04) ? ` ${random.pick(["#", "No. ", ""])}${random.int(1, 900)}` : "";
  return (random.chance(country.code === "MY" ? 0.6 : 0.16) ? name.toUpperCase() : name) + branch;
}

function companyStem(random: Random, country: Country, language: Language): string {
  const pool = namePool(country.locale);
  const industry = () => random.pick(lexicons[language].industries);
  const form = random.pick(country.legalForms);
  const last = () => random.pick(pool.lastNames);
  const word = () => capitalised(random.pick(pool.words));
  const makers: readonly (readonly [() => string, number])[] = [
    [() => `${last()} ${random.chance(0.5) ? industry() : ""} ${form}`, 18],
    [() => `${capitalised(coinedWord(random))} ${random.chance(0.6) ? industry() : ""} ${form}`, 20],
    [() => `${last()} ${random.pick(["&", "&", "+", "and", "und", "-"])} ${last()} ${form}`, 10],
    [() => `${last()}, ${last()} and ${last()}`, country.languages[0]?.[0] === "en" ? 4 : 0],
    [() => `${word()} ${random.chance(0.4) ? word() : ""} ${industry()} ${form}`, 10],
    [() => `${random.letters(random.int(2, 4))} ${industry()} ${form}`, 6],
    [
      () =>
        `${capitalised(coinedWord(random))}${random.pick([".com", ".io", ".net", ".eu", "Soft", "Lab", "Tech", ".app"])} ${random.chance(0.6) ? form : ""}`,
      5,
    ],
    [() => `${industry()} ${last()} ${random.chance(0.4) ? form : ""}`, 6],
    [() => `${industry()} ${random.pick(pool.cities)} ${form}`, 6],
    [() => `${random.pick(pool.cities)} ${industry()} ${form}`, 5],
    [() => personName(random, country), 4],
    [
      () =>
        `${random.chance(0.3) ? random.pick(articles[language] ?? [""]) : ""}${word()}${random.chance(0.5) ? ` ${word()}` : ""}`,
      7,
    ],
    [
      () =>
        `${random.letters(1)}${random.pick([".", " & ", "-"])}${random.letters(1)}${random.pick([". ", " "])}${industry()} ${form}`,
      3,
    ],
    [() => `${last()}'s ${industry()}`, language === "en" ? 5 : 0],
    [() => capitalised(coinedWord(random)), 4],
    [
      () =>
        `${random.pick(["Muster", "Demo", "Test", "Sample", "Beispiel", "Example", "Your", "My", "Ejemplo", "Esempio"])} ${industry()} ${form}`,
      2,
    ],
    [
      () =>
        `${random.pick(articles[language] ?? [""])}${random.pick([...lexicons[language].from, ...lexicons[language].billTo])} ${random.chance(0.5) ? form : ""}`.toUpperCase(),
      1.2,
    ],
    [() => callSign(random, pool.cities), country.code === "US" ? 5 : 0.4],
    [() => `${word()} ${industry()} (${random.pick(pool.cities)}) ${form}`, 2],
  ];
  return random.weighted(makers)();
}

/** Stations and agencies known by their letters. */
function callSign(random: Random, cities: readonly string[]): string {
  const sign = random.pick(["W", "K", ""]) + random.letters(3);
  return random.pick([sign, `${sign}-TV`, `${random.pick(cities)} ${sign}`, `${sign}-FM`, sign]);
}

/** The short name of a logo: the first words, without the legal form. */
export function tradeName(name: string): string {
  const words = name.split(" ");
  return words
    .slice(0, words.length > 3 ? 2 : 1)
    .join(" ")
    .replace(/[,&+-]+$/, "")
    .trim();
}

export function webName(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .trim()
    .split(" ")
    .slice(0, 2)
    .join("-");
  return ascii === "" ? "example" : ascii;
}
