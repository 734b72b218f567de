import { foldText } from "./fold-text.ts";

/** Countries by ISO 3166-1 alpha-2: the currency used there and the names under which invoices print them. */
const countries: Readonly<Record<string, readonly [currency: string, names: string]>> = {
  AD: ["EUR", "andorra"],
  AE: ["AED", "united arab emirates|uae|u.a.e."],
  AR: ["ARS", "argentina"],
  AT: ["EUR", "austria|osterreich|autriche|oesterreich|oostenrijk"],
  AU: ["AUD", "australia|australie|australien"],
  BE: ["EUR", "belgium|belgie|belgique|belgien|belgica|belgio"],
  BG: ["EUR", "bulgaria"],
  BR: ["BRL", "brazil|brasil"],
  CA: ["CAD", "canada"],
  CH: ["CHF", "switzerland|schweiz|suisse|svizzera|zwitserland|suiza"],
  CL: ["CLP", "chile"],
  CN: ["CNY", "china|p.r. china|people's republic of china"],
  CO: ["COP", "colombia"],
  CY: ["EUR", "cyprus"],
  CZ: ["CZK", "czech republic|czechia|tschechien|ceska republika"],
  DE: ["EUR", "germany|deutschland|allemagne|alemania|duitsland|germania|niemcy|tyskland|alemanha"],
  DK: ["DKK", "denmark|danmark|danemark|danemarke|dinamarca|denemarken"],
  EE: ["EUR", "estonia|eesti"],
  ES: ["EUR", "spain|espana|spanien|espagne|spanje|spagna|espanha"],
  FI: ["EUR", "finland|suomi|finnland"],
  FR: ["EUR", "france|frankreich|francia|frankrijk|frankrig|francja"],
  GB: [
    "GBP",
    "united kingdom|uk|u.k.|great britain|england|scotland|wales|northern ireland|vereinigtes konigreich|royaume-uni",
  ],
  GR: ["EUR", "greece|hellas|griechenland"],
  HK: ["HKD", "hong kong"],
  HR: ["EUR", "croatia|hrvatska|kroatien"],
  HU: ["HUF", "hungary|magyarorszag|ungarn"],
  IE: ["EUR", "ireland|irland|irlande|ierland|eire"],
  IL: ["ILS", "israel"],
  IN: ["INR", "india"],
  IT: ["EUR", "italy|italia|italien|italie"],
  JP: ["JPY", "japan"],
  LI: ["CHF", "liechtenstein"],
  LT: ["EUR", "lithuania|lietuva"],
  LU: ["EUR", "luxembourg|luxemburg"],
  LV: ["EUR", "latvia|latvija"],
  MC: ["EUR", "monaco"],
  MT: ["EUR", "malta"],
  MX: ["MXN", "mexico"],
  MY: ["MYR", "malaysia"],
  NL: ["EUR", "netherlands|the netherlands|nederland|niederlande|pays-bas|paises bajos|paesi bassi|holland"],
  NO: ["NOK", "norway|norge|norwegen"],
  NZ: ["NZD", "new zealand"],
  PL: ["PLN", "poland|polska|polen|pologne"],
  PT: ["EUR", "portugal"],
  RO: ["RON", "romania"],
  SE: ["SEK", "sweden|sverige|schweden|suede"],
  SG: ["SGD", "singapore"],
  SI: ["EUR", "slovenia|slovenija"],
  SK: ["EUR", "slovakia|slovensko"],
  TR: ["TRY", "turkey|turkiye"],
  US: ["USD", "united states|united states of america|usa|u.s.a.|us|u.s."],
  ZA: ["ZAR", "south africa"],
};

const countryByName = new Map<string, string>();
for (const [code, [, names]] of Object.entries(countries)) {
  for (const name of names.split("|")) countryByName.set(name, code);
}

/** ISO 3166-1 alpha-2 of a country's printed name in any of the ten languages. */
export function countryOf(name: string): string | undefined {
  const plain = foldText(name)
    .toLowerCase()
    .trim()
    .replace(/[,;]+$/, "");
  return countryByName.get(plain) ?? countryByName.get(plain.replace(/\.$/, ""));
}

/** The currency used in a country, by its ISO code. */
export function currencyOfCountry(country: string): string | undefined {
  return countries[country]?.[0];
}

export function isCountryCode(code: string): boolean {
  return Object.hasOwn(countries, code);
}
