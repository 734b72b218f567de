import { winAnsiHex, writePdf } from "../pdf/write-pdf.ts";
import { fontSize, type PlacedMark, type Size } from "./label-layout.ts";

/** The labels' text as a one-page PDF of the picture's size. */
export function labelPdf(marks: readonly PlacedMark[], size: Size): Uint8Array {
  const letter = fontSize(size);
  const texts = marks.map(({ label, text }) => {
    const baseline = size.height - label.y - letter * 1.02;
    return `1 0 0 1 ${(label.x + letter / 2).toFixed(1)} ${baseline.toFixed(1)} Tm <${winAnsiHex(text)}> Tj`;
  });
  return writePdf([{ ...size, content: `BT /F1 ${letter} Tf ${texts.join("\n")} ET` }]);
}
