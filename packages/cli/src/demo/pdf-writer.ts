/** Position in points from the top left corner of an A4 page. */
export type TextStyle = Readonly<{
  size?: number;
  bold?: boolean;
  /** Red, green and blue from 0 to 1. */
  colour?: Colour;
  /** `x` is then the right edge. For amounts only: other letters have no exact width here. */
  right?: boolean;
}>;
export type Colour = readonly [number, number, number];

export const pageWidth = 595;
const pageHeight = 842;

const black: Colour = [0.12, 0.16, 0.2];
/** Widths of Helvetica in thousandths of the font size, for the characters of amounts. */
const narrow = 278;
const wide = 556;
const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, sign) => sum + (/[\d€£$-]/.test(sign) ? wide : narrow), 0) * size) / 1000;

/** The drawing instructions of one page. */
export class PdfPage {
  readonly #content: string[] = [];

  text(text: string, x: number, y: number, { size = 9.5, bold, colour = black, right }: TextStyle = {}): void {
    const start = right ? x - widthOf(text, size) : x;
    this.#content.push(
      `BT /${bold ? "B" : "R"} ${size} Tf ${colour.join(" ")} rg 1 0 0 1 ${start.toFixed(2)} ${pageHeight - y} Tm (${escaped(text)}) Tj ET`,
    );
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#content.push(`${colour.join(" ")} rg ${x} ${pageHeight - y - height} ${width} ${height} re f`);
  }

  get content(): string {
    return this.#content.join("\n");
  }
}

const escaped = (text: string) => text.replace(/[()\\]/g, "\\$&");

/** A PDF in the fonts that every reader has. Characters outside of Windows-1252 are not supported. */
export function writePdf(page: PdfPage): Uint8Array {
  const content = windows1252(page.content);
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>`,
    Buffer.concat([Buffer.from(`<</Length ${content.length}>>stream\n`), content, Buffer.from("\nendstream")]),
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let file = Buffer.from("%PDF-1.4\n");
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj`), Buffer.from(object), Buffer.from("endobj\n")]);
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(trailer)]);
}

function windows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll("€", "\u0080"), "latin1");
}
