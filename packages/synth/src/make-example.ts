import { mkdir, writeFile } from "node:fs/promises";
import { makeDocument } from "./make-document.ts";
import { renderPdf } from "./render/pdf.ts";

/** A seed whose invoice is easy on the eye and shows every main field. */
const EXAMPLE_SEED = 50067;

/** Writes examples/invoice.pdf, the invoice of the README; always the same bytes. */
const folder = new URL("../../../examples/", import.meta.url);
const document = makeDocument(EXAMPLE_SEED, {
  kind: "invoice",
  country: "IE",
  documentType: "invoice",
  lines: 5,
  trade: "office",
});
await mkdir(folder, { recursive: true });
await writeFile(new URL("invoice.pdf", folder), await renderPdf(document));
await writeFile(new URL("invoice.json", folder), `${JSON.stringify(document.truth, null, 2)}\n`);
console.log("examples/invoice.pdf and examples/invoice.json");
