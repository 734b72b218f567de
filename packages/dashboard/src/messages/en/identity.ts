/** Asking who is there. */
export const identity = {
  isItYou: "Is it you?",
  goOn: "Go on",
  why: "Secrets, keys and roles are changed only by whoever shows it again. It holds for ten minutes.",
  confirmWith: (provider: string) => `Confirm with ${provider}`,
  yourPassword: "Your password",
  recoveryCode: "Recovery code",
  appCode: "Code from your authenticator app",
  useFactor: "Use the second factor instead",
  useRecoveryCode: "Use a recovery code instead",
  usePasskey: "Use a passkey",
  passkeyUnused: "The passkey was not used. Try again, or use another way.",
};
