import type { ExportSettings } from "@inkvoice/contract";
import type { Booking } from "../bookings.ts";
import { csvLine } from "../csv.ts";
import type { Cell } from "../table.ts";
import type { Bookable, BookingFile } from "./bookable.ts";

/**
 * Purchase invoices for ERPNext's Data Import, by field names, which it accepts in every language: those of a child
 * table after the table's name. Further rows of an invoice leave the columns of the invoice empty.
 */
const erpnextColumns = [
  "supplier",
  "bill_no",
  "bill_date",
  "set_posting_time",
  "posting_date",
  "due_date",
  "currency",
  "is_return",
  "remarks",
  "items.item_name",
  "items.qty",
  "items.uom",
  "items.conversion_factor",
  "items.rate",
  "items.expense_account",
  "taxes.category",
  "taxes.add_deduct_tax",
  "taxes.charge_type",
  "taxes.account_head",
  "taxes.description",
  "taxes.tax_amount",
] as const;

type Values = Partial<Record<(typeof erpnextColumns)[number], Cell | undefined>>;

/** Limit of ERPNext. */
const longestName = 140;

function invoiceOf({ id, vendor, number, date, data, bookings }: Bookable): Values {
  return {
    supplier: vendor,
    bill_no: number,
    bill_date: date,
    set_posting_time: 1,
    posting_date: date,
    due_date: data.due_date,
    currency: data.currency,
    is_return: bookings.reduce((sum, { gross }) => sum + gross, 0) < 0 ? 1 : 0,
    remarks: [id, data.purchase_order].filter(Boolean).join(", "),
  };
}

/** A return has a negative quantity and a positive rate. */
function itemOf({ number }: Bookable, { net, gross }: Booking, wish: ExportSettings): Values {
  const amount = net ?? gross;
  return {
    "items.item_name": number.slice(0, longestName),
    "items.qty": amount < 0 ? -1 : 1,
    "items.uom": "Nos",
    "items.conversion_factor": 1,
    "items.rate": Math.abs(amount),
    "items.expense_account": wish.expense_account,
  };
}

function taxOf({ rate, tax }: Booking, wish: ExportSettings): Values {
  if (!tax) return {};
  const account = wish.tax_name?.replace("{rate}", rate === null ? "" : String(rate));
  return {
    "taxes.category": "Total",
    "taxes.add_deduct_tax": "Add",
    "taxes.charge_type": "Actual",
    "taxes.account_head": account,
    "taxes.description": rate === null ? account : `${rate}%`,
    "taxes.tax_amount": tax,
  };
}

export function erpnextFile(wish: ExportSettings): BookingFile {
  return {
    periodOf: () => "",
    nameOf: () => "erpnext-purchase-invoices.csv",
    headOf: () => `${erpnextColumns.join(",")}\r\n`,
    lineOf: (invoice, booking) => {
      const isFirst = booking === invoice.bookings[0];
      const values = { ...(isFirst && invoiceOf(invoice)), ...itemOf(invoice, booking, wish), ...taxOf(booking, wish) };
      return csvLine(erpnextColumns.map((column) => values[column] ?? null));
    },
    encode: (text) => text,
  };
}
