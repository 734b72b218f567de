import { countriesWithRegion } from "./addresses/regions.ts";
import { countries } from "./countries/index.ts";
import { countryByCode, countryOfSharedName } from "./country.ts";
import type { CountrySigns } from "./country-data.ts";
import { foldText } from "./letters/fold-text.ts";

const states =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";

/** `GST@5.0%`, `15% GST`: countries with a tax of this name have different rates. */
const gstAt = (rate: string) =>
  new RegExp(`\\bGST\\b[ :@(]{0,3}${rate}(?:[.,]0+)? ?%|(?<![\\d.,])${rate}(?:[.,]0+)? ?%[ )]{0,2}GST\\b`);

/** Of the countries with a file of their own. */
const signs: Readonly<Record<string, CountrySigns>> = {
  AE: { calling: ["971"], towns: ["DUBAI", "ABU DHABI", "SHARJAH"] },
  AR: {
    captions: ["CUIT", "IIBB", "INGRESOS BRUTOS"],
    calling: ["54"],
    towns: ["BUENOS AIRES", "CABA", "C.A.B.A", "ROSARIO", "MENDOZA"],
  },
  AT: { calling: ["43"], towns: ["WIEN", "SALZBURG", "INNSBRUCK"] },
  AU: { captions: ["ABN"], line: gstAt("10"), calling: ["61"], towns: ["SYDNEY", "MELBOURNE", "BRISBANE", "PERTH"] },
  BD: { calling: ["880"], towns: ["DHAKA", "CHITTAGONG"] },
  BE: { captions: ["BTW BE", "TVA BE"], calling: ["32"], towns: ["BRUXELLES", "BRUSSEL", "ANTWERPEN", "GENT"] },
  BG: {
    captions: ["ZDDS", "BULSTAT"],
    calling: ["359"],
    towns: ["SOFIYA", "PLOVDIV", "VARNA", "BURGAS"],
  },
  BR: {
    captions: ["CNPJ", "NFC-E", "CUPOM FISCAL"],
    postal: /\b\d{5}-\d{3}\b/,
    calling: ["55"],
    towns: ["SAO PAULO", "RIO DE JANEIRO", "BRASILIA"],
  },
  CA: {
    captions: ["HST", "TVQ", "QST", "TPS", "GST/HST"],
    line: gstAt("5"),
    postal: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/,
    towns: ["TORONTO", "MONTREAL", "VANCOUVER"],
  },
  CH: { captions: ["CHE"], calling: ["41"], towns: ["ZURICH", "BASEL", "LUZERN", "GENEVE", "LAUSANNE", "BERN"] },
  CL: { calling: ["56"], towns: ["SANTIAGO DE CHILE", "VALPARAISO", "CONCEPCION"] },
  CO: { captions: ["DIAN"], calling: ["57"], towns: ["BOGOTA", "MEDELLIN", "BARRANQUILLA"] },
  CY: { calling: ["357"], towns: ["LEFKOSIA", "NICOSIA", "LEMESOS", "LIMASSOL", "LARNAKA", "LARNACA"] },
  CZ: { captions: ["UCTENKA"], calling: ["420"], towns: ["PRAHA", "BRNO"] },
  DE: {
    captions: [
      "UST-ID",
      "UST-IDNR",
      "UST-ID-NR",
      "USTID",
      "STEUERNUMMER",
      "ST.-NR",
      "ST.NR",
      "TSE-SIGNATUR",
      "TSE-SERIENNUMMER",
    ],
    calling: ["49"],
    towns: ["BERLIN", "HAMBURG", "MUNCHEN", "KOLN", "FRANKFURT", "STUTTGART", "DUSSELDORF", "LEIPZIG"],
  },
  DK: { captions: ["CVR", "DANKORT"], calling: ["45"], towns: ["KOBENHAVN", "AARHUS", "ODENSE", "AALBORG"] },
  DZ: { calling: ["213"], towns: ["ALGER"] },
  EE: { captions: ["KMKR"], calling: ["372"], towns: ["TALLINN", "TARTU", "PARNU"] },
  ES: {
    captions: ["FACTURA SIMPLIFICADA"],
    calling: ["34"],
    towns: ["MADRID", "BARCELONA", "VALENCIA", "SEVILLA", "ZARAGOZA", "MALAGA", "BILBAO", "BURGOS"],
  },
  FI: { captions: ["Y-TUNNUS", "ALV"], calling: ["358"], towns: ["HELSINKI", "TAMPERE", "TURKU"] },
  FR: {
    captions: ["SIRET", "SIREN"],
    calling: ["33"],
    towns: ["PARIS", "LYON", "MARSEILLE", "TOULOUSE", "BORDEAUX", "LILLE"],
  },
  GB: { postal: /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/, calling: ["44"], towns: ["LONDON", "MANCHESTER"] },
  GR: { calling: ["30"], towns: ["ATHINA", "THESSALONIKI", "IRAKLEIO", "PEIRAIAS"] },
  HR: { captions: ["OIB", "JIR"], calling: ["385"], towns: ["ZAGREB", "RIJEKA", "OSIJEK", "ZADAR"] },
  HU: { captions: ["ADOSZAM", "NYUGTA", "NYUGTASZAM", "AP SZAM"], calling: ["36"], towns: ["BUDAPEST"] },
  IE: {
    calling: ["353"],
    towns: ["DUBLIN", "LIMERICK", "GALWAY", "BAILE ATHA CLIATH", "GAILLIMH", "CORCAIGH", "LUIMNEACH"],
  },
  IN: {
    captions: ["GSTIN", "FSSAI", "CGST", "SGST", "IGST"],
    postal: /\b[A-Z]{4,} ?[-–] ?\d{3} ?\d{3}\b/,
    calling: ["91"],
    towns: ["DELHI", "MUMBAI", "BANGALORE", "BENGALURU", "CHENNAI", "KOLKATA", "HYDERABAD", "PUNE", "AHMEDABAD"],
  },
  IT: {
    captions: ["P.IVA", "PARTITA IVA", "P. IVA", "DOCUMENTO COMMERCIALE", "COD. FISCALE", "CODICE FISCALE"],
    calling: ["39"],
    towns: ["ROMA", "MILANO", "TORINO", "NAPOLI", "BOLOGNA"],
  },
  KE: { captions: ["KRA PIN"], calling: ["254"], towns: ["NAIROBI", "MOMBASA"] },
  LT: { captions: ["PVM KODAS", "PVM MOKETOJO KODAS"], calling: ["370"], towns: ["VILNIUS", "KAUNAS", "KLAIPEDA"] },
  LV: {
    captions: ["PVN"],
    postal: /\bLV-\d{4}\b/,
    calling: ["371"],
    towns: ["LIEPAJA", "DAUGAVPILS", "JURMALA"],
  },
  MA: { calling: ["212"], towns: ["CASABLANCA", "RABAT", "MARRAKECH", "TANGER", "AGADIR"] },
  MT: { calling: ["356"], towns: ["VALLETTA", "TAS-SLIEMA"] },
  MX: { captions: ["RFC", "CFDI"], calling: ["52"], towns: ["CIUDAD DE MEXICO", "CDMX", "MONTERREY", "GUADALAJARA"] },
  MY: {
    captions: ["SST"],
    calling: ["60"],
    towns: ["KUALA LUMPUR", "SELANGOR", "JOHOR BAHRU", "PETALING JAYA", "PENANG"],
  },
  NG: { calling: ["234"], towns: ["LAGOS", "ABUJA"] },
  NL: {
    captions: ["KVK", "BTW-NR", "BTW NR", "BTW"],
    postal: /\b[1-9]\d{3} ?[A-Z]{2} [A-Z]{3,}/,
    calling: ["31"],
    towns: ["AMSTERDAM", "ROTTERDAM", "UTRECHT"],
  },
  NO: { captions: ["MVA"], calling: ["47"], towns: ["OSLO", "TRONDHEIM", "STAVANGER"] },
  NZ: { line: gstAt("15"), calling: ["64"], towns: ["AUCKLAND", "WELLINGTON", "CHRISTCHURCH"] },
  PE: { captions: ["IGV", "SUNAT"], calling: ["51"], towns: ["LIMA", "AREQUIPA"] },
  PK: { calling: ["92"], towns: ["KARACHI", "LAHORE", "ISLAMABAD"] },
  PL: {
    captions: ["NIP", "REGON", "PARAGON FISKALNY", "PTU"],
    postal: /\b\d{2}-\d{3} [A-Z]{3,}/,
    calling: ["48"],
    towns: ["WARSZAWA", "KRAKOW", "LODZ", "WROCLAW", "POZNAN", "GDANSK", "LUBLIN"],
  },
  PT: {
    captions: ["ATCUD"],
    postal: /\b\d{4}-\d{3} [A-Z]{3,}/,
    calling: ["351"],
    towns: ["LISBOA", "PORTO", "COIMBRA"],
  },
  RO: { captions: ["BON FISCAL"], calling: ["40"], towns: ["BUCURESTI", "CLUJ-NAPOCA", "TIMISOARA", "IASI"] },
  SE: { calling: ["46"], towns: ["STOCKHOLM", "GOTEBORG", "MALMO", "UPPSALA"] },
  SG: { captions: ["UEN"], calling: ["65"], towns: ["SINGAPORE"] },
  SI: { captions: ["ID ZA DDV"], calling: ["386"], towns: ["LJUBLJANA", "MARIBOR"] },
  SK: { captions: ["IC DPH"], calling: ["421"], towns: ["BRATISLAVA", "KOSICE", "ZILINA"] },
  TH: { calling: ["66"], towns: ["BANGKOK"] },
  TN: { calling: ["216"], towns: ["TUNIS", "SFAX", "SOUSSE"] },
  TR: { captions: ["KDV", "TOPKDV", "VKN"], calling: ["90"], towns: ["ISTANBUL", "ANKARA", "IZMIR"] },
  US: { captions: ["EIN"], postal: new RegExp(`\\b(?:${states})[ ,.-]+\\d{5}(?:-\\d{4})?\\b`) },
  ZA: { calling: ["27"], towns: ["JOHANNESBURG", "CAPE TOWN", "PRETORIA"] },
};

