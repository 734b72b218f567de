import type { Words } from "../en/index.ts";

export const usage: Words["usage"] = {
  title: "Nutzung",
  lead: "Die letzten dreißig Tage und wie weit die Grenzen des Tarifs ausgeschöpft sind.",
  requests: "API-Anfragen",
  plan: (plan) => `Tarif ${plan}`,
  thisMinute: "Diese Minute",
  thisHour: "Diese Stunde",
  usedOf: (used, limit) => `${used} von ${limit}`,
  requestsOf: (period, used, limit) => `${period}: ${used} von ${limit} Anfragen`,
  resetsAt: (time) => `Beginnt neu um ${time}`,
  documents: "Dokumente pro Tag",
  read: (documents) => `${documents} gelesen`,
  readAndFailed: (read, failed) => `${read} gelesen, ${failed} fehlgeschlagen`,
  time: "Übliche Lesedauer eines Dokuments",
  seconds: (seconds) => `${seconds} s`,
  sure: "Sicher gelesene wichtige Felder",
  nothingRead: "nichts gelesen",
  nothingYet: "In diesen dreißig Tagen noch nichts",
  onDay: (day, text) => `${day}: ${text}`,
};
