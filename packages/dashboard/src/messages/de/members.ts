import type { Messages } from "../en/index.ts";

export const members: Messages["members"] = {
  title: "Mitglieder",
  lead: "Betrachter können ansehen, Mitglieder hochladen und bearbeiten; Inhaber verwalten das Konto: Schlüssel, Webhooks und Mitglieder.",
  exportAccount: "Konto exportieren",
  requireFactor: "Zweiten Faktor von allen Mitgliedern verlangen",
  requireFactorHint: "Mitglieder ohne zweiten Faktor können bis dahin nur diesen einrichten.",
  invite: "Einladen",
  you: "Sie",
  roleOf: (name) => `Rolle von ${name}`,
  resetPassword: "Passwort zurücksetzen",
  newPasswordFor: (name) => `Neues Passwort für ${name}`,
  remove: "Entfernen",
  removeTitle: (name) => `${name} entfernen?`,
  removeText: "Die Person wird sofort abgemeldet und verliert den Zugang zu diesem Konto.",
  invited: "Eingeladen",
  invitations: "Einladungen",
  invitedUntil: (role, until) => `als ${role}, bis ${until}`,
  withdraw: "Zurückziehen",
  inviteTitle: "Jemanden einladen",
  role: "Rolle",
  roleHint: "Betrachter können ansehen, Mitglieder hochladen und bearbeiten; Inhaber verwalten das Konto",
  createLink: "Link erstellen",
  link: "Link",
  sendLink: (until) =>
    `Senden Sie der Person diesen Link: Er funktioniert einmal, bis ${until}, und wird nicht noch einmal angezeigt.`,
};
