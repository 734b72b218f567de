import { csvLine } from "./csv.ts";
import type { ExportedInvoice } from "./exported-invoice.ts";
import type { ZipEntry } from "./zip.ts";

type OmittedInvoices = Readonly<{ add(invoice: ExportedInvoice, reason: string): void; entries(): Iterable<ZipEntry> }>;

/** A list, inside the archive, of invoices it does not contain, with reasons. */
export function omittedInvoices(): OmittedInvoices {
  const lines: string[] = [];
  return {
    add: ({ row }, reason) => lines.push(csvLine([row.id, row.vendor_name, row.invoice_number, row.filename, reason])),
    *entries() {
      if (lines.length > 0)
        yield {
          name: "left-out.csv",
          chunks: [`\u{feff}${csvLine(["Id", "Vendor", "Number", "File", "Reason"])}`, ...lines],
        };
    },
  };
}
