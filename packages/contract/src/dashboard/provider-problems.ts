/** INDEX of failures of a provider sign-in, with the message of the page. */
export const providerProblems = {
  lost: "The sign-in took too long, or was begun in another browser. Try again.",
  denied: "The provider did not let you in.",
  unavailable: "The provider cannot be reached at the moment. Try again, or sign in with a password.",
  refused: "What the provider answered could not be trusted, so nobody was signed in.",
  unverified: "The provider has not verified your address. Ask its administrator to verify it there.",
  taken:
    "A user with this address already exists. Sign in with the password, then connect the provider under Profile & security.",
  not_invited: "You are not invited yet. Ask an owner of the account for an invitation, and open its link.",
  other_address: "The provider knows you by another address than the one this is for.",
  other_person: "Somebody else is connected with this sign-in of the provider.",
  no_account: "You no longer belong to any account here.",
} as const;
export type ProviderProblem = keyof typeof providerProblems;
