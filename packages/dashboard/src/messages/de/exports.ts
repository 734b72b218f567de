import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const exports: Messages["exports"] = {
  title: "Exportieren",
  titleAll: "Alle passenden Rechnungen exportieren",
  titleSome: (invoices) => count(invoices, { one: "# Rechnung exportieren", other: "# Rechnungen exportieren" }),
  format: "Format",
  groups: { tables: "Tabellen", booking: "Für die Buchhaltung", programs: "Für Programme" },
  formats: {
    xlsx: "Excel-Arbeitsmappe (XLSX)",
    csv: "CSV mit Kommas",
    "csv-semicolon": "CSV mit Semikolons und Dezimalkommas",
    datev: "DATEV-Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Xero-Eingangsrechnungen",
    quickbooks: "QuickBooks-Online-Eingangsrechnungen",
    jsonl: "JSON Lines, ganze Datensätze",
    ubl: "UBL-2.1-Entwürfe (ZIP)",
    cii: "CII-Entwürfe (ZIP)",
  },
  explained: {
    xlsx: "Drei Blätter: Rechnungen, ihre Positionen, ihre Steuern.",
    csv: "Eine Zeile je Rechnung, für die meisten Programme.",
    "csv-semicolon": "Eine Zeile je Rechnung, wie Tabellenprogramme hierzulande sie erwarten.",
    datev: "Ein ZIP mit einer Datei je Monat; jeder Steuersatz ist eine eigene Buchung.",
    lexware: "Ein ZIP mit einer Datei je Jahr, für den ASCII-Import von Buchungsdaten.",
    xero: "Ein ZIP mit einer Datei in den Spalten der Xero-Vorlage für Eingangsrechnungen.",
    quickbooks: "Ein ZIP mit einer Datei, deren Spalten QuickBooks zuordnen lässt.",
    jsonl: "Ein Datensatz je Zeile, mit Konfidenz und Positionen, wie in der API.",
    ubl: "Eine XML-Datei je gelesener Rechnung.",
    cii: "Eine XML-Datei je gelesener Rechnung.",
  },
  columns: "Spalten",
  columnsText: "In der Reihenfolge, in der Sie sie wählen.",
  allColumns: "Alle Spalten",
  leftOut:
    "Rechnungen ohne Lieferant, Nummer, Datum oder Gesamtbetrag lassen sich nicht buchen: Das ZIP führt sie mit dem Grund auf.",
  download: "Herunterladen",
  booking: {
    consultant: "Beraternummer",
    client: "Mandantennummer",
    expense_account: "Aufwandskonto",
    creditor_account: "Kreditorenkonto",
    fiscal_year_month: "Wirtschaftsjahr beginnt im Monat",
    tax_name: "Steuername, mit {rate} für den Satz",
    no_tax_name: "Steuername, wo keine Steuer anfällt",
    day_order: "Datumsformat",
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
