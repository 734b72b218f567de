import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const session: Messages["session"] = {
  signIn: "Anmelden",
  password: "Passwort",
  secondFactor: "Zweiter Faktor",
  or: "oder",
  signInWith: (provider) => `Mit ${provider} anmelden`,
  forgotten:
    "Passwort vergessen? Ein Inhaber Ihres Kontos kann Ihnen unter „Mitglieder“ einen Link für ein neues Passwort erstellen.",
  notClaimed: {
    title: "Dieses Inkvoice hat noch keinen Inhaber",
    text: "Beim Start wurde ein Link mit einem einmaligen Code ausgegeben. Öffnen Sie diesen Link, um den Inhaber anzulegen: Ohne ihn kann es niemand.",
    lost: "Link verloren? Starten Sie Inkvoice neu, dann wird ein neuer ausgegeben.",
  },
  claim: {
    title: "Willkommen",
    text: "Legen Sie den Inhaber dieses Inkvoice an. Weitere Personen können Sie danach einladen.",
    submit: "Inhaber anlegen",
    company: "Firma",
    companyHint: "Optional; der Name des Kontos",
  },
  yourName: "Ihr Name",
  yourPassword: "Ihr Passwort",
  newPassword: "Neues Passwort",
  link: {
    dead: "Dieser Link funktioniert nicht mehr",
    askForNew: (reason) => `${reason} Bitten Sie einen Inhaber des Kontos um einen neuen.`,
    toSignIn: "Zur Anmeldung",
    join: "Beitreten",
    joinAccount: (account) => `${account} beitreten`,
    setPassword: "Neues Passwort festlegen",
    saveAndSignIn: "Speichern und anmelden",
    invitedAs: (role) => `eingeladen als ${role}`,
    known: "Sie haben hier bereits eine Anmeldung",
    joinWith: (provider) => `Mit ${provider} beitreten`,
  },
  settings: {
    title: "Anmeldung",
    lead: "Ihr Passwort, Ihr zweiter Faktor und wo Sie angemeldet sind.",
    changePassword: "Passwort ändern",
    currentPassword: "Aktuelles Passwort",
    changed: "Das Passwort ist geändert. Überall sonst sind Sie abgemeldet.",
    signedInHere: "Hier sind Sie angemeldet",
    signOutElsewhere: "Überall sonst abmelden",
    sessions: "Sitzungen",
    thisOne: "Diese Sitzung",
    seen: (address, ago) => `${address}, zuletzt aktiv ${ago}`,
    signOut: "Abmelden",
    browser: "Ein Browser",
    browserOn: (browser, system) => `${browser} unter ${system}`,
    leaveText: "Löscht Ihre Anmeldung in allen Konten. Ihre Korrekturen bleiben erhalten, ohne Ihren Namen.",
    leave: "Meine Anmeldung löschen",
    leaveTitle: "Anmeldung löschen?",
    leaveWarning: "Sie werden überall abgemeldet und können ohne neue Einladung nicht zurückkehren.",
  },
  provider: {
    connected: "Sie können sich damit anmelden.",
    notConnected:
      "Verbinden Sie den Dienst, um sich ohne Passwort anzumelden. Er muss Sie unter derselben Adresse kennen.",
    connect: "Verbinden",
    disconnect: "Trennen",
    disconnectTitle: (provider) => `${provider} trennen?`,
    disconnectText: "Danach melden Sie sich mit Ihrem Passwort an.",
    problems: {
      lost: "Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es erneut.",
      denied: "Der Anmeldedienst hat Sie nicht zugelassen.",
      unavailable:
        "Der Anmeldedienst ist im Moment nicht erreichbar. Versuchen Sie es erneut oder melden Sie sich mit einem Passwort an.",
      refused: "Der Antwort des Anmeldedienstes war nicht zu trauen, deshalb wurde niemand angemeldet.",
      unverified:
        "Der Anmeldedienst bürgt nicht für Ihre Adresse. Bitten Sie seinen Betreiber, Ihre Adresse dort zu bestätigen.",
      taken:
        "Es gibt bereits eine Anmeldung mit dieser Adresse. Melden Sie sich mit deren Passwort an und verbinden Sie den Dienst dann unter „Anmeldung“.",
      not_invited:
        "Sie sind noch nicht eingeladen. Bitten Sie einen Inhaber des Kontos um eine Einladung und öffnen Sie deren Link.",
      other_address: "Der Anmeldedienst kennt Sie unter einer anderen Adresse als der, um die es hier geht.",
      other_person: "Mit dieser Anmeldung des Dienstes ist jemand anderes verbunden.",
      no_account: "Sie gehören hier zu keinem Konto mehr.",
    },
  },
  factors: {
    off: "Aus",
    codesLeft: (left) => count(left, { one: "noch # Wiederherstellungscode", other: "noch # Wiederherstellungscodes" }),
    addApp: "Authenticator-App hinzufügen",
    addPasskey: "Passkey hinzufügen",
    why: "Mit einem zweiten Faktor kann sich niemand anmelden, der nur Ihr Passwort kennt. Er wird auch verlangt, bevor Geheimnisse, Schlüssel und Rollen geändert werden.",
    list: "Zweite Faktoren",
    kinds: { totp: "Authenticator-App", passkey: "Passkey" },
    added: (kind, ago) => `${kind}, hinzugefügt ${ago}`,
    addedAndUsed: (kind, ago, used) => `${kind}, hinzugefügt ${ago}, verwendet ${used}`,
    remove: "Entfernen",
    removeTitle: (name) => `${name} entfernen?`,
    removeText: "Damit ist keine Anmeldung mehr möglich. Ganz ohne zweiten Faktor genügt das Passwort allein.",
    phone: "Telefon",
    thisDevice: "Dieses Gerät",
    turnOn: "Einschalten",
    scan: "Scannen Sie den Code mit einer Authenticator-App oder geben Sie den Schlüssel dort ein.",
    qr: "Code für die Authenticator-App",
    key: "Schlüssel",
    codeNow: "Der Code, den die App jetzt zeigt",
    goOn: "Weiter",
    passkeyText:
      "Ihr Browser fragt nach Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel und bewahrt den Passkey auf.",
    nameHint: "Nur zu Ihrer eigenen Unterscheidung",
    isOn: "Der zweite Faktor ist eingeschaltet. Anderswo sind Sie abgemeldet.",
    printCodes:
      "Drucken Sie diese Wiederherstellungscodes aus oder bewahren Sie sie sicher auf. Jeder meldet Sie einmal ohne das Telefon an; sie werden nicht noch einmal angezeigt.",
    codes: "Wiederherstellungscodes",
  },
};
