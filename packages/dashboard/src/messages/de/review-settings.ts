import type { Messages } from "../en/index.ts";

export const reviewSettings: Messages["reviewSettings"] = {
  title: "Prüfeinstellungen",
  lead: "Legen Sie fest, was vor der Freigabe geprüft wird. Rechnungen, die noch niemand geprüft hat, werden beim Speichern neu bewertet.",
  documentType: "Belegart",
  required: "Pflichtfelder",
  requiredHint: "Ein Beleg ist zu prüfen, wenn eines davon fehlt oder unsicher erkannt wurde.",
  atLeastOne: "Wählen Sie mindestens ein Feld.",
  stopAt: "Außerdem prüfen",
  stopAtHint: "Auch hier hält die Prüfung an. Mögliche Dubletten sind immer zu prüfen.",
  restore: "Standard verwenden",
  save: "Speichern",
  ownersOnly: "Nur Inhaber können diese Einstellungen ändern.",
  saved: (type: string) => `Prüfeinstellungen gespeichert: ${type}.`,
  topics: {
    failed_checks: {
      label: "Fehlgeschlagene Prüfungen",
      hint: "Summen, die nicht aufgehen, falsche Prüfziffern, Fälligkeit vor dem Rechnungsdatum",
    },
    code_differences: {
      label: "Abweichender Barcode",
      hint: "Ein Barcode auf der Seite ist ungültig oder weicht von ihr ab",
    },
    xml_differences: {
      label: "Abweichendes XML",
      hint: "Das XML der Datei war nicht verwendbar oder weicht von der Seite ab",
    },
    uncertain_split: { label: "Unsichere Trennung", hint: "Es ist unklar, welche Seiten einer Datei zusammengehören" },
    other_fields: {
      label: "Unsichere weitere Felder",
      hint: "Felder, die nicht Pflicht sind, etwa Fälligkeit oder IBAN",
    },
    line_amounts: {
      label: "Unsichere Beträge in Positionen",
      hint: "Mengen, Preise, Beträge und Daten in Positionen, Steuern und Zuschlägen",
    },
    line_texts: { label: "Unsichere Texte in Positionen", hint: "Bezeichnungen, Artikelnummern und Einheiten" },
  },
};
