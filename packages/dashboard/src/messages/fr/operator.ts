import type { Messages } from "../en/index.ts";

export const operator: Messages["operator"] = {
  title: "Tous les comptes",
  lead: "Pour l’exploitant de ce serveur : les comptes et le nombre de requêtes permises à chacun. Leurs documents restent privés.",
  newPassword: "Nouveau mot de passe pour une personne",
  lostFactor: "Second facteur perdu",
  newAccount: "Nouveau compte",
  accounts: "Comptes",
  columns: { account: "Compte", members: "Membres", invoices: "Factures", plan: "Requêtes" },
  limits: (perMinute: string, perHour: string) => `${perMinute} par minute, ${perHour} par heure`,
  opened: (id, ago) => `${id} · créé ${ago}`,
  planOf: (account: string) => `Requêtes permises à ${account}`,
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
  plan: "Requêtes permises",
};
