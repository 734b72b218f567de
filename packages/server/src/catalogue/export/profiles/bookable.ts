import type { ExtractedData } from "@inkvoice/contract";
import { type Booking, bookingsOf } from "../bookings.ts";
import type { Batches, ExportedInvoice } from "../exported-invoice.ts";
import { leftOut } from "../left-out.ts";
import type { ZipEntry } from "../zip.ts";

/** An invoice that can be booked: who, which, when and how much is known. */
export type Bookable = Readonly<{
  id: string;
  vendor: string;
  number: string;
  date: string;
  data: ExtractedData;
  bookings: readonly Booking[];
}>;

/** One kind of file for a program: how invoices are divided into files, and what stands in each. */
export type BookingFile = Readonly<{
  /** The file an invoice belongs to, such as its month; invoices come in the order of their dates. */
  periodOf(date: string): string;
  nameOf(period: string): string;
  headOf(period: string): string;
  lineOf(invoice: Bookable, booking: Booking): string;
  encode(text: string): Uint8Array | string;
  /** What the program demands besides, where it is missing. */
  lacks?(invoice: Bookable): string | undefined;
}>;

/** Why an invoice cannot be booked, or everything that booking it takes. */
function bookable({ row, data }: ExportedInvoice): Bookable | string {
  if (!data) return row.status === "failed" ? "not readable" : "not read yet";
  const { invoice_number: number, date } = data;
  const vendor = data.vendor?.name;
  if (vendor === undefined) return "no vendor";
  if (number === undefined) return "no number";
  if (date === undefined) return "no date";
  const bookings = bookingsOf(data);
  return bookings ? { id: row.id, vendor, number, date, data, bookings } : "no total";
}

/** The files of one archive, made while the invoices are read, and a list of those that none of them holds. */
export async function* bookingFiles(batches: Batches, file: BookingFile): AsyncGenerator<ZipEntry> {
  const others = leftOut();
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
  others: ReturnType<typeof leftOut>,
): AsyncGenerator<Bookable, undefined> {
  for await (const invoices of batches) {
    for (const exported of invoices) {
      const invoice = bookable(exported);
      const reason = typeof invoice === "string" ? invoice : file.lacks?.(invoice);
      if (reason !== undefined) others.add(exported, reason);
      else if (typeof invoice !== "string") yield invoice;
    }
  }
  return undefined;
}
