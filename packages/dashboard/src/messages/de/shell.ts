import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const shell: Messages["shell"] = {
  skip: "Zum Inhalt springen",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  lightTheme: "Zum hellen Design wechseln",
  darkTheme: "Zum dunklen Design wechseln",
  navigation: "Hauptnavigation",
  invoices: "Rechnungen",
  needsLook: "Zu prüfen",
  needLook: (text) => `${text} Rechnungen zu prüfen`,
  memory: "Gelernte Lieferanten",
  trash: "Papierkorb",
  developers: "Entwickler",
  keys: "API-Schlüssel",
  webhooks: "Webhooks",
  deliveries: "Zustellungen",
  usage: "Nutzung",
  documentation: "API-Dokumentation",
  account: "Konto",
  members: "Mitglieder",
  audit: "Audit-Protokoll",
  signIn: "Anmeldung",
  allAccounts: "Alle Konten",
  jobs: "Aufträge",
  yourAccount: (initials) => `${initials}: Ihr Konto`,
  language: "Sprache",
  signOut: "Abmelden",
  connection: {
    offline:
      "Dieses Gerät ist offline. Was Sie sehen, kann veraltet sein; sobald es wieder ein Netz gibt, geht es von selbst weiter.",
    unreachable: "Der Server ist nicht erreichbar. Es wird weiter versucht …",
  },
  notices: {
    dismiss: (title) => `Ausblenden: ${title}`,
    seeDeliveries: "Zustellungen ansehen",
    endpointOff: "Ein Webhook-Endpunkt wurde abgeschaltet",
    undelivered: (events) =>
      count(events, {
        one: "Ein Ereignis konnte nicht zugestellt werden",
        other: "# Ereignisse konnten nicht zugestellt werden",
      }),
    exhausted: (url, reason) =>
      `${url} hat bei keinem der vorgesehenen Versuche angenommen, was gesendet wurde (zuletzt: ${reason}). Sie können es von Hand erneut senden.`,
    answered: (status) => `Antwort mit Status ${status}`,
    gone: (url) =>
      `${url} meldet, dass es den Endpunkt nicht mehr gibt. Ausstehende Zustellungen wurden abgebrochen; schalten Sie ihn wieder ein, sobald er zurück ist.`,
    failing: (url) =>
      `${url} hat fünf Tage lang bei jedem Versuch versagt. Ausstehende Zustellungen wurden abgebrochen; schalten Sie den Endpunkt wieder ein, sobald er antwortet.`,
  },
};
