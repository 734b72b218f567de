/** Words with which the name of a street, a district or a building begins, by language; points left out. */
const firstWords: Readonly<Record<string, readonly string[]>> = {
  en: ["po box", "p o box"],
  es: [
    "calle",
    "c/",
    "avda",
    "avenida",
    "paseo",
    "camino",
    "carretera",
    "ctra",
    "polígono",
    "urbanización",
    "jr",
    "jirón",
  ],
  fr: ["rue", "avenue", "boulevard", "bd", "chemin", "impasse", "allée", "quai", "route de", "résidence", "lieu-dit"],
  it: ["via", "viale", "corso", "piazza", "piazzale", "vicolo", "contrada", "località", "frazione", "fraz"],
  pl: ["ul", "ulica", "al", "aleja", "os", "osiedle"],
  pt: ["rua", "av", "avenida", "travessa", "largo", "praça", "estrada", "urbanização"],
};

/** Words or parts of words with which it ends, by language. */
const lastWords: Readonly<Record<string, readonly string[]>> = {
  da: ["vej", "gade"],
  de: ["straße", "strasse", "gasse", "allee"],
  en: ["street", "road", "lane", "avenue", "drive", "crescent", "terrace", "mews", "quay", "wharf", "cottage"],
  fi: ["katu"],
  nl: ["straat", "laan", "gracht", "kade"],
  no: ["veien", "gata", "gate"],
  sv: ["gatan", "vägen", "gränd"],
};

const all = (words: Readonly<Record<string, readonly string[]>>) => Object.values(words).flat().join("|");
const beginsPlace = new RegExp(`^(?:${all(firstWords)})\\.? \\p{L}`, "iu");
const endsPlace = new RegExp(`^\\p{L}[^,;:|]*(?:${all(lastWords)})$`, "iu");

/** Whether a line is the name of a street, a district or a building: `Quai des Brumes`, `Heron Cottage`. */
export function isPlaceLine(line: string): boolean {
  return beginsPlace.test(line) || endsPlace.test(line);
}
