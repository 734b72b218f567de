import type { ExtractedData } from "@inkvoice/contract";

/** A posting: an amount with one tax rate. Amounts of a credit note are negative. */
export type Booking = Readonly<{ rate: number | null; net: number | null; tax: number | null; gross: number }>;

/** Amounts are printed in cents, so a sum may be off by rounding. */
const tolerance = 0.02;
const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * One posting per tax rate if the rates add up to the total, otherwise one for the total. Nothing is derived that is
 * not on the document: without net and tax only the total is posted. Undefined without a total.
 */
export function bookingsOf(data: ExtractedData): readonly Booking[] | undefined {
  const { total_amount: total } = data;
  if (total === undefined) return undefined;
  const sign = data.document_type === "credit_note" && total > 0 ? -1 : 1;
  const byRate = byRateOf(data, total);
  return (byRate ?? [whole(data, total)]).map(({ rate, net, tax, gross }) => ({
    rate,
    net: net === null ? null : cents(sign * net),
    tax: tax === null ? null : cents(sign * tax),
    gross: cents(sign * gross),
  }));
}

function byRateOf({ taxes = [] }: ExtractedData, total: number): Booking[] | undefined {
  if (taxes.length === 0) return undefined;
  const bookings: Booking[] = [];
  for (const { rate, base, amount } of taxes) {
    if (rate === undefined || base === undefined || amount === undefined) return undefined;
    bookings.push({ rate, net: base, tax: amount, gross: base + amount });
  }
  const sum = bookings.reduce((all, { gross }) => all + gross, 0);
  return Math.abs(sum - total) <= tolerance ? bookings : undefined;
}

function whole({ subtotal, total_tax: tax }: ExtractedData, total: number): Booking {
  const adds = subtotal !== undefined && tax !== undefined && Math.abs(subtotal + tax - total) <= tolerance;
  return { rate: null, net: adds ? subtotal : null, tax: adds ? tax : null, gross: total };
}
