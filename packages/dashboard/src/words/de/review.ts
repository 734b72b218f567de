import type { Words } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const review: Words["review"] = {
  allClear: "Alles erledigt",
  nothingWaits: "Nichts ist zu prüfen. Neue Zweifel erscheinen hier von selbst.",
  place: (position, total) => `${position} von ${total}`,
  showQueue: "Was noch wartet",
  queueTitle: (waiting) => count(waiting, { one: "Ein Dokument wartet", other: "# Dokumente warten" }),
  why: {
    failed: "Konnte nicht gelesen werden",
    checks: (failing) => count(failing, { one: "Eine Prüfung schlägt fehl", other: "# Prüfungen schlagen fehl" }),
    unsure: "Ein Wert fehlt oder ist unsicher",
    skipped: (reason) => `${reason} · übersprungen`,
  },
  doubt: "Zu prüfen",
  wholeDocument: "Das ganze Dokument",
  doubtOf: (doubt, doubts) => `${doubt} von ${doubts}`,
  doubtsAhead: (doubts) => count(doubts, { one: "Eine Stelle ist zu prüfen.", other: "# Stellen sind zu prüfen." }),
  goThrough: "Durchgehen",
  allSeen: "Alles Zweifelhafte ist geprüft.",
  seenThoughFailing: "Alles Zweifelhafte ist geprüft. Die Summen gehen weiterhin nicht auf.",
  looksRight: "In Ordnung",
  looksRightNext: "In Ordnung, weiter",
  skip: "Überspringen",
  undo: "Einen Schritt zurück",
  save: "Speichern",
  rightAsItIs: "Stimmt so",
  notOnDocument: "Steht nicht auf dem Dokument",
  later: "Weiter",
  takeFromPage: "oder auf das richtige Wort der Seite klicken",
  suggestions: "Was es sein könnte",
  wouldFit: "würde aufgehen",
  otherWouldFit: (field) => `würde aufgehen als ${field}`,
  alsoRead: "steht auch auf der Seite",
  witness: { page: "Seite", code: "Code", xml: "XML" },
  reasons: {
    missing: "Erforderlich, aber auf diesem Dokument nicht gelesen.",
    unsure: (percent) => `Gelesen, aber unsicher (${percent}).`,
    xmlDiffers: "Seite und XML sagen Verschiedenes.",
    codeDiffers: "Seite und Code sagen Verschiedenes.",
    allDiffer: "Seite, Code und XML sagen Verschiedenes.",
  },
  issues: {
    CODE_INVALID: "Ein Code auf der Seite verletzt die Regeln seiner Art: Er kann beschädigt oder gefälscht sein.",
    SPLIT_DOUBTFUL: "Es ist unsicher, wo in dieser Datei eine Rechnung endet und die nächste beginnt.",
    XML_UNUSABLE: "Das XML in dieser Datei war nicht brauchbar, deshalb wurde die Seite gelesen.",
    XML_PAGE_MISMATCH: "Seite und XML haben verschiedene Positionen.",
  },
  faults: {
    product: (line, quantity, price, total) => `Position ${line}: ${quantity} × ${price} ist nicht ${total}.`,
    lines: (sum, said) => `Die Positionen ergeben ${sum}, auf dem Dokument steht ${said}.`,
    total: (subtotal, tax, sum, total) =>
      `${subtotal} und ${tax} Steuer ergeben ${sum}, als Gesamtbetrag steht ${total}.`,
    rate: (rate, base, expected, amount) => `${rate} % von ${base} sind ${expected}, nicht ${amount}.`,
    taxes: (sum, said) => `Die Steuern ergeben ${sum}, als Steuer steht ${said}.`,
    due: (due, date) => `Die Fälligkeit ${due} liegt vor dem Datum ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "Die Positionen ergeben den Nettobetrag",
      failed: "Die Positionen ergeben nicht den Nettobetrag",
    },
    subtotal_and_tax_to_total: {
      passed: "Nettobetrag und Steuer ergeben den Gesamtbetrag",
      failed: "Nettobetrag und Steuer ergeben nicht den Gesamtbetrag",
    },
    quantity_times_price: {
      passed: "Menge mal Preis ist der Betrag jeder Position",
      failed: "Menge mal Preis ist nicht der Betrag jeder Position",
    },
    tax_by_rate: {
      passed: "Jede Steuer ist ihr Satz von ihrer Bemessungsgrundlage",
      failed: "Eine Steuer ist nicht ihr Satz von ihrer Bemessungsgrundlage",
    },
    taxes_to_total_tax: { passed: "Die Steuern gehen auf", failed: "Die Steuern gehen nicht auf" },
    due_date_not_before_date: {
      passed: "Die Fälligkeit folgt auf das Datum",
      failed: "Die Fälligkeit liegt vor dem Datum",
    },
    vendor_tax_id_check_digits: {
      passed: "Die Steuernummer des Lieferanten ist richtig gebildet",
      failed: "Die Steuernummer des Lieferanten hat falsche Prüfziffern",
    },
    customer_tax_id_check_digits: {
      passed: "Die Steuernummer des Kunden ist richtig gebildet",
      failed: "Die Steuernummer des Kunden hat falsche Prüfziffern",
    },
    iban_check_digits: { passed: "Die IBAN ist richtig gebildet", failed: "Die IBAN hat falsche Prüfziffern" },
    currency_beside_total: {
      passed: "Die Währung steht beim Gesamtbetrag",
      failed: "Die Währung steht nicht beim Gesamtbetrag",
    },
  },
  memory: {
    value: (field, vendor) => `${field} ist für ${vendor} gemerkt.`,
    place: (field, vendor) => `Wo ${field} steht, ist für ${vendor} gemerkt.`,
    beside: (field, vendor, anchor) => `${field} ist für ${vendor} gemerkt: steht bei „${anchor}“.`,
    notLearned: (field, why) => `${field} ist korrigiert, aber nicht gemerkt: ${why}`,
    why: {
      vendor_unknown: "Der Lieferant ist nicht bekannt.",
      taken_away: "Ein Wert, der nicht da ist, lehrt nichts.",
      differs_each_time: "Er ist auf jedem Dokument anders und hat keinen festen Platz.",
      place_unknown:
        "Es ist nicht bekannt, wo er steht. Klicken Sie ihn auf der Seite an, dann wird der Platz gemerkt.",
      not_possible_now: "Die Seite konnte gerade nicht gelesen werden.",
    },
  },
  sources: { xml: "aus XML", code: "aus Code" },
  origin: {
    xml: "Aus dem XML in der Datei",
    code: (kind) => `Aus dem Code auf der Seite (${kind})`,
    mixed: (kind) => `Von der Seite, mit dem Code darauf (${kind})`,
  },
  failure: {
    title: "Dieses Dokument konnte nicht gelesen werden",
    nothingGuessed: "Geraten wurde nichts.",
    readAgain: "Neu lesen",
    betterPicture: "Besseres Bild hochladen",
    replaced: "Das neue Bild wird gelesen. Das alte liegt im Papierkorb.",
    byHand: "Von Hand eingeben",
    leave: "Ungelesen lassen",
  },
};
