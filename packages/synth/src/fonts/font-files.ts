import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, fallbacksOf } from "./fonts.ts";
import { type Face, readFace } from "./woff.ts";

const require = createRequire(import.meta.url);

/** The subsets that hold our characters; № is only in the Cyrillic one. */
const subsets = ["latin", "latin-ext", "cyrillic", "greek"] as const;

const loaded = new Map<string, readonly Face[]>();

/** The files of one font, in lookup order. Subsets that the family lacks are left out. */
export function facesOf(font: Font): readonly Face[] {
  const known = loaded.get(font.name);
  if (known) return known;
  const faces = subsets.flatMap((subset) => loadFace(font, subset) ?? []);
  loaded.set(font.name, faces);
  return faces;
}

/** The font file that draws a character: the font's own, or that of a fallback family. */
export function faceFor(font: Font, codePoint: number): Face {
  const lent = fallbacksOf(font).map(
    (family): Font => ({ ...font, family, name: font.bold ? `${family}-bold` : family }),
  );
  for (const candidate of [font, ...lent]) {
    const face = facesOf(candidate).find(({ glyphs }) => glyphs.has(codePoint));
    if (face) return face;
  }
  throw new Error(`No font has the character U+${codePoint.toString(16).padStart(4, "0")}.`);
}

function loadFace(font: Font, subset: string): Face | undefined {
  const file = `@fontsource/${font.family}/files/${font.family}-${subset}-${font.bold ? 700 : 400}-normal.woff`;
  try {
    return readFace(`${font.name}/${subset}`, readFileSync(require.resolve(file)));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "MODULE_NOT_FOUND" || error.code === "ENOENT" || error.code === "ERR_PACKAGE_PATH_NOT_EXPORTED");
