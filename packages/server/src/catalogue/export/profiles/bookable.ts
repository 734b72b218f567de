import type { ExtractedData } from "@inkvoice/contract";
import { type Booking, bookingsOf } from "../bookings.ts";
import type { Batches, ExportedInvoice } from "../exported-invoice.ts";
import { omittedInvoices } from "../omitted-invoices.ts";
import type { ZipEntry } from "../zip.ts";

/** An invoice with everything needed to post it: vendor, number, date and amount. */
export type Bookable = Readonly<{
  id: string;
  vendor: string;
  number: string;
  date: string;
  data: ExtractedData;
  bookings: readonly Booking[];
  /** The vendor's id in the customer's own system. */
  vendorNumber: string | null;
}>;

/** An import file for an accounting program: how invoices are grouped into files, and the content of each. */
export type BookingFile = Readonly<{
  /** The file of an invoice, such as its month; invoices come sorted by date. */
  periodOf(date: string): string;
  nameOf(period: string): string;
  headOf(period: string): string;
  lineOf(invoice: Bookable, booking: Booking): string;
  encode(text: string): Uint8Array | string;
  /** A further value that the program requires, if it is missing. */
  lacks?(invoice: Bookable): string | undefined;
}>;

/** The invoice, or the reason why it cannot be posted. */
function bookable({ row, data, vendorNumber }: ExportedInvoice): Bookable | string {
  if (!data) return row.status === "failed" ? "not readable" : "not read yet";
  const { invoice_number: number, date } = data;
  const vendor = data.vendor?.name;
  if (vendor === undefined) return "no vendor";
  if (number === undefined) return "no number";
  if (date === undefined) return "no date";
  const bookings = bookingsOf(data);
  return bookings ? { id: row.id, vendor, number, date, data, bookings, vendorNumber } : "no total";
}

/** Why an invoice cannot be posted by this file; undefined where it can. */
export function bookingProblem(exported: ExportedInvoice, file: BookingFile): string | undefined {
  const invoice = bookable(exported);
  return typeof invoice === "string" ? invoice : file.lacks?.(invoice);
}

/** The files of one archive, written while invoices are read, and a list of those left out. */
export async function* bookingFiles(batches: Batches, file: BookingFile): AsyncGenerator<ZipEntry> {
  const others = omittedInvoices();
  const invoices = bookableOnes(batches, file, others);
  let next = await invoices.next();
  while (!next.done) {
    const period = file.periodOf(next.value.date);
    async function* chunks(): AsyncGenerator<Uint8Array | string> {
      yield file.encode(file.headOf(period));
      for (; !next.done && file.periodOf(next.value.date) === period; next = await invoices.next()) {
        const invoice = next.value;
        yield file.encode(invoice.bookings.map((booking) => file.lineOf(invoice, booking)).join(""));
      }
    }
    yield { name: file.nameOf(period), chunks: chunks() };
  }
  yield* others.entries();
}

async function* bookableOnes(
  batches: Batches,
  file: BookingFile,
  others: ReturnType<typeof omittedInvoices>,
): AsyncGenerator<Bookable, undefined> {
  for await (const invoices of batches) {
    for (const exported of invoices) {
      const invoice = bookable(exported);
      const reason = bookingProblem(exported, file);
      if (reason !== undefined) others.add(exported, reason);
      else if (typeof invoice !== "string") yield invoice;
    }
  }
  return undefined;
}
