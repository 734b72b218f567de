import type { Messages } from "../en/index.ts";

export const identity: Messages["identity"] = {
  confirmIdentity: "Bestätigen Sie, dass Sie es sind",
  goOn: "Weiter",
  why: "Geben Sie Ihr Passwort oder Ihren zweiten Faktor ein, um Geheimnisse, Schlüssel oder Rollen zu ändern. Danach fragen wir 10 Minuten lang nicht erneut.",
  confirmWith: (provider) => `Mit ${provider} bestätigen`,
  yourPassword: "Ihr Passwort",
  recoveryCode: "Wiederherstellungscode",
  appCode: "Code aus Ihrer Authenticator-App",
  useFactor: "Stattdessen den zweiten Faktor verwenden",
  useRecoveryCode: "Stattdessen einen Wiederherstellungscode verwenden",
  usePasskey: "Passkey verwenden",
  passkeyUnused: "Der Passkey wurde nicht verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.",
};
