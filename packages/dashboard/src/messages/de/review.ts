import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const review: Messages["review"] = {
  nothingToReview: "Nichts zu prüfen",
  nothingToReviewText: "Alle Rechnungen sind geprüft. Neue erscheinen hier automatisch.",
  waitingForOthers: (waiting) =>
    count(waiting, {
      one: "# Rechnung wartet auf die Freigabe anderer.",
      other: "# Rechnungen warten auf die Freigabe anderer.",
    }),
  position: (position, total) => `${position} von ${total}`,
  showQueue: "Warteschlange",
  queueTitle: (waiting) => count(waiting, { one: "# Dokument wartet", other: "# Dokumente warten" }),
  why: {
    failed: "Konnte nicht gelesen werden",
    checks: (failing) => count(failing, { one: "# Prüfung fehlgeschlagen", other: "# Prüfungen fehlgeschlagen" }),
    approvals: (given, required, people) => `${given} von ${required} Freigaben: ${people}`,
    unsure: "Ein Wert fehlt oder ist unsicher",
    skipped: (reason) => `${reason} · übersprungen`,
  },
  doubt: "Zu prüfen",
  wholeDocument: "Das ganze Dokument",
  doubtOf: (doubt, doubts) => `${doubt} von ${doubts}`,
  itemsToCheck: (doubts) => count(doubts, { one: "# Stelle zu prüfen", other: "# Stellen zu prüfen" }),
  startReview: "Prüfen",
  allChecked: "Alle Stellen geprüft.",
  skippedItems: (doubts) => count(doubts, { one: "# Stelle übersprungen.", other: "# Stellen übersprungen." }),
  checkedButFailing: "Alles geprüft, aber die Summen gehen noch nicht auf.",
  checkedButCheckFails: (checks) => `Alles geprüft, aber weiterhin: ${checks}.`,
  approve: "Freigeben",
  approveAndNext: "Freigeben & weiter",
  skip: "Überspringen",
  undo: "Rückgängig",
  saved: (field: string) => `${field} gespeichert.`,
  changedMeanwhile: (value, who) =>
    `${who ? `${who} hat diesen Wert` : "Dieser Wert wurde"} inzwischen auf „${value || "leer"}“ geändert. Nochmals speichern ersetzt ihn, Abbrechen behält ihn.`,
  useSuggestion: "Vorschlag übernehmen",
  decided: {
    approved: (name: string) => `${name} freigegeben.`,
    rejected: (name: string) => `${name} abgelehnt.`,
  },
  approvals: {
    needed: (missing) =>
      count(missing, { one: "# Freigabe nötig.", other: "# Freigaben durch verschiedene Personen nötig." }),
    soFar: (people, missing) =>
      `Freigegeben von ${people}; ${count(missing, { one: "# weitere Freigabe nötig.", other: "# weitere Freigaben nötig." })}`,
    complete: (people) => `Freigegeben von ${people}.`,
    byYou: "Von Ihnen freigegeben",
    othersMust: "Sie haben schon freigegeben: Nun muss jemand anderes freigeben.",
    given: (name, missing) =>
      `${name}: Ihre Freigabe ist gespeichert. ${count(missing, { one: "# weitere Freigabe nötig.", other: "# weitere Freigaben nötig." })}`,
  },
  reopening: {
    action: "Wieder öffnen",
    withdraw: "Meine Freigabe zurückziehen",
    title: "Diese Rechnung wieder öffnen?",
    exported: "Sie wurde exportiert. Das Öffnen ändert die exportierte Datei nicht.",
    approvalsVoid: (approvals) => count(approvals, { other: "Ihre # Freigaben werden ungültig." }),
    reopened: (name) => `${name} wieder geöffnet.`,
    withdrawn: (name) => `${name}: Ihre Freigabe ist zurückgezogen.`,
  },
  approveAnyway: {
    title: "Trotzdem freigeben?",
    newAccount: "Das Bankkonto ist für den Lieferanten neu. Mit der Freigabe wird es für Zahlungen bestätigt.",
    missing: (field: string) => `${field} ist erforderlich und fehlt.`,
    duplicate: (others: number) =>
      count(others, {
        one: "Vielleicht ein Duplikat einer anderen Rechnung.",
        other: "Vielleicht ein Duplikat von # anderen Rechnungen.",
      }),
    confirm: "Trotzdem freigeben",
  },
  save: "Speichern",
  keepAsIs: "So belassen",
  notOnDocument: "Nicht auf dem Dokument",
  next: "Weiter",
  takeFromPage: "oder auf das richtige Wort der Seite klicken",
  suggestions: "Vorschläge",
  makesTotalsFit: "damit gehen die Summen auf",
  makesTotalsFitAs: (field) => `damit gehen die Summen auf (${field})`,
  alsoOnPage: "steht auch auf der Seite",
  alsoPossible: "auch möglich",
  readFrom: { page: "Seite", code: "Barcode", xml: "XML" },
  reasons: {
    missing: "Erforderlich, aber nicht gefunden.",
    unsure: (percent) => `Geringe Konfidenz (${percent}).`,
    xmlDiffers: "Seite und XML weichen voneinander ab.",
    codeDiffers: "Seite und Barcode weichen voneinander ab.",
    allDiffer: "Seite, Barcode und XML weichen voneinander ab.",
  },
  issues: {
    CODE_INVALID: "Ein Barcode auf der Seite ist ungültig: Er kann beschädigt oder gefälscht sein.",
    SPLIT_DOUBTFUL: "Es ist unsicher, wo in dieser Datei eine Rechnung endet und die nächste beginnt.",
    NOT_ADDRESSED_TO_US: "Keine Ihrer Firmen ist als Kunde genannt.",
    BANK_ACCOUNT_NEW: "Dieses Bankkonto ist für den Lieferanten neu. Prüfen Sie es beim Lieferanten, bevor Sie zahlen.",
    BANK_ACCOUNT_BLOCKED: "Dieses Bankkonto ist gesperrt. Zahlen Sie nicht.",
    VENDOR_NEW: "Dieser Lieferant ist neu.",
    ORDER_MISMATCH: "Diese Rechnung weicht von ihrer Bestellung ab. Vergleichen Sie beide, bevor Sie sie freigeben.",
    XML_UNUSABLE: "Das XML in dieser Datei war nicht brauchbar, deshalb wurde die Seite gelesen.",
    XML_PAGE_MISMATCH: "Seite und XML haben verschiedene Positionen.",
  },
  faults: {
    product: (line, quantity, price, total) => `Position ${line}: ${quantity} × ${price} ist nicht ${total}.`,
    lines: (sum, said) => `Die Positionen ergeben ${sum}, auf dem Dokument steht aber ${said}.`,
    total: (subtotal, tax, sum, total) =>
      `${subtotal} plus ${tax} Steuer ergeben ${sum}, der Gesamtbetrag ist aber ${total}.`,
    rate: (rate, base, expected, amount) => `${rate} % von ${base} sind ${expected}, nicht ${amount}.`,
    taxes: (sum, said) => `Die Steuern ergeben ${sum}, die Gesamtsteuer ist aber ${said}.`,
    due: (due, date) => `Die Fälligkeit ${due} liegt vor dem Rechnungsdatum ${date}.`,
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
      passed: "Menge × Preis ergibt den Betrag jeder Position",
      failed: "Menge × Preis ergibt nicht den Positionsbetrag",
    },
    tax_by_rate: {
      passed: "Jede Steuer passt zu ihrem Satz",
      failed: "Die Steuer passt nicht zu ihrem Satz",
    },
    taxes_to_total_tax: {
      passed: "Die Steuern ergeben die Gesamtsteuer",
      failed: "Die Steuern ergeben nicht die Gesamtsteuer",
    },
    due_date_not_before_date: {
      passed: "Die Fälligkeit liegt nicht vor dem Rechnungsdatum",
      failed: "Die Fälligkeit liegt vor dem Rechnungsdatum",
    },
    vendor_tax_id_check_digits: {
      passed: "Die Steuernummer des Lieferanten ist gültig",
      failed: "Die Steuernummer des Lieferanten hat falsche Prüfziffern",
    },
    customer_tax_id_check_digits: {
      passed: "Die Steuernummer des Kunden ist gültig",
      failed: "Die Steuernummer des Kunden hat falsche Prüfziffern",
    },
    iban_check_digits: { passed: "Die IBAN ist gültig", failed: "Die IBAN hat falsche Prüfziffern" },
    currency_beside_total: {
      passed: "Die Währung steht beim Gesamtbetrag",
      failed: "Die Währung steht nicht beim Gesamtbetrag",
    },
  },
  assign: "Zuweisen",
  assignedTo: (name) => `Zugewiesen an ${name}`,
  unassign: "Zuweisung aufheben",
  reject: "Ablehnen",
  rejectTitle: "Diese Rechnung ablehnen",
  rejectReason: "Grund",
  rejectHint: "Erscheint im Datensatz, im Verlauf und im Webhook-Ereignis.",
  rejectedBy: (who) => `Abgelehnt von ${who}`,
  comment: "Kommentar",
  commentHint: "Für die nächste Person, die prüft",
  postComment: "Senden",
  notes: {
    comment: (who) => `${who} hat kommentiert`,
    assigned: (to, who) => `An ${to} zugewiesen von ${who}`,
    assignedByRule: (to, rule) => `An ${to} zugewiesen durch die Regel „${rule}“`,
    unassigned: (who) => `Zuweisung aufgehoben von ${who}`,
    approved: (who) => `Freigegeben von ${who}`,
    approvedOf: (who, number) => `Freigegeben von ${who} (${number})`,
    rejected: (who) => `Abgelehnt von ${who}`,
    reopened: (who) => `Wieder geöffnet von ${who}`,
  },
  memory: {
    value: (field, vendor) => `${field} ist für ${vendor} gemerkt.`,
    place: (field, vendor) => `Die Position von ${field} ist für ${vendor} gemerkt.`,
    beside: (field, vendor, anchor) => `${field} ist für ${vendor} gemerkt: neben „${anchor}“.`,
    notLearned: (field, why) => `${field} gespeichert, aber nicht gemerkt: ${why}`,
    why: {
      vendor_unknown: "Der Lieferant ist unbekannt.",
      taken_away: "Ein entfernter Wert kann nicht gemerkt werden.",
      differs_each_time: "Er ist auf jedem Dokument anders und hat keine feste Position.",
      wrong_check_digits: "Die Prüfziffern stimmen nicht.",
      place_unknown:
        "Die Position auf der Seite ist unbekannt. Klicken Sie den Wert auf der Seite an, um sie zu merken.",
      not_possible_now: "Die Seite konnte gerade nicht gelesen werden.",
    },
  },
  sources: { rule: "aus einer Regel", vendor: "Vorgabe des Lieferanten", xml: "aus XML", code: "aus Barcode" },
  origin: {
    xml: (name) => `Aus ${name}`,
    code: (names) => `Mit dem Barcode auf der Seite (${names})`,
  },
  failure: {
    title: "Dieses Dokument konnte nicht gelesen werden",
    noValuesGuessed: "Es wurden keine Werte geraten.",
    replaced: "Das neue Bild wird gelesen. Das alte liegt im Papierkorb.",
    reject: "Ablehnen",
    ways: {
      "by-hand": "Von Hand eingeben",
      "as-invoice": "Trotzdem als Rechnung lesen",
      reread: "Neu lesen",
      replace: "Besseres Bild hochladen",
    },
    whatWasRead: "Was gelesen wurde",
    wordsOnPage: (words: number, page: number) =>
      `${count(words, { one: "# Wort", other: "# Wörter" })} auf Seite ${page} gelesen`,
  },
};
