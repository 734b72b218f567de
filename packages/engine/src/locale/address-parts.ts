import type { AddressParts } from "@inkvoice/contract";
import { countryOf, isCountryCode } from "./countries.ts";

type PostalForm = Readonly<{
  pattern: RegExp;
  /** Where the city stands on the line of the code. */
  city: "after" | "before";
}>;

/** Postal codes as printed, the most particular first: a plain five-digit number is only tried when nothing else fits. */
const postalForms: readonly PostalForm[] = [
  { pattern: /\b([A-Z]{2}\s+)?(\d{5}-\d{4})\b/, city: "before" },
  { pattern: /\b([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\b/, city: "before" },
  { pattern: /\b([A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/, city: "before" },
  { pattern: /\b([A-Z]\d[\dW]\s?[A-Z\d]{4})\b/, city: "before" },
  { pattern: /\b(\d{4}\s?[A-Z]{2})\b(?=\s+\S)/, city: "after" },
  { pattern: /\b(\d{4}-\d{3})\b/, city: "after" },
  { pattern: /\b(\d{2}-\d{3})\b/, city: "after" },
  { pattern: /\b(\d{5}-\d{3})\b/, city: "after" },
  { pattern: /(?:^|\s)(?:SE-?)?(\d{3}\s\d{2})(?=\s+\p{L})/u, city: "after" },
  { pattern: /(?:^|\s)(?:[A-Z]{1,3}-\s?)?(\d{4,6})(?=\s+\p{L})/u, city: "after" },
  { pattern: /(?<=\p{L}[,.]?\s+)(\d{4,6})$/u, city: "before" },
];

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
  takePostalLine(lines, parts);
  const street =
    lines.find((line) => /\d/.test(line) && /\p{L}/u.test(line)) ?? (parts.postal_code ? lines[0] : undefined);
  if (street) parts.street = street;
  return parts;
}

function takeCountry(lines: string[], parts: AddressParts): void {
  const last = lines.at(-1);
  if (last === undefined || lines.length < 2) return;
  const code = countryOf(last) ?? (/^[A-Z]{2}$/.test(last) && isCountryCode(last) ? last : undefined);
  if (!code) return;
  parts.country = code;
  lines.pop();
}

function takePostalLine(lines: string[], parts: AddressParts): void {
  for (const form of postalForms) {
    for (let index = lines.length - 1; index >= 0; index--) {
      const line = lines[index] ?? "";
      const match = form.pattern.exec(line);
      const code = match?.[2] ?? match?.[1];
      if (!match || !code) continue;
      readPostalLine({ lines, index, form, code, line }, parts);
      return;
    }
  }
}

type PostalLine = { lines: string[]; index: number; form: PostalForm; code: string; line: string };

function readPostalLine({ lines, index, form, code, line }: PostalLine, parts: AddressParts): void {
  const at = line.indexOf(code);
  const [before, after] = [line.slice(0, at).trim(), line.slice(at + code.length).trim()];
  parts.postal_code = code;
  if (form.city === "after") {
    const [city, region] = splitRegion(after);
    if (city) parts.city = city;
    if (region) parts.region = region;
    const lead = before.replace(/(?:^|\s)[A-Z]{1,3}\s?-$/, "").trim();
    if (lead) lines.splice(index, 1, lead);
    else lines.splice(index, 1);
    return;
  }
  const own = regionBeforeCode.exec(` ${before}`);
  const region = own?.[2];
  const city = (own ? own[1] : before)?.trim();
  const fromLineAbove = city === "" && index > 0 && !/\d/.test(lines[index - 1] ?? "");
  if (region) parts.region = region;
  const name = fromLineAbove ? lines[index - 1] : city;
  if (name) parts.city = name;
  lines.splice(fromLineAbove ? index - 1 : index, fromLineAbove ? 2 : 1);
}

/** `Bologna (BO)` is a city with its province. */
function splitRegion(text: string): [city: string, region: string | undefined] {
  const match = /^(.*\S)\s*\(([^)]+)\)$/.exec(text);
  return match ? [match[1] ?? text, match[2]] : [text, undefined];
}
