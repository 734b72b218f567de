import type { Messages } from "../en/index.ts";

export const members: Messages["members"] = {
  title: "Membres",
  lead: "Les lecteurs peuvent consulter ; les membres peuvent importer et modifier ; les propriétaires gèrent le compte : clés, webhooks et membres.",
  exportAccount: "Exporter le compte",
  requireFactor: "Exiger un second facteur de tous les membres",
  requireFactorHint: "Les membres qui n’en ont pas peuvent seulement en configurer un d’ici là.",
  invite: "Inviter",
  you: "Vous",
  roleOf: (name) => `Rôle de ${name}`,
  resetPassword: "Réinitialiser le mot de passe",
  newPasswordFor: (name) => `Nouveau mot de passe pour ${name}`,
  remove: "Retirer",
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText: "Cette personne est aussitôt déconnectée et perd l’accès à ce compte.",
  invited: "Personnes invitées",
  invitations: "Invitations",
  invitedUntil: (role, until) => `en tant que ${role.toLowerCase()}, jusqu’au ${until}`,
  withdraw: "Retirer l’invitation",
  inviteTitle: "Inviter une personne",
  role: "Rôle",
  roleHint:
    "Les lecteurs peuvent consulter ; les membres peuvent importer et modifier ; les propriétaires gèrent le compte",
  createLink: "Créer le lien",
  link: "lien",
  sendLink: (until) =>
    `Envoyez ce lien à la personne : il fonctionne une seule fois, jusqu’au ${until}, et ne sera plus affiché.`,
};
