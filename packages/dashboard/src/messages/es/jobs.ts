import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const jobs: Messages["jobs"] = {
  title: "Tareas",
  lead: "Documentos pendientes de leer, de todas las cuentas, en el orden de la cola. Su contenido no se muestra.",
  which: "Qué tareas",
  all: "Todas",
  states: { waiting: "En espera", reading: "En lectura", "put off": "Aplazada", paused: "Detenida" },
  stateWithCount: (state, count) => `${state} (${count})`,
  none: "No hay nada en espera",
  noneText: "Se han leído todos los documentos de este tipo.",
  columns: { document: "Documento", state: "Estado", tries: "Intentos", why: "Motivo" },
  held: "La lectura está detenida",
  heldText: (since, by) =>
    `No se lee nada desde el ${since}, por orden de ${by}. Los archivos subidos se aceptan y esperan.`,
  nobodyReads: "Nadie está leyendo",
  nobodyReadsText: "Hace un minuto que no da señales ningún proceso de lectura. Inicie uno con INKVOICE_ROLE=worker.",
  holdAll: "Detener la lectura",
  goOnAll: "Reanudar la lectura",
  hold: "Detener",
  letGo: "Reanudar",
  tryNow: "Intentar ahora",
  until: (moment) => `hasta el ${moment}`,
  noTries: "ninguno",
  failed: (times) => count(times, { one: "# fallido", other: "# fallidos" }),
  withoutFile: (times) => count(times, { other: "# sin archivo" }),
  putOff: (times) => count(times, { one: "# aplazado", other: "# aplazados" }),
  interrupted: (times) => count(times, { one: "# interrumpido", other: "# interrumpidos" }),
  setbacks: {
    crash: "El proceso de lectura se ha caído",
    memory: "El proceso de lectura ha necesitado demasiada memoria",
    fault: "Un error imprevisto",
    damaged: "El archivo guardado falta o está dañado",
    unavailable: "La base de datos o el almacenamiento no estaban disponibles",
  },
  setbackWith: (setback, detail) => `${setback} (${detail})`,
};
