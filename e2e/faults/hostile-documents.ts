import { deflateSync } from "node:zlib";
import type { ApiErrorCode, FailureCode } from "@inkvoice/contract";
import { handmadePdf, printText } from "../../packages/engine/src/pdf/handmade-pdf.ts";

/** A file and its allowed outcomes. */
export type HostileDocument = Readonly<{
  name: string;
  bytes: Uint8Array;
  endings: readonly (ApiErrorCode | FailureCode)[];
}>;

const text = (value: string) => new Uint8Array(Buffer.from(value, "latin1"));
const page = (content: string, entries = "") => handmadePdf([{ content, entries }]);

/** An almost empty PNG that claims this size. */
function pngOf(side: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose frame claims 65 500 by 65 500. */
function jpegThatLies(): Uint8Array {
  const frame = [0xff, 0xc0, 0, 17, 8, 0xff, 0xdc, 0xff, 0xdc, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  return Uint8Array.from([0xff, 0xd8, ...frame, 0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0, 1, 2, 3]);
}

/** 64 MB of drawing commands compressed twice, into a few hundred bytes. */
function packedTwice(): Uint8Array {
  const inner = deflateSync(Buffer.alloc(64 * 1024 * 1024, "0 0 m 9 9 l S "), { level: 9 });
  const outer = deflateSync(inner, { level: 9 }).toString("latin1");
  const objects = `100 0 obj <</Length ${outer.length}/Filter[/FlateDecode/FlateDecode]>> stream\n${outer}\nendstream endobj`;
  const pdf = Buffer.from(handmadePdf([{ content: "" }])).toString("latin1");
  return text(pdf.replace("/Contents 11 0 R", "/Contents 100 0 R").replace("trailer", `${objects}\ntrailer`));
}

/** Forms that draw ten of the next, nine deep: a thousand million drawings. */
function laughs(): Uint8Array {
  const depth = 9;
  const objects = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const content = isLast ? "0 0 1 1 re f" : "/X Do ".repeat(10);
    const resources = isLast ? "" : `/Resources<</XObject<</X ${101 + level} 0 R>>>>`;
    return `${100 + level} 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 9 9]${resources}/Length ${content.length}>> stream\n${content}\nendstream endobj`;
  });
  const pdf = new TextDecoder().decode(handmadePdf([{ content: "/X Do" }], { objects: objects.join("\n") }));
  return text(pdf.replace("/Resources<<", "/Resources<</XObject<</X 100 0 R>>"));
}

/** A page tree that contains itself. */
function treeInACircle(): Uint8Array {
  const pdf = new TextDecoder().decode(page(printText("Invoice", 50, 700)));
  return text(pdf.replace("/Kids[10 0 R]/Count 1", "/Kids[2 0 R 10 0 R]/Count 2"));
}

/** These use all available time and memory: which limit they exceed first depends on the machine. */
export function exhaustingDocuments(): HostileDocument[] {
  return [
    { name: "packed-twice.pdf", bytes: packedTwice(), endings: ["PROCESSING_TIMEOUT", "UNREADABLE_TEXT"] },
    { name: "laughs.pdf", bytes: laughs(), endings: ["PROCESSING_TIMEOUT", "INTERNAL_ERROR"] },
  ];
}

/** Every other kind of hostile file that the project can generate. */
export function hostileDocuments(): HostileDocument[] {
  const invoice = printText("Invoice 2026-1", 50, 700);
  return [
    { name: "pixel-flood.png", bytes: pngOf(30_000), endings: ["FILE_TOO_LARGE"] },
    { name: "frame-lies.jpg", bytes: jpegThatLies(), endings: ["FILE_TOO_LARGE"] },
    { name: "circle.pdf", bytes: treeInACircle(), endings: ["NO_INVOICE_FOUND"] },
    {
      name: "deep-array.pdf",
      bytes: page(invoice, `/Deep ${"[".repeat(200_000)}${"]".repeat(200_000)}`),
      endings: ["NO_INVOICE_FOUND"],
    },
    {
      name: "count-lies.pdf",
      bytes: handmadePdf([{ content: invoice }], { count: 1_000_000 }),
      endings: ["NO_INVOICE_FOUND"],
    },
    {
      name: "huge-page.pdf",
      bytes: handmadePdf([{ content: invoice, mediaBox: [0, 0, 1e9, 1e9] }]),
      endings: ["NO_INVOICE_FOUND"],
    },
    {
      name: "slow-pattern.pdf",
      bytes: page(printText(`${"1 ".repeat(12_000)}x`, 5, 700, 1)),
      endings: ["NO_INVOICE_FOUND"],
    },
    { name: "header-only.pdf", bytes: text("%PDF-1.7\n"), endings: ["CORRUPT_FILE"] },
    { name: "noise.pdf", bytes: text(`%PDF-1.7\n${"\x00\xff<<[(".repeat(20_000)}`), endings: ["CORRUPT_FILE"] },
    { name: "cut-off.pdf", bytes: page(invoice).subarray(0, 200), endings: ["CORRUPT_FILE"] },
  ];
}

/** A PDF with a script, a program start and a fetch from this URL. */
export function documentWithActions(address: string, command: string): Uint8Array {
  const script = `<</S/JavaScript/JS(app.launchURL\\("${address}/script"\\);)>>`;
  const launch = `<</S/Launch/F(/bin/sh)/Unix<</F(/bin/sh)/P(-c "${command}")>>>>`;
  const fetching = `<</S/URI/URI(${address}/uri)>>`;
  const objects = [
    `100 0 obj <</Type/Annot/Subtype/Link/Rect[0 0 600 900]/A ${fetching}/AA<</PO ${launch}>>>> endobj`,
    `101 0 obj <</Type/Filespec/FS/URL/F(${address}/file)>> endobj`,
    `102 0 obj <</Type/XObject/Subtype/Image/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceGray/F 101 0 R/Length 0>> stream\n\nendstream endobj`,
  ].join("\n");
  const names = `/Names<</JavaScript<</Names[(a) ${script}]>>/EmbeddedFiles<</Names[(a.exe) 101 0 R]>>>>`;
  return handmadePdf(
    [{ content: printText("Invoice 2026-1", 50, 700), entries: `/Annots[100 0 R]/AA<</O ${launch}>>` }],
    {
      catalogue: `/OpenAction ${launch}/AA<</WC ${script}>>${names}`,
      objects,
    },
  );
}

/** One file, two documents: the page says 100.00, an incremental update 900.00. */
export function documentWithTwoRevisions(): Uint8Array {
  const face = (total: string) =>
    [
      printText("Invoice 2026-77", 50, 780, 16),
      printText("Nordwind Trading GmbH", 50, 740),
      printText(`Total EUR ${total}`, 50, 600),
    ].join("\n");
  const first = new TextDecoder().decode(page(face("100.00")));
  const later = face("900.00");
  return text(
    `${first}11 0 obj <</Length ${later.length}>> stream\n${later}\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n`,
  );
}
