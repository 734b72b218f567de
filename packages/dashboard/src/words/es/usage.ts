import type { Words } from "../en/index.ts";

export const usage: Words["usage"] = {
  title: "Uso",
  lead: "Los últimos treinta días y la situación de la cuenta respecto a los límites de su plan.",
  requests: "Solicitudes a la API",
  plan: (plan) => `Plan ${plan}`,
  thisMinute: "Este minuto",
  thisHour: "Esta hora",
  usedOf: (used, limit) => `${used} de ${limit}`,
  requestsOf: (period, used, limit) => `${period}: ${used} de ${limit} solicitudes`,
  resetsAt: (time) => `Se reinicia a las ${time}`,
  documents: "Documentos por día",
  read: (documents) => `leídos: ${documents}`,
  readAndFailed: (read, failed) => `leídos: ${read}, con error: ${failed}`,
  time: "Tiempo habitual de lectura de un documento",
  seconds: (seconds) => `${seconds} s`,
  sure: "Campos clave leídos con seguridad",
  nothingRead: "nada leído",
  nothingYet: "Todavía nada en estos treinta días",
  onDay: (day, text) => `${day}: ${text}`,
};
