import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const trash: Messages["trash"] = {
  title: "Corbeille",
  lead: "Factures supprimées. Vous pouvez les restaurer jusqu’à leur suppression définitive.",
  none: "La corbeille est vide",
  atOnce: "Sur ce serveur, les factures supprimées le sont définitivement et aussitôt.",
  waits: (days) =>
    count(days, {
      one: "Les factures supprimées restent ici # jour avant leur suppression définitive.",
      other: "Les factures supprimées restent ici # jours avant leur suppression définitive.",
    }),
  list: "Factures supprimées",
  columns: { invoice: "Facture", total: "Total", deleted: "Suppression" },
  deletedBy: (ago, who) => `${ago} par ${who}`,
  goneOn: (day) => `Suppression définitive le ${day}`,
  empty: "Vider la corbeille",
  emptyTitle: "Vider la corbeille ?",
  emptyText:
    "Toutes les factures de la corbeille et leurs fichiers sont supprimés définitivement. Cette action est irréversible.",
  restore: "Restaurer",
  restoreOne: (name) => `Restaurer ${name}`,
  restored: (name) => `${name} : facture restaurée.`,
  discard: "Supprimer définitivement",
  discardTitle: "Supprimer définitivement cette facture ?",
  discardText: (name) => `${name} et son fichier sont supprimés définitivement. Cette action est irréversible.`,
};
