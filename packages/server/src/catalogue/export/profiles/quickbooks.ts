import type { ExportSettings } from "@inkvoice/contract";
import { csvLine } from "../csv.ts";
import type { BookingFile } from "./bookable.ts";
import { formatDay } from "./format-day.ts";

/** Columns for the bill import of QuickBooks Online, named as in its mapping step. */
const quickbooksColumns: readonly string[] = [
  "Bill No",
  "Vendor",
  "Bill Date",
  "Due Date",
  "Terms",
  "Memo",
  "Account",
  "Line Description",
  "Line Amount",
  "Line Tax Code",
  "Line Tax Amount",
  "Currency",
];
/** Limit of QuickBooks. */
const longestNumber = 21;

export function quickbooksFile(wish: ExportSettings): BookingFile {
  return {
    periodOf: () => "",
    nameOf: () => "quickbooks-bills.csv",
    headOf: () => csvLine(quickbooksColumns),
    lineOf: ({ vendor, number, date, data }, { rate, net, tax, gross }) =>
      csvLine([
        number.slice(0, longestNumber),
        vendor,
        formatDay(wish.day_order, date),
        formatDay(wish.day_order, data.due_date),
        data.payment_terms ?? null,
        data.purchase_order ?? null,
        wish.expense_account ?? null,
        number,
        net ?? gross,
        rate ? (wish.tax_name ?? "{rate}%").replace("{rate}", String(rate)) : (wish.no_tax_name ?? null),
        tax,
        data.currency ?? null,
      ]),
    encode: (text) => text,
  };
}
