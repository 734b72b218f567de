import type { BookingWish } from "@inkvoice/contract/dashboard";
import { csvLine } from "../csv.ts";
import type { BookingFile } from "./bookable.ts";
import { windows1252 } from "./windows-1252.ts";

/*
 * Bookings for "Datei, Import, ASCII, Buchungsdaten" of Lexware buchhaltung: semicolons, windows-1252, the names of its own fields in the
 * first line, gross amounts with the tax key (Steuerautomatik). It takes one year at a time.
 */
const lexwareColumns: readonly string[] = [
  "Belegdatum",
  "Belegnummernkreis",
  "Belegnummer",
  "Buchungstext",
  "Buchungsbetrag",
  "Sollkonto",
  "Habenkonto",
  "Steuerschlüssel",
  "Währung",
  "Fälligkeit",
];

const germanDay = (day: string | undefined) => day?.split("-").toReversed().join(".") ?? null;
/** Input tax of a German invoice; every other rate is left to whoever books. */
const taxKeys: ReadonlyMap<number, string> = new Map([
  [19, "9"],
  [7, "8"],
]);

export function lexwareFile(wish: BookingWish): BookingFile {
  const accounts = { expense: wish.expense_account ?? null, creditor: wish.creditor_account ?? null };
  return {
    periodOf: (date) => date.slice(0, 4),
    nameOf: (period) => `lexware-buchungsdaten-${period}.txt`,
    headOf: () => `${lexwareColumns.join(";")}\r\n`,
    lineOf: ({ vendor, number, date, data }, { gross, rate }) =>
      csvLine(
        [
          germanDay(date),
          "ER",
          number,
          vendor.slice(0, 80),
          Math.abs(gross),
          // A credit note goes the other way: the amount itself has no sign.
          gross < 0 ? accounts.creditor : accounts.expense,
          gross < 0 ? accounts.expense : accounts.creditor,
          (rate !== null && taxKeys.get(rate)) || null,
          data.currency ?? null,
          germanDay(data.due_date),
        ],
        ";",
      ),
    encode: windows1252,
  };
}
