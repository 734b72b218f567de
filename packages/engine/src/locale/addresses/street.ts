import { isPlaceLine } from "./place-words.ts";

/** `Unit 4`, `2nd Floor`, `3. OG`, `Sala 301`: a place in a building, which the street follows. */
const placeInBuilding =
  /^(?:(?:unit|suite|ste|apt|apartment|flat|floor|level|room|rm|office|shop|building|bldg|block|b[aâ]t|b[aâ]timent|[eé]tage|haus|etage|piso|planta|local|oficina|edificio|piano|scala|interno|int|sala|andar|loja|bloco|apto|conj|lok|lokal|v[aå]n|lgh)\.? ?#?[\da-z-]{1,5}|\d{1,3}(?:st|nd|rd|th|e|er|[eè]me|\.|º|ª)? ?(?:floor|fl|[eé]tage|og|etage|sal|tr|piso|planta|andar))\.?$/i;

/** Words with which English streets end, and what may follow: a quarter of the compass, a unit. */
const kinds =
  "street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|court|ct|parkway|pkwa?y|highway|hwy|square|sq|place|pl|terrace|ter|way|circle|cir|crescent|cres|plaza|parade|pde|close|row";
const units = "(?:suite|ste|unit|apt|floor|fl|no)\\.? ?#?[\\da-z-]{1,5}|#\\s?[\\da-z-]{1,5}";
const streetEnd = `\\b(?:${kinds})(?![\\p{L}\\d])\\.?(?:\\s(?:[NS][EW]?|[EW])(?![\\p{L}\\d]))?(?:,?\\s(?:${units}))?`;
const englishStreet = new RegExp(`^#?\\d[\\da-z/-]*\\s.*${streetEnd}$`, "iu");
const streetThenTown = new RegExp(`^(.*\\d.*${streetEnd})[\\s.,]+(\\p{L}[\\p{L}.' -]*)$`, "iu");

/** Whether a line is a street with its number in front, as in English. */
export function isStreet(line: string): boolean {
  return englishStreet.test(line) || isPlaceLine(line.replace(/^\d+[a-z]?,?\s+/i, ""));
}

/** `1394 Upper Gage Ave Hamilton`: street and town on one line. */
export function splitStreet(line: string): Readonly<{ street: string; town: string }> | undefined {
  const [, street = "", town = ""] = streetThenTown.exec(line) ?? [];
  return town === "" ? undefined : { street, town };
}

/** The line with the street, by its number. */
export function streetOf(lines: readonly string[]): string | undefined {
  const numbered = lines.filter((line) => /\d/.test(line) && /\p{L}/u.test(line));
  const street = numbered.find((line) => !placeInBuilding.test(line));
  const [place] = numbered;
  if (street || place === undefined) return street;
  const below = lines[lines.indexOf(place) + 1];
  return below ? `${place}, ${below}` : place;
}

/** `1`, `132b`, `12-14`, `nº 27`, `s/n`. */
const houseNumber = /^(?:(?:n[.°ºo]{0,2}\s?)?\d{1,4}\s?[a-z]?\.?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?|s\/n)$/i;

/** From Italy to Brazil a comma stands between a street and its number; in Malta the number stands first. */
export function joinHouseNumber(lines: string[]): void {
  const [first = "", second = ""] = lines;
  if (houseNumber.test(first) && second !== "" && !/\d/.test(second)) lines.splice(0, 2, `${first}, ${second}`);
  const at = lines.findIndex(
    (line, index) => index > 0 && !/\d/.test(lines[index - 1] ?? "") && isBehindStreet(line, lines[index - 1] ?? ""),
  );
  if (at > 0) lines.splice(at - 1, 2, `${lines[at - 1]}, ${lines[at]}`);
}

/** `165 Botafogo` behind `Rua Marquês de Abrantes`: number and district. */
function isBehindStreet(line: string, above: string): boolean {
  return houseNumber.test(line) || (/^\d{1,4} \p{L}/u.test(line) && isPlaceLine(above));
}
