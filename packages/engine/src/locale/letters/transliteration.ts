/** Greek letters in Latin ones, by ISO 843 without its digraphs. */
const greek: Readonly<Record<string, string>> = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n" },
  ...{ ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o" },
};

/** Cyrillic letters as Bulgaria writes them in Latin ones; й and ё have lost their marks before. */
const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "k", л: "l", м: "m", н: "n" },
  ...{ о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "ts", ч: "ch", ш: "sh", щ: "sht", ъ: "a" },
  ...{
    ь: "y",
    ю: "yu",
    я: "ya",
    ы: "y",
    э: "e",
    і: "i",
    є: "e",
    ґ: "g",
    ђ: "d",
    ј: "j",
    љ: "lj",
    њ: "nj",
    ћ: "c",
    џ: "dz",
  },
};

/** Letters of other scripts, small and capital, to the Latin letters that stand for them. */
export const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...greek, ...cyrillic }).flatMap(([letter, latin]) => [
    [letter, latin],
    [letter.toUpperCase(), latin.toUpperCase()],
  ]),
);
