import type { Messages } from "../en/index.ts";

export const identity: Messages["identity"] = {
  isItYou: "Sind Sie es?",
  goOn: "Weiter",
  why: "Geheimnisse, Schlüssel und Rollen ändert nur, wer sich noch einmal ausweist. Das gilt dann für zehn Minuten.",
  confirmWith: (provider) => `Mit ${provider} bestätigen`,
  yourPassword: "Ihr Passwort",
  recoveryCode: "Wiederherstellungscode",
  appCode: "Code aus Ihrer Authenticator-App",
  useFactor: "Stattdessen den zweiten Faktor verwenden",
  useRecoveryCode: "Stattdessen einen Wiederherstellungscode verwenden",
  usePasskey: "Passkey verwenden",
  passkeyUnused: "Der Passkey wurde nicht verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.",
};
