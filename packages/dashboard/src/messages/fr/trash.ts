import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const trash: Messages["trash"] = {
  title: "Corbeille",
  lead: "Les factures supprimées, absentes de toutes les listes. Elles peuvent être restaurées telles quelles, jusqu’à leur suppression définitive.",
  none: "La corbeille est vide",
  atOnce: "Sur ce serveur, une facture supprimée disparaît aussitôt.",
  waits: (days) =>
    count(days, {
      one: "Une facture supprimée reste ici # jour avant sa suppression définitive.",
      other: "Une facture supprimée reste ici # jours avant sa suppression définitive.",
    }),
  list: "Factures supprimées",
  columns: { invoice: "Facture", total: "Total", deleted: "Suppression" },
  deletedBy: (ago, who) => `${ago} par ${who}`,
  goneOn: (day) => `Suppression définitive le ${day}`,
  empty: "Vider la corbeille",
  emptyTitle: "Vider la corbeille ?",
  emptyText: "Toutes les factures qu’elle contient sont supprimées avec leur fichier, sans retour possible.",
  restore: "Restaurer",
  restoreOne: (name) => `Restaurer ${name}`,
  restored: (name) => `${name} est de retour parmi les factures.`,
  discard: "Supprimer définitivement",
  discardTitle: "Supprimer définitivement cette facture ?",
  discardText: (name) => `${name} est supprimée avec son fichier, sans retour possible.`,
};
