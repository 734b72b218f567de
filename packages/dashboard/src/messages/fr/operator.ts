import type { Messages } from "../en/index.ts";

export const operator: Messages["operator"] = {
  title: "Tous les comptes",
  lead: "Pour l’exploitant de ce serveur. L’offre fixe le nombre de requêtes d’un compte ; ses documents restent privés.",
  newPassword: "Nouveau mot de passe pour une personne",
  lostFactor: "Second facteur perdu",
  newAccount: "Nouveau compte",
  accounts: "Comptes",
  columns: { account: "Compte", members: "Membres", invoices: "Factures", plan: "Offre" },
  plans: { free: "Free", pro: "Pro", enterprise: "Enterprise" },
  opened: (id, ago) => `${id} · créé ${ago}`,
  planOf: (account) => `Offre de ${account}`,
  inviteOwner: "Inviter un propriétaire",
  export: "Exporter",
  exportAccount: (account) => `Exporter ${account}`,
  delete: "Supprimer",
  deleteTitle: (account) => `Supprimer ${account} ?`,
  deleteText:
    "Ses factures et fichiers, événements, webhooks, clés, membres et son journal d’audit sont supprimés. Cette action est irréversible.",
  hadNoFactor: (email) => `${email} n’avait pas de second facteur.`,
  factorsRemoved: (email) => `${email} n’a plus de second facteur et est déconnecté partout.`,
  removeFactors: "Retirer les seconds facteurs",
  removeFactorsText:
    "Assurez-vous que la demande vient bien de cette personne : ensuite, son mot de passe suffira. L’opération est inscrite au journal d’audit.",
  open: "Créer le compte",
  plan: "Offre",
};
