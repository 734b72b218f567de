import type { Messages } from "../en/index.ts";

export const identity: Messages["identity"] = {
  confirmIdentity: "Confirmez votre identité",
  goOn: "Continuer",
  why: "Saisissez votre mot de passe ou votre second facteur pour modifier les secrets, les clés ou les rôles. Rien ne vous sera redemandé pendant 10 minutes.",
  confirmWith: (provider) => `Confirmer avec ${provider}`,
  yourPassword: "Votre mot de passe",
  recoveryCode: "Code de secours",
  appCode: "Code de votre application d’authentification",
  useFactor: "Utiliser plutôt le second facteur",
  useRecoveryCode: "Utiliser plutôt un code de secours",
  usePasskey: "Utiliser une clé d’accès",
  passkeyUnused: "La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.",
};
