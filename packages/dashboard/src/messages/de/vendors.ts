import type { Messages } from "../en/index.ts";

export const vendors: Messages["vendors"] = {
  title: "Lieferanten",
  lead: "Wer Ihnen Rechnungen schickt und welche Bankkonten stimmen. Ein neues Bankkonto auf einer Rechnung wird gemeldet, bevor Sie zahlen.",
  search: "Suchen",
  onlyNew: "Nur mit neuem Bankkonto",
  none: "Keine Lieferanten",
  noneText: "Geben Sie eine Rechnung frei oder importieren Sie eine Liste: Ihre Lieferanten erscheinen hier.",
  name: "Lieferant",
  taxIds: "Steuernummern",
  invoices: "Rechnungen",
  lastInvoice: "Letzte Rechnung",
  import: "Importieren",
  imported: (created, updated, failed) => `${created} angelegt, ${updated} aktualisiert, ${failed} ausgelassen.`,
  wrongRow: (row, problem) => `Zeile ${row}: ${problem}`,
  alsoCalled: (names) => `Auch genannt: ${names}`,
  bankAccounts: "Bankkonten",
  noAccounts: "Es ist kein Bankkonto bekannt.",
  firstInvoice: "erste Rechnung",
  confirm: "Bestätigen",
  confirmTitle: "Dieses Bankkonto bestätigen?",
  confirmText:
    "Fragen Sie den Lieferanten unter einer Telefonnummer, die Sie schon kennen, nie unter einer von der Rechnung. Rechnungen mit diesem Konto müssen deswegen nicht mehr geprüft werden.",
  block: "Sperren",
  memory: "Aus Korrekturen gelernt",
  statuses: { confirmed: "Bestätigt", seen: "Neu", blocked: "Gesperrt" },
};
