import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const invoices: Messages["invoices"] = {
  title: "Rechnungen",
  upload: "Hochladen",
  search: "Rechnungen suchen",
  searchFor: "Lieferant, Nummer, Betrag, Datei …",
  loading: "Rechnungen werden geladen",
  shownOf: (shown, all) => `${shown} von ${all}`,
  nothingYet: "Noch keine Rechnungen",
  nothingYetText:
    "Ziehen Sie PDFs oder Fotos von Rechnungen irgendwo in dieses Fenster, auch viele auf einmal. Sie werden in Sekunden gelesen, auf diesem Server.",
  first: {
    trySample: "Beispielrechnung ausprobieren",
    label: "Erste Schritte",
    upload: "Ziehen Sie eine Rechnung hierher oder nehmen Sie das Beispiel: Sie wird in Sekunden gelesen.",
    check:
      "Öffnen Sie sie: Jeder Wert zeigt seine Position auf der Seite und seine Konfidenz. Klicken Sie auf einen Wert, um ihn zu korrigieren.",
    connect:
      "Binden Sie Ihre Programme an: Erstellen Sie einen API-Schlüssel und erhalten Sie einen Webhook, wenn eine Rechnung gelesen ist.",
  },
  chooseFiles: "Dateien auswählen",
  nothingMatches: "Keine passenden Rechnungen",
  nothingMatchesText:
    "Keine Rechnung passt zu allen Filtern. Entfernen Sie einige oder versuchen Sie eine andere Suche.",
  clearAll: "Alle Filter entfernen",
  columns: {
    vendor: "Lieferant",
    number: "Nummer",
    dated: "Datum",
    total: "Gesamtbetrag",
    reading: "Status",
    checks: "Prüfungen",
    confidence: "Sicherheit",
    uploaded: "Hochgeladen",
  },
  vendorNotFound: "Lieferant nicht gefunden",
  notReadYet: "Noch nicht gelesen",
  notFound: "nicht gefunden",
  duplicate: "Dublette?",
  similarTo: (documents) =>
    count(documents, { one: "Ähnelt einem anderen Dokument", other: "Ähnelt # anderen Dokumenten" }),
  choose: (name) => `${name} auswählen`,
  chooseShown: "Alle angezeigten Zeilen auswählen",
  tabs: {
    label: "Ansichten nach Status",
    names: {
      all: "Alle",
      to_review: "Zu prüfen",
      waiting: "Warten auf andere",
      ready: "Bereit",
      approved: "Freigegeben",
      rejected: "Abgelehnt",
      exported: "Exportiert",
      failed: "Fehlgeschlagen",
    },
  },
  checks: {
    passed: "Bestanden",
    failed: (checks: number) => count(checks, { one: "# Fehler", other: "# Fehler" }),
  },
  sort: {
    label: "Sortierung",
    orders: {
      "-created_at": "Neueste zuerst",
      created_at: "Älteste zuerst",
      vendor: "Nach Lieferant",
      "-date": "Spätestes Datum zuerst",
      date: "Frühestes Datum zuerst",
      "-total_amount": "Größter Betrag zuerst",
      total_amount: "Kleinster Betrag zuerst",
    },
  },
  filters: {
    title: "Filter",
    dated: { from: "Rechnungsdatum von", to: "bis" },
    uploaded: { from: "Hochgeladen von", to: "bis" },
    total: { from: "Betrag von", to: "bis" },
    any: "Beliebig",
    confidence: "Niedrigste Konfidenz",
    duplicates: "Nur mögliche Dubletten",
    clear: "Diese Filter entfernen",
  },
  views: {
    title: "Ansichten",
    none: "Filtern und sortieren Sie die Liste und speichern Sie sie hier, um darauf zurückzukommen.",
    save: "Diese Liste speichern",
    name: "Name der Ansicht",
    explain: "Suche, Filter und Sortierung werden gespeichert. Eine Ansicht gleichen Namens wird ersetzt.",
    remove: (name) => `Ansicht ${name} entfernen`,
  },
  bulk: {
    label: "Ausgewählte Rechnungen",
    clear: "Auswahl aufheben",
    chosen: (_, number) => `${number} ausgewählt`,
    chooseAll: (number) => `Alle ${number} passenden auswählen`,
    approve: "Freigeben",
    reread: "Neu lesen",
    rereadTitle: (invoices, number) =>
      invoices === 1 ? `${number} Rechnung neu lesen?` : `${number} Rechnungen neu lesen?`,
    rereadText:
      "Korrekturen und Freigaben werden verworfen; jede Rechnung wird gelesen, als wäre sie gerade hochgeladen worden.",
    delete: "Löschen",
    deleteTitle: (invoices, number) =>
      invoices === 1 ? `${number} Rechnung löschen?` : `${number} Rechnungen löschen?`,
    deleteText: "Sie werden in den Papierkorb verschoben und können einige Tage lang wiederhergestellt werden.",
    progress: (done, all) => `${done} von ${all}`,
    stop: "Anhalten",
    undo: "Rückgängig",
    did: {
      approve: (n) => count(n, { one: "# Rechnung freigegeben.", other: "# Rechnungen freigegeben." }),
      reopen: (n) => count(n, { one: "# Rechnung wieder geöffnet.", other: "# Rechnungen wieder geöffnet." }),
      delete: (n) =>
        count(n, {
          one: "# Rechnung in den Papierkorb verschoben.",
          other: "# Rechnungen in den Papierkorb verschoben.",
        }),
      restore: (n) => count(n, { one: "# Rechnung wiederhergestellt.", other: "# Rechnungen wiederhergestellt." }),
      reread: (n) => count(n, { one: "# Rechnung wird neu gelesen.", other: "# Rechnungen werden neu gelesen." }),
    },
    approvedBefore: (n) => count(n, { one: "# war schon freigegeben.", other: "# waren schon freigegeben." }),
    didAndWait: (approved, waiting) =>
      `${count(approved, { one: "# freigegeben", other: "# freigegeben" })}, ${count(waiting, { one: "# wartet auf eine weitere Freigabe.", other: "# warten auf eine weitere Freigabe." })}`,
    wait: (n) =>
      count(n, {
        one: "# Rechnung wartet auf eine weitere Freigabe.",
        other: "# Rechnungen warten auf eine weitere Freigabe.",
      }),
    question: {
      title: (approved, questioned) => {
        if (approved === 0)
          return count(questioned, { one: "# Rechnung ist zu prüfen", other: "# Rechnungen sind zu prüfen" });
        const needs = count(questioned, { one: "# zu prüfen", other: "# zu prüfen" });
        return `${count(approved, { one: "# freigegeben", other: "# freigegeben" })}, ${needs}`;
      },
      text: (questioned) =>
        count(questioned, {
          one: "Diese Rechnung ist noch nicht freigegeben. Öffnen Sie sie, oder geben Sie sie trotzdem frei.",
          other: "Diese sind noch nicht freigegeben. Öffnen Sie sie einzeln, oder geben Sie alle trotzdem frei.",
        }),
      list: "Rechnungen, die zu prüfen sind",
      more: (n) => count(n, { one: "und # weitere", other: "und # weitere" }),
    },
    left: (n, reason) =>
      count(n, {
        one: `# unverändert: ${reason}`,
        other: `# unverändert, die erste aus diesem Grund: ${reason}`,
      }),
  },
};
