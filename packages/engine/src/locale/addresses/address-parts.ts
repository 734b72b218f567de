import type { AddressParts } from "@inkvoice/contract";
import { countryByCode, countryOf, isCountryCode } from "../country.ts";
import { isIndianState } from "./indian-states.ts";
import { takeLonePostalCode } from "./lone-postal-code.ts";
import { type PostalForm, postalForms } from "./postal-forms.ts";

/** US, Canadian and Australian regions stand between city and code. */
const regionBeforeCode = /^(.*?)[,\s]+([A-Z]{2,3})\.?$/;

/** Takes an address of comma-separated lines apart; parts that cannot be told are absent. */
export function parseAddressParts(address: string): AddressParts {
  const lines = address
    .split(/\s*,\s+|\s*[|·•]\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const parts: AddressParts = {};
  takeCountry(lines, parts);
  takeCounty(lines, parts);
  if (!takePostalLine(lines, parts)) takeLonePostalCode(lines, parts);
  takeMarkedTown(lines, parts);
  joinHouseNumber(lines);
  const street = streetOf(lines) ?? (parts.postal_code ? lines[0] : undefined);
  if (street) parts.street = street;
  return parts;
}

/** `Unit 4`, `2nd Floor`, `3. OG`, `Sala 301`: a place in a building, which the street follows. */
const placeInBuilding =
  /^(?:(?:unit|suite|ste|apt|apartment|flat|floor|level|room|rm|office|shop|building|bldg|block|b[aâ]t|b[aâ]timent|[eé]tage|haus|etage|piso|planta|local|oficina|edificio|piano|scala|interno|int|sala|andar|loja|bloco|apto|conj|lok|lokal|v[aå]n|lgh)\.? ?#?[\da-z-]{1,5}|\d{1,3}(?:st|nd|rd|th|e|er|[eè]me|\.|º|ª)? ?(?:floor|fl|[eé]tage|og|etage|sal|tr|piso|planta|andar))\.?$/i;

function streetOf(lines: readonly string[]): string | undefined {
  const numbered = lines.filter((line) => /\d/.test(line) && /\p{L}/u.test(line));
  const street = numbered.find((line) => !placeInBuilding.test(line));
  const [place] = numbered;
  if (street || place === undefined) return street;
  const below = lines[lines.indexOf(place) + 1];
  return below ? `${place}, ${below}` : place;
}

function takeCountry(lines: string[], parts: AddressParts): void {
  const last = lines.at(-1);
  if (last === undefined || lines.length < 2) return;
  const code = countryOf(last) ?? (/^[A-Z]{2}$/.test(last) && isCountryCode(last) ? last : undefined);
  if (!code) return;
  parts.country = code;
  lines.pop();
}

/** Irish, British and Romanian counties stand on a line of their own, below the town. */
function takeCounty(lines: string[], parts: AddressParts): void {
  const index = lines.findIndex((line, place) => place > 0 && countyLine.test(line));
  if (index > 0) parts.region = lines.splice(index, 1)[0] ?? "";
}

const countyLine = /^(?:Co\.?|County|Contae|[Jj]ud\.|[Jj]udețul) ?(?:na |an )?\p{Lu}[\p{L} -]+$/u;

/** `гр. Варна`, `с. Брестовица`: Bulgarian addresses mark the town. */
const markedTown = /^(?:гр|с)\.\s?(?=\p{Lu})/iu;

function takeMarkedTown(lines: string[], parts: AddressParts): void {
  if (parts.city !== undefined) {
    parts.city = parts.city.replace(markedTown, "");
    return;
  }
  const index = lines.findIndex((line) => markedTown.test(line) && !/\d/.test(line));
  if (index >= 0) parts.city = lines.splice(index, 1)[0]?.replace(markedTown, "") ?? "";
}

function takePostalLine(lines: string[], parts: AddressParts): boolean {
  const own = countryByCode(parts.country)?.postalForm;
  for (const form of [...(own ? [own] : []), ...Object.values(postalForms)]) {
    for (let index = lines.length - 1; index >= 0; index--) {
      const line = lines[index] ?? "";
      const match = form.pattern.exec(line);
      const code = match?.[2] ?? match?.[1];
      if (!match || !code) continue;
      readPostalLine({ lines, index, form, code, line }, parts);
      return true;
    }
  }
  return false;
}

/** `1`, `132b`, `12-14`, `nº 27`, `s/n`. */
const houseNumber = /^(?:(?:n[.°ºo]{0,2}\s?)?\d{1,4}\s?[a-z]?\.?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?|s\/n)$/i;

/** From Italy to Brazil a comma stands between a street and its number; in Malta the number stands first. */
function joinHouseNumber(lines: string[]): void {
  const [first = "", second = ""] = lines;
  if (houseNumber.test(first) && second !== "" && !/\d/.test(second)) lines.splice(0, 2, `${first}, ${second}`);
  const at = lines.findIndex(
    (line, index) => index > 0 && houseNumber.test(line) && !/\d/.test(lines[index - 1] ?? ""),
  );
  if (at > 0) lines.splice(at - 1, 2, `${lines[at - 1]}, ${lines[at]}`);
}

type PostalLine = { lines: string[]; index: number; form: PostalForm; code: string; line: string };

function readPostalLine({ lines, index, form, code, line }: PostalLine, parts: AddressParts): void {
  const at = line.indexOf(code);
  const [before, after] = [withoutDash(line.slice(0, at)), withoutDash(line.slice(at + code.length))];
  parts.postal_code = code;
  if (form.city === "after") {
    const [city, region] = splitRegion(after);
    if (city) parts.city = withoutStop(city);
    if (region) parts.region = region;
    const lead = before.replace(/(?:^|\s)[A-Z]{1,3}\s?-$/, "").trim();
    if (lead) lines.splice(index, 1, lead);
    else lines.splice(index, 1);
    return;
  }
  const own = regionBeforeCode.exec(` ${before}`);
  const isState = isIndianState(before);
  const region = isState ? before : own?.[2];
  const city = isState ? "" : (own ? own[1] : before)?.trim();
  const fromLineAbove = city === "" && index > 0 && !/\d/.test(lines[index - 1] ?? "");
  if (region) parts.region = region;
  const name = fromLineAbove ? lines[index - 1] : city;
  if (name) parts.city = withoutStop(name);
  lines.splice(fromLineAbove ? index - 1 : index, fromLineAbove ? 2 : 1);
}

/** `Patna - 800017`, `71190 - Broye`: a dash may stand between the code and the city. */
function withoutDash(text: string): string {
  return text.trim().replace(/^[-–]\s*|\s*[-–]$/g, "");
}

/** `Bologna (BO)` is a city with its province. */
function splitRegion(text: string): [city: string, region: string | undefined] {
  const match = /^(.*\S)\s*\(([^)]+)\)$/.exec(text);
  return match ? [match[1] ?? text, match[2]] : [text, undefined];
}

/** A stop after a whole word ends the line; `Frankfurt a. M.` keeps its own. */
function withoutStop(city: string): string {
  return city.replace(/(\p{L}{4})[.;]+$/u, "$1");
}
