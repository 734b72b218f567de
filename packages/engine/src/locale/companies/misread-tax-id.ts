import { digitFor } from "../amounts/repair-digits.ts";
import { hasKnownShape, isMisshapenTaxId, isProvenTaxId } from "./tax-id.ts";

const letterFor = Map.groupBy(
  Object.keys(digitFor).filter((letter) => /[A-Z]/.test(letter)),
  (letter) => digitFor[letter],
);

/** With more replacements almost any text becomes a number with valid check digits. */
const mostMisread = 2;
/** Digits are not replaced by letters of a country prefix: `51…` does not become `SI…`. */
const prefixLength = 2;

/**
 * Corrects a tax number that OCR misread: `NL002455799811` becomes `NL002455799B11`, the only similar number with valid
 * check digits. Without exactly one such number it is kept as read; undefined if it has a country prefix but not the
 * form of that country, because characters are missing then.
 */
export function correctMisreadTaxId(id: string): string | undefined {
  if (isProvenTaxId(id) || hasKnownShape(id)) return id;
  return onlyProvenAlike(id) ?? (isMisshapenTaxId(id) ? undefined : id);
}

function onlyProvenAlike(id: string): string | undefined {
  let alike: ReadonlySet<string> = new Set([id]);
  for (let signs = 0; signs < mostMisread; signs++) {
    alike = new Set([...alike].flatMap(oneSignAway));
    const [proven, ...others] = [...alike].filter(isProvenTaxId);
    if (proven !== undefined) return others.length === 0 ? proven : undefined;
  }
  return undefined;
}

function oneSignAway(id: string): string[] {
  return [...id].flatMap((sign, at) => {
    const letters = at < prefixLength ? [] : (letterFor.get(sign) ?? []);
    const alike = [digitFor[sign] ?? [], letters].flat();
    return alike.map((other) => id.slice(0, at) + other + id.slice(at + 1));
  });
}
