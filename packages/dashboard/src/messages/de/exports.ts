import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const exports: Messages["exports"] = {
  title: "Exportieren",
  titleAll: "Alle passenden Rechnungen exportieren",
  titleSome: (invoices) => count(invoices, { one: "# Rechnung exportieren", other: "# Rechnungen exportieren" }),
  format: "Format",
  groups: { tables: "Tabellen", booking: "Für die Buchhaltung", programs: "Für Programme", payments: "Zahlungen" },
  formats: {
    xlsx: "Excel-Arbeitsmappe (XLSX)",
    csv: "CSV mit Kommas",
    "csv-semicolon": "CSV mit Semikolons und Dezimalkommas",
    "csv-lines": "CSV der Positionen",
    datev: "DATEV-Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Xero-Eingangsrechnungen",
    quickbooks: "QuickBooks-Online-Eingangsrechnungen",
    odoo: "Odoo-Eingangsrechnungen",
    erpnext: "ERPNext-Eingangsrechnungen",
    sage: "Sage-50-Eingangsrechnungen",
    sepa: "SEPA-Überweisungen (pain.001)",
    jsonl: "JSON Lines, ganze Datensätze",
    "ubl-zip": "UBL-2.1-Entwürfe (ZIP)",
    "cii-zip": "CII-Entwürfe (ZIP)",
  },
  explained: {
    xlsx: "Drei Blätter: Rechnungen, ihre Positionen, ihre Steuern.",
    csv: "Eine Zeile je Rechnung, für die meisten Programme.",
    "csv-semicolon": "Eine Zeile je Rechnung, wie Tabellenprogramme hierzulande sie erwarten.",
    "csv-lines": "Eine Zeile je Position, mit ihrer Rechnung.",
    datev: "Ein ZIP mit einer Datei je Monat; jeder Steuersatz ist eine eigene Buchung.",
    lexware: "Ein ZIP mit einer Datei je Jahr, für den ASCII-Import von Buchungsdaten.",
    xero: "Ein ZIP mit einer Datei in den Spalten der Xero-Vorlage für Eingangsrechnungen.",
    quickbooks: "Ein ZIP mit einer Datei, deren Spalten QuickBooks zuordnen lässt.",
    odoo: "Ein ZIP mit einer Datei für den Import von Eingangsrechnungen.",
    erpnext: "Ein ZIP mit einer Datei für den Datenimport von Eingangsrechnungen.",
    sage: "Ein ZIP mit einer Datei für den Import „Audit Trail Transactions“.",
    sepa: "Bezahlt freigegebene Rechnungen in EUR auf bestätigte Bankkonten. Laden Sie die Datei bei Ihrer Bank hoch.",
    jsonl: "Ein Datensatz je Zeile, mit Konfidenz und Positionen, wie in der API.",
    "ubl-zip": "Eine XML-Datei je gelesener Rechnung.",
    "cii-zip": "Eine XML-Datei je gelesener Rechnung.",
  },
  columns: "Spalten",
  columnsText: "In der Reihenfolge, in der Sie sie wählen.",
  allColumns: "Alle Spalten",
  which: "Rechnungen",
  include: {
    approved_not_exported: "Freigegeben und noch nicht exportiert",
    approved: "Freigegeben, auch bereits exportierte",
    all: "Alle, auch nicht freigegebene",
  },
  missing: (settings) => `Erforderliche Einstellungen fehlen: ${settings}.`,
  included: (invoices) =>
    count(invoices, { one: "# Rechnung wird exportiert.", other: "# Rechnungen werden exportiert." }),
  leftOut: {
    duplicate: (invoices) =>
      count(invoices, { one: "# ausgelassen: mögliches Duplikat", other: "# ausgelassen: mögliche Duplikate" }),
    not_approved: (invoices) =>
      count(invoices, { one: "# ausgelassen: nicht freigegeben", other: "# ausgelassen: nicht freigegeben" }),
    exported_before: (invoices) =>
      count(invoices, { one: "# ausgelassen: bereits exportiert", other: "# ausgelassen: bereits exportiert" }),
    incomplete: (invoices) =>
      count(invoices, {
        one: "# ausgelassen: Lieferant, Nummer, Datum oder Gesamtbetrag fehlt",
        other: "# ausgelassen: Lieferant, Nummer, Datum oder Gesamtbetrag fehlt",
      }),
    bank_account_new: (invoices) =>
      count(invoices, {
        one: "# ausgelassen: Bankkonto nicht bestätigt",
        other: "# ausgelassen: Bankkonto nicht bestätigt",
      }),
    bank_account_blocked: (invoices) =>
      count(invoices, { one: "# ausgelassen: Bankkonto gesperrt", other: "# ausgelassen: Bankkonto gesperrt" }),
    credit_note: (invoices) =>
      count(invoices, { one: "# ausgelassen: Gutschrift", other: "# ausgelassen: Gutschriften" }),
    paid: (invoices) =>
      count(invoices, { one: "# ausgelassen: nichts mehr zu zahlen", other: "# ausgelassen: nichts mehr zu zahlen" }),
    sale: (invoices) =>
      count(invoices, {
        one: "# ausgelassen: von Ihrer eigenen Firma ausgestellt",
        other: "# ausgelassen: von Ihrer eigenen Firma ausgestellt",
      }),
    not_sepa: (invoices) =>
      count(invoices, {
        one: "# ausgelassen: nicht in EUR oder außerhalb des SEPA-Raums",
        other: "# ausgelassen: nicht in EUR oder außerhalb des SEPA-Raums",
      }),
  },
  list: {
    title: "Exporte",
    lead: "Jeder Export mit seiner Datei. Nehmen Sie einen zurück, um seine Rechnungen erneut zu exportieren.",
    none: "Noch keine Exporte",
    noneText: "Geben Sie Rechnungen frei und exportieren Sie sie dann hier oder aus der Rechnungsliste.",
    invoices: "Rechnungen",
    made: "Erstellt",
    undone: "Zurückgenommen",
    undoTitle: "Diesen Export zurücknehmen?",
    undoText:
      "Die Rechnungen gelten wieder als nicht exportiert, außer wenn auch ein anderer Export sie als freigegeben enthält. Wenn Sie die Datei schon importiert haben, entfernen Sie sie auch dort.",
  },
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
    debtor_name: "Name des Zahlers",
    debtor_iban: "IBAN des Auftraggeberkontos",
    debtor_bic: "BIC Ihrer Bank",
    execution_date: "Ausführungstag",
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