const known: readonly (readonly [string, CountrySigns])[] = [
  ...Object.entries(signs),
  ...countries.flatMap(({ code, signs: own }) => (own ? [[code, own] as const] : [])),
];

type Phrase = Readonly<{ text: string; code: string; kind: "name" | "town" | "caption" }>;

const phrases: readonly Phrase[] = [
  ...countries.flatMap(({ code, names }) =>
    names.filter((name) => name.length > 3).map((name) => ({ text: name.toUpperCase(), code, kind: "name" as const })),
  ),
  ...known.flatMap(([code, { captions = [], towns = [] }]) => [
    ...captions.map((text) => ({ text, code, kind: "caption" as const })),
    ...towns.map((text) => ({ text, code, kind: "town" as const })),
  ]),
];
/** Letters by which phrases are found: every line of a page is compared with a thousand of them. */
const keyLength = 2;
const phrasesByKey = Map.groupBy(phrases, ({ text }) => text.slice(0, keyLength));

/** `+34 91 …` and `0034 91 …`; of `+1 (876) …` and `+7 727 …`, which countries share, the area code too. */
const international = /(?<![\d+])(?:\+ ?\(?([17]\)?[ .-]?\(?\d{3}|[1-9]\d{0,2})|(?<!\d[.,])00 ?\(?([1-9]\d{0,2}))/g;

/** The countries of an address: by its name, postal code or a large town, else by a shared name between its commas. */
export function countriesOfAddress(address: string): string[] {
  const text = foldText(address).toUpperCase();
  const found = phrasesIn(text);
  const named = codesOf(found, "name");
  if (named.size > 0) return [...named];
  const towns = codesOf(found, "town");
  const placed = known.filter(([code, { postal }]) => postal?.test(text) || towns.has(code)).map(([code]) => code);
  return placed.length > 0 ? placed : countriesOfSharedNames(address);
}

/** The country of a last line such as `Honduras`; one that is a state's name too (`Georgia`) needs another sign. */
function countriesOfSharedNames(address: string): string[] {
  const last = address.split(",").at(-1) ?? "";
  const country = countriesWithRegion(last.trim()).length > 0 ? undefined : countryOfSharedName(last);
  return country === undefined ? [] : [country];
}

/** A town beside a postal code: `28010 MADRID`, `New Delhi - 110 019`. */
const postalCode = /(?<!\d)\d{3} ?\d{1,3}(?!\d)/;

/**
 * Countries indicated by lines of a page: captions of tax numbers, telephone prefixes, and towns beside postal codes.
 */
export function countriesOfPage(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => {
    if (!/\d/.test(line)) return [];
    const text = foldText(line).toUpperCase();
    const called = [...text.matchAll(international)].map(([, plus, zeros]) => (plus ?? zeros ?? "").replace(/\D/g, ""));
    const phrasesOfLine = phrasesIn(text);
    const captioned = codesOf(phrasesOfLine, "caption");
    const towns = postalCode.test(text) ? codesOf(phrasesOfLine, "town") : captioned;
    return known
      .filter(
        ([code, { calling = [], line: pattern }]) =>
          captioned.has(code) ||
          towns.has(code) ||
          pattern?.test(text) ||
          called.some((digits) => calling.some((prefix) => digits.startsWith(prefix))),
      )
      .map(([code]) => code);
  });
  return [...new Set(found)];
}

/** The common currency of these countries; undefined if there is none. */
export function commonCurrency(codes: readonly string[]): string | undefined {
  const currencies = new Set(codes.map((code) => countryByCode(code)?.currency));
  const [only] = currencies;
  return currencies.size === 1 ? only : undefined;
}

/** The phrases that stand in a text between other signs than letters. */
function phrasesIn(text: string): Phrase[] {
  const found: Phrase[] = [];
  for (let at = 0; at < text.length; at++) {
    if (isLetter(text[at - 1])) continue;
    for (const phrase of phrasesByKey.get(text.slice(at, at + keyLength)) ?? [])
      if (text.startsWith(phrase.text, at) && !isLetter(text[at + phrase.text.length])) found.push(phrase);
  }
  return found;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && sign >= "A" && sign <= "Z";
}

function codesOf(found: readonly Phrase[], kind: Phrase["kind"]): ReadonlySet<string> {
  return new Set(found.filter((phrase) => phrase.kind === kind).map(({ code }) => code));
}
