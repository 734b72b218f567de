import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const jobs: Messages["jobs"] = {
  title: "Aufträge",
  lead: "Dokumente aller Konten, die auf das Lesen warten, in der Reihenfolge der Warteschlange. Ihr Inhalt wird nicht angezeigt.",
  which: "Status",
  all: "Alle",
  states: { waiting: "Wartend", reading: "Wird gelesen", postponed: "Zurückgestellt", paused: "Pausiert" },
  stateWithCount: (state, count) => `${state} (${count})`,
  none: "Die Warteschlange ist leer",
  noneText: "Kein Dokument hat diesen Status.",
  columns: { document: "Dokument", state: "Status", tries: "Versuche", why: "Grund" },
  paused: "Das Lesen ist pausiert",
  pausedText: (since, by) =>
    `Pausiert seit ${since} von ${by}. Hochgeladene Dateien werden angenommen und warten in der Warteschlange.`,
  noWorker: "Kein Worker aktiv",
  noWorkerText: "Seit einer Minute hat sich kein Worker gemeldet. Starten Sie einen mit INKVOICE_ROLE=worker.",
  pauseAll: "Lesen pausieren",
  resumeAll: "Lesen fortsetzen",
  pause: "Pausieren",
  resume: "Fortsetzen",
  tryNow: "Jetzt versuchen",
  until: (moment) => `bis ${moment}`,
  noAttempts: "noch keine",
  failed: (times) => count(times, { other: "# fehlgeschlagen" }),
  withoutFile: (times) => count(times, { other: "# ohne Datei" }),
  postponed: (times) => count(times, { other: "# zurückgestellt" }),
  interrupted: (times) => count(times, { other: "# unterbrochen" }),
  setbacks: {
    crash: "Der Worker-Prozess ist abgestürzt",
    memory: "Der Worker-Prozess brauchte zu viel Speicher",
    fault: "Unerwarteter Fehler",
    damaged: "Die gespeicherte Datei fehlt oder ist beschädigt",
    unavailable: "Datenbank oder Speicher waren nicht erreichbar",
  },
  setbackWith: (setback, detail) => `${setback} (${detail})`,
};
