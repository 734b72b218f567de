import type { AddressParts } from "@inkvoice/contract";
import { isCountryCode } from "../country.ts";
import { isPlaceLine } from "./place-words.ts";
import { isName, type PostalLine } from "./postal-line.ts";
import { countryOfSign } from "./printed-country.ts";
import { isProvince, splitRegion } from "./regions.ts";
import { splitStreet } from "./street.ts";

/** Takes postal code, town and region out of the lines; what stood before them on their line stays. */
export function takeTown(lines: string[], postal: PostalLine, parts: AddressParts): void {
  const isCountry = /^[A-Z]{2}$/.test(postal.after) && isCountryCode(postal.after);
  const after = isCountry ? "" : postal.after;
  const isBehind = postal.city === "after" || after !== "";
  const { sign, before } = isBehind ? withoutSign(postal.before) : { sign: "", before: postal.before };
  const country = parts.country ?? (isCountry ? postal.after : countryOfSign(sign));
  parts.postal_code = postal.code;
  if (country) parts.country = country;
  const line = { ...postal, before, after };
  if (isBehind && after !== "" && (postal.city === "after" || before === "")) takeTownBehind(lines, line, parts);
  else if (postal.city === "after" && before !== "" && isName(lines[postal.index + 1]))
    takeTownBelow(lines, line, parts);
  else takeTownBefore(lines, line, parts);
}

/** `D-80331`, `DE 80333`: the sign of the country before the code. */
function withoutSign(text: string): Readonly<{ sign: string; before: string }> {
  const [, before = "", sign = ""] = /^(?:(.*[^\s/–-])\s+|)([A-Z]{1,3})\s?-?$/.exec(text) ?? [];
  return countryOfSign(sign) ? { sign, before: before.trim() } : { sign: "", before: text };
}

/** `80331 München`, `40121 Bologna (BO)`, `04760-020 São Paulo/SP`. */
function takeTownBehind(lines: string[], { index, before, after }: PostalLine, parts: AddressParts): void {
  const { town, region } = withoutProvince(after, parts.country);
  setTown(parts, town, region);
  lines.splice(index, 1, ...(before === "" ? [] : [before]));
}

function withoutProvince(text: string, country: string | undefined): Readonly<{ town: string; region?: string }> {
  const [, inside = "", province = ""] = /^(.*\S)\s*\(([^)]+)\)$/.exec(text) ?? [];
  if (province !== "") return { town: inside, region: province };
  const [, italian = "", code = ""] = /^(.*\p{L})(?:\s-)?\s([A-Z]{2})$/u.exec(text) ?? [];
  if (isProvince(code, country)) return { town: italian, region: code };
  const [, brazilian = "", state = ""] = /^(.*\p{L})\s?[-/]\s?([A-Z]{2})$/u.exec(text) ?? [];
  return splitRegion(state)?.countries.includes("BR") ? { town: brazilian, region: state } : { town: text };
}

/** `Centro - 04760-020, São Paulo/SP`: a district before the code, the town on the next line. */
function takeTownBelow(lines: string[], { index, before }: PostalLine, parts: AddressParts): void {
  lines.splice(index, 1, before);
  takeTownBeside(lines, index + 1, true, parts);
}

/** `Springfield, IL 62704`, `8 High Road, London SW1A 1AA`, and codes on a line of their own. */
function takeTownBefore(lines: string[], { index, before, after, city }: PostalLine, parts: AddressParts): void {
  const behind = after === "" ? undefined : splitRegion(after)?.region;
  if (before === "" || splitRegion(before)?.town === "" || (/^[A-Z]{2}$/.test(before) && isName(lines[index - 1]))) {
    lines.splice(index, 1);
    setTown(parts, "", behind ?? before);
    takeTownBeside(lines, index, city === "after", parts);
    return;
  }
  const { town, region } = splitRegion(before) ?? withoutCapitals(before);
  const split = /\d/.test(town) ? splitStreet(town) : { street: "", town };
  setTown(parts, split?.town ?? "", behind ?? region);
  const street = split?.street ?? town;
  lines.splice(index, 1, ...(street === "" ? [] : [street]));
}

/** Regions that are not listed stand between town and code in capitals. */
function withoutCapitals(text: string): Readonly<{ town: string; region?: string }> {
  const [, town = "", region = ""] = /^(.*?)[,\s]+([A-Z]{2,3})\.?$/.exec(text) ?? [];
  return town === "" ? { town: text } : { town, region };
}

/**
 * The town on the line below or above a code or region without one. Of two lines of words above a code that stands alone,
 * the lower may be a region written out, so neither is called the town.
 */
function takeTownBeside(lines: string[], index: number, mayBeBelow: boolean, parts: AddressParts): void {
  const [above, below] = [lines[index - 1], lines[index]];
  if (mayBeBelow && isName(below)) {
    const { town, region } = withoutProvince(below ?? "", parts.country);
    const isState = region === undefined && splitRegion(lines[index + 1] ?? "")?.town === "";
    setTown(parts, town, isState ? lines[index + 1] : region);
    lines.splice(index, isState ? 2 : 1);
    return;
  }
  if (above === undefined || !isName(above) || isPlaceLine(above)) {
    const split = splitStreet(above ?? "");
    if (split) lines.splice(index - 1, 1, split.street);
    if (split) setTown(parts, split.town, undefined);
    else renameRegion(parts);
    return;
  }
  takeTownAbove(lines, index - 1, mayBeBelow, parts);
}

function takeTownAbove(lines: string[], index: number, isAlone: boolean, parts: AddressParts): void {
  const line = lines[index] ?? "";
  const split = parts.region === undefined ? splitRegion(line) : undefined;
  if (split) {
    lines.splice(index, 1);
    setTown(parts, split.town, split.region);
    if (split.town === "") takeTownBeside(lines, index, false, parts);
  } else if (index > 0 && !(isAlone && isName(lines[index - 1]))) {
    lines.splice(index, 1);
    setTown(parts, line, undefined);
  }
}

/** `New York 10022`: a region with the name of its town. */
function renameRegion(parts: AddressParts): void {
  if (/^(?:new york|washington)$/i.test(parts.region ?? "")) {
    parts.city = parts.region ?? "";
    delete parts.region;
  }
}

/** `Cleveland, OH`, `Tijucas - SC`: town and state without a postal code. */
export function takeState(lines: string[], parts: AddressParts): void {
  const last = lines.at(-1) ?? "";
  const dashed = withoutProvince(last, "BR");
  const index = lines.length - 1;
  if (index > 0 && dashed.region) {
    setTown(parts, dashed.town, dashed.region);
    lines.pop();
    return;
  }
  const state = splitRegion(last);
  const isAmerican =
    /^\d/.test(lines[0] ?? "") && state?.countries.some((country) => country === "US" || country === "CA");
  if (index < 1 || !state || !isAmerican || (state.town === "" && index < 2)) return;
  lines.pop();
  setTown(parts, state.town, state.region);
  if (state.town === "" && isName(lines.at(-1))) setTown(parts, lines.pop() ?? "", undefined);
}

/** A stop after a whole word ends the line; `Frankfurt a. M.` keeps its own. */
function setTown(parts: AddressParts, town: string, region: string | undefined): void {
  const plain = town.replace(/(\p{L}{4})[.;]+$/u, "$1").trim();
  if (plain !== "") parts.city = plain;
  if (region) parts.region = region;
}
