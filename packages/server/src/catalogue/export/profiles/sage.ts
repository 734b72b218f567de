import type { ExportSettings } from "@inkvoice/contract";
import type { Booking } from "../bookings.ts";
import { csvLine } from "../csv.ts";
import type { Bookable, BookingFile } from "./bookable.ts";
import { formatDay } from "./format-day.ts";

/** Columns of the template "Audit Trail Transactions" of Sage 50 Accounts. */
const sageColumns = [
  "Type",
  "Account Reference",
  "Nominal A/C Ref",
  "Department Code",
  "Date",
  "Reference",
  "Details",
  "Net Amount",
  "Tax Code",
  "Tax Amount",
  "Exchange Rate",
  "Extra Reference",
  "User Name",
  "Project Refn",
  "Cost Code Refn",
] as const;

/** Limits of Sage 50. */
const longestAccount = 8;
const longestReference = 30;
const longestDetails = 60;

/** Tax codes that Sage 50 has in the United Kingdom; other rates are left to the bookkeeper. */
const taxCodes: ReadonlyMap<number, string> = new Map([
  [20, "T1"],
  [5, "T5"],
  [0, "T0"],
]);

function taxCodeOf({ rate, tax }: Booking, wish: ExportSettings): string | null {
  if (rate) return wish.tax_name?.replace("{rate}", String(rate)) ?? taxCodes.get(rate) ?? null;
  return tax ? null : (wish.no_tax_name ?? (rate === 0 ? "T0" : null));
}

function lineOf({ vendor, number, date, data, vendorNumber }: Bookable, booking: Booking, wish: ExportSettings) {
  const { net, tax, gross } = booking;
  const isKnown = vendorNumber !== null && vendorNumber.length <= longestAccount;
  return csvLine([
    gross < 0 ? "PC" : "PI",
    isKnown ? vendorNumber : (wish.creditor_account?.slice(0, longestAccount) ?? null),
    wish.expense_account ?? null,
    null,
    formatDay("day_first", date),
    number.slice(0, longestReference),
    vendor.slice(0, longestDetails),
    Math.abs(net ?? gross),
    taxCodeOf(booking, wish),
    tax === null ? null : Math.abs(tax),
    null,
    data.purchase_order?.slice(0, longestReference) ?? null,
    null,
    null,
    null,
  ]);
}

export function sageFile(wish: ExportSettings): BookingFile {
  return {
    periodOf: () => "",
    nameOf: () => "sage-audit-trail.csv",
    headOf: () => `${sageColumns.join(",")}\r\n`,
    lineOf: (invoice, booking) => lineOf(invoice, booking, wish),
    encode: (text) => text,
  };
}
