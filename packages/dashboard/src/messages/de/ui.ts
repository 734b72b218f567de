import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const ui: Messages["ui"] = {
  cancel: "Abbrechen",
  save: "Speichern",
  keys: { absent: "Strg ⌫", escape: "Esc" },
  undo: "Rückgängig",
  done: "Fertig",
  close: "Schließen",
  clear: "Leeren",
  actions: "Aktionen",
  showMore: "Mehr anzeigen",
  copy: "Kopieren",
  copied: "Kopiert",
  copyOf: (what) => `${what} kopieren`,
  showPassword: "Passwort anzeigen oder verbergen",
  passwordRule: "Mindestens 10 Zeichen; ein paar Wörter genügen",
  typeWord: (word) => `Geben Sie ${word} ein`,
  email: "E-Mail",
  name: "Name",
  /** What is missing, at its input. */
  missing: {
    name: "Geben Sie einen Namen ein.",
    choice: "Wählen Sie mindestens einen Eintrag.",
    moment: "Geben Sie Datum und Uhrzeit ein.",
    url: "Geben Sie die Adresse ein.",
    comment: "Geben Sie einen Kommentar ein.",
    column: "Wählen Sie eine Spalte.",
  },
  loading: "Wird geladen",
  loadFailed: "Das konnte nicht geladen werden",
  tryAgain: "Erneut versuchen",
  requestId: "Anfrage-ID:",
  notFoundTitle: "Seite nicht gefunden",
  notFoundText: "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.",
  toInvoices: "Zu den Rechnungen",
  crashTitle: "Auf dieser Seite ist etwas schiefgegangen",
  crashText: "Es gehen keine Daten verloren: Gespeicherte Änderungen liegen auf dem Server.",
  reload: "Neu laden",
  quoted: (text) => `„${text}“`,
  justNow: "gerade eben",
  onDay: (day) => `am ${day}`,
  enteredByPerson: "Von einer Person eingetragen",
  confidence: (percent) => `Konfidenz ${percent}`,
  days: (days) => count(days, { one: "# Tag", other: "# Tage" }),
};
