import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const jobs: Messages["jobs"] = {
  title: "Aufträge",
  lead: "Dokumente aller Konten, die noch gelesen werden, in der Reihenfolge der Warteschlange. Ihr Inhalt wird nicht angezeigt.",
  which: "Welche Aufträge",
  all: "Alle",
  states: { waiting: "Wartend", reading: "Wird gelesen", "put off": "Aufgeschoben", paused: "Angehalten" },
  stateWithCount: (state, count) => `${state} (${count})`,
  none: "Nichts wartet",
  noneText: "Alle Dokumente dieser Art sind gelesen.",
  columns: { document: "Dokument", state: "Status", tries: "Versuche", why: "Grund" },
  held: "Das Lesen ist angehalten",
  heldText: (since, by) =>
    `Seit ${since} wird nichts gelesen; angehalten von ${by}. Hochgeladenes wird angenommen und wartet.`,
  nobodyReads: "Niemand liest",
  nobodyReadsText:
    "Seit einer Minute hat sich kein Prozess gemeldet, der Dokumente liest. Starten Sie einen mit INKVOICE_ROLE=worker.",
  holdAll: "Lesen anhalten",
  goOnAll: "Lesen fortsetzen",
  hold: "Anhalten",
  letGo: "Freigeben",
  tryNow: "Jetzt versuchen",
  until: (moment) => `bis ${moment}`,
  noTries: "noch keine",
  failed: (times) => count(times, { other: "# fehlgeschlagen" }),
  withoutFile: (times) => count(times, { other: "# ohne Datei" }),
  putOff: (times) => count(times, { other: "# aufgeschoben" }),
  interrupted: (times) => count(times, { other: "# unterbrochen" }),
  setbacks: {
    crash: "Der lesende Prozess ist abgestürzt",
    memory: "Der lesende Prozess brauchte zu viel Speicher",
    fault: "Ein unvorhergesehener Fehler",
    damaged: "Die gespeicherte Datei fehlt oder ist beschädigt",
    unavailable: "Datenbank oder Speicher waren nicht erreichbar",
  },
  setbackWith: (setback, detail) => `${setback} (${detail})`,
};
