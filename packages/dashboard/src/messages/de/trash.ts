import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const trash: Messages["trash"] = {
  title: "Papierkorb",
  lead: "Gelöschte Rechnungen, die in keiner Liste mehr stehen. Sie lassen sich unverändert wiederherstellen, bis sie endgültig entfernt werden.",
  none: "Der Papierkorb ist leer",
  atOnce: "Auf diesem Server wird eine gelöschte Rechnung sofort entfernt.",
  waits: (days) =>
    count(days, {
      one: "Eine gelöschte Rechnung bleibt hier einen Tag, bevor sie endgültig entfernt wird.",
      other: "Eine gelöschte Rechnung bleibt hier # Tage, bevor sie endgültig entfernt wird.",
    }),
  list: "Gelöschte Rechnungen",
  columns: { invoice: "Rechnung", total: "Gesamtbetrag", deleted: "Gelöscht" },
  deletedBy: (ago, who) => `${ago} von ${who}`,
  goneOn: (day) => `Wird am ${day} endgültig entfernt`,
  empty: "Papierkorb leeren",
  emptyTitle: "Papierkorb leeren?",
  emptyText: "Alle Rechnungen darin werden mit ihren Dateien entfernt. Nichts bringt sie zurück.",
  restore: "Wiederherstellen",
  restoreOne: (name) => `${name} wiederherstellen`,
  restored: (name) => `${name} ist wieder bei den Rechnungen.`,
  discard: "Endgültig löschen",
  discardTitle: "Diese Rechnung endgültig löschen?",
  discardText: (name) => `${name} wird mit der Datei entfernt. Nichts bringt sie zurück.`,
};
