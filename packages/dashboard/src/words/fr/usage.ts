import type { Words } from "../en/index.ts";

export const usage: Words["usage"] = {
  title: "Utilisation",
  lead: "Les trente derniers jours, et la situation du compte par rapport aux limites de son offre.",
  requests: "Requêtes à l’API",
  plan: (plan) => `Offre ${plan}`,
  thisMinute: "Cette minute",
  thisHour: "Cette heure",
  usedOf: (used, limit) => `${used} sur ${limit}`,
  requestsOf: (period, used, limit) => `${period} : ${used} requêtes sur ${limit}`,
  resetsAt: (time) => `Remise à zéro à ${time}`,
  documents: "Documents par jour",
  read: (documents) => `lus : ${documents}`,
  readAndFailed: (read, failed) => `lus : ${read}, en échec : ${failed}`,
  time: "Durée habituelle de lecture d’un document",
  seconds: (seconds) => `${seconds} s`,
  sure: "Champs clés lus avec certitude",
  nothingRead: "rien de lu",
  nothingYet: "Encore rien sur ces trente jours",
  onDay: (day, text) => `${day} : ${text}`,
};
