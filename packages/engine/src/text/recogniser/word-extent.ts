import type { GreyPicture } from "../../pages/page.ts";
import type { DecodedWord } from "./decode.ts";

/** Grey below which a pixel is ink: line pictures have their contrast stretched to 0–255. */
const ink = 128;

type Extent = Readonly<{ x0: number; x1: number }>;

/**
 * Start and end of each word in pixels of the line's picture. The recogniser locates characters only roughly, so the
 * edges are searched in the ink, at most half-way to the neighbouring word.
 */
export function wordExtents(words: readonly DecodedWord[], line: GreyPicture, pixelsPerStep: number): Extent[] {
  const centres = words.map(({ characters }) =>
    characters.map(({ first, last }) => ((first + last + 1) / 2) * pixelsPerStep),
  );
  const pitch = pitchOf(centres, line.height);
  const inked = inkedColumns(line);
  return centres.map((own, index) => {
    const [start, end] = [own[0] ?? 0, own.at(-1) ?? 0];
    const before = centres[index - 1]?.at(-1);
    const after = centres[index + 1]?.[0];
    const low = Math.max(0, start - pitch, before === undefined ? 0 : (before + start) / 2);
    const high = Math.min(line.width, end + pitch, after === undefined ? line.width : (end + after) / 2);
    return tighten(inked, { x0: low, x1: high }, { x0: start, x1: end });
  });
}

/** Usual distance between two characters; estimated from the height if no word has two. */
function pitchOf(centres: readonly (readonly number[])[], height: number): number {
  const distances = centres.flatMap((own) => own.slice(1).map((centre, index) => centre - (own[index] ?? 0)));
  if (distances.length === 0) return height * 0.4;
  distances.sort((a, b) => a - b);
  return distances[Math.floor(distances.length / 2)] ?? height * 0.4;
}

function inkedColumns({ width, height, pixels }: GreyPicture): Uint8Array {
  const inked = new Uint8Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) if ((pixels[at] ?? 255) < ink) inked[x] = 1;
  }
  return inked;
}

/** Moves both edges inwards to the first column with ink, never past the centres of the outer characters. */
function tighten(inked: Uint8Array, limits: Extent, centres: Extent): Extent {
  let [x0, x1] = [Math.floor(limits.x0), Math.ceil(limits.x1)];
  while (x0 < centres.x0 && !inked[x0]) x0++;
  while (x1 > centres.x1 && !inked[x1 - 1]) x1--;
  return { x0, x1: Math.max(x1, x0 + 1) };
}
