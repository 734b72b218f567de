import { type WrittenPage, winAnsiHex } from "./write-pdf.ts";

const pageWidth = 595;
const height = 842;
const margin = 56;
/** Widths of Helvetica's letters in thousandths of the size, as far as they differ from the usual. */
const narrow = 278;
const digit = 556;

export type TextStyle = Readonly<{ size?: number; bold?: boolean; align?: "left" | "right" }>;

/** Writes text onto as many A4 pages as it needs, from the top down. */
export class PageWriter {
  static readonly left = margin;
  static readonly right = pageWidth - margin;
  readonly #pages: string[][] = [[]];
  #y = height - margin;

  /** Points from the bottom of the page. */
  get y(): number {
    return this.#y;
  }

  set y(value: number) {
    this.#y = value;
  }

  /** Moves down; starts another page where there is no room for `needed` more. */
  down(points: number, needed = 0): void {
    this.#y -= points;
    if (this.#y - needed < margin) this.#newPage();
  }

  #newPage(): void {
    this.#pages.push([]);
    this.#y = height - margin;
  }

  text(x: number, text: string, { size = 9, bold = false, align = "left" }: TextStyle = {}): void {
    const start = align === "right" ? x - widthOf(text, size) : x;
    const instruction = `BT /${bold ? "F2" : "F1"} ${size} Tf 1 0 0 1 ${start.toFixed(1)} ${this.#y.toFixed(1)} Tm <${winAnsiHex(text)}> Tj ET`;
    this.#pages.at(-1)?.push(instruction);
  }

  rule(): void {
    const y = (this.#y - 3).toFixed(1);
    this.#pages.at(-1)?.push(`0.5 w ${margin} ${y} m ${pageWidth - margin} ${y} l S`);
  }

  pages(): readonly WrittenPage[] {
    return this.#pages.map((instructions) => ({ width: pageWidth, height: height, content: instructions.join("\n") }));
  }
}

/** Exact for digits, which are aligned in columns; approximate for words. */
function widthOf(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, sign) => sum + (/[.,:;' il|!]/.test(sign) ? narrow : digit), 0);
  return (thousandths / 1000) * size;
}

const longWord = /.{1,60}/gu;

/** Lines of at most the given width; a word longer than a line is cut. */
export function wrapText(text: string, width: number, size = 9): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((part) => part.match(longWord) ?? [])) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width || line === "") line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}
