import type { ExportSettings } from "@inkvoice/contract";
import type { Booking } from "../bookings.ts";
import { csvLine } from "../csv.ts";
import type { Cell } from "../table.ts";
import type { Bookable, BookingFile } from "./bookable.ts";
import { formatDay } from "./format-day.ts";

/** Columns of Xero's bill template; a star marks required ones. Amounts exclude tax. */
const xeroColumns = [
  "*ContactName",
  "EmailAddress",
  "POAddressLine1",
  "POAddressLine2",
  "POAddressLine3",
  "POAddressLine4",
  "POCity",
  "PORegion",
  "POPostalCode",
  "POCountry",
  "*InvoiceNumber",
  "*InvoiceDate",
  "*DueDate",
  "Total",
  "InventoryItemCode",
  "Description",
  "*Quantity",
  "*UnitAmount",
  "*AccountCode",
  "*TaxType",
  "TaxAmount",
  "TrackingName1",
  "TrackingOption1",
  "TrackingName2",
  "TrackingOption2",
  "Currency",
] as const;

function valuesOf({ vendor, number, date, data }: Bookable, booking: Booking, wish: ExportSettings) {
  const { street, city, region, postal_code: postalCode, country } = data.vendor?.address_parts ?? {};
  const { rate, net, tax, gross } = booking;
  const values: Partial<Record<(typeof xeroColumns)[number], Cell | undefined>> = {
    "*ContactName": vendor,
    POAddressLine1: street,
    POCity: city,
    PORegion: region,
    POPostalCode: postalCode,
    POCountry: country,
    "*InvoiceNumber": number,
    "*InvoiceDate": formatDay(wish.day_order, date),
    "*DueDate": formatDay(wish.day_order, data.due_date),
    Total: data.total_amount,
    Description: [number, data.purchase_order].filter(Boolean).join(", "),
    "*Quantity": 1,
    "*UnitAmount": net ?? gross,
    "*AccountCode": wish.expense_account,
    "*TaxType": rate
      ? (wish.tax_name ?? "{rate}% (VAT on Expenses)").replace("{rate}", String(rate))
      : (wish.no_tax_name ?? "No VAT"),
    TaxAmount: tax,
    Currency: data.currency,
  };
  return xeroColumns.map((column) => values[column] ?? null);
}

export function xeroFile(wish: ExportSettings): BookingFile {
  return {
    periodOf: () => "",
    nameOf: () => "xero-bills.csv",
    headOf: () => `${xeroColumns.join(",")}\r\n`,
    lineOf: (invoice, booking) => csvLine(valuesOf(invoice, booking, wish)),
    encode: (text) => text,
    lacks: ({ data }) => (data.due_date === undefined ? "no due date" : undefined),
  };
}
