import { countryOf, countryOfSharedName, isCountryCode } from "../country.ts";
import { countriesOfAddress } from "../country-signs.ts";
import { countriesWithRegion } from "./regions.ts";
import { isStreet } from "./street.ts";

/** Towns with the name of their country. */
const cityStates: ReadonlySet<string> = new Set(["HK", "LU", "MC", "SG"]);
const code = "[A-Z\\d][A-Z\\d -]{2,9}";
const countryThenCode = new RegExp(`^(.*?)[\\s,]*(\\p{L}[\\p{L}.' ]*?)[\\s,-]+((?=[^ ]*\\d)${code})$`, "u");
/** A postal code among other words. */
const hasCode = /\d{4}|\d-|\d[A-Z]{2}\b|[A-Z]\d[A-Z]/;

/** Takes the country out of the last lines of an address. */
export function takeCountry(lines: string[]): string | undefined {
  return countryOnLine(lines) ?? countryBehindCode(lines) ?? countryBeforeCode(lines);
}

/** `Deutschland`, `Sverige / Sweden`, `FR`; or before a postal code on a line of its own. */
function countryOnLine(lines: string[]): string | undefined {
  for (const index of [lines.length - 1, lines.length - 2]) {
    const line = lines[index] ?? "";
    const isLast = index === lines.length - 1;
    if (index < 1 || !(isLast || /^[\d -]+$/.test(lines.at(-1) ?? ""))) return;
    const names = line.split(/\s+\/\s+/).map(countryOf);
    const found = new Set(names).size === 1 ? names[0] : undefined;
    const country = found ?? (isLast ? (countryOfCode(lines, line) ?? countryOfLastLine(lines)) : undefined);
    if (country === undefined) continue;
    lines.splice(index, 1);
    return country;
  }
  return;
}

/** A shared name on the last line: `Honduras`, but not `Georgia` without a town of that country, or below London. */
function countryOfLastLine(lines: readonly string[]): string | undefined {
  const name = lines.at(-1) ?? "";
  const places = countriesOfAddress(lines.slice(0, -1).join(", "));
  const shared = countryOfSharedName(name);
  if (shared !== undefined && places.includes(shared)) return shared;
  return places.length > 0 || countriesWithRegion(name).length > 0 ? undefined : shared;
}

/** The country of a name beside a town; a shared name counts only if the town is one of that country. */
function countryOfNameBeside(name: string, town: string): string | undefined {
  const shared = countryOfSharedName(name);
  if (shared === undefined) return countryOf(name);
  return countriesOfAddress(town).includes(shared) ? shared : undefined;
}

/** `CA` behind a postal code is Canada, behind a town California: `Mountain View, CA`. */
function countryOfCode(lines: readonly string[], line: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(line) || !isCountryCode(line)) return;
  const isState = countriesWithRegion(line).some((country) => country === "US" || country === "CA");
  return isState && !hasCode.test(lines.at(-2) ?? "") ? undefined : line;
}

/** Words of the longest name behind a town. */
const longestName = 4;

/** `75012 PARIS FRANCE`, `1050 Bruxelles (Belgique)`. */
function countryBehindCode(lines: string[]): string | undefined {
  const words = (lines.at(-1) ?? "").split(" ");
  for (let count = Math.min(longestName, words.length - 1); count > 0; count--) {
    const rest = words
      .slice(0, -count)
      .join(" ")
      .replace(/[\s,–-]+$/, "");
    const name = words
      .slice(-count)
      .join(" ")
      .replace(/^\((.*)\)$/, "$1");
    const country = countryOfNameBeside(name, [...lines.slice(0, -1), rest].join(", "));
    const isTown =
      hasCode.test(rest) && /\p{L}{3}/u.test(rest) && !/(?<!\p{L})(?:d[aeiou]l?|des?|of|the)$/iu.test(rest);
    if (country === undefined || !isTown || (/^\d/.test(rest) && isStreet(rest))) continue;
    lines.splice(-1, 1, rest);
    return country;
  }
  return;
}

/** `CANADA M9L 1T9`, `Paris, France 8060`: the country before the code. */
function countryBeforeCode(lines: string[]): string | undefined {
  const [, town = "", name = "", postal = ""] = countryThenCode.exec(lines.at(-1) ?? "") ?? [];
  const words = `${town} ${name}`.trim().split(" ");
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const rest = words.slice(0, -count).join(" ").replace(/,$/, "");
    const country = countryOfNameBeside(words.slice(-count).join(" "), [...lines.slice(0, -1), rest].join(", "));
    if (country === undefined) continue;
    if (!cityStates.has(country)) lines.splice(-1, 1, rest === "" ? postal : `${rest} ${postal}`);
    return country;
  }
  return;
}

/** Signs of countries before a postal code: `D-80331`, `CH-6005`, `DE 80333`. */
const carSigns: Readonly<Record<string, string>> = {
  A: "AT",
  B: "BE",
  D: "DE",
  E: "ES",
  F: "FR",
  FL: "LI",
  I: "IT",
  L: "LU",
};

export function countryOfSign(sign: string): string | undefined {
  return carSigns[sign] ?? (isCountryCode(sign) ? sign : undefined);
}
