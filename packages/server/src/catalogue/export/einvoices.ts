import { toCiiXml, toUblXml } from "@inkvoice/contract";
import type { Batches, ExportedInvoice } from "./exported-invoice.ts";
import { omittedInvoices } from "./omitted-invoices.ts";
import type { ZipEntry } from "./zip.ts";

export const einvoiceWriters = { ubl: toUblXml, cii: toCiiXml } as const;

/** A draft e-invoice per extracted document, and a list of the others. */
export async function* einvoicesOf(batches: Batches, syntax: keyof typeof einvoiceWriters): AsyncGenerator<ZipEntry> {
  const others = omittedInvoices();
  for await (const invoices of batches) {
    for (const invoice of invoices) {
      if (invoice.data) yield { name: nameOf(invoice), chunks: [einvoiceWriters[syntax](invoice.data)] };
      else others.add(invoice, "not read");
    }
  }
  yield* others.entries();
}

/** The invoice number, as far as it is allowed in a file name, and the unique id. */
function nameOf({ row }: ExportedInvoice): string {
  const number = (row.invoice_number ?? "").replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 60);
  return `${number ? `${number}-` : ""}${row.id}.xml`;
}
