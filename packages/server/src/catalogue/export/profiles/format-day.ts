import type { ExportSettings } from "@inkvoice/contract";

/** A date in the order of the program's country. */
export function formatDay(order: ExportSettings["day_order"], day: string | undefined): string | null {
  if (day === undefined) return null;
  const [year, month, date] = day.split("-");
  if (order === "month_first") return `${month}/${date}/${year}`;
  return order === "year_first" ? day : `${date}/${month}/${year}`;
}
