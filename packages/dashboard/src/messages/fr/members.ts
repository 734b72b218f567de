import type { Messages } from "../en/index.ts";

export const members: Messages["members"] = {
  title: "Membres",
  lead: "Les lecteurs consultent, les membres importent et corrigent, les propriétaires gèrent aussi le compte : clés, webhooks et personnes.",
  exportAccount: "Exporter le compte",
  invite: "Inviter",
  you: "Vous",
  roleOf: (name) => `Rôle de ${name}`,
  resetPassword: "Réinitialiser le mot de passe",
  newPasswordFor: (name) => `Un nouveau mot de passe pour ${name}`,
  remove: "Retirer",
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText: "Cette personne est aussitôt déconnectée et ne voit plus ce compte.",
  invited: "Personnes invitées",
  invitations: "Invitations",
  invitedUntil: (role, until) => `en tant que ${role.toLowerCase()}, jusqu’au ${until}`,
  withdraw: "Retirer l’invitation",
  inviteTitle: "Inviter une personne",
  role: "Rôle",
  roleHint: "Les lecteurs consultent, les membres importent et corrigent, les propriétaires gèrent aussi le compte",
  makeLink: "Créer le lien",
  link: "lien",
  passOn: (until) =>
    `Transmettez ce lien vous-même. Il fonctionne une seule fois, jusqu’au ${until}, et ne sera plus affiché.`,
};
