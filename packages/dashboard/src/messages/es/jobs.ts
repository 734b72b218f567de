import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const jobs: Messages["jobs"] = {
  title: "Tareas",
  lead: "Documentos pendientes de leer, de todas las cuentas, en el orden de la cola. Su contenido no se muestra.",
  which: "Estado",
  all: "Todas",
  states: { waiting: "En espera", reading: "En lectura", postponed: "Aplazada", paused: "En pausa" },
  stateWithCount: (state, count) => `${state} (${count})`,
  none: "La cola está vacía",
  noneText: "Ningún documento está en este estado.",
  columns: { document: "Documento", state: "Estado", tries: "Intentos", why: "Motivo" },
  paused: "La lectura está en pausa",
  pausedText: (since, by) =>
    `En pausa desde el ${since}, por ${by}. Los archivos subidos se aceptan y esperan en la cola.`,
  noWorker: "Ningún worker activo",
  noWorkerText: "Ningún worker ha dado señales desde hace un minuto. Inicie uno con INKVOICE_ROLE=worker.",
  pauseAll: "Pausar la lectura",
  resumeAll: "Reanudar la lectura",
  pause: "Pausar",
  resume: "Reanudar",
  tryNow: "Intentar ahora",
  until: (moment) => `hasta el ${moment}`,
  noAttempts: "ninguno",
  failed: (times) => count(times, { one: "# fallido", other: "# fallidos" }),
  withoutFile: (times) => count(times, { other: "# sin archivo" }),
  postponed: (times) => count(times, { one: "# aplazado", other: "# aplazados" }),
  interrupted: (times) => count(times, { one: "# interrumpido", other: "# interrumpidos" }),
  setbacks: {
    crash: "El proceso del worker se ha caído",
    memory: "El proceso del worker ha necesitado demasiada memoria",
    fault: "Error imprevisto",
    damaged: "El archivo guardado falta o está dañado",
    unavailable: "La base de datos o el almacenamiento no estaban disponibles",
  },
  setbackWith: (setback, detail) => `${setback} (${detail})`,
};
