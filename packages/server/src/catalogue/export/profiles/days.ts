import type { BookingWish } from "@inkvoice/contract/dashboard";

/** A day as the program's country writes it. */
export function dayIn(order: BookingWish["day_order"], day: string | undefined): string | null {
  if (day === undefined) return null;
  const [year, month, date] = day.split("-");
  if (order === "month_first") return `${month}/${date}/${year}`;
  return order === "year_first" ? day : `${date}/${month}/${year}`;
}
