import { deflateSync } from "node:zlib";

/** Where a test PDF names the file it carries. */
export type AttachmentReference = "name tree" | "associated only" | "associated in object stream" | "annotation";

/** Text that needs no OCR. */
const font = "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";

type PdfObject = Readonly<{ number: number; content: Buffer }>;

const body = (number: number, text: string): PdfObject => ({ number, content: Buffer.from(text, "latin1") });

function stream(number: number, dictionary: string, data: Uint8Array): PdfObject {
  const packed = deflateSync(data);
  const head = `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return {
    number,
    content: Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream", "latin1")]),
  };
}

/** A one-page PDF that carries one file, written by hand so that every way of carrying it can be tried. */
export function pdfWithFile(file: Uint8Array, place: AttachmentReference, name = "factur-x.xml"): Uint8Array {
  const specification = `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Data /EF << /F 5 0 R /UF 5 0 R >> >>`;
  const packed = place === "associated in object stream";
  const catalog = {
    "name tree": "/Names << /EmbeddedFiles << /Names [(f) 6 0 R] >> >> /AF [6 0 R]",
    "associated only": "/AF [6 0 R]",
    "associated in object stream": "/AF [6 0 R]",
    annotation: "",
  }[place];
  const annotation =
    place === "annotation" ? "/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>]" : "";
  const objects = [
    body(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    body(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    body(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R ${font} ${annotation} >>`),
    stream(4, "", Buffer.from("BT /F1 12 Tf 20 160 Td (The invoice is in the file that this page carries.) Tj ET")),
    stream(5, "/Type /EmbeddedFile /Subtype /text#2Fxml", file),
    packed ? objectStream(7, specification) : body(6, specification),
  ];
  return packed ? withStreamTable(objects) : withPlainTable(objects);
}

/** Object 6 within an object stream, its /EF in a separate object, as some writers do. */
function objectStream(number: number, specification: string): PdfObject {
  const inner = [specification.replace(/\/EF << .*? >>/, "/EF 8 0 R"), "<< /F 5 0 R >>"];
  const header = `6 0 8 ${(inner[0] ?? "").length + 1} `;
  const dictionary = `/Type /ObjStm /N 2 /First ${header.length}`;
  return stream(number, dictionary, Buffer.from(`${header}${inner.join(" ")}`, "latin1"));
}

function placed(objects: readonly PdfObject[]): { file: Buffer; offsets: Map<number, number> } {
  const offsets = new Map<number, number>();
  let file = Buffer.from("%PDF-1.7\n", "latin1");
  for (const { number, content } of objects) {
    offsets.set(number, file.length);
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), content, Buffer.from("\nendobj\n")]);
  }
  return { file, offsets };
}

function withPlainTable(objects: readonly PdfObject[]): Uint8Array {
  const { file, offsets } = placed(objects);
  const size = objects.length + 1;
  const rows = objects.map(({ number }) => `${String(offsets.get(number)).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return new Uint8Array(Buffer.concat([file, Buffer.from(`${table}startxref\n${file.length}\n%%EOF\n`)]));
}

/** Object streams need a cross-reference stream: rows of type, offset and generation or index. */
function withStreamTable(objects: readonly PdfObject[]): Uint8Array {
  const { file, offsets } = placed(objects);
  const row = (number: number) => {
    const packedIndex = [6, 8].indexOf(number);
    const [type, where, index] =
      packedIndex >= 0 ? [2, 7, packedIndex] : [1, number === 9 ? file.length : (offsets.get(number) ?? 0), 0];
    return [type, (where >> 8) & 255, where & 255, index];
  };
  const rows = [[0, 0, 0, 255], ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(row)].flat();
  const table = stream(9, "/Type /XRef /Size 10 /W [1 2 1] /Root 1 0 R", Uint8Array.from(rows));
  const end = [Buffer.from("9 0 obj\n"), table.content, Buffer.from(`\nendobj\nstartxref\n${file.length}\n%%EOF\n`)];
  return new Uint8Array(Buffer.concat([file, ...end]));
}
