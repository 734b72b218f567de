import { csvLine } from "./csv.ts";
import type { ExportedInvoice } from "./exported-invoice.ts";
import type { ZipEntry } from "./zip.ts";

type LeftOut = Readonly<{ add(invoice: ExportedInvoice, reason: string): void; entries(): Iterable<ZipEntry> }>;

/** What an archive does not hold, with the reasons, as a list in the archive itself: nothing is missing unseen. */
export function leftOut(): LeftOut {
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
