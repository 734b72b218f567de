import { toCiiXml, toUblXml } from "@inkvoice/contract";
import type { Batches, ExportedInvoice } from "./exported-invoice.ts";
import { leftOut } from "./left-out.ts";
import type { ZipEntry } from "./zip.ts";

export const einvoiceWriters = { ubl: toUblXml, cii: toCiiXml } as const;

/** A draft e-invoice of each document that was read, one file each, and a list of the others. */
export async function* einvoicesOf(batches: Batches, syntax: keyof typeof einvoiceWriters): AsyncGenerator<ZipEntry> {
  const others = leftOut();
  for await (const invoices of batches) {
    for (const invoice of invoices) {
      if (invoice.data) yield { name: nameOf(invoice), chunks: [einvoiceWriters[syntax](invoice.data)] };
      else others.add(invoice, "not read");
    }
  }
  yield* others.entries();
}

/** The number as people know it, where it can be part of a file's name, and the id that no other has. */
function nameOf({ row }: ExportedInvoice): string {
  const number = (row.invoice_number ?? "").replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 60);
  return `${number ? `${number}-` : ""}${row.id}.xml`;
}
