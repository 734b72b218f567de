import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const trash: Messages["trash"] = {
  title: "Papierkorb",
  lead: "Gelöschte Rechnungen. Sie lassen sich wiederherstellen, bis sie endgültig gelöscht werden.",
  none: "Der Papierkorb ist leer",
  atOnce: "Auf diesem Server werden gelöschte Rechnungen sofort endgültig gelöscht.",
  waits: (days) =>
    count(days, {
      one: "Gelöschte Rechnungen bleiben hier # Tag, bevor sie endgültig gelöscht werden.",
      other: "Gelöschte Rechnungen bleiben hier # Tage, bevor sie endgültig gelöscht werden.",
    }),
  list: "Gelöschte Rechnungen",
  columns: { invoice: "Rechnung", total: "Gesamtbetrag", deleted: "Gelöscht" },
  deletedBy: (ago, who) => `${ago} von ${who}`,
  goneOn: (day) => `Wird am ${day} endgültig gelöscht`,
  empty: "Papierkorb leeren",
  emptyTitle: "Papierkorb leeren?",
  emptyText:
    "Alle Rechnungen im Papierkorb und ihre Dateien werden endgültig gelöscht. Das kann nicht rückgängig gemacht werden.",
  restore: "Wiederherstellen",
  restoreOne: (name) => `${name} wiederherstellen`,
  restored: (name) => `${name} wiederhergestellt.`,
  discard: "Endgültig löschen",
  discardTitle: "Diese Rechnung endgültig löschen?",
  discardText: (name) => `${name} und die Datei werden endgültig gelöscht. Das kann nicht rückgängig gemacht werden.`,
};
