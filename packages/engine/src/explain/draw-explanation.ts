import type { Location } from "@inkvoice/contract";
import { bandOf, type ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import sharp from "sharp";
import type { PagePicture } from "../pages/page-picture.ts";
import { type PlacedMark, pixelBox, placeLabels, type Rectangle, type Size } from "./label-layout.ts";
import { labelPdf } from "./label-pdf.ts";
import type { Mark } from "./marks.ts";

/** Draws a one-page PDF as a picture whose longer side has so many pixels. */
export type DrawPdf = (pdf: Uint8Array, maxSide: number) => Promise<PagePicture>;

/** A page's picture with a box around every value that was read from it, labelled with field, value and confidence. */
export async function drawExplanation(
  picture: PagePicture,
  marks: readonly Mark[],
  drawPdf: DrawPdf,
): Promise<Uint8Array> {
  const size = { width: picture.width, height: picture.height };
  const placed = placeLabels(marks, size);
  const labels = await drawPdf(labelPdf(placed, size), Math.max(size.width, size.height));
  const text = await sharp(labels.image)
    .flatten({ background: "white" })
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
  return sharp(picture.image)
    .composite([{ input: Buffer.from(boxesSvg(placed, size)) }, { input: text, blend: "multiply" }])
    .png()
    .toBuffer();
}

/** A page's picture with a box around every word that was read, in the colour of its confidence. */
export function drawWords(
  { image, width, height }: PagePicture,
  words: readonly Readonly<{ box: Readonly<Location["box"]>; confidence: number }>[],
): Promise<Uint8Array> {
  const shapes = words.map(({ box, confidence }) =>
    rectangle(grown(pixelBox(box, { width, height })), boxStyle(colourOf(confidence))),
  );
  return sharp(image)
    .composite([{ input: Buffer.from(svg(shapes, { width, height })) }])
    .png()
    .toBuffer();
}

function boxesSvg(marks: readonly PlacedMark[], size: Size): string {
  const shapes = marks.map(({ mark, box, label }) => {
    const colour = colourOf(mark.confidence);
    const labelStyle = `fill="white" fill-opacity="0.92" stroke="${colour}" stroke-width="1"`;
    return `${rectangle(grown(box), boxStyle(colour))}${rectangle(label, labelStyle)}`;
  });
  return svg(shapes, size);
}

function svg(shapes: readonly string[], { width, height }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join("")}</svg>`;
}

function boxStyle(colour: string): string {
  return `fill="${colour}" fill-opacity="0.18" stroke="${colour}" stroke-width="2"`;
}

function rectangle({ x, y, width, height }: Rectangle, style: string): string {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${style}/>`;
}

/** Padding around the letters. */
function grown({ x, y, width, height }: Rectangle): Rectangle {
  return { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
}

const bandColours: Readonly<Record<ConfidenceBand, string>> = { sure: "#2b8a3e", check: "#e67700", unsure: "#c92a2a" };

function colourOf(confidence: number | undefined): string {
  return bandColours[bandOf(confidence ?? 0)];
}
