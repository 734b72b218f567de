import { describe, expect, it } from "vitest";
import { openPdf } from "../../pdf/document.ts";
import { type AttachmentReference, pdfWithFile } from "../testing/pdf-with-files.ts";
import { bytesOf } from "../testing/xml-text.ts";
import { associatedFiles } from "./associated-files.ts";
import { readXmlAttachments } from "./attachments.ts";

const content = "<?xml version='1.0'?><invoice>Grüße</invoice>";

async function attachmentsOf(pdf: Uint8Array) {
  const opened = await openPdf(pdf);
  if (!opened.ok) throw new Error("The test's PDF is broken.");
  const found = readXmlAttachments(opened.document, pdf);
  opened.document.close();
  return found.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes).trimEnd() }));
}

describe("the XML of a PDF is found", () => {
  it.each<AttachmentReference>(["name tree", "associated only", "associated in object stream", "annotation"])(
    "by its %s",
    async (place) => {
      expect(await attachmentsOf(pdfWithFile(bytesOf(content), place))).toEqual([
        { name: "factur-x.xml", text: content },
      ]);
    },
  );

  it("under any name, unless that names another file type", async () => {
    for (const name of ["Rechnung-77.XML", "invoice"]) {
      expect(await attachmentsOf(pdfWithFile(bytesOf(content), "name tree", name))).toContainEqual({
        name,
        text: content,
      });
    }
  });

  it("in its last version, after an incremental update", () => {
    const pdf = Buffer.from(pdfWithFile(bytesOf(content), "associated only"));
    const update = "5 0 obj\n<< /Type /EmbeddedFile >>\nstream\n<newer/>\nendstream\nendobj\n";
    const [file] = associatedFiles(new Uint8Array(Buffer.concat([pdf, Buffer.from(update)])));
    expect(new TextDecoder().decode(file?.bytes).trim()).toBe("<newer/>");
  });
});

describe("the search for associated files", () => {
  it("finds nothing if a stream is damaged, predicted, encrypted or missing", () => {
    const pdf = Buffer.from(pdfWithFile(bytesOf(content), "associated only")).toString("latin1");
    const variants = [
      pdf.replaceAll("/FlateDecode /Length", "/LZWDecode /Length"),
      pdf.replace("/EmbeddedFile", "/EmbeddedFile /DecodeParms << /Predictor 12 >>"),
      pdf.replace("/Root", "/Encrypt 9 0 R /Root"),
      pdf.replace("5 0 obj", "55 0 obj"),
      pdf.slice(0, pdf.indexOf("5 0 obj") + 90),
    ];
    for (const variant of variants) expect(associatedFiles(Buffer.from(variant, "latin1"))).toEqual([]);
  });

  it("stops early if a file expands too much, or lists endless files", () => {
    const bomb = pdfWithFile(new Uint8Array(60_000_000), "associated only");
    expect(associatedFiles(bomb)).toEqual([]);
    const many = Array.from({ length: 50_000 }, (_, index) => `/EF << /F ${index} 0 R >>`).join(" ");
    expect(associatedFiles(bytesOf(`/EmbeddedFiles ${many}`))).toEqual([]);
  });
});
