import type { Country, Language } from "../countries/countries.ts";
import { inCapitals, inSmallLetters } from "../letter-case.ts";
import { formWords } from "../lexicon/forms.ts";
import { lexicons } from "../lexicon/index.ts";
import type { Random } from "../random.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";
import { businessName } from "./business-names.ts";
import { capitalised, coinedWord } from "./coined-words.ts";
import { ownerName } from "./owner-names.ts";

const articles: Partial<Record<Language, readonly string[]>> = {
  en: ["The ", "My ", "Mr. "],
  de: ["Die ", "Das ", "Der "],
  fr: ["Le ", "La ", "Au ", "Les "],
  es: ["El ", "La "],
  it: ["Il ", "La ", "Da "],
  nl: ["De ", "Het "],
  pt: ["O ", "A "],
};

const titles = [
  "Dr. ",
  "Mr. ",
  "Mrs. ",
  "Herr ",
  "Frau ",
  "M. ",
  "Mme ",
  "Ing. ",
  "Dipl.-Ing. ",
  "Sr. ",
  "Prof. ",
  "Adv. ",
];
/** Languages with two surnames. */
const doubleSurnames: ReadonlySet<Language> = new Set<Language>(["es", "pt"]);

export function personName(random: Random, country: Country): string {
  const names = vocabularyOf(country);
  const first = names.firstName(random);
  const last = names.lastName(random);
  const language = country.languages[0]?.[0] ?? "en";
  if (doubleSurnames.has(language) && random.chance(0.5)) {
    const second = names.lastName(random);
    const linked = language === "pt" && random.chance(0.4) ? `${random.pick(["da", "de", "dos"])} ${last}` : last;
    return random.chance(0.3)
      ? `${first} ${names.firstName(random)} ${linked} ${second}`
      : `${first} ${linked} ${second}`;
  }
  const name = random.weighted([
    [`${first} ${last}`, 78],
    [`${first} ${random.letters(1)}. ${last}`, 6],
    [`${first} ${names.firstName(random)} ${last}`, 4],
    [`${last}, ${first}`, 3],
    [`${last} ${first}`, 4],
    [`${first} ${last}-${names.lastName(random)}`, 2],
    [`${random.letters(1)}. ${last}`, 2],
  ]);
  return random.chance(0.04) ? random.pick(titles) + name : name;
}

/** Share of businesses with their trade in the name. */
const sayWhatTheyAre = 0.35;
/** Share of firms named after their owners. */
const ownerShare = 0.06;

/** Company names of many kinds: families, coined words, trades, places, initials, shops without a legal form. */
export function companyName(random: Random, country: Country, language: Language): string {
  const forked = random.fork(0x4b1d);
  const usual = companyStem(random, country, language);
  const owned = forked.fork(0x0e4).chance(ownerShare) ? ownedFirm(forked.fork(0x0e5), country, language) : undefined;
  const built = owned ?? (forked.chance(sayWhatTheyAre) ? businessName(forked, country, language) : usual);
  const stem = built.replace(/\s+,/g, ",").replace(/\s+/g, " ").trim();
  const name = random.chance(0.05) ? doingBusinessAs(random, country, stem) : stem;
  const branch = random.chance(0.04) ? ` ${random.pick(["#", "No. ", ""])}${random.int(1, 900)}` : "";
  const cased = random.chance(capitalShare[country.code] ?? 0.16)
    ? inCapitals(name)
    : random.chance(0.025)
      ? inSmallLetters(name)
      : name;
  return cased + branch;
}

function ownedFirm(random: Random, country: Country, language: Language): string | undefined {
  const trade = random.pick(lexicons[language].industries);
  const firm = random.pick([
    () => trade,
    () => `${trade} ${capitalised(coinedWord(random))}`,
    () => `${trade} ${inCapitals(coinedWord(random))}`,
    () => capitalised(coinedWord(random)),
  ])();
  return ownerName(random, country, language, firm);
}

