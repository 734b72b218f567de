import type { AddressShape } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import { listOf } from "../lexicon/lexicon.ts";

/**
 * Patterns of street names by language: {last}, {first}, {city} and {word} are placeholders, {n} is a small number.
 * Patterns rather than lists, so that models learn the structure of addresses and not their names.
 */
const patterns = {
  english: `{last} Street | {word} Street | {last} Road | {city} Road | {last} Avenue | {word} Lane | {last} Drive | {word} Court | {last} Way | {word} Boulevard | {n}th Street | {n}th Avenue | {n}th Ave NE | Highway {n} | {last} St
    {last} Ave | {last} Rd | {last} Blvd. | {word} Dr. | {word} Ln | {last} Pkwy | {word} Parkway | {word} Place | {last} Pl | {last} Circle | {word} Terrace | Old {city} Road | {word} Hill | {word} Crescent | {last} Close | {word} Square
    {word} Mews | High Street | Main Street | Station Road | Church Lane | {last} Industrial Estate | {word} Business Park | {word} Park | {last} Gardens | County Road {n} | State Route {n} | {last} Quay | {word} Gate | {last} Row | {first} {last} Drive`,
  american: `{last} Branch | {last} Manors | {word} Ridge | {last} Ridges | {last} Circles | {word} Cove | {last} Crest | {word} Glen | {last} Harbors | {last} Knolls | {word} Meadows | {last} Mills | {last} Orchard | {last} Passage
    {word} Pike | {last} Plains | {last} Port | {word} Rapids | {last} Shoals | {last} Spurs | {last} Square | {word} Stream | {last} Summit | {last} Trace | {last} Track | {last} Tunnel | {last} Turnpike | {first} Union | {last} Valley
    {last} Viaduct | {word} View | {last} Village | {word} Vista | {last} Walks | {last} Wells | {first} Alley | {last} Bypass | {last} Causeway | {first} Center | {last} Corners | {last} Dam | {last} Estates | {first} Expressway | {last} Falls
    {last} Ferry | {word} Field | {last} Fork | {last} Freeway | {word} Grove | {last} Heights | {last} Hollow | {last} Inlet | {first} Island | {last} Junction | {last} Keys | {last} Landing | {word} Loop | {last} Mountain | {last} Neck
    {last} Oval | {first} Path | {word} Pine | {last} Point | {last} Prairie | {last} Radial | {last} Ramp | {first} Ranch | {word} Rest | {last} River | {last} Route | {last} Row | {word} Run | {first} Shore | {last} Skyway | {last} Springs
    {last} Stravenue | {word} Trail | {last} Throughway`,
  german: `{last}straße | {last}str. | {word}straße | {word}weg | {word}gasse | Am {word} | An der {word} | Im {word} | {first}-{last}-Straße | {first}-{last}-Str. | {last}platz | {word}allee | {last}ring | {word}damm | Auf der {word} | Zum {word}
    Alte {city}er Straße | {city}er Str. | {city}er Straße | Industriestraße | Bahnhofstrasse | Hauptstraße | {word}strasse | {last}strasse | Gewerbepark {word} | {last}ufer | In den {word} | Unter den {word} | {word}berg | {word}hof | Postfach | {word}steig | {last}-Allee`,
  french: `rue {last} | rue {first} {last} | rue de la {word} | rue du {word} | rue des {word}s | avenue {first} {last} | avenue de {city} | boulevard {last} | place de la {word} | chemin des {word}s | route de {city} | impasse du {word} | allée des {word}s | quai {last}
    Rue {last} | Rue de {city} | Avenue {last} | Avenue du {word} | Boulevard {first} {last} | Place {last} | cours {last} | ZA de la {word} | ZI {city} | square {last} | Chemin du {word} | passage {last} | R. {last} | av. {last} | bd {last} | Bld {last} | faubourg {last} | Rue El {last} | Avenue Habib {last}`,
  spanish: `Calle {last} | C/ {last} | Calle {first} {last} | C/ {city} | Avenida {last} | Avda. {last} | Av. {last} | Plaza {word} | Pza. {last} | Paseo de la {word} | Pº {last} | Carretera de {city} km {n} | Ctra. {city} | Camino {word} | Ronda {last} | Rambla {last} | Travesía {last} | Polígono Industrial {city}
    Pol. Ind. {word} | Vía {last} | Glorieta {last} | Av. {first} {last} | Blvd. {last} | Calzada {last} | Pasaje {word} | Jr. {last} | Jirón {last} | Autopista {city} | Av. {n} de {word} | Calle {n} | Diagonal {last} | Urb. {word} | Av. Presidente {last} | Camino a {city}`,
  italian: `Via {last} | Via {first} {last} | Via {city} | Via della {word} | Via dei {word} | Viale {last} | Piazza {last} | Corso {last} | Largo {last} | Strada {word} | Vicolo {word} | V.le {last} | P.zza {last} | Contrada {word} | Via Roma | Via {first}. {last} | Via S. {first} | Località {word} | Via delle {word} | Piazzale {last} | Lungomare {last}`,
  dutch: `{last}straat | {word}straat | {last}laan | {word}weg | {word}plein | {last}kade | {word}dijk | {word}gracht | Laan van {city} | {city}seweg | {last}singel | {word}hof | Burg. {last}straat | {first} {last}straat | {word}steeg | {word}baan | {last}dreef | Industrieweg | {word}park | {word}pad`,
  portuguese: `Rua {last} | Rua {first} {last} | Rua da {word} | Rua do {word} | Rua de {city} | R. {last} | Avenida {last} | Av. {first} {last} | Av. da {word} | Travessa {word} | Largo {last} | Praça {last} | Estrada de {city} | Rodovia {city} km {n} | Alameda {last} | Zona Industrial de {city} | Rua {n} de {word} | Estr. {word} | Rod. {last} | Al. {last} | Praceta {last} | Rua Dr. {last} | Rua Cel. {last} | Quinta da {word} | Bairro {word}`,
  polish: `ul. {last}a | ul. {last}iego | {word}a | ul. {word}na | ul. {word}owa | ul. {city}ska | al. {last}a | pl. {word} | os. {word} | ul. {first}a {last}iego | Aleja {last} | {word}owa | {city}ska | ul. {word} {n} | plac {word}`,
  nordic: `{last}gatan | {word}vägen | {word}vej | {last}vej | {word}gade | {word}gränd | {last}s väg | {word}allé | {city}vej | {word}stræde | {word}torget | {last}s gata | {word}veien | {last}gata | {word}gaten | {word}stigen | {word}backen | {word}parken | Industrivägen | Industrivej | {word}katu | {word}tie | {last}kuja | {word}plan | {word}toften | {word}haven`,
  indian: `{last} Road | {word} Road | {last} Nagar Main Road | {n}th Cross | {n}th Main Road | {word} Marg | {last} Street | {city} Road | M.G. Road | {last} Chowk | {word} Bazar | {last} Lane | NH-{n} | Sector {n} | {last} Complex | Industrial Area Phase {n} | GIDC {word} | MIDC {city} | {last} Building | {word} Market`,
  asian: `Jalan {last} | Jl. {last} No. | {last} Road | {word} Street | {last} Avenue | Lorong {last} | Soi {n} | {word} Soi {n} | {last} St. | Brgy. {last} | Road No. {n} | {last} Sarani | {word} Building, {last} Road | {n}/F {last} Centre | {last} Tower | {last} Commercial Centre | Block {n}, {word} Town | Jl. Raya {city} | {n}-chome {word}`,
} as const;

