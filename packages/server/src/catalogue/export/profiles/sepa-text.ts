/** Conversions of EPC217-08, "SEPA requirements for an extended character set", for letters that lose no accent. */
const conversions: ReadonlyMap<string, string> = new Map(
  [
    "ä ae ö oe ü ue ß ss æ ae ø o œ oe ł l đ d ð d þ th ı i & + € E ’ ' – - — - _ -",
    "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o",
    "а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht",
    "ъ a ь y ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz",
  ]
    .flatMap((row) => [...row.matchAll(/(\S+) (\S+)/g)])
    .map(([, from = "", to = ""]) => [from, to] as const),
);

function converted(sign: string): string {
  const lower = sign.toLowerCase();
  const known = conversions.get(lower) ?? conversions.get(plainLetter(lower)) ?? plainLetter(lower);
  return sign === lower ? known : known.charAt(0).toUpperCase() + known.slice(1);
}

const plainLetter = (sign: string) => sign.normalize("NFD").replace(/\p{M}+/gu, "");

/**
 * A text in the characters that every bank of the SEPA area takes (EPC230-15): other letters are converted, other signs
 * become blanks, and slashes are single and never at the ends.
 */
export function sepaText(text: string, most: number): string {
  const plain = [...text.normalize("NFC")].map(converted).join("");
  const allowed = plain.replace(/[^A-Za-z0-9/\-?:().,'+ ]+/g, " ").replace(/\/{2,}/g, "/");
  return allowed
    .replace(/ +/g, " ")
    .replace(/^[ /]+/, "")
    .slice(0, most)
    .replace(/[ /]+$/, "");
}
