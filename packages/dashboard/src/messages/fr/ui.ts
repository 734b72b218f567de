import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const ui: Messages["ui"] = {
  cancel: "Annuler",
  save: "Enregistrer",
  keys: { absent: "Ctrl ⌫", escape: "Échap" },
  undo: "Annuler",
  done: "Terminé",
  close: "Fermer",
  clear: "Effacer",
  actions: "Actions",
  showMore: "Afficher plus",
  copy: "Copier",
  copied: "Copié",
  copyOf: (what) => `Copier : ${what}`,
  showPassword: "Afficher ou masquer le mot de passe",
  passwordRule: "Au moins 10 caractères ; quelques mots suffisent",
  typeWord: (word) => `Saisissez ${word}`,
  email: "E-mail",
  name: "Nom",
  /** What is missing, at its input. */
  missing: {
    name: "Saisissez un nom.",
    choice: "Choisissez au moins une entrée.",
    moment: "Saisissez une date et une heure.",
    url: "Saisissez l’adresse.",
    comment: "Saisissez un commentaire.",
    column: "Choisissez une colonne.",
  },
  loading: "Chargement",
  loadFailed: "Le chargement a échoué",
  tryAgain: "Réessayer",
  requestId: "Identifiant de la requête:",
  notFoundTitle: "Page introuvable",
  notFoundText: "L’adresse est peut-être mal saisie, ou la page a été déplacée.",
  toInvoices: "Aller aux factures",
  crashTitle: "Une erreur s’est produite sur cette page",
  crashText: "Aucune donnée n’est perdue : les modifications enregistrées sont sur le serveur.",
  reload: "Recharger",
  quoted: (text) => `« ${text} »`,
  justNow: "à l’instant",
  onDay: (day) => `le ${day}`,
  enteredByPerson: "Saisi par une personne",
  confidence: (percent) => `Confiance : ${percent}`,
  days: (days) => count(days, { one: "# jour", other: "# jours" }),
};
