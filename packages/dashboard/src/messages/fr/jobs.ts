import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const jobs: Messages["jobs"] = {
  title: "Tâches",
  lead: "Les documents en attente de lecture, de tous les comptes, dans l’ordre de la file. Leur contenu n’est pas affiché.",
  which: "Quelles tâches",
  all: "Toutes",
  states: { waiting: "En attente", reading: "En lecture", "put off": "Reportée", paused: "Suspendue" },
  stateWithCount: (state, count) => `${state} (${count})`,
  none: "Rien en attente",
  noneText: "Tous les documents de ce type ont été lus.",
  columns: { document: "Document", state: "État", tries: "Tentatives", why: "Raison" },
  held: "La lecture est suspendue",
  heldText: (since, by) =>
    `Plus rien n’est lu depuis le ${since}, à la demande de ${by}. Les fichiers importés sont acceptés et attendent.`,
  nobodyReads: "Aucun lecteur actif",
  nobodyReadsText:
    "Aucun processus de lecture ne s’est manifesté depuis une minute. Démarrez-en un avec INKVOICE_ROLE=worker.",
  holdAll: "Suspendre la lecture",
  goOnAll: "Reprendre la lecture",
  hold: "Suspendre",
  letGo: "Reprendre",
  tryNow: "Essayer maintenant",
  until: (moment) => `jusqu’au ${moment}`,
  noTries: "aucune",
  failed: (times) => count(times, { one: "# échouée", other: "# échouées" }),
  withoutFile: (times) => count(times, { other: "# sans fichier" }),
  putOff: (times) => count(times, { one: "# reportée", other: "# reportées" }),
  interrupted: (times) => count(times, { one: "# interrompue", other: "# interrompues" }),
  setbacks: {
    crash: "Le processus de lecture s’est arrêté brutalement",
    memory: "Le processus de lecture a demandé trop de mémoire",
    fault: "Une erreur imprévue",
    damaged: "Le fichier stocké manque ou est endommagé",
    unavailable: "La base de données ou le stockage était indisponible",
  },
  setbackWith: (setback, detail) => `${setback} (${detail})`,
};
