import type { Messages } from "../en/index.ts";

export const members: Messages["members"] = {
  title: "Mitglieder",
  lead: "Betrachter sehen alles, Mitglieder laden hoch und korrigieren, Inhaber verwalten auch das Konto: Schlüssel, Webhooks und Personen.",
  exportAccount: "Konto exportieren",
  invite: "Einladen",
  you: "Sie",
  roleOf: (name) => `Rolle von ${name}`,
  resetPassword: "Passwort zurücksetzen",
  newPasswordFor: (name) => `Ein neues Passwort für ${name}`,
  remove: "Entfernen",
  removeTitle: (name) => `${name} entfernen?`,
  removeText: "Die Person wird sofort abgemeldet und sieht dieses Konto nicht mehr.",
  invited: "Eingeladen",
  invitations: "Einladungen",
  invitedUntil: (role, until) => `als ${role}, bis ${until}`,
  withdraw: "Zurückziehen",
  inviteTitle: "Jemanden einladen",
  role: "Rolle",
  roleHint: "Betrachter sehen alles, Mitglieder laden hoch und korrigieren, Inhaber verwalten auch das Konto",
  makeLink: "Link erstellen",
  link: "Link",
  passOn: (until) =>
    `Geben Sie diesen Link selbst weiter. Er funktioniert einmal, bis ${until}, und wird nicht noch einmal angezeigt.`,
};
