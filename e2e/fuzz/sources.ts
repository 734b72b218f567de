import { readFileSync } from "node:fs";
import { toCiiXml, toUblXml } from "@inkvoice/contract";
import { makeDocument, renderPdf, renderPicture } from "@inkvoice/synth";
import sharp from "sharp";

export type Source = Readonly<{ kind: string; bytes: Uint8Array }>;

const seed = 4711;

/** A PDF with uncompressed e-invoice XML, so that damage affects the XML. */
function withXml(pdf: Uint8Array, xml: string): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const bytes = Buffer.from(xml, "utf8");
  const names = "/Names<</EmbeddedFiles<</Names[(factur-x.xml) 9001 0 R]>>>>";
  const objects = [
    `9001 0 obj <</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Data/EF<</F 9002 0 R>>>> endobj`,
    `9002 0 obj <</Type/EmbeddedFile/Length ${bytes.length}>> stream\n${bytes.toString("latin1")}\nendstream endobj`,
  ];
  const catalog = text
    .replace("/Type /Catalog", `/Type /Catalog ${names}`)
    .replace("/Type/Catalog", `/Type/Catalog${names}`);
  return Buffer.from(
    catalog.replace(/\ntrailer|\nstartxref/, (end) => `\n${objects.join("\n")}${end}`),
    "latin1",
  );
}

/** One generated file of each supported kind. */
export async function fuzzSources(): Promise<Source[]> {
  const example = readFileSync(new URL("../../examples/invoice.pdf", import.meta.url));
  const reading = JSON.parse(readFileSync(new URL("../../examples/invoice.json", import.meta.url), "utf8"));
  const data = reading.extracted_data ?? reading.data ?? reading;
  const document = makeDocument(seed);
  const picture = await renderPicture(document, 0, { dpi: 100, colour: true });
  const raw = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  return [
    { kind: "PDF", bytes: example },
    { kind: "PDF of the factory", bytes: await renderPdf(document) },
    { kind: "PDF with CII", bytes: withXml(example, toCiiXml(data)) },
    { kind: "PDF with UBL", bytes: withXml(example, toUblXml(data)) },
    { kind: "PNG", bytes: await raw.clone().png().toBuffer() },
    { kind: "JPG", bytes: await raw.clone().jpeg({ quality: 60 }).toBuffer() },
    { kind: "WEBP", bytes: await raw.clone().webp({ quality: 50 }).toBuffer() },
  ];
}
