import { mkdir, writeFile } from "node:fs/promises";
import { renderPdf } from "../render/pdf.ts";
import { exampleInvoice } from "./example-invoice.ts";

/** Writes examples/invoice.pdf, the invoice of the README, and its label file; always the same bytes. */
const folder = new URL("../../../../examples/", import.meta.url);
const document = exampleInvoice();
await mkdir(folder, { recursive: true });
await writeFile(new URL("invoice.pdf", folder), await renderPdf(document));
await writeFile(new URL("invoice.json", folder), `${JSON.stringify(document.truth, null, 2)}\n`);
console.log("examples/invoice.pdf and examples/invoice.json");
