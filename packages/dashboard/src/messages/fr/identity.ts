import type { Messages } from "../en/index.ts";

export const identity: Messages["identity"] = {
  isItYou: "Est-ce bien vous ?",
  goOn: "Continuer",
  why: "Pour modifier les secrets, les clés et les rôles, il faut s’identifier à nouveau. Cela vaut ensuite dix minutes.",
  confirmWith: (provider) => `Confirmer avec ${provider}`,
  yourPassword: "Votre mot de passe",
  recoveryCode: "Code de secours",
  appCode: "Code de votre application d’authentification",
  useFactor: "Utiliser plutôt le second facteur",
  useRecoveryCode: "Utiliser plutôt un code de secours",
  usePasskey: "Utiliser une clé d’accès",
  passkeyUnused: "La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.",
};
