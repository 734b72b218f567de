import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const jobs: Messages["jobs"] = {
  title: "Tâches",
  lead: "Les documents en attente de lecture, de tous les comptes, dans l’ordre de la file. Leur contenu n’est pas affiché.",
  which: "État",
  all: "Toutes",
  states: { waiting: "En attente", reading: "En lecture", postponed: "Reportée", paused: "En pause" },
  stateWithCount: (state, count) => `${state} (${count})`,
  none: "La file d’attente est vide",
  noneText: "Aucun document n’est dans cet état.",
  columns: { document: "Document", state: "État", tries: "Tentatives", why: "Raison" },
  paused: "La lecture est en pause",
  pausedText: (since, by) =>
    `En pause depuis le ${since}, par ${by}. Les fichiers importés sont acceptés et attendent dans la file.`,
  noWorker: "Aucun worker actif",
  noWorkerText: "Aucun worker ne s’est manifesté depuis une minute. Démarrez-en un avec INKVOICE_ROLE=worker.",
  pauseAll: "Mettre la lecture en pause",
  resumeAll: "Reprendre la lecture",
  pause: "Mettre en pause",
  resume: "Reprendre",
  tryNow: "Essayer maintenant",
  until: (moment) => `jusqu’au ${moment}`,
  noAttempts: "aucune",
  failed: (times) => count(times, { one: "# échouée", other: "# échouées" }),
  withoutFile: (times) => count(times, { other: "# sans fichier" }),
  postponed: (times) => count(times, { one: "# reportée", other: "# reportées" }),
  interrupted: (times) => count(times, { one: "# interrompue", other: "# interrompues" }),
  setbacks: {
    crash: "Le processus du worker s’est arrêté brutalement",
    memory: "Le processus du worker a demandé trop de mémoire",
    fault: "Erreur imprévue",
    damaged: "Le fichier stocké manque ou est endommagé",
    unavailable: "La base de données ou le stockage était indisponible",
  },
  setbackWith: (setback, detail) => `${setback} (${detail})`,
};
