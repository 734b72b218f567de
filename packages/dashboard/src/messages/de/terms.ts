import type { Messages } from "../en/index.ts";

export const terms: Messages["terms"] = {
  roles: { viewer: "Betrachter", member: "Mitglied", owner: "Inhaber" },
  confidence: { sure: "Sicher", check: "Prüfen", unsure: "Unsicher", corrected: "Korrigiert" },
  states: {
    processing: "Wird gelesen…",
    failed: "Fehlgeschlagen",
    to_review: "Zu prüfen",
    ready: "Bereit",
    approved: "Freigegeben",
    exported: "Exportiert",
    rejected: "Abgelehnt",
  },
  approvalsOf: (given, required) => `${given} von ${required} Freigaben`,
  changedSinceExport: "Seit dem Export geändert",
  changedSinceExportHint:
    "Werte wurden nach dem Export geändert: exportieren Sie die Rechnung erneut, oder ändern Sie sie auch im anderen Programm.",
  statuses: { processing: "Wird gelesen …", completed: "Gelesen", failed: "Fehlgeschlagen" },
  documentTypes: { invoice: "Rechnung", credit_note: "Gutschrift", receipt: "Quittung" },
  chargeKinds: { discount: "Rabatt", shipping: "Versand", charge: "Zuschlag", rounding: "Rundung" },
  deliveryStates: {
    pending: "Ausstehend",
    delivered: "Zugestellt",
    exhausted: "Fehlgeschlagen",
    canceled: "Abgebrochen",
  },
  deliveryFailures: {
    address_refused:
      "An diese URL darf nicht zugestellt werden: Sie muss https verwenden und öffentlich erreichbar sein.",
    dns_failed: "Der Hostname konnte nicht aufgelöst werden.",
    connect_timeout: "Die Verbindung kam nicht innerhalb von 5 Sekunden zustande.",
    connection_refused: "Die Verbindung wurde abgelehnt.",
    connection_reset: "Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.",
    tls_failed: "Die TLS-Verbindung kam nicht zustande: Das Zertifikat ist für diesen Host nicht gültig.",
    answer_timeout: "Der Empfänger hat nicht innerhalb von 10 Sekunden geantwortet.",
    invalid_answer: "Die Antwort des Empfängers ist kein gültiges HTTP.",
  },
  failures: {
    UNREADABLE_TEXT: "Der Text im Dokument ist nicht lesbar.",
    PASSWORD_PROTECTED: "Das PDF ist mit einem Passwort geschützt.",
    CORRUPT_FILE: "Die Datei ist beschädigt und lässt sich nicht öffnen.",
    NO_INVOICE_FOUND: "Das Dokument scheint weder Rechnung noch Gutschrift noch Quittung zu sein.",
    PROCESSING_TIMEOUT: "Das Lesen des Dokuments hat zu lange gedauert oder zu viel Speicher benötigt.",
    INTERNAL_ERROR: "Das Dokument konnte nicht verarbeitet werden.",
  },
};
