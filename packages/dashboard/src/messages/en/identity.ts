/** Confirming a person's identity. */
export const identity = {
  confirmIdentity: "Confirm it's you",
  goOn: "Continue",
  why: "Enter your password or second factor to change secrets, keys or roles. We won't ask again for 10 minutes.",
  confirmWith: (provider: string) => `Confirm with ${provider}`,
  yourPassword: "Your password",
  recoveryCode: "Recovery code",
  appCode: "Code from your authenticator app",
  useFactor: "Use the second factor instead",
  useRecoveryCode: "Use a recovery code instead",
  usePasskey: "Use a passkey",
  passkeyUnused: "The passkey was not used. Try again, or choose another method.",
};
