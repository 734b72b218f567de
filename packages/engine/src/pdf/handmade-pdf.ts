/** A page of a PDF written by hand, for tests of what document libraries do not produce. */
export type HandmadePage = Readonly<{
  /** PDF operators; /F1 is Helvetica. */
  content: string;
  mediaBox?: readonly [number, number, number, number];
  /** Further entries of the page dictionary, such as "/Rotate 90". */
  entries?: string;
}>;

/**
 * Writes a PDF with these pages. Object 1 is the catalogue, 2 the page tree, 3 the font; `objects` may add more from
 * 100 on.
 */
export function handmadePdf(
  pages: readonly HandmadePage[],
  { catalogue = "", objects = "", count = pages.length } = {},
): Uint8Array {
  const body = [
    `1 0 obj <</Type/Catalog/Pages 2 0 R ${catalogue}>> endobj`,
    `2 0 obj <</Type/Pages/Kids[${pages.map((_, index) => `${10 + 2 * index} 0 R`).join(" ")}]/Count ${count}>> endobj`,
    "3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>> endobj",
    ...pages.map((page, index) => pageObjects(page, 10 + 2 * index)),
    objects,
    "trailer <</Root 1 0 R>>",
  ];
  return new TextEncoder().encode(`%PDF-1.7\n${body.join("\n")}\n%%EOF\n`);
}

function pageObjects({ content, mediaBox = [0, 0, 595, 842], entries = "" }: HandmadePage, id: number): string {
  const page = `/Type/Page/Parent 2 0 R/MediaBox[${mediaBox.join(" ")}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${id + 1} 0 R`;
  return `${id} 0 obj <<${page} ${entries}>> endobj\n${id + 1} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`;
}

/** Operators that print text at a point, in points from the lower left. */
export function printText(text: string, x: number, y: number, size = 12): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
}
