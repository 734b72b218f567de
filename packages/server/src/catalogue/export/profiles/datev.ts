import type { ExportSettings } from "@inkvoice/contract";
import type { Booking } from "../bookings.ts";
import { escapeFormula } from "../table.ts";
import type { Bookable, BookingFile } from "./bookable.ts";
import { windows1252 } from "./windows-1252.ts";

/**
 * DATEV format "Buchungsstapel": header version 700, category 21, format version 13, as documented at
 * developer.datev.de (125 columns, windows-1252, semicolons). DATEV recommends one file per posting period; posting
 * dates have no year.
 */
const pairs = (count: number, art: string, content: string) =>
  Array.from({ length: count }, (_, index) => [`${art} ${index + 1}`, `${content} ${index + 1}`]).flat();

export const datevColumns: readonly string[] = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...pairs(8, "Beleginfo - Art", "Beleginfo - Inhalt"),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  // DATEV's own column name has no blank before this hyphen.
  ...pairs(20, "Zusatzinformation - Art", "Zusatzinformation- Inhalt"),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
];

/** A text cell: no control characters, quotes doubled. */
function quoted(text: string, most: number): string {
  const plain = text.replace(/\p{C}+/gu, " ").trim();
  return `"${escapeFormula([...plain].slice(0, most).join(""), ";").replaceAll('"', '""')}"`;
}

/** Only allowed characters; never starts with one that a spreadsheet could take for a formula. */
const documentNumber = (number: string) =>
  `"${number
    .replace(/[^\w$%\-/]+/g, "-")
    .replace(/^[-+]+/, "")
    .slice(0, 36)}"`;

const amount = (value: number) => Math.abs(value).toFixed(2).replace(".", ",");

/** Input tax keys of German invoices; other rates are left to the bookkeeper. */
const taxKeys: ReadonlyMap<number, string> = new Map([
  [19, '"0009"'],
  [7, '"0008"'],
]);

function lineOf({ vendor, number, date, data }: Bookable, { gross, rate }: Booking, wish: ExportSettings): string {
  const [, month = "", day = ""] = date.split("-");
  const due = data.due_date?.split("-").toReversed().join("");
  const extras = [
    ["USt-IdNr.", data.vendor?.tax_id],
    ["IBAN", data.payment?.iban],
    ["Bestellung", data.purchase_order],
  ].flatMap(([name = "", value]) => (value === undefined ? [] : [{ name, value }]));
  const values: Record<string, string> = {
    "Umsatz (ohne Soll/Haben-Kz)": amount(gross),
    "Soll/Haben-Kennzeichen": gross < 0 ? '"H"' : '"S"',
    "WKZ Umsatz": data.currency ? `"${data.currency}"` : "",
    Konto: wish.expense_account ?? "",
    "Gegenkonto (ohne BU-Schlüssel)": wish.creditor_account ?? "",
    "BU-Schlüssel": (rate !== null && taxKeys.get(rate)) || "",
    Belegdatum: `${day}${month}`,
    "Belegfeld 1": documentNumber(number),
    Buchungstext: quoted(vendor, 60),
    Auftragsnummer: data.purchase_order ? quoted(data.purchase_order, 30) : "",
    Festschreibung: "0",
    Fälligkeit: due ?? "",
    Steuersatz: rate === null ? "" : String(rate).replace(".", ","),
  };
  for (const [index, { name, value }] of extras.entries()) {
    values[`Zusatzinformation - Art ${index + 1}`] = quoted(name, 20);
    values[`Zusatzinformation- Inhalt ${index + 1}`] = quoted(value, 210);
  }
  return `${datevColumns.map((column) => values[column] ?? "").join(";")}\r\n`;
}

const lastDayOf = (year: number, month: number) => String(new Date(Date.UTC(year, month, 0)).getUTCDate());

function headOf(period: string, wish: ExportSettings, now: number): string {
  const [year = 0, month = 0] = period.split("-").map(Number);
  const two = (value: number | string) => String(value).padStart(2, "0");
  const start = wish.fiscal_year_month ?? 1;
  const fiscalYear = `${month >= start ? year : year - 1}${two(start)}01`;
  const made = new Date(now).toISOString().replace(/\D/g, "").slice(0, 17);
  const head = [
    ...['"EXTF"', "700", "21", '"Buchungsstapel"', "13", made, "", '"IV"', '""', '""'],
    ...[wish.consultant ?? "", wish.client ?? "", fiscalYear, String((wish.expense_account ?? "0000").length)],
    ...[
      `${year}${two(month)}01`,
      `${year}${two(month)}${lastDayOf(year, month)}`,
      `"Eingangsrechnungen ${two(month)}/${year}"`,
    ],
    ...['""', "1", "0", "0", '"EUR"', "", '""', "", "", '""', "", "", '""', '""'],
  ];
  return `${head.join(";")}\r\n${datevColumns.join(";")}\r\n`;
}

export function datevFile(wish: ExportSettings, now: number): BookingFile {
  return {
    periodOf: (date) => date.slice(0, 7),
    nameOf: (period) => `EXTF_Buchungsstapel_${period}.csv`,
    headOf: (period) => headOf(period, wish, now),
    lineOf: (invoice, booking) => lineOf(invoice, booking, wish),
    encode: windows1252,
  };
}
