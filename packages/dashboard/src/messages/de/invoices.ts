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
    "Ziehen Sie PDFs oder Fotos von Rechnungen irgendwo in dieses Fenster, auch viele auf einmal. Sie werden in Sekunden gelesen, hier auf diesem Server.",
  first: {
    trySample: "Beispielrechnung ausprobieren",
    label: "Erste Schritte",
    upload: "Ziehen Sie eine Rechnung hierher oder nehmen Sie das Beispiel: Sie wird in Sekunden gelesen.",
    check:
      "Öffnen Sie sie: Jeder Wert zeigt seine Stelle auf der Seite und wie sicher er ist. Ein Klick, und Sie korrigieren ihn.",
    connect:
      "Lassen Sie Ihre Programme dasselbe tun: Legen Sie einen Schlüssel an und lassen Sie sich per Webhook melden, wenn eine Rechnung gelesen ist.",
  },
  chooseFiles: "Dateien auswählen",
  nothingMatches: "Nichts gefunden",
  nothingMatchesText:
    "Keine Rechnung passt zu allen Filtern zugleich. Versuchen Sie es mit weniger Filtern oder einem anderen Wort.",
  clearAll: "Alle Filter entfernen",
  columns: {
    vendor: "Lieferant",
    number: "Nummer",
    dated: "Datum",
    total: "Gesamtbetrag",
    reading: "Lesung",
    uploaded: "Hochgeladen",
  },
  vendorNotRead: "Lieferant nicht gelesen",
  notReadYet: "Noch nicht gelesen",
  notRead: "nicht gelesen",
  duplicate: "Dublette?",
  looksLike: (documents) =>
    count(documents, { one: "Gleicht einem anderen Beleg", other: "Gleicht # anderen Belegen" }),
  choose: (name) => `${name} auswählen`,
  chooseShown: "Alle angezeigten Zeilen auswählen",
  status: { label: "Status", all: "Alle", completed: "Gelesen", processing: "In Arbeit", failed: "Gescheitert" },
  state: {
    reading: "Wird gelesen …",
    failed: "Gescheitert",
    approved: "Freigegeben",
    rejected: "Abgelehnt",
    checksFail: (checks) => count(checks, { one: "Eine Prüfung scheitert", other: "# Prüfungen scheitern" }),
  },
  sort: {
    label: "Reihenfolge",
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
    dated: { from: "Datiert ab", to: "bis" },
    uploaded: { from: "Hochgeladen ab", to: "bis" },
    total: { from: "Betrag ab", to: "bis" },
    any: "Beliebig",
    review: "Freigabe",
    reviews: { open: "Offen", approved: "Freigegeben", rejected: "Abgelehnt" },
    confidence: "Unsicherstes Feld",
    duplicates: "Nur mögliche Dubletten",
    clear: "Diese Filter entfernen",
  },
  views: {
    title: "Ansichten",
    none: "Filtern und sortieren Sie die Liste und speichern Sie sie hier, um darauf zurückzukommen.",
    save: "Diese Liste speichern",
    name: "Name der Ansicht",
    explain: "Suche, Filter und Reihenfolge werden gespeichert. Ein vergebener Name wird ersetzt.",
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
      "Korrekturen und Freigaben werden zurückgenommen; jede wird gelesen, als wäre sie gerade hochgeladen worden.",
    delete: "Löschen",
    deleteTitle: (invoices, number) =>
      invoices === 1 ? `${number} Rechnung löschen?` : `${number} Rechnungen löschen?`,
    deleteText: "Sie kommen in den Papierkorb und können von dort einige Tage lang wiederhergestellt werden.",
    progress: (done, all) => `${done} von ${all}`,
    stop: "Anhalten",
    undo: "Rückgängig",
    did: {
      approve: (n) => count(n, { one: "# Rechnung freigegeben.", other: "# Rechnungen freigegeben." }),
      reopen: (n) => count(n, { one: "# Rechnung ist wieder offen.", other: "# Rechnungen sind wieder offen." }),
      delete: (n) => count(n, { one: "# Rechnung ist im Papierkorb.", other: "# Rechnungen sind im Papierkorb." }),
      restore: (n) => count(n, { one: "# Rechnung wiederhergestellt.", other: "# Rechnungen wiederhergestellt." }),
      reread: (n) => count(n, { one: "# Rechnung wird neu gelesen.", other: "# Rechnungen werden neu gelesen." }),
    },
    left: (n, reason) =>
      count(n, {
        one: `Eine blieb unverändert: ${reason}`,
        other: `# blieben unverändert, die erste aus diesem Grund: ${reason}`,
      }),
  },
};