/** A shop's name of one word, often coined, often in capitals, without a legal form. */
export function oneWordName(random: Random, country: Country): string {
  const names = vocabularyOf(country);
  const word = random.pick([
    () => capitalised(coinedWord(random)),
    () => capitalised(names.word(random)),
    () => names.lastName(random),
    () => random.letters(random.int(3, 5)),
    () =>
      `${capitalised(names.word(random))}${random.pick(["fix", "land", "markt", "shop", "center", "ino", "oteca", "24"])}`,
  ])();
  const single = word.split(" ")[0] as string;
  return random.weighted([
    [single, 5],
    [inCapitals(single), 4],
    [inSmallLetters(single), 1],
  ]);
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** The part of a name that identifies a branch of the company; mostly empty. */
export function branchPart(random: Random, country: Country, language: Language): string {
  if (!random.chance(0.05)) return "";
  const city = vocabularyOf(country).city(random);
  const branch = random.pick(formWords(language, "branch"));
  const part = random.pick([
    branch,
    inCapitals(branch),
    `${branch} ${random.int(2, 40)}`,
    city,
    inCapitals(city),
    `Unit ${random.pick(["I", "II", "III", "2", "-2"])}`,
    `UNIT ${random.pick(["I", "II", "III", "2"])}`,
    countryNames.of(country.code) ?? city,
    "Regd.",
    "H.O.",
  ]);
  return random.chance(0.65) ? ` (${part})` : ` - ${part}`;
}

/** Share of names in capitals, for countries with fiscal forms. */
const capitalShare: Readonly<Record<string, number>> = {
  MY: 0.6,
  BR: 0.5,
  CL: 0.5,
  PE: 0.5,
  SV: 0.5,
  CO: 0.4,
  MX: 0.45,
  AR: 0.45,
  PL: 0.3,
};

/** A company with the name it trades under. */
function doingBusinessAs(random: Random, country: Country, legal: string): string {
  const sign = capitalised(vocabularyOf(country).word(random));
  return random.pick([
    `${sign} - ${legal}`,
    `${legal} (${sign})`,
    `${sign} by ${legal}`,
    `${legal} t/a ${sign}`,
    `${legal} dba ${sign}`,
    `"${sign}" ${legal}`,
    `${sign} / ${legal}`,
    `${sign} | ${legal}`,
  ]);
}

function companyStem(random: Random, country: Country, language: Language): string {
  const names = vocabularyOf(country);
  const industry = () => random.pick(lexicons[language].industries);
  const form = random.pick(country.legalForms);
  const last = () => names.lastName(random);
  const word = () => capitalised(names.word(random));
  const coined = () => capitalised(coinedWord(random));
  const city = () => names.city(random);
  const english = country.languages[0]?.[0] === "en";
  const makers: readonly (readonly [() => string, number])[] = [
    [() => `${last()} ${random.chance(0.5) ? industry() : ""} ${form}`, 16],
    [() => `${coined()} ${random.chance(0.6) ? industry() : ""} ${form}`, 14],
    [() => `${last()} ${random.pick(["&", "&", "+", "and", "und", "-", "et", "y", "e", "i"])} ${last()} ${form}`, 9],
    [
      () => `${last()}, ${last()} ${random.pick(["and", "&"])} ${last()} ${random.chance(0.4) ? form : ""}`,
      english ? 4 : 1,
    ],
    [() => `${word()} ${random.chance(0.4) ? word() : ""} ${industry()} ${form}`, 10],
    [() => `${word()} ${random.chance(0.3) ? inSmallLetters(word()) : ""} ${form}`, 8],
    [() => `${random.letters(random.int(2, 5))} ${random.chance(0.7) ? industry() : ""} ${form}`, 8],
    [() => `${[...random.letters(random.int(2, 4))].join(".")}. ${random.chance(0.5) ? industry() : ""} ${form}`, 2.5],
    [
      () =>
        `${coined()}${random.pick([".com", ".io", ".net", ".eu", "Soft", "Lab", "Tech", ".app", ".de", "ify", "Cloud", "Pay"])} ${random.chance(0.6) ? form : ""}`,
      5,
    ],
    [() => `${industry()} ${last()} ${random.chance(0.4) ? form : ""}`, 6],
    [() => `${industry()} ${city()} ${form}`, 6],
    [() => `${city()} ${industry()} ${form}`, 5],
    [() => `${random.int(2, 999)} ${word()} ${random.chance(0.5) ? industry() : ""} ${form}`, 2],
    [
      () =>
        `${coined()}${random.pick(["24", "365", "360", "2000", "4you", "1", "7"])} ${random.chance(0.6) ? form : ""}`,
      2.5,
    ],
    [() => `${industry()} ${random.pick(["&", "und", "et", "y", "e", "+", "and"])} ${industry()} ${last()} ${form}`, 3],
    [() => personName(random, country), 5],
    [() => `${personName(random, country)} ${industry()}`, 3],
    [() => `${industry()} ${personName(random, country)}`, 3],
    [
      () =>
        `${random.chance(0.3) ? random.pick(articles[language] ?? [""]) : ""}${word()}${random.chance(0.5) ? ` ${word()}` : ""}`,
      8,
    ],
    [
      () =>
        `${random.letters(1)}${random.pick([".", " & ", "-"])}${random.letters(1)}${random.pick([". ", " "])}${industry()} ${form}`,
      3,
    ],
    [() => `${last()}'s ${industry()}`, language === "en" ? 5 : 0],
    [coined, 4],
    [() => `${coined()} ${coined()} ${form}`, 3],
    [() => `${last()}${random.pick(["-", " "])}${word()} ${random.chance(0.6) ? form : ""}`, 3],
    [
      () =>
        `${industry()} ${random.pick(["St.", "San", "Santa", "Nova", "Neu", "New", "Grand", "Royal", "Del", "La", "El"])} ${last()} ${random.chance(0.5) ? form : ""}`,
      4,
    ],
    [
      () =>
        `${random.pick(["Muster", "Demo", "Test", "Sample", "Beispiel", "Example", "Your", "My", "Ejemplo", "Esempio", "Acme"])} ${industry()} ${form}`,
      2,
    ],
    [
      () =>
        inCapitals(
          `${random.pick(articles[language] ?? [""])}${random.pick([...lexicons[language].from, ...lexicons[language].billTo])} ${random.chance(0.5) ? form : ""}`,
        ),
      1.2,
    ],
    [() => random.pick(placeholders), 1.5],
    [() => callSign(random, city()), country.code === "US" ? 5 : 0.4],
    [() => `${word()} ${industry()} (${city()}) ${form}`, 2],
    [() => `${publicBody(random, language)} ${city()}`, 3],
  ];
  return random.weighted(makers)();
}

/** Placeholder names of templates and samples. */
const placeholders = [
  ..."Company Name|Your Company|Your Company Name|Client Name|Company|Business Name|My Company|Customer Name|Sender Name".split(
    "|",
  ),
  ..."Firmenname|Musterfirma|Ihre Firma|Kundenname|Max Mustermann|Musterfirma GmbH|Nom de l'entreprise|Votre société|Nom du client".split(
    "|",
  ),
  ..."Nombre de la empresa|Su empresa|Nombre del cliente|Nome azienda|La tua azienda|Nome cliente|Bedrijfsnaam|Uw bedrijf".split(
    "|",
  ),
  ..."EmpfängerName|SenderName|AbsenderName|Lieferant|Bedrijf A|Entreprise A|Firma XY|Demo GmbH|Nome da empresa|Sua empresa|Nome do cliente|Nazwa firmy|Twoja firma|Företagsnamn|Firmanavn|John Doe|Jane Doe|Empresa Teste".split(
    "|",
  ),
];

const publicBodies: Partial<Record<Language, readonly string[]>> = {
  en: ["City of", "County of", "University of", "Department of Health", "Ministry of Works", "School of", "Borough of"],
  de: ["Stadt", "Gemeinde", "Landkreis", "Universität", "Stadtwerke", "Klinikum", "Verein"],
  fr: ["Mairie de", "Commune de", "Université de", "Association", "Syndicat des eaux de"],
  es: ["Ayuntamiento de", "Municipalidad de", "Universidad de", "Alcaldía de", "Instituto Nacional de"],
  it: ["Comune di", "Università di", "ASL di", "Provincia di", "Consorzio"],
  nl: ["Gemeente", "Stichting", "Universiteit", "Waterschap"],
  pt: ["Câmara Municipal de", "Prefeitura de", "Município de", "Universidade de"],
  pl: ["Gmina", "Urząd Miasta", "Uniwersytet", "Fundacja"],
  sv: ["Kommun", "Region", "Förening"],
  da: ["Kommune", "Forening", "Universitet"],
};

function publicBody(random: Random, language: Language): string {
  return random.pick(publicBodies[language] ?? ["City of"]);
}

/** Call signs of broadcast stations and agencies. */
function callSign(random: Random, city: string): string {
  const sign = random.pick(["W", "K", ""]) + random.letters(3);
  return random.pick([sign, `${sign}-TV`, `${city} ${sign}`, `${sign}-FM`, sign]);
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

export function domainNameFor(name: string): string {
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
