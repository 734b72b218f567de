import type { ExportSettings } from "@inkvoice/contract";
import { csvLine } from "../csv.ts";
import type { BookingFile } from "./bookable.ts";
import { windows1252 } from "./windows-1252.ts";

/**
 * Postings for "Datei, Import, ASCII, Buchungsdaten" of Lexware buchhaltung: semicolons, windows-1252, its own field
 * names in the first line, gross amounts with tax key (Steuerautomatik). One file per year.
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
/** Input tax keys of German invoices; other rates are left to the bookkeeper. */
const taxKeys: ReadonlyMap<number, string> = new Map([
  [19, "9"],
  [7, "8"],
]);

export function lexwareFile(wish: ExportSettings): BookingFile {
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
          // A credit note swaps the accounts, because amounts have no sign.
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
