import type { Messages } from "../en/index.ts";

export const operator: Messages["operator"] = {
  title: "Alle Konten",
  lead: "Für den Betreiber dieses Servers: Konten und wie viele Anfragen jedes stellen darf. Ihre Belege bleiben privat.",
  newPassword: "Neues Passwort für eine Person",
  lostFactor: "Zweiter Faktor verloren",
  newAccount: "Neues Konto",
  accounts: "Konten",
  columns: { account: "Konto", members: "Mitglieder", invoices: "Rechnungen", plan: "Anfragen" },
  limits: (perMinute: string, perHour: string) => `${perMinute} pro Minute, ${perHour} pro Stunde`,
  opened: (id, ago) => `${id} · erstellt ${ago}`,
  planOf: (account: string) => `Erlaubte Anfragen von ${account}`,
  inviteOwner: "Inhaber einladen",
  export: "Exportieren",
  exportAccount: (account) => `${account} exportieren`,
  delete: "Löschen",
  deleteTitle: (account) => `${account} löschen?`,
  deleteText:
    "Rechnungen und Dateien, Ereignisse, Webhooks, Schlüssel, Mitglieder und das Audit-Protokoll des Kontos werden gelöscht. Das kann nicht rückgängig gemacht werden.",
  hadNoFactor: (email) => `${email} hatte keinen zweiten Faktor.`,
  factorsRemoved: (email) => `${email} hat keinen zweiten Faktor mehr und ist überall abgemeldet.`,
  removeFactors: "Zweite Faktoren entfernen",
  removeFactorsText:
    "Vergewissern Sie sich, dass die Person wirklich selbst darum bittet: Danach genügt das Passwort allein. Der Vorgang wird im Audit-Protokoll festgehalten.",
  open: "Konto erstellen",
  plan: "Erlaubte Anfragen",
};
