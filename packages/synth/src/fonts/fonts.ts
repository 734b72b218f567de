export type FontKind = "sans" | "serif" | "mono" | "narrow" | "receipt" | "typewriter";

export type Font = Readonly<{ name: string; family: string; kind: FontKind; bold: boolean }>;

/**
 * Families by look. All are under the Open Font License (special-elite: Apache-2.0) and installed as @fontsource
 * packages.
 */
const families: Readonly<Record<FontKind, readonly string[]>> = {
  sans: ["arimo", "carlito", "lato", "open-sans", "pt-sans"],
  serif: ["tinos", "caladea", "crimson-pro", "libre-baskerville", "pt-serif"],
  mono: ["cousine", "anonymous-pro", "inconsolata", "overpass-mono", "space-mono"],
  narrow: ["archivo-narrow", "barlow-semi-condensed", "oswald", "pt-sans-narrow"],
  receipt: ["b612-mono", "share-tech-mono", "vt323", "doto"],
  typewriter: ["courier-prime", "cutive-mono", "special-elite"],
};

const withoutBold = new Set(["share-tech-mono", "vt323", "cutive-mono", "special-elite"]);

/** INDEX of fonts. A word refers to its font by `name`. */
export const fonts: readonly Font[] = (Object.keys(families) as FontKind[]).flatMap((kind) =>
  families[kind].flatMap((family) => {
    const regular = { name: family, family, kind, bold: false };
    return withoutBold.has(family) ? [regular] : [regular, { name: `${family}-bold`, family, kind, bold: true }];
  }),
);

/** The bold variant of a font, or the font itself if there is none. */
export function boldOf(name: string): string {
  const bold = `${name}-bold`;
  return fonts.some((font) => font.name === bold) ? bold : name;
}

/** Fallback families for characters that a font lacks, in order. */
export const fallbacksOf = (font: Font): readonly string[] => (isFixedWidth(font) ? ["cousine", "arimo"] : ["arimo"]);

const isFixedWidth = (font: Font): boolean =>
  font.kind === "mono" || font.kind === "receipt" || font.kind === "typewriter";
