import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const vendors: Messages["vendors"] = {
  title: "Lieferanten",
  lead: "Wer Ihnen Rechnungen schickt und welche Bankkonten stimmen. Ein neues Bankkonto auf einer Rechnung wird gemeldet, bevor Sie zahlen.",
  search: "Suchen",
  onlyNew: "Nur mit neuem Bankkonto",
  none: "Keine Lieferanten",
  noneText: "Geben Sie eine Rechnung frei oder importieren Sie eine Liste: Ihre Lieferanten erscheinen hier.",
  notFound: "Kein Lieferant gefunden",
  notFoundText: "Suchen Sie nach einem Teil des Namens, der Steuernummer oder Ihrer eigenen Nummer.",
  name: "Lieferant",
  taxIds: "Steuernummern",
  invoices: "Rechnungen",
  lastInvoice: "Letzte Rechnung",
  import: "Importieren",
  imported: (created, updated, failed) => `${created} angelegt, ${updated} aktualisiert, ${failed} ausgelassen.`,
  wrongRow: (row, problem) => `Zeile ${row}: ${problem}`,
  moreRows: (rows) => count(rows, { one: "und # weitere Zeile", other: "und # weitere Zeilen" }),
  alsoCalled: (names) => `Auch genannt: ${names}`,
  openVendor: "Lieferanten öffnen",
  bankAccounts: "Bankkonten",
  noAccounts: "Es ist kein Bankkonto bekannt.",
  firstInvoice: "erste Rechnung",
  newAccount: "Neues Bankkonto",
  confirm: "Bestätigen",
  confirmTitle: "Dieses Bankkonto bestätigen?",
  confirmText:
    "Fragen Sie den Lieferanten unter einer Telefonnummer, die Sie schon kennen, nie unter einer von der Rechnung. Rechnungen mit diesem Konto müssen deswegen nicht mehr geprüft werden.",
  block: "Sperren",
  defaults: "Standardwerte",
  defaultsText:
    "Werden auf Rechnungen dieses Lieferanten eingetragen, wo nichts gelesen wurde. Sie gelten für Rechnungen, die ab jetzt gelesen werden; Regeln und eingegebene Werte haben Vorrang.",
  defaultCurrency: "Währung",
  defaultsSaved: "Standardwerte gespeichert.",
  memory: "Aus Korrekturen gelernt",
  statuses: { confirmed: "Bestätigt", seen: "Neu", blocked: "Gesperrt" },
};
