import type { ExportSettings } from "@inkvoice/contract";
import type { Booking } from "../bookings.ts";
import { csvLine } from "../csv.ts";
import type { Cell } from "../table.ts";
import type { Bookable, BookingFile } from "./bookable.ts";

/**
 * Vendor bills for Odoo's import of `account.move`, by technical field names. Further lines of a bill leave the columns
 * of the bill empty, as Odoo's guide "Export and import data" describes for one2many fields. The external id makes a
 * second import update the bill.
 */
const odooColumns = [
  "id",
  "move_type",
  "partner_id",
  "ref",
  "invoice_date",
  "invoice_date_due",
  "currency_id",
  "payment_reference",
  "invoice_origin",
  "invoice_line_ids/name",
  "invoice_line_ids/quantity",
  "invoice_line_ids/price_unit",
  "invoice_line_ids/account_id",
  "invoice_line_ids/tax_ids",
] as const;

type Values = Partial<Record<(typeof odooColumns)[number], Cell | undefined>>;

function billOf({ id, vendor, number, date, data, bookings }: Bookable): Values {
  const total = bookings.reduce((sum, { gross }) => sum + gross, 0);
  return {
    id: `inkvoice_${id}`,
    move_type: total < 0 ? "in_refund" : "in_invoice",
    partner_id: vendor,
    ref: number,
    invoice_date: date,
    invoice_date_due: data.due_date,
    currency_id: data.currency,
    payment_reference: data.payment?.reference,
    invoice_origin: data.purchase_order,
  };
}

/** Amounts of a refund are positive. */
function lineValues({ number, bookings }: Bookable, { rate, net, gross }: Booking, wish: ExportSettings): Values {
  const sign = bookings.reduce((sum, booking) => sum + booking.gross, 0) < 0 ? -1 : 1;
  return {
    "invoice_line_ids/name": number,
    "invoice_line_ids/quantity": 1,
    "invoice_line_ids/price_unit": sign * (net ?? gross),
    "invoice_line_ids/account_id": wish.expense_account,
    "invoice_line_ids/tax_ids": rate
      ? (wish.tax_name ?? "{rate}%").replace("{rate}", String(rate))
      : (wish.no_tax_name ?? null),
  };
}

export function odooFile(wish: ExportSettings): BookingFile {
  return {
    periodOf: () => "",
    nameOf: () => "odoo-vendor-bills.csv",
    headOf: () => `${odooColumns.join(",")}\r\n`,
    lineOf: (invoice, booking) => {
      const isFirst = booking === invoice.bookings[0];
      const values = { ...(isFirst && billOf(invoice)), ...lineValues(invoice, booking, wish) };
      return csvLine(odooColumns.map((column) => values[column] ?? null));
    },
    encode: (text) => text,
  };
}
