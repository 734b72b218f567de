import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const shell: Messages["shell"] = {
  skip: "Zum Inhalt springen",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  foldMenu: "Menü einklappen",
  unfoldMenu: "Menü ausklappen",
  goTo: "Suchen oder öffnen …",
  goToTip: "Suchen oder öffnen … (Strg+K)",
  lightTheme: "Zum hellen Design wechseln",
  darkTheme: "Zum dunklen Design wechseln",
  navigation: "Hauptnavigation",
  invoices: "Rechnungen",
  toReview: "Zu prüfen",
  invoicesToReview: (text) => `${text} Rechnungen zu prüfen`,
  memory: "Gemerktes je Lieferant",
  vendors: "Lieferanten",
  orders: "Bestellungen",
  exports: "Exporte",
  trash: "Papierkorb",
  developers: "Entwickler",
  keys: "API-Schlüssel",
  webhooks: "Webhooks",
  deliveries: "Zustellungen",
  usage: "Nutzung",
  documentation: "API-Dokumentation",
  account: "Konto",
  rules: "Regeln",
  reviewSettings: "Prüfeinstellungen",
  members: "Mitglieder",
  companies: "Eigene Firmen",
  audit: "Audit-Protokoll",
  profile: "Profil & Sicherheit",
  allAccounts: "Alle Konten",
  jobs: "Aufträge",
  yourAccount: (initials) => `${initials}: Ihr Konto`,
  language: "Sprache",
  signOut: "Abmelden",
  connection: {
    offline:
      "Dieses Gerät ist offline. Die Anzeige kann veraltet sein; sobald die Verbindung zurück ist, wird sie aktualisiert.",
    unreachable: "Der Server ist nicht erreichbar. Es wird weiter versucht …",
  },
  factorRequired: "Dieses Konto verlangt einen zweiten Faktor",
  factorRequiredText: "Richten Sie einen ein, um fortzufahren: eine Authenticator-App oder einen Passkey.",
  openSettings: "Einstellungen öffnen",
  notices: {
    keysCreated: (keys) => count(keys, { one: "Ein neuer API-Schlüssel", other: "# neue API-Schlüssel" }),
    keyCreatedBy: (who, name, at) =>
      `${who} hat den Schlüssel „${name}“ erstellt (${at}). Widerrufen Sie ihn, wenn das nicht beabsichtigt war.`,
    keyCreatedByOperator: (name, at) => `Der Betreiber dieses Dienstes hat den Schlüssel „${name}“ erstellt (${at}).`,
    seeKeys: "API-Schlüssel ansehen",
    signInNew: (devices) =>
      count(devices, { one: "Eine Anmeldung von einem neuen Gerät", other: "Anmeldungen von # neuen Geräten" }),
    signedInFrom: (address, at) =>
      `Jemand hat sich von ${address} mit Ihrem Zugang angemeldet (${at}). Waren Sie das nicht, ändern Sie Ihr Passwort.`,
    signInStopped: "Eine Anmeldung mit Ihrem Passwort scheiterte am zweiten Faktor",
    stoppedFrom: (address: string, at: string) =>
      `Jemand, der Ihr Passwort kennt, gab einen falschen Code ein, zuletzt von ${address} (${at}). Waren Sie das nicht, ändern Sie Ihr Passwort.`,
    changePassword: "Passwort ändern",
    dismiss: (title) => `Ausblenden: ${title}`,
    seeDeliveries: "Zustellungen ansehen",
    endpointsOff: (endpoints) =>
      count(endpoints, {
        one: "Ein Webhook-Endpunkt wurde deaktiviert",
        other: "# Webhook-Endpunkte wurden deaktiviert",
      }),
    undelivered: (events) =>
      count(events, {
        one: "# Ereignis konnte nicht zugestellt werden",
        other: "# Ereignisse konnten nicht zugestellt werden",
      }),
    exhausted: (url, reason) =>
      `${url} hat die Zustellung bei keinem der vorgesehenen Versuche angenommen (zuletzt: ${reason}). Sie können sie von Hand erneut senden.`,
    answered: (status) => `Antwort mit Status ${status}`,
    gone: (url) =>
      `${url} meldet, dass es den Endpunkt nicht mehr gibt. Ausstehende Zustellungen wurden abgebrochen; aktivieren Sie ihn wieder, sobald er zurück ist.`,
    failing: (url) =>
      `${url} ist fünf Tage lang bei jedem Versuch fehlgeschlagen. Ausstehende Zustellungen wurden abgebrochen; aktivieren Sie den Endpunkt wieder, sobald er antwortet.`,
  },
};
