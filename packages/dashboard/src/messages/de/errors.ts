import type { Messages } from "../en/index.ts";

export const errors: Messages["errors"] = {
  codes: {
    INVALID_REQUEST: "Die Anfrage war nicht verständlich.",
    INVALID_PARAMETER: "Ein Wert ist nicht zulässig.",
    MISSING_FILE: "Es wurde keine Datei gesendet.",
    INVALID_FILE_FORMAT:
      "Das Dateiformat wird nicht unterstützt. Laden Sie ein PDF, JPG, PNG, WEBP, TIFF oder HEIC hoch, eine E-Rechnung als XML, eine E-Mail (.eml) oder eine Word- oder Excel-Datei (.docx, .xlsx).",
    EMPTY_FILE: "Die Datei ist leer.",
    FILE_TOO_LARGE: "Die Datei ist größer als 10 MB.",
    TOO_MANY_PAGES: "Die Datei hat mehr als 50 Seiten.",
    TOO_MANY_FILES: "Es können höchstens 25 Dateien auf einmal gesendet werden.",
    INVALID_ARCHIVE: "Das Archiv kann nicht geöffnet werden. Senden Sie ein ZIP-Archiv.",
    FILE_NOT_FETCHED: "Die Datei konnte nicht von ihrer URL heruntergeladen werden.",
    INVALID_QUERY: "Die Abfrage ist nicht gültig.",
    INVALID_WEBHOOK_URL:
      "Die Webhook-URL ist nicht zulässig. Verwenden Sie eine öffentliche https-Adresse ohne Zugangsdaten.",
    WEBHOOK_LIMIT_REACHED: "Das Konto hat bereits 20 Webhook-Endpunkte.",
    REVISION_MISMATCH:
      "Die Rechnung wurde inzwischen von jemand anderem geändert. Die neuen Werte werden angezeigt: Prüfen Sie sie und versuchen Sie es noch einmal.",
    FIELD_LIMIT_REACHED: "Das Konto hat bereits 50 eigene Felder.",
    UNSUPPORTED_VERSION: "Die angeforderte Version wird nicht unterstützt.",
    IDEMPOTENCY_KEY_REUSED: "Diese Anfrage wurde bereits mit anderem Inhalt gesendet.",
    UNAUTHORIZED: "Melden Sie sich an, um fortzufahren.",
    FORBIDDEN: "Dazu sind Sie nicht berechtigt.",
    NOT_FOUND: "Das existiert nicht mehr.",
    RATE_LIMIT_EXCEEDED: "Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es dann erneut.",
    INTERNAL_ERROR: "Auf dem Server ist etwas schiefgegangen.",
    SERVICE_UNAVAILABLE: "Der Server kann die Anfrage gerade nicht annehmen. Versuchen Sie es in Kürze erneut.",
  },
  withDetail: (sentence, detail) => `${sentence} (${detail})`,
  sessionEnded: "Die Sitzung ist beendet.",
  unreachable: "Der Server ist nicht erreichbar. Prüfen Sie, ob er läuft.",
  interrupted: "Das Hochladen wurde unterbrochen. Versuchen Sie es erneut.",
  unavailable: "Der Server kann im Moment nicht antworten. Versuchen Sie es in Kürze erneut.",
  status: (status) => `Der Server hat mit dem Status ${status} geantwortet.`,
};
