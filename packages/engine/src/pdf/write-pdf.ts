/** A PDF of plain drawing instructions in Helvetica, which PDFium contains: a bare server has no fonts. */
export type WrittenPage = Readonly<{ width: number; height: number; content: string }>;

export function writePdf(pages: readonly WrittenPage[]): Uint8Array {
  const first = 5;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap(({ width, height, content }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return new TextEncoder().encode(withTable(objects));
}

function withTable(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, "0")} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Letters of the Windows code page outside Latin-1 that invoices use. */
const winAnsi: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  ƒ: 0x83,
  "…": 0x85,
  "†": 0x86,
  "‡": 0x87,
  "‰": 0x89,
  "‹": 0x8b,
  "‘": 0x91,
  "•": 0x95,
  "™": 0x99,
  "›": 0x9b,
  Ÿ: 0x9f,
  "–": 0x96,
  "—": 0x97,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "„": 0x84,
  Š: 0x8a,
  š: 0x9a,
  Ž: 0x8e,
  ž: 0x9e,
  Œ: 0x8c,
  œ: 0x9c,
};

export function winAnsiHex(text: string): string {
  return [...text.normalize("NFC")].map((letter) => codeOf(letter).toString(16).padStart(2, "0")).join("");
}

/** Whether every character is in the code page. */
export function isWinAnsi(text: string): boolean {
  return [...text].every((letter) => inCodePage(letter));
}

function inCodePage(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || winAnsi[letter] !== undefined;
}

/** A letter missing in the code page loses its accent or becomes a question mark. */
function codeOf(letter: string): number {
  const code = winAnsi[letter] ?? letter.codePointAt(0) ?? 0;
  if (inCodePage(letter)) return code;
  const plain = letter.normalize("NFD").codePointAt(0) ?? 0;
  return plain >= 0x20 && plain < 0x7f ? plain : 0x3f;
}
