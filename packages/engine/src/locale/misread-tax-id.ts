import { digitFor } from "./repair-digits.ts";
import { hasKnownShape, isMisshapenTaxId, isProvenTaxId } from "./tax-id.ts";

const letterFor = Map.groupBy(
  Object.keys(digitFor).filter((letter) => /[A-Z]/.test(letter)),
  (letter) => digitFor[letter],
);

/** Whoever replaces more signs finds a number that proves itself in almost anything. */
const mostMisread = 2;
/** Digits do not become the letters of a country: `51…` is nobody's `SI…`. */
const prefixLength = 2;

/**
 * A tax number as a picture shows it: `NL002455799811` must be `NL002455799B11`, the only number that looks like it and whose check digits are
 * right. Where there is none, or more than one, it stays as it was read, unless it has the letters of a country and not the form of its
 * numbers: then signs were lost, and nothing is known of them.
 */
export function withoutMisreadSigns(id: string): string | undefined {
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