const kinds: Readonly<Record<AddressShape, keyof typeof patterns>> = {
  american: "english",
  british: "english",
  australian: "english",
  indian: "indian",
  malaysian: "asian",
  singaporean: "asian",
  gulf: "english",
  french: "french",
  iberian: "spanish",
  italian: "italian",
  brazilian: "portuguese",
  germanic: "german",
  dutch: "dutch",
  polish: "polish",
  nordic: "nordic",
  hungarian: "english",
  plain: "german",
  latvian: "german",
  bulgarian: "german",
  maltese: "english",
  latin: "spanish",
  colombian: "spanish",
  asian: "asian",
  african: "english",
};

const lists = Object.fromEntries(Object.entries(patterns).map(([kind, text]) => [kind, listOf(text)]));

const americanStreets = listOf(`${patterns.english} | ${patterns.american}`);

const ownStreets: Readonly<Record<string, readonly string[]>> = fromPacks(({ streets }) => listOf(streets));

/** The street patterns of a country: its language's own, Portuguese where that is spoken, otherwise its region's. */
export function streetPatterns(shape: AddressShape, language: string): readonly string[] {
  const own = ownStreets[language];
  if (own) return own;
  if (shape === "american") return americanStreets;
  return lists[language === "pt" ? "portuguese" : kinds[shape]] as readonly string[];
}
